/** What the shelf of saved matches says, and what is wrong with a file or a device. */
import type { FileProblem } from '../../store/saves/files.ts';
import type { SlotProblemKind } from '../../store/saves/slots.ts';

const figures = (n: number): string => n.toLocaleString('en');
const upTo = (index: number, verb: string): string =>
  index === 0 ? 'Already the first move' : `${index === 1 ? 'Move 1 reads' : `Moves 1 to ${index} read`} well. ${verb}`;

export const SAVES = {
  title: 'Saved games',
  intro: 'Every move is saved by itself. Close the tab in anger; the game waits.',
  looking: 'Looking along the shelf',
  none: 'The shelf is empty. Begin a game, and it stands here after its first breath.',
  round: 'Round',
  over: 'Over',
  worn: 'Worm',
  solo: (name: string) => `${name} against the Guard`,
  inRound: (round: number) => `Round ${round}`,
  finalTurns: 'Final turns',
  toPlay: (name: string) => `${name} to play`,
  towers: 'Four Towers',
  won: (names: string) => `${names} won`,
  shared: (names: string) => `${names} shared it`,
  guardWon: 'The Guard won',
  guard: 'The Royal Guard',
  score: (name: string, score: number) => `${name}: ${score} VP`,
  council: (n: number) => `${n} of 3 Dark Council cards have come`,
  continueIt: 'Continue',
  open: 'Open',
  look: 'Look at it',
  onTable: 'On the table',
  openNamed: (verb: string, title: string) => `${verb}: ${title}`,
  rename: (title: string) => `Rename: ${title}`,
  nameOf: 'What this match is called',
  toFile: (title: string) => `Save to a file: ${title}`,
  throwAway: (title: string) => `Throw away: ${title}`,
  thrownAway: (title: string) => `${title}: off the shelf, and gone once this sheet is closed.`,
  putBack: 'Put it back',
  arrived: (title: string) => `Taken in: ${title}.`,
  wasHere: (title: string) => `${title} was on the shelf already, at that very move.`,
  dropHere: 'Drop a saved game here, or',
  dropAnywhere: 'Let go: it goes on the shelf',
  openFile: 'Open a file',
  reading: 'Playing it through',
  unreadableTitle: 'A match that cannot be read',
  unreadableLine: 'It stays until you throw it away; a file of it can still be saved.',
  fileNoName: 'unreadable',
  when: {
    now: 'just now',
    minutes: (n: number) => (n === 1 ? '1 minute ago' : `${n} minutes ago`),
    today: (time: string) => `today, ${time}`,
    yesterday: (time: string) => `yesterday, ${time}`,
  },
  worm: {
    untouched: 'Nothing was changed.',
    kept: (n: number) =>
      n === 0
        ? 'There was nothing on the shelf to lose.'
        : n === 1
          ? 'Your saved game is as it was.'
          : `Your ${figures(n)} saved games are as they were.`,
    openUpTo: (moves: number) => `Open up to move ${moves}`,
    another: 'Another file',
    close: 'Close',
  },
  trouble: {
    tryAgain: 'Try again',
    toFile: 'Save to a file',
  },
} as const;

/** First what it is, then why it was not opened. */
export const FILE_PROBLEMS: {
  readonly [K in FileProblem['kind']]: (problem: Extract<FileProblem, { kind: K }>) => readonly [string, string];
} = {
  unreadable: () => [
    'The file stays shut',
    'Your device does not hand it over. Perhaps it was moved, or it belongs to somebody else.',
  ],
  empty: () => ['There is nothing in it', 'The file is empty: not a move, not a name.'],
  notText: () => ['This is no saved game', 'It is a picture, a programme or an archive, not a match.'],
  notJson: () => ['This is no saved game', 'It is text of some other kind, or a match that was damaged all over.'],
  notASave: () => ['This is no saved game', 'The file belongs to some other programme.'],
  cutShort: () => ['This file is cut short', 'It begins as a match and breaks off: a download that did not finish?'],
  tooLarge: ({ size, limit }) => [
    'This file is too large',
    `It counts ${figures(size)} where the longest match counts less than ${figures(limit)}.`,
  ],
  futureVersion: ({ version }) => [
    'This file comes from the future',
    `A newer game has written it (format ${version}). Load this page again while you are online, then try once more.`,
  ],
  badField: ({ field }) => ['This file has worm', `One part of it makes no sense: “${field}”.`],
  badOptions: ({ problem: { field } }) => [
    'This file has worm',
    `It does not say how the table was set: “${field}” makes no sense.`,
  ],
  badMove: ({ index, text }) => [
    'This file has worm',
    index === 0
      ? `Already its first move cannot be read: “${text}”.`
      : upTo(index, `Move ${index + 1} cannot be: “${text}”.`),
  ],
  illegalMove: ({ index }) => [
    'This file has worm',
    index === 0
      ? 'Already its first move is against the rules.'
      : upTo(index, `Move ${index + 1} is against the rules of this game.`),
  ],
  differentGame: () => [
    'This file tells another story',
    'Its moves lead elsewhere than its own check says: somebody, or something, has changed it.',
  ],
  unplayable: ({ index }) => ['This file has worm', upTo(index, 'From there on nobody could play.')],
};

/** Said on the shelf. */
export const SHELF_PROBLEMS: Readonly<Record<SlotProblemKind, string>> = {
  full: 'There is no room left on this device, so it was not kept. Nothing else was touched: throw a match away, or make room.',
  forbidden:
    'This browser lets the page keep nothing: a private window, or blocked storage. You can play, but take a file with you before you close the tab.',
  missing: 'That match is no longer here: another tab has thrown it away.',
  corrupt: 'That match cannot be read. It stays as it is.',
  failed: 'The device did not answer. Nothing was changed; try again.',
};

/** Said at the table, where the last moves are at stake. */
export const AUTOSAVE_PROBLEMS: Readonly<Record<SlotProblemKind, string>> = {
  full: 'There is no room left on this device: the last moves are not kept. Make room and try again, or save the match to a file.',
  forbidden: 'This browser lets the page keep nothing. The game goes on; save it to a file before you close the tab.',
  missing: 'The last moves are not kept. The game goes on; try again, or save it to a file.',
  corrupt: 'The last moves are not kept. The game goes on; try again, or save it to a file.',
  failed:
    'The device did not take the last moves. The game goes on and tries again with each move; or save it to a file.',
};

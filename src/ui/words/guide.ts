/** What the turn guide says when it is opened: what can be done, what the button does, what comes then. */
import type { Phase } from '../../engine/index.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const GUIDE = {
  title: 'What can I do now?',
  open: 'What can I do now? (G)',
  close: 'Close the guide (G)',
  now: 'Now',
  button: 'The button',
  lost: 'What it would cost',
  ahead: 'And then',
  locations: (n: number) => `${plural(n, 'Location takes', 'Locations take')} somebody from your Tavern`,
  rooms: (n: number) => `${plural(n, 'Tower Room takes', 'Tower Rooms take')} somebody from your Tavern`,
  monsters: (n: number, nearest: string) => `${plural(n, 'Monster', 'Monsters')} to fight; the weakest is ${nearest}`,
  council: (n: number) => `${plural(n, 'card', 'cards')} of the Dark Council to fight`,
  construct: 'Construct: build a Location',
  levelUp: 'Level up: raise a class',
  power: (heroes: string) => `The power of your ${heroes}`,
  moves: (n: number) => `${plural(n, 'meeple', 'meeples')} placed: moved or taken back freely until you confirm`,
  questReady: (quest: string) => `${quest} is met as the table stands`,
  nothing: 'Nobody in your Tavern has anything to do',
  answer: (question: string) => `A decision: ${question}`,
  waits: (name: string) => `${name} decides`,
  watch: 'Watch: something is being shown',
  over: 'The game is over',
  does: {
    confirm: 'fixes what is placed and resolves it',
    toMain: 'leaves the Development phase; nothing is built or raised',
    endTurn: 'ends the Main phase with nothing placed',
    answer: 'answers the question',
    hurry: 'skips what is being shown',
    pull: 'draws from the bag',
    count: 'lays the count on the table',
    nothing: 'waits',
  },
  notYet: (detail: string) => `waits: ${detail}`,
  noWayBack: 'What it brings to light cannot be undone.',
  phasesAhead: {
    development: 'Development: Construct and Level up',
    main: 'Main: Locations, Monsters, Rooms',
    draw: 'Draw: city, meeples, market',
    guard: 'The Royal Guard',
    over: 'The count',
  } satisfies Record<Phase, string>,
  warnNoMore: 'Do not warn me of this again',
} as const;

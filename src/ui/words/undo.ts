/** What undo and redo say: how far they go, why no further, and whose step it is. */
import type { RevealType } from '../../engine/index.ts';

const steps = (n: number): string => `${n} ${n === 1 ? 'step' : 'steps'}`;

export const UNDO = {
  /** What was brought to light; never which. */
  reveals: {
    matchStarted: 'the game began',
    councilArrived: 'the Dark Council arrived',
    questsDrawn: 'Quests were drawn',
    meeplesDrawn: 'the bag was drawn',
    monsterDrawn: 'a Monster was drawn',
    monsterRevealed: 'the city was refilled',
    roomRevealed: 'a Room was opened',
    tileRevealed: 'the market was refilled',
    questDeckReshuffled: 'the Quests were shuffled',
    guardMeeplesDrawn: 'the Guard drew from its bag',
    guardQuestKept: 'the Guard drew a Quest',
    guardQuestScored: 'the Guard turned a Quest',
    endQuestScored: 'the last Quests were turned',
  } satisfies Record<RevealType, string>,
  undo: (n: number) => `Undo, ${steps(n)} left`,
  undoTo: (n: number, what: string) => `Undo, ${steps(n)} left: back to where ${what}, no further`,
  undoNone: 'Nothing to undo yet',
  showing: 'Undo ends with what is being shown',
  ends: (what: string) => `Undo ends here: ${what}`,
  endsWhy: 'What has been seen cannot be unseen.',
  redo: (n: number) => (n === 0 ? 'Nothing to redo' : `Redo, ${steps(n)}`),
  askUndo: (name: string) => `The last step is ${name}’s. ${name} has to agree before it is taken back.`,
  askRedo: (name: string) => `The next step is ${name}’s. ${name} has to agree before it is done again.`,
  agrees: (name: string) => `${name} agrees`,
  leaveIt: 'Leave it',
  asking: 'Whose step is it?',
  dismiss: 'All right',
} as const;

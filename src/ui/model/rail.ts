/** The turn guide: phases behind, now and ahead, and the step within the one that is now. */
import type { EventType, GameState, Phase } from '../../engine/index.ts';
import { PLAY } from '../words/play.ts';

const PHASES = ['development', 'main', 'draw'] as const;

export interface RailPhase {
  readonly phase: (typeof PHASES)[number];
  readonly name: string;
  readonly when: 'done' | 'now' | 'ahead';
  /** Of the phase that is now. */
  readonly steps: readonly { readonly name: string; readonly isNow: boolean }[];
}

export interface Rail {
  readonly round: number;
  readonly phases: readonly RailPhase[];
  /** Instead of phases: the Guard's turn, the end. */
  readonly title: string | undefined;
  readonly eyes: number;
}

/** `showing`: what is being shown now, on its way to the next state. */
export function railOf(state: GameState, showing?: EventType): Rail {
  const { phase, round } = state.turn;
  const eyes = state.arrived.length;
  const at = (PHASES as readonly Phase[]).indexOf(phase);
  const title = at < 0 ? PLAY.phases[phase] : undefined;
  const phases = PHASES.map((name, i): RailPhase => {
    const when = at < 0 ? 'done' : i < at ? 'done' : i === at ? 'now' : 'ahead';
    return { phase: name, name: PLAY.phases[name], when, steps: when === 'now' ? stepsOf(state, name, showing) : [] };
  });
  return { round, phases, title, eyes };
}

function stepsOf(state: GameState, phase: (typeof PHASES)[number], showing?: EventType): RailPhase['steps'] {
  const now = stepOf(state, showing);
  return PLAY.steps[phase].map((name, i) => ({ name, isNow: i === now }));
}

const DRAW_STEP: Readonly<Partial<Record<string, number>>> = {
  overflowDistrict: 0,
  drawEffectNext: 1,
  payQuest: 1,
  discardQuest: 1,
};

const DRAW_EVENT: Readonly<Partial<Record<EventType, number>>> = {
  meeplesDrawn: 1,
  bagRefilled: 1,
  questCompleted: 1,
  questDeclined: 1,
  tileRevealed: 2,
  unitCameBack: 2,
  turnEnded: 2,
};

function stepOf({ turn, choice }: GameState, showing?: EventType): number {
  const { phase, step, assignments } = turn;
  if (phase === 'draw')
    return DRAW_STEP[choice?.kind ?? ''] ?? (showing === undefined ? 0 : (DRAW_EVENT[showing] ?? 0));
  if (step === 'assigning') return 0;
  if (phase === 'development') {
    const isBuilt = assignments.every(({ place, resolved }) => place !== 'capitol:construct' || resolved);
    return choice?.kind === 'buildLocation' || !isBuilt ? 1 : 2;
  }
  const isResolved = assignments.every(({ resolved }) => resolved);
  return choice?.kind === 'cleanUpNext' || (isResolved && choice === undefined) ? 2 : 1;
}

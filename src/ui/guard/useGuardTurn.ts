/** The Guard's turn as it is being shown: what has been told of it, the step that is on, and how much there is. */
import { useMemo } from 'react';
import type { Telling } from '../../content/words/telling.ts';
import type { Director } from '../../director/director.ts';
import type { Shot } from '../../director/stage.ts';
import type { Engine } from '../../engine/index.ts';
import type { MatchState } from '../../store/match.ts';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { NO_STAGE } from '../hud/useAction.ts';
import { usePart } from '../kit/usePart.ts';
import { type GuardStep, type GuardTurn, guardTurns } from '../model/guardStory.ts';

export interface ShownTurn {
  /** As far as it has been told. */
  readonly turn: GuardTurn;
  readonly step: GuardStep;
  /** From 1. */
  readonly stepNo: number;
  readonly steps: number;
  /** From 1, or 0 while no meeple is at work. */
  readonly meepleNo: number;
  readonly meeples: number;
  /** The table rests until the player goes on. */
  readonly isWaiting: boolean;
  /** It has been shown before. */
  readonly isAgain: boolean;
}

export function useGuardTurn(director: Director | undefined): ShownTurn | undefined {
  const { engine } = useTable();
  const telling = useTelling();
  const state = useMatchPart((all) => all);
  const shot = usePart(director?.onStage ?? NO_STAGE, (on) => on.shot);
  return useMemo(() => shownTurn(engine, state, shot, telling), [engine, state, shot, telling]);
}

/** Undefined while nothing of the Guard is shown. */
export function shownTurn(
  engine: Engine,
  state: MatchState,
  shot: Shot | undefined,
  telling: Telling,
): ShownTurn | undefined {
  const { events, timeline, shown, again } = state;
  if (timeline.length === 0 || shot === undefined) return undefined;
  const isGuards = shot.after.turn.phase === 'guard' && shown.guard !== undefined;
  if (!isGuards) return undefined;
  const told = events.length - timeline.length + shot.events.length;
  const from = events.findLastIndex(({ type }, i) => type === 'guardTurnStarted' && i < told);
  if (from < 0) return undefined;
  const end = events.findIndex(({ type }, i) => type === 'guardTurnEnded' && i > from);
  const all = events
    .slice(from, end < 0 ? undefined : end + 1)
    .map((event, i) => ({ index: from + i, event: engine.viewEvent(event) }));
  const turn = guardTurns(all.slice(0, told - from), telling)[0];
  const whole = guardTurns(all, telling)[0];
  const step = turn?.steps[turn.steps.length - 1];
  if (turn === undefined || whole === undefined || step === undefined) return undefined;
  const meeple = step.meeple === undefined ? -1 : turn.drawn.indexOf(step.meeple);
  return {
    turn,
    step,
    stepNo: turn.steps.length,
    steps: whole.steps.length,
    meepleNo: meeple + 1,
    meeples: turn.drawn.length,
    isWaiting: shot.waitsForGo,
    isAgain: again !== undefined,
  };
}

/** The big button's model and its deed, the same for click and key. */
import { useCallback, useEffect } from 'react';
import type { Director } from '../../director/director.ts';
import type { GameState } from '../../engine/index.ts';
import { usePart } from '../kit/usePart.ts';
import { type Action, actionOf, type Loss, type PromptAnswer, warningOf } from '../model/action.ts';
import { buildAnswer, builtOption } from '../model/build.ts';
import { answerOf, type Prompt, promptOf } from '../model/prompt.ts';
import { type Pick, pickFor } from './hudStore.ts';
import { useLooking, useMatchPart, useTable, useTelling } from './table.ts';

/** What is being shown changes more than the draft that is being made. */
function isStoryWaiting(truth: GameState, shown: GameState, waiting: number): boolean {
  if (waiting === 0) return false;
  const isDraft = truth.turn.step === 'assigning' && truth.choice === undefined && truth.outcome === undefined;
  return !(
    isDraft &&
    shown.turn.step === 'assigning' &&
    shown.turn.number === truth.turn.number &&
    shown.turn.phase === truth.turn.phase
  );
}

export interface Deciding {
  readonly prompt: Prompt | undefined;
  readonly pick: Pick;
  readonly isBusy: boolean;
}

/** The question that is on the table, once everything before it has been shown. */
export function useDeciding(): Deciding {
  const { hud, ui } = useTable();
  const truth = useMatchPart((state) => state.truth);
  const shown = useMatchPart((state) => state.shown);
  const waiting = useMatchPart((state) => state.timeline.length);
  const looking = useLooking();
  const curtain = usePart(ui.store, (state) => state.curtain);
  const telling = useTelling();
  const isBusy = isStoryWaiting(truth, shown, waiting);
  const seat = looking ?? (curtain === undefined ? truth.choice?.seat : undefined);
  const prompt = isBusy ? undefined : promptOf(truth, seat, telling);
  const given = usePart(hud.store, (state) => pickFor(state, truth.choice));
  const pick =
    given.option === undefined && prompt?.suggested !== undefined ? { ...given, option: prompt.suggested } : given;
  return { prompt, pick, isBusy };
}

export interface Acting {
  readonly action: Action;
  readonly act: () => void;
  /** Said about this very position, and waiting for a second press. */
  readonly warning: Loss | undefined;
}

export function useAction(director: Director | undefined): Acting {
  const { engine, match, hud, look, bags } = useTable();
  const { prompt, pick, isBusy } = useDeciding();
  const truth = useMatchPart((state) => state.truth);
  const looking = useLooking();
  const telling = useTelling();
  const waitsForGo = useWaitsForGo(director);
  const isInvited = usePart(bags.news, ({ inviting }) => inviting !== undefined);
  const warned = usePart(hud.store, (state) => state.warned);
  const answer: PromptAnswer | undefined =
    prompt === undefined
      ? undefined
      : prompt.choice.kind === 'buildLocation'
        ? buildAnswer(engine.catalog, pick)
        : answerOf(prompt, pick.option, telling);
  const action = actionOf(engine, truth, { telling, looking, isBusy, waitsForGo, isInvited, answer });
  const step = `${truth.turn.number}/${truth.turn.phase}`;

  const act = useCallback(() => {
    switch (action.does) {
      case 'hurry':
        if (waitsForGo) director?.hurry();
        else director?.skip();
        return;
      case 'pull':
        bags.pull();
        return;
      case 'answer': {
        const option = prompt?.choice.kind === 'buildLocation' ? builtOption(pick) : pick.option;
        if (action.isReady && prompt !== undefined && option !== undefined) {
          match.submit({ type: 'choose', seat: prompt.choice.seat, option });
        }
        return;
      }
      case 'confirm': {
        if (action.pointAt !== undefined) {
          hud.point(action.pointAt);
          look(action.pointAt);
          return;
        }
        const loss = warned?.step === step ? undefined : warningOf(engine, truth, hud.store.getState().muted);
        if (loss !== undefined) {
          hud.warn(step, truth, loss);
          return;
        }
        match.submit({ type: 'confirm', seat: truth.turn.seat });
        return;
      }
      case 'count':
        hud.openCount();
        return;
      default:
    }
  }, [action, bags, director, engine, hud, look, match, pick, prompt, step, truth, waitsForGo, warned]);

  useEffect(() => {
    // What was pointed at has been mended, or is another turn's.
    if (action.pointAt === undefined) hud.point(undefined);
  }, [action.pointAt, hud]);
  useEffect(() => {
    if (truth.turn.number <= 1) hud.unmute();
  }, [truth.turn.number, hud]);
  return { action, act, warning: warned?.about === truth ? warned.loss : undefined };
}

function useWaitsForGo(director: Director | undefined): boolean {
  return usePart(director?.onStage ?? NO_STAGE, ({ shot }) => shot?.waitsForGo === true);
}

/** Before the table is drawn nothing is played. */
export const NO_STAGE: Director['onStage'] = {
  getState: () => ({ shot: undefined }),
  getInitialState: () => ({ shot: undefined }),
  setState: () => {},
  subscribe: () => () => {},
};

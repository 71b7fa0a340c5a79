/** Whether confirming now would bring something hidden to light: from there on there is no way back. */
import { canUndoPast } from '../../engine/index.ts';
import { perState } from './memo.ts';

/** Says that, and nothing of what. */
export const revealsOnConfirm = perState((engine, state): boolean => {
  if (state.turn.step !== 'assigning' || state.choice !== undefined || state.outcome !== undefined) return false;
  const result = engine.apply(state, { type: 'confirm', seat: state.turn.seat });
  return result.ok && !canUndoPast(result.value);
});

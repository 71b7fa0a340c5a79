/** Takes a step back or does it again, the same for button and key: explains where it ends, asks whose step it is. */
import { undoLimit } from '../../store/history.ts';
import { type Way, whoMustAgree } from '../model/undo.ts';
import type { Table } from './table.ts';

export function takeStep(way: Way, { engine, match, ui, hud }: Table): void {
  const state = match.store.getState();
  if (way === 'undo' && undoLimit(state)?.why === 'revealed') {
    hud.noteUndo({ kind: 'limit', epoch: state.epoch, moves: state.intents.length });
    return;
  }
  const seat = whoMustAgree(engine, state, ui.store.getState().looking, way);
  if (seat !== undefined) {
    hud.noteUndo({ kind: 'ask', way, seat, epoch: state.epoch, moves: state.intents.length });
    return;
  }
  hud.noteUndo(undefined);
  if (way === 'undo') match.undo();
  else match.redo();
}

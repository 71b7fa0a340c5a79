/** Keeps what the hand over the table has said last: what it holds, where it may go, why not. */
import { createStore } from 'zustand/vanilla';
import type { MeepleId, Refusal } from '../engine/index.ts';
import type { DropSpot, HandPort, HandState, LitSpot } from './ports.ts';

/** The commands of the scene's hand that matter here; others may be told too. */
export type HandCommand =
  | { readonly type: 'lift'; readonly pieces: readonly MeepleId[] }
  | { readonly type: 'light'; readonly targets: readonly LitSpot[] }
  | { readonly type: 'hover'; readonly spot: DropSpot | undefined }
  | {
      readonly type: 'refuse';
      readonly when?: 'lift' | 'hover' | 'drop';
      readonly pieces: readonly MeepleId[];
      readonly spot: DropSpot | undefined;
      readonly refusal: Refusal;
    }
  | { readonly type: 'springHome'; readonly pieces: readonly MeepleId[] }
  | { readonly type: 'release'; readonly pieces: readonly MeepleId[] }
  | { readonly type: 'submit'; readonly pieces: readonly MeepleId[] }
  | { readonly type: 'inspect'; readonly piece: MeepleId }
  | { readonly type: 'focus'; readonly piece: MeepleId | undefined }
  | { readonly type: 'preview' | 'lasso' };

export interface HandNews extends HandPort {
  hear(command: HandCommand): void;
}

const EMPTY: HandState = { held: [], targets: [], hover: undefined, refused: undefined, focus: undefined };

export function createHandNews(onInspect: (piece: MeepleId) => void = () => {}): HandNews {
  const store = createStore<HandState>(() => EMPTY);
  let refusals = 0;
  let isDropRefused = false;
  const letGo = (pieces: readonly MeepleId[]): void => {
    const held = store.getState().held.filter((piece) => !pieces.includes(piece));
    store.setState(held.length === 0 ? { held, targets: [], hover: undefined } : { held });
  };
  return {
    store,
    hear: (command) => {
      switch (command.type) {
        case 'lift': {
          const { held } = store.getState();
          const lifted = command.pieces.filter((piece) => !held.includes(piece));
          isDropRefused = false;
          store.setState({ held: [...held, ...lifted], refused: undefined });
          return;
        }
        case 'light':
          store.setState({ targets: command.targets });
          return;
        case 'hover':
          // What is let go over a wrong place leaves it at once, but the reason is still to be read.
          store.setState(
            isDropRefused && command.spot === undefined
              ? { hover: undefined }
              : { hover: command.spot, refused: undefined },
          );
          return;
        case 'refuse': {
          const { when, pieces, spot, refusal } = command;
          refusals += 1;
          isDropRefused = when === 'drop';
          store.setState({ refused: { pieces, spot, refusal, count: refusals } });
          return;
        }
        case 'springHome':
        case 'release':
        case 'submit':
          letGo(command.pieces);
          return;
        case 'focus':
          store.setState({ focus: command.piece });
          return;
        case 'inspect':
          onInspect(command.piece);
          return;
        default:
      }
    },
  };
}

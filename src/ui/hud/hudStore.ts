/** What lies open over the table and what is picked in the prompt: the interface's own memory, gone with the table. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReferenceId } from '../../content/rules/rule.ts';
import type { Choice, GameState, PlaceId, Seat } from '../../engine/index.ts';
import type { Loss, LossKind } from '../model/action.ts';
import type { AnchorName } from '../ports.ts';

export const PANELS = ['log', 'lens', 'rules', 'menu', 'settings', 'keys', 'recap', 'guide'] as const;
export type Panel = (typeof PANELS)[number];

export interface Pick {
  /** A pick counts for this very question only. */
  readonly choice: Choice | undefined;
  readonly option: string | undefined;
  readonly tile: string | undefined;
  readonly slot: string | undefined;
}

/** Said at the undo button about the match as it stood: gone with the next move. */
export type UndoNote = { readonly epoch: number; readonly moves: number } & (
  | { readonly kind: 'limit' }
  | { readonly kind: 'ask'; readonly way: 'undo' | 'redo'; readonly seat: Seat }
);

export interface HudState {
  readonly panel: Panel | undefined;
  readonly rule: ReferenceId | undefined;
  readonly pick: Pick;
  /** The step whose losses have been said: it is not warned of twice. */
  readonly warned: { readonly step: string; readonly about: GameState; readonly loss: Loss } | undefined;
  /** Nobody wants to hear of these in this match. */
  readonly muted: ReadonlySet<LossKind>;
  readonly undoNote: UndoNote | undefined;
  /** The count lies on the table, once there is one. */
  readonly isCountOpen: boolean;
  /** The place that the button has pointed at. */
  readonly pointed: PlaceId | undefined;
  /** Where the keyboard is, out on the table. */
  readonly focused: Focused | undefined;
}

export interface Focused {
  readonly at: AnchorName;
  readonly words: string;
}

export interface Hud {
  readonly store: StoreApi<HudState>;
  open(panel: Panel): void;
  toggle(panel: Panel): void;
  close(): void;
  openRule(rule: ReferenceId): void;
  pick(choice: Choice, pick: Partial<Omit<Pick, 'choice'>>): void;
  warn(step: string, about: GameState, loss: Loss): void;
  mute(kind: LossKind): void;
  /** Another match: everything is worth a warning again. */
  unmute(): void;
  point(place: PlaceId | undefined): void;
  noteUndo(note: UndoNote | undefined): void;
  openCount(): void;
  closeCount(): void;
  focus(focused: Focused | undefined): void;
}

export const NO_PICK: Pick = { choice: undefined, option: undefined, tile: undefined, slot: undefined };

export function createHud(): Hud {
  const store = createStore<HudState>(() => ({
    panel: undefined,
    rule: undefined,
    pick: NO_PICK,
    warned: undefined,
    muted: new Set<LossKind>(),
    undoNote: undefined,
    isCountOpen: true,
    pointed: undefined,
    focused: undefined,
  }));
  const get = store.getState;
  return {
    store,
    open: (panel) => store.setState({ panel }),
    toggle: (panel) => store.setState({ panel: get().panel === panel ? undefined : panel }),
    close: () => store.setState({ panel: undefined }),
    openRule: (rule) => store.setState({ panel: 'rules', rule }),
    pick: (choice, pick) => {
      const before = pickFor(get(), choice);
      store.setState({ pick: { ...before, ...pick, choice } });
    },
    warn: (step, about, loss) => {
      store.setState({ warned: { step, about, loss } });
      // Every turn ends with a draw: who has read it once knows.
      if (loss.kind === 'reveal') store.setState({ muted: new Set([...get().muted, 'reveal']) });
    },
    mute: (kind) => store.setState({ muted: new Set([...get().muted, kind]), warned: undefined }),
    unmute: () => store.setState({ muted: new Set<LossKind>(), warned: undefined }),
    point: (pointed) => store.setState({ pointed }),
    noteUndo: (undoNote) => store.setState({ undoNote }),
    openCount: () => store.setState({ isCountOpen: true }),
    closeCount: () => store.setState({ isCountOpen: false }),
    focus: (focused) => store.setState({ focused }),
  };
}

export function pickFor({ pick }: HudState, choice: Choice | undefined): Pick {
  return pick.choice === choice ? pick : NO_PICK;
}

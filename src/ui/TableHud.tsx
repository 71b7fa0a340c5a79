/** Everything of the interface over a table on which a match is played: the one thing to mount. */
import type { Director } from '../director/director.ts';
import type { FocusName } from '../director/focus.ts';
import type { Engine } from '../engine/index.ts';
import type { Match } from '../store/match.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { Ui } from '../store/ui.ts';
import type { Anchors, Faces, HandPort, Insets } from './ports.ts';

export type TableHudProps = {
  readonly match: Match;
  readonly engine: Engine;
  /** Undefined until the table is drawn. */
  readonly director: Director | undefined;
  readonly settings: SettingsStore;
  readonly ui: Ui;
  readonly anchors: Anchors;
  readonly faces: Faces;
  /** What the hand over the table does, from `createHandNews`; without it nothing is said at places. */
  readonly hand?: HandPort;
  /** The camera looks there. */
  readonly onLook?: (at: FocusName) => void;
  readonly onInsets?: (insets: Insets) => void;
  /** Back to the title; the match is kept. */
  readonly onLeave: () => void;
};

export function TableHud(_props: TableHudProps) {
  return null;
}

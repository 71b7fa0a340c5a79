/** Lights the table for whoever is chosen in words: the same places, marked the same, as for a piece in the hand. */
import { type Engine, type PlaceId, readPlace } from '../engine/index.ts';
import type { PlaceMarks } from '../scene/places/placeMarks.ts';
import type { Match } from '../store/match.ts';
import { liftableMeeples, previewAt, targetsOf } from '../store/selectors/places.ts';
import type { Ui } from '../store/ui.ts';

export interface LightParts {
  readonly engine: Engine;
  readonly match: Match;
  readonly ui: Ui;
  readonly marks: Pick<PlaceMarks, 'hear'>;
}

export function lightSelection({ engine, match, ui, marks }: LightParts): () => void {
  let isLit = false;
  const light = (): void => {
    const { truth } = match.store.getState();
    const { selection, hover } = ui.store.getState();
    const [meeple] = selection;
    if (meeple === undefined || !liftableMeeples(engine, truth).has(meeple)) {
      if (isLit) marks.hear({ type: 'light', targets: [] });
      isLit = false;
      return;
    }
    const targets = [...targetsOf(engine, truth, meeple)].map((spot) => {
      const preview = previewAt(engine, truth, meeple, spot);
      return { spot, status: preview.ok ? preview.value : undefined };
    });
    const spot = hover !== undefined && readPlace(hover) !== undefined ? (hover as PlaceId) : undefined;
    isLit = true;
    marks.hear({ type: 'hover', spot });
    marks.hear({ type: 'light', targets });
  };
  const stopUi = ui.store.subscribe((state, before) => {
    if (state.selection !== before.selection || (isLit && state.hover !== before.hover)) light();
  });
  const stopMatch = match.store.subscribe((state, before) => {
    if (isLit && state.truth !== before.truth) light();
  });
  return () => {
    stopUi();
    stopMatch();
  };
}

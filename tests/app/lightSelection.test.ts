import { expect, it } from 'vitest';
import { lightSelection } from '../../src/app/lightSelection.ts';
import { createPlaceMarks } from '../../src/scene/places/placeMarks.ts';
import { createMatch } from '../../src/store/match.ts';
import { createUi } from '../../src/store/ui.ts';
import { ADA, ENGINE, given, meeple } from '../ui/scene.ts';

it('lights what takes the chosen meeple, and nothing once it is placed', () => {
  const match = createMatch(ENGINE);
  const ui = createUi();
  const state = given({ phase: 'development', players: [{ tavern: { peasant: 2 } }, {}] });
  match.startFrom(state);
  const marks = createPlaceMarks({ truth: () => match.store.getState().truth, viewer: () => ADA });
  const stop = lightSelection({ engine: ENGINE, match, ui, marks });
  const peasant = meeple(state, 'peasant');
  ui.select([peasant]);
  expect(marks.lit().map(({ spot }) => spot)).toContain('capitol:construct');
  ui.hover('capitol:construct');
  expect(marks.lit().find(({ spot }) => spot === 'capitol:construct')?.mark).toBe('here');
  match.submit({ type: 'placeMeeple', seat: ADA, meeple: peasant, to: 'capitol:construct' });
  ui.select([]);
  expect(marks.lit()).toEqual([]);
  stop();
});

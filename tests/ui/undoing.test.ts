import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/index.ts';
import { createMatch } from '../../src/store/match.ts';
import { createUi } from '../../src/store/ui.ts';
import { createHud } from '../../src/ui/hud/hudStore.ts';
import type { Table } from '../../src/ui/hud/table.ts';
import { takeStep } from '../../src/ui/hud/undoing.ts';
import type { Loss } from '../../src/ui/model/action.ts';
import { ADA, BRUNO, ENGINE, given, meeple } from './scene.ts';

function sitDown(looking: Seat) {
  const match = createMatch(ENGINE);
  const ui = createUi();
  const hud = createHud();
  match.startFrom(given({ players: [{ tavern: { peasant: 2 }, bag: { peasant: 6 } }, {}] }));
  ui.look(looking);
  const table = { engine: ENGINE, match, ui, hud } as unknown as Table;
  return { match, ui, hud, table, state: () => match.store.getState(), note: () => hud.store.getState().undoNote };
}

const placeOne = ({ match, state }: ReturnType<typeof sitDown>): void => {
  const { truth } = state();
  const [to] = ENGINE.targets(truth, meeple(truth, 'peasant'));
  if (to === undefined) throw new Error('the Peasant has nowhere to go');
  match.submit({ type: 'placeMeeple', seat: ADA, meeple: meeple(truth, 'peasant'), to });
};

describe('a step back', () => {
  it('is simply taken where it is one’s own, and done again', () => {
    const sitting = sitDown(ADA);
    placeOne(sitting);
    takeStep('undo', sitting.table);
    expect(sitting.state().intents).toEqual([]);
    takeStep('redo', sitting.table);
    expect(sitting.state().intents).toHaveLength(1);
    expect(sitting.note()).toBeUndefined();
  });

  it('of somebody else is asked for first', () => {
    const sitting = sitDown(BRUNO);
    placeOne(sitting);
    takeStep('undo', sitting.table);
    expect(sitting.state().intents).toHaveLength(1);
    expect(sitting.note()).toMatchObject({ kind: 'ask', way: 'undo', seat: ADA, moves: 1 });
  });

  it('past a reveal is explained, not taken', () => {
    const sitting = sitDown(ADA);
    sitting.match.submit({ type: 'confirm', seat: ADA });
    const { truth, lastReveal } = sitting.state();
    expect(lastReveal.length).toBeGreaterThan(0);
    takeStep('undo', sitting.table);
    expect(sitting.state().truth).toBe(truth);
    expect(sitting.note()).toMatchObject({ kind: 'limit' });
  });
});

describe('a warning', () => {
  const loss = (kind: Loss['kind']): Loss => ({ kind, words: 'a pity', rule: 'T7', isGrave: true });

  it('of the last way back is said once in a match, any other until nobody wants it', () => {
    const { hud, state } = sitDown(ADA);
    hud.warn('1/main', state().truth, loss('units'));
    expect(hud.store.getState()).toMatchObject({ muted: new Set(), warned: { step: '1/main' } });
    hud.mute('units');
    expect(hud.store.getState()).toMatchObject({ muted: new Set(['units']), warned: undefined });
    hud.warn('1/main', state().truth, loss('reveal'));
    expect(hud.store.getState().muted).toEqual(new Set(['units', 'reveal']));
    hud.unmute();
    expect(hud.store.getState().muted).toEqual(new Set());
  });
});

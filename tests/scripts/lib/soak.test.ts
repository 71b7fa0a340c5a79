import { describe, expect, it } from 'vitest';
import { brokenPromise, wrongCity, wrongLedger, wrongMeeples } from '../../../scripts/lib/invariants.ts';
import { MODES, modeName, modeOf } from '../../../scripts/lib/modes.ts';
import { soakJob } from '../../../scripts/lib/soakGame.ts';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, type GameState, type MeepleId, type PlayerState } from '../../../src/engine/index.ts';

const engine = createEngine(CATALOG);
const state = engine.setup({ seed: 'soak', seats: 2, towers: true });
const player = state.players[0] as PlayerState;
const withPlayer = (patch: Partial<PlayerState>): GameState => ({
  ...state,
  players: [{ ...player, ...patch }, ...state.players.slice(1)],
});

describe('soaking', () => {
  it('every mode comes up', () => {
    const names = new Set(Array.from({ length: 64 }, (_, game) => modeName(modeOf(game))));
    expect(names).toEqual(new Set(MODES.map(modeName)));
    expect(names.size).toBe(22);
  });

  it('a few games of every mode keep every promise', () => {
    expect(soakJob({ seed: 'test', from: 0, to: 8 }).failures).toEqual([]);
  });

  it('a good position breaks nothing', () => {
    expect(brokenPromise(engine, state)).toBeUndefined();
  });

  it('P1 a lost, doubled or misplaced meeple is found', () => {
    const [first, ...rest] = player.tavern as [MeepleId, ...MeepleId[]];
    expect(wrongMeeples(withPlayer({ tavern: rest }))).toContain(`meeple ${first}`);
    expect(wrongMeeples(withPlayer({ bag: [...player.bag, first] }))).toContain('is in 2 places');
    const { peasant, mage } = state.supply;
    const swapped = { ...state, supply: { ...state.supply, peasant: mage, mage: peasant } };
    expect(wrongMeeples(swapped)).toContain('the supply of peasant holds');
  });

  it('VP that nobody booked are found', () => {
    expect(wrongLedger(withPlayer({ score: 3 }))).toBe('seat 0 has 3 VP and 0 in the ledger');
  });

  it('a crowded district is found', () => {
    const castle = ([1, 2, 3, 3] as const).map((slot, i) => ({ ...state.monsters.castle[0], id: `m${i}`, slot }));
    const crowded = { ...state, monsters: { ...state.monsters, castle } } as unknown as GameState;
    expect(wrongCity(crowded)).toContain('castle holds 4 Monsters');
  });
});

/** Every refusal the engine has: said at the lift or over the place, and nothing has happened. */
import { describe, expect, it } from 'vitest';
import type { GameState, MeepleId } from '../../../src/engine/index.ts';
import { HOME } from '../../../src/scene/drag/model.ts';
import { MODES, optionsOf, positions } from '../../support/games.ts';
import { ENGINE } from '../../support/match.ts';
import { MEETINGS, type Meeting, type Who } from '../../support/refusedDrops.ts';
import { EngineTable } from './support/engineTable.ts';
import { ofType } from './support/fakeTable.ts';

const LORDS = 'location:house-of-lords';

function meet({ from, before, hand }: Meeting): EngineTable {
  const table = new EngineTable(from);
  for (const deed of before) {
    if (deed === 'confirm') table.act({ type: 'confirm' });
    else table.drag(meepleOf(table, deed.drag), deed.to);
  }
  table.seat = hand;
  return table;
}

const meepleOf = (table: EngineTable, { kind, area, seat }: Who): MeepleId => table.find(kind, area, seat);

describe('refused', () => {
  for (const [code, meeting] of Object.entries(MEETINGS)) {
    if (typeof meeting === 'string') continue;
    const { when, piece, to } = meeting;
    it(`${code}: said ${when === 'lift' ? 'at the lift' : 'over the place and on the drop'}, nothing submitted, nothing changed`, () => {
      const table = meet(meeting);
      const dragged = meepleOf(table, piece);
      const { truth } = table;
      table.said.length = 0;
      table.drag(dragged, to);
      expect(table.intents()).toEqual([]);
      expect(table.truth).toBe(truth);
      const said = table.refusals(when);
      expect(said).toMatchObject([{ code }]);
      expect(said[0]?.rules.length).toBeGreaterThan(0);
      if (when === 'lift') {
        expect(ofType(table.said, 'lift')).toEqual([]);
        return;
      }
      expect(table.refusals('hover')).toEqual(said);
      expect(ofType(table.said, 'springHome')).toEqual([{ type: 'springHome', pieces: [dragged], why: 'refused' }]);
      expect(ofType(table.said, 'light')[0]?.targets.map(({ spot }) => spot)).not.toContain(to);
    });
  }

  it('alreadyThere and home are set down in silence', () => {
    const table = new EngineTable(
      ENGINE.scenario({ phase: 'main', players: [{ tavern: { peasant: 1 } }, {}], monsters: {} }),
    );
    const peasant = table.find('peasant');
    table.drag(peasant, HOME);
    table.drag(peasant, LORDS);
    table.drag(peasant, LORDS);
    expect(ofType(table.said, 'refuse')).toEqual([]);
    expect(table.intents()).toHaveLength(1);
    expect(ofType(table.said, 'springHome').map(({ why }) => why)).toEqual(['setDown', 'setDown']);
  });
});

describe('whole games, every piece tried over every place', () => {
  it('meet no refusal that is not shown at the table or reasoned away', () => {
    const met = new Set<string>();
    for (const mode of MODES.slice(0, 6)) {
      for (const state of positions(optionsOf(mode, 'refused'), 12)) {
        const { rules } = new EngineTable(state);
        for (const piece of tried(state)) {
          const refusal = rules.liftRefusal(piece);
          if (refusal !== undefined) met.add(refusal.code);
          else for (const spot of rules.places()) met.add(rules.refusal([piece], spot)?.code ?? 'fine');
        }
      }
    }
    const known = Object.entries(MEETINGS).flatMap(([code, meeting]) => (typeof meeting === 'string' ? [] : [code]));
    expect(met.size).toBeGreaterThan(12);
    expect([...met].filter((code) => !['fine', 'alreadyThere', ...known].includes(code))).toEqual([]);
  });
});

/** Everything that a hand can get hold of, and one of each kind that it cannot. */
function tried({ players, turn, supply }: GameState): readonly MeepleId[] {
  const out = turn.assignments.flatMap(({ meeples }) => meeples.map(({ id }) => id));
  return [...out, ...players.flatMap(({ tavern, lodgings }) => [...tavern, ...lodgings]), ...supply.mage.slice(0, 1)];
}

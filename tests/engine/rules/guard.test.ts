/** G2 to G4 and G12: the Guard's turn, the first empty spot that fits, the prestige area, the sword. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { GUARD_SPOTS, type GuardSpotId, type Kind, kindOf } from '../../../src/engine/index.ts';
import { deployments, givenSolo, guard, guardDraws, guardTurn, guardVp } from '../../support/guard.ts';
import { ENGINE, kindCounts } from '../../support/match.ts';

/** Orders that touch neither city nor sword, so that a turn can be read off the board alone. */
const QUIET = { castle: 'dispatch', villages: 'muster', cathedral: 'parade', university: 'tithe' };
const spotsOf = (kind: Kind): GuardSpotId[] =>
  CATALOG.guard.spots.filter(({ fits }) => fits.includes(kind)).map(({ id }) => id);

describe('G2 the Guard’s turn', () => {
  it('G2 comes after each turn of the player', () => {
    const match = givenSolo({ guard: { orders: QUIET } });
    match.finishTurn('first').finishTurn('first');
    const turns = match.events().filter(({ type }) => type === 'turnEnded' || type === 'guardTurnStarted');
    expect(turns.map(({ type }) => type)).toEqual(['turnEnded', 'guardTurnStarted', 'turnEnded', 'guardTurnStarted']);
    expect(match.state.turn).toMatchObject({ seat: 0, phase: 'development', step: 'assigning', round: 4 });
  });

  it('G2 two meeples are drawn and resolved in the order drawn', () => {
    const match = guardTurn(givenSolo({ guard: { orders: QUIET } }), 'cleric', 'peasant');
    expect(deployments(match)).toEqual([
      ['cleric', '2-3'],
      ['peasant', '2-1'],
    ]);
    expect(match.event('guardMeeplesDrawn')).toMatchObject({ wanted: 2, cause: { by: 'rule', id: 'G2' } });
    expect(guard(match).board.map(({ spot, meeple }) => [kindOf(meeple), spot])).toEqual(deployments(match));
    expect(guard(match).bag).toHaveLength(8);
  });

  it('G2 drawn meeples stand ready until each has its spot', () => {
    const { state } = givenSolo({ phase: 'main', guard: { orders: QUIET } });
    const result = ENGINE.apply(state, { type: 'confirm', seat: state.turn.seat });
    if (!result.ok) throw new Error(result.error.code);
    const ready = result.value
      .filter(({ event }) => event.type === 'guardMeeplesDrawn' || event.type === 'guardMeepleDeployed')
      .map((step) => guard(step).summoned.length);
    expect(ready).toEqual([2, 1, 0]);
  });

  it('G2 with two Units drawn the sword turns clockwise', () => {
    const match = guardTurn(givenSolo({ guard: { orders: QUIET, favored: 'university' } }), 'mage', 'cleric');
    expect(match.event('swordTurned')).toMatchObject({
      from: 'university',
      to: 'castle',
      cause: { by: 'rule', id: 'G2' },
    });
    expect(match.event('guardTurnEnded')).toMatchObject({ unitsDrawn: 2 });
  });

  it('G2 with a Unit and a Corruption it does not', () => {
    const match = guardTurn(givenSolo({ guard: { orders: QUIET } }), 'mage', 'corruption');
    expect(match.events('swordTurned').map(({ cause }) => cause)).toEqual([{ by: 'spot', id: '1-1' }]);
    expect(match.event('guardTurnEnded')).toMatchObject({ unitsDrawn: 1 });
  });

  it('G2 the sword goes all the way round', () => {
    const seen = ['castle', 'villages', 'cathedral', 'university'] as const;
    for (const [i, favored] of seen.entries()) {
      const match = guardTurn(givenSolo({ guard: { orders: QUIET, favored } }), 'mage', 'cleric');
      expect(guard(match).favored).toBe(seen[(i + 1) % 4]);
    }
  });

  it('G2 meeples stay on their spots from turn to turn', () => {
    const first = guardTurn(givenSolo({ guard: { orders: QUIET } }), 'peasant', 'cleric');
    const second = guardTurn(first, 'peasant', 'mage');
    expect(guard(second).board.map(({ spot }) => spot)).toEqual(['2-1', '2-3', '2-2', '3-1']);
  });
});

describe('G3 the first empty spot that fits', () => {
  it('G3 the known matches: Peasant 2-1 and 2-2, Cleric 2-3, Warrior 3-2', () => {
    expect(spotsOf('peasant').slice(0, 2)).toEqual(['2-1', '2-2']);
    expect(spotsOf('cleric')[0]).toBe('2-3');
    expect(spotsOf('warrior')[0]).toBe('3-2');
    for (const spot of ['1-1', '1-2', '1-3'] as const) expect(spotsOf('corruption')).toContain(spot);
  });

  it('G3 the board has fifteen spots, read like a page', () => {
    expect(CATALOG.guard.spots.map(({ id }) => id)).toEqual([...GUARD_SPOTS]);
  });

  const cases = (['corruption', 'peasant', 'mage', 'cleric', 'knight', 'warrior'] as const).flatMap((kind) =>
    spotsOf(kind).map((spot, i) => [kind, spot, spotsOf(kind).slice(0, i)] as const),
  );

  it.each(cases)('G3 %s goes to %s once %j are taken', (kind, spot, taken) => {
    const match = guardDraws([kind, kind === 'corruption' ? 'knight' : 'corruption'], {
      guard: { orders: QUIET, board: Object.fromEntries(taken.map((id) => [id, kind])) },
    });
    expect(match.events('guardMeepleDeployed')[0]).toMatchObject({ spot, passed: taken });
  });

  it('G3 whoever stands on a spot takes it, whatever its kind', () => {
    const match = guardDraws(['peasant', 'corruption'], {
      guard: { orders: QUIET, board: { '2-2': 'knight', '2-1': 'peasant' } },
    });
    expect(deployments(match)[0]).toEqual(['peasant', spotsOf('peasant')[2]]);
  });
});

describe('G4 the prestige area', () => {
  it.each(['ranger', 'paladin', 'shaman'] as const)('G4 a %s goes there, and 2 more meeples are drawn', (kind) => {
    const match = guardTurn(
      givenSolo({ guard: { orders: QUIET, bag: { [kind]: 1, peasant: 3, mage: 2, corruption: 2 } } }),
      kind,
      'peasant',
      'mage',
      'peasant',
    );
    expect(match.events('guardMeeplesDrawn').map(({ cause, meeples }) => [cause.id, meeples.length])).toEqual([
      ['G2', 2],
      ['G4', 2],
    ]);
    expect(deployments(match)).toEqual([
      [kind, 'prestige'],
      ['peasant', '2-1'],
      ['mage', spotsOf('mage')[0]],
      ['peasant', spotsOf('peasant').find((spot) => spot !== '2-1' && spot !== spotsOf('mage')[0])],
    ]);
    expect(kindCounts(guard(match).prestigeArea)).toEqual({ [kind]: 1 });
  });

  it('G4 it has no limit', () => {
    const match = guardDraws(['ranger', 'corruption', 'corruption', 'knight'], {
      guard: { orders: QUIET, prestigeArea: { ranger: 2, paladin: 2, shaman: 1 } },
    });
    expect(guard(match).prestigeArea).toHaveLength(6);
  });

  it('G4 a prestige Unit and those it draws count for the sword', () => {
    const match = guardDraws(['ranger', 'corruption', 'corruption', 'knight'], { guard: { orders: QUIET } });
    expect(match.event('guardTurnEnded')).toMatchObject({ unitsDrawn: 2 });
    expect(match.events('swordTurned').at(-1)).toMatchObject({ cause: { by: 'rule', id: 'G2' } });
  });

  it('G4 what waits comes before what it draws', () => {
    const match = guardDraws(['shaman', 'cleric', 'peasant', 'corruption'], { guard: { orders: QUIET } });
    expect(deployments(match).map(([kind]) => kind)).toEqual(['shaman', 'cleric', 'peasant', 'corruption']);
  });
});

describe('G12 no spot, no bag', () => {
  const all = (kind: Kind) => Object.fromEntries(spotsOf(kind).map((spot) => [spot, kind]));

  it('G12 a meeple without a spot stands beside the board, and the Guard scores 1 VP', () => {
    const match = guardDraws(['mage', 'corruption'], { guard: { orders: QUIET, board: all('mage') } });
    expect(deployments(match)[0]).toEqual(['mage', 'beside']);
    expect(match.event('guardFoundNothing')).toEqual({
      type: 'guardFoundNothing',
      sought: 'spot',
      cause: { by: 'rule', id: 'G12' },
    });
    expect(guardVp(match)).toBe(1);
    expect(kindCounts(guard(match).beside)).toEqual({ mage: 1 });
  });

  it('G12 it goes back into the bag with the next return', () => {
    const beside = guardDraws(['mage', 'corruption'], {
      guard: { orders: QUIET, board: { ...all('mage'), '1-2': 'corruption', '1-3': 'corruption' } },
    });
    expect(guard(beside).bag).toEqual([]);
    const match = guardTurn(beside);
    const [returned] = match.events('guardBoardReturned');
    expect(returned).toMatchObject({ cause: { by: 'rule', id: 'G12' } });
    expect(kindCounts(returned?.meeples ?? [])).toEqual({ mage: spotsOf('mage').length + 1, corruption: 3 });
    expect(guard(match).beside).toEqual([]);
  });

  it('G12 an empty bag takes the board back before the draw', () => {
    const match = guardTurn(
      givenSolo({ guard: { orders: QUIET, bag: {}, board: { '2-1': 'peasant', '2-3': 'cleric', '3-1': 'mage' } } }),
      'cleric',
      'mage',
    );
    const [returned, drawn] = match
      .events()
      .filter(({ type }) => type === 'guardBoardReturned' || type === 'guardMeeplesDrawn');
    expect(returned).toMatchObject({ type: 'guardBoardReturned', cause: { by: 'rule', id: 'G12' } });
    expect(drawn).toMatchObject({ type: 'guardMeeplesDrawn', wanted: 2 });
    expect(deployments(match)).toEqual([
      ['cleric', '2-3'],
      ['mage', spotsOf('mage')[0]],
    ]);
  });

  it('G12 a bag that runs dry in the middle of a draw does the same, the drawn meeple apart', () => {
    const match = guardTurn(
      givenSolo({ guard: { orders: QUIET, bag: { cleric: 1 }, board: { '2-1': 'peasant', '2-3': 'cleric' } } }),
      'cleric',
      'peasant',
    );
    expect(kindCounts(match.event('guardBoardReturned').meeples)).toEqual({ peasant: 1, cleric: 1 });
    const draws = match.events('guardMeeplesDrawn').map(({ meeples, wanted }) => [meeples.map(kindOf), wanted]);
    expect(draws).toEqual([
      [['cleric'], 2],
      [['peasant'], 1],
    ]);
    expect(deployments(match)).toEqual([
      ['cleric', '2-3'],
      ['peasant', '2-1'],
    ]);
  });

  it('G12 with nothing to draw at all the turn ends', () => {
    const match = guardTurn(givenSolo({ guard: { bag: {} } }));
    expect(match.events('guardMeeplesDrawn')).toEqual([]);
    expect(match.event('guardTurnEnded')).toMatchObject({ unitsDrawn: 0 });
  });
});

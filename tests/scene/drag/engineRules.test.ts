import { describe, expect, it } from 'vitest';
import { kindOf, type Seat } from '../../../src/engine/index.ts';
import { HOME } from '../../../src/scene/drag/model.ts';
import { POSITIONS } from '../../support/positions.ts';
import { EngineTable } from './support/engineTable.ts';
import { ofType } from './support/fakeTable.ts';

const LORDS = 'location:house-of-lords';
const YARD = 'location:splinter-yard';
const TREE_BEAST = 'monster:tree-beast';
const SKELETON = 'monster:skeleton';

const mainPhase = () =>
  new EngineTable({
    phase: 'main',
    players: [{ tavern: { peasant: 3, warrior: 2, corruption: 1 } }, { tavern: { knight: 1 } }],
    monsters: { villages: ['tree-beast'], cathedral: ['skeleton'] },
  });

describe('dragging on the real rules', () => {
  it('a Peasant to the House of Lords is placed there', () => {
    const table = mainPhase();
    const peasant = table.find('peasant');
    table.drag(peasant, LORDS);
    expect(table.intents()).toEqual([{ type: 'placeMeeple', seat: 0, meeple: peasant, to: LORDS }]);
    expect(table.truth.turn.assignments).toMatchObject([{ place: LORDS, meeples: [{ id: peasant }] }]);
    expect(table.refusals('drop')).toEqual([]);
  });

  it('lights exactly what the engine calls legal, each with what it would mean', () => {
    const table = mainPhase();
    const warrior = table.find('warrior');
    table.pieceClick(warrior);
    const [lit] = ofType(table.said, 'light');
    expect(lit?.targets.map(({ spot }) => spot)).toEqual(table.engine.targets(table.truth, warrior));
    const beast = lit?.targets.find(({ spot }) => spot === TREE_BEAST);
    expect(beast?.status).toMatchObject({ combat: { value: 1, strength: 5 }, isComplete: false });
  });

  it('a piece of the draft goes on to another place, or home', () => {
    const table = mainPhase();
    const peasant = table.find('peasant');
    table.drag(peasant, LORDS);
    table.drag(peasant, YARD);
    expect(table.intents().at(-1)).toEqual({ type: 'placeMeeple', seat: 0, meeple: peasant, to: YARD });
    table.drag(peasant, HOME);
    expect(table.intents().at(-1)).toEqual({ type: 'takeBack', seat: 0, meeple: peasant });
    expect(table.truth.turn.assignments).toEqual([]);
  });

  it('click and click, and the keyboard, end in the same intents as the drag', () => {
    const [dragged, clicked, keyed] = [mainPhase(), mainPhase(), mainPhase()];
    const peasant = dragged.find('peasant');
    dragged.drag(peasant, YARD);
    clicked.pieceClick(peasant);
    clicked.click(clicked.spotPoint(YARD));
    keyed.state = { ...keyed.state, focus: peasant };
    keyed.give({ type: 'key', key: 'lift' });
    for (let i = 0; i < 20; i++) {
      const { state } = keyed;
      if (state.name === 'carrying' && state.held.hover === YARD) break;
      keyed.give({ type: 'key', key: 'next' });
    }
    keyed.give({ type: 'key', key: 'drop' });
    expect(clicked.intents()).toEqual(dragged.intents());
    expect(keyed.intents()).toEqual(dragged.intents());
    expect(keyed.truth).toEqual(dragged.truth);
  });

  it('an undo in the middle of a drag leaves the piece in the hand and the rules right', () => {
    const table = mainPhase();
    const peasant = table.find('peasant');
    table.drag(peasant, LORDS);
    table.press({ x: peasant * 10, y: 700 });
    table.give({ type: 'pointerMove', pointer: 1, kind: 'mouse', ...table.spotPoint(YARD), roomBelow: 500 });
    table.match.undo();
    table.give({ type: 'stateChanged' });
    expect(table.state.name).toBe('dragging');
    table.give({ type: 'pointerUp', pointer: 1, kind: 'mouse', ...table.spotPoint(LORDS), roomBelow: 500 });
    expect(table.truth.turn.assignments).toMatchObject([{ place: LORDS }]);
  });

  it('a confirmed step takes what is held out of the hand', () => {
    const table = new EngineTable({
      players: [{ tavern: { peasant: 2 }, bag: { peasant: 6 } }],
      phase: 'main',
      monsters: {},
    });
    const peasant = table.find('peasant');
    table.pieceClick(peasant);
    table.act({ type: 'confirm' });
    expect(ofType(table.said, 'release')).toEqual([{ type: 'release', pieces: [peasant] }]);
    expect(table.state.name).toBe('idle');
  });

  it('another seat’s hand lifts nothing', () => {
    const table = mainPhase();
    table.seat = 1 as Seat;
    table.drag(table.find('peasant'), LORDS);
    expect(table.refusals('lift')).toMatchObject([{ code: 'notYourTurn', facts: { activeSeat: 0 } }]);
    expect(table.rules.liftable()).toEqual([]);
    expect(table.rules.targets([table.find('peasant')])).toEqual([]);
  });
});

describe('several at once on the real rules', () => {
  it('all of them, or none and the reason', () => {
    const table = new EngineTable({ players: [{ tavern: { peasant: 3 } }], monsters: {} });
    const [a, b, c] = table.all('peasant');
    if (a === undefined || b === undefined || c === undefined) throw new Error('Three Peasants are needed');
    expect(table.rules.targets([a, b])).toContain('capitol:construct');
    expect(table.rules.targets([a, b, c])).not.toContain('capitol:construct');
    expect(table.rules.refusal([a, b, c], 'capitol:construct')).toMatchObject({ code: 'constructFull' });
    table.pieceClick(a, { adds: true });
    table.pieceClick(b, { adds: true });
    table.drag(c, 'capitol:construct', { adds: true });
    expect(table.refusals('drop')).toMatchObject([{ code: 'constructFull', rules: ['D1'] }]);
    expect(table.truth.turn.assignments).toEqual([]);
  });

  it('previews what all of them would make of a place', () => {
    const table = mainPhase();
    const [first, second] = table.all('warrior');
    if (first === undefined || second === undefined) throw new Error('Two Warriors are needed');
    expect(table.rules.preview([first, second], TREE_BEAST)).toMatchObject({ combat: { value: 2, strength: 5 } });
    expect(table.rules.preview([first], TREE_BEAST)).toMatchObject({ combat: { value: 1 } });
    expect(table.rules.preview([first], HOME)).toBeUndefined();
  });

  it('whoever is there already stays; a Warrior goes before the Peasant it calls (C5)', () => {
    const table = new EngineTable(POSITIONS.warriorsCall);
    const [warrior, other] = table.all('warrior');
    const called = table.find('peasant', 'lodgings');
    if (warrior === undefined || other === undefined) throw new Error('Two Warriors are needed');
    expect(
      table.rules.intents([called, warrior], TREE_BEAST).map((intent) => 'meeple' in intent && intent.meeple),
    ).toEqual([warrior, called]);
    table.drag(warrior, TREE_BEAST);
    expect(table.rules.intents([warrior, other], TREE_BEAST)).toEqual([
      { type: 'placeMeeple', seat: 0, meeple: other, to: TREE_BEAST },
    ]);
    table.drag(called, TREE_BEAST);
    expect(table.rules.targets([called, warrior])).toContain(HOME);
    expect(table.rules.intents([called, warrior], HOME)).toHaveLength(1);
    expect(table.rules.intents([called, warrior], 'monster:ghoul')).toHaveLength(2);
  });
});

describe('where a double-click sends a meeple', () => {
  it('to the place that it completes', () => {
    const table = mainPhase();
    table.doubleClick(table.find('peasant'));
    const [intent] = table.intents();
    expect(intent).toMatchObject({ type: 'placeMeeple' });
    if (intent?.type !== 'placeMeeple') throw new Error('Nothing was placed');
    expect(table.engine.status(table.truth, intent.to).isComplete).toBe(true);
  });

  it('rather to a place that has been begun', () => {
    const table = new EngineTable({
      phase: 'main',
      built: { 'castle-inner': 'rallying-stump' },
      players: [{ tavern: { peasant: 1, knight: 1 } }],
      monsters: {},
    });
    table.drag(table.find('knight'), 'location:rallying-stump');
    table.doubleClick(table.find('peasant'));
    expect(table.intents().at(-1)).toMatchObject({ to: 'location:rallying-stump' });
  });

  it('else to the one that it brings furthest', () => {
    const table = new EngineTable({
      phase: 'main',
      players: [{ tavern: { warrior: 3 } }],
      monsters: { villages: ['tree-beast'], cathedral: ['skeleton'] },
    });
    const strengths = [TREE_BEAST, SKELETON].map(
      (place) => table.engine.status(table.truth, place as typeof TREE_BEAST).combat?.strength ?? 0,
    );
    expect(strengths[0]).toBeGreaterThan(strengths[1] ?? 0);
    table.doubleClick(table.find('warrior'));
    expect(table.intents()).toMatchObject([{ to: SKELETON }]);
  });

  it('home, if it stands in the draft', () => {
    const table = mainPhase();
    const peasant = table.find('peasant');
    table.drag(peasant, LORDS);
    table.doubleClick(peasant);
    expect(table.intents().at(-1)).toEqual({ type: 'takeBack', seat: 0, meeple: peasant });
  });

  it('nowhere, if it would be of no use', () => {
    const table = mainPhase();
    const corruption = table.find('corruption');
    expect(kindOf(corruption)).toBe('corruption');
    table.doubleClick(corruption);
    expect(table.intents()).toEqual([]);
    expect(ofType(table.said, 'springHome')).toHaveLength(1);
  });

  it('in the Development phase to the Capitol', () => {
    const table = new EngineTable({ players: [{ tavern: { peasant: 1, warrior: 1 }, score: 9 }], monsters: {} });
    table.doubleClick(table.find('peasant'));
    table.doubleClick(table.find('warrior'));
    expect(table.intents()).toMatchObject([{ to: 'capitol:construct' }, { to: 'capitol:levelUp' }]);
  });
});

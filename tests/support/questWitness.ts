/** Sees the effects of a completed Quest: of a Triggered one once, of an Ongoing one in each Draw phase. */
import { expect } from 'vitest';
import { type Effect, type EffectOf, type EffectOp, kindOf, type QuestCard } from '../../src/engine/index.ts';
import { givenMatch, type Match } from './match.ts';
import { SPARE_HAND } from './questParts.ts';
import type { Scene } from './questScenes.ts';

type Witness<Op extends EffectOp> = (effect: EffectOf<Op>, quest: QuestCard, scene: Scene) => void;

/** The scene, with the Quest paid for. */
export function completed(quest: QuestCard, scene: Scene): Match {
  const match = scene.play();
  if (quest.cost.length > 0) {
    expect(match.choice).toMatchObject({ kind: 'payQuest', seat: 0, quest: quest.id });
    match.choose('accept');
  }
  return match;
}

/** The rest of the turn in which the scene plays, if there is any. */
export function toEndOfTurn(match: Match): Match {
  return match.state.turn.seat === 0 ? match.finishTurn('first') : match;
}

const byQuest = ({ id }: QuestCard) => ({ by: 'quest', id });

/** Discards that a draw asks for, from the hand. */
function discards(match: Match, n: number): void {
  for (let left = n; left > 0; left--) {
    expect(match.choice).toMatchObject({ kind: 'discardQuest', seat: 0, left });
    match.choose(SPARE_HAND[left - 1] ?? '');
  }
  expect(match.state.questDiscard).toHaveLength(n);
}

function returnsFromTavern({ kind, n }: EffectOf<'returnToSupply'>, quest: QuestCard, scene: Scene): void {
  const match = completed(quest, scene);
  const returned = match.events('meeplesReturned').filter(({ cause }) => cause.id === quest.id);
  expect(returned.map(({ from, meeples }) => [from, meeples.map(kindOf)])).toEqual([['tavern', Array(n).fill(kind)]]);
  for (const id of returned.flatMap(({ meeples }) => meeples)) expect(match.state.supply[kind]).toContain(id);
}

function mayReturn({ kind, n }: EffectOf<'returnToSupply'>, quest: QuestCard, scene: Scene): void {
  for (const [answer, back] of [['accept', n] as const, ['decline', 0] as const]) {
    const match = completed(quest, scene);
    const before = match.supply(kind);
    expect(match.choice).toMatchObject({ kind: 'mayReturn', seat: 0, cause: byQuest(quest) });
    match.choose(answer);
    expect(match.supply(kind)).toBe(before + back);
  }
}

const ONCE: { readonly [Op in EffectOp]?: Witness<Op> } = {
  gainUnit: ({ kind, n }, quest, scene) => {
    const match = completed(quest, scene);
    const gained = match.events('meeplesGained').filter(({ cause }) => cause.id === quest.id);
    const ids = gained.flatMap(({ meeples }) => meeples);
    expect(ids.map(kindOf)).toEqual(Array(n).fill(kind));
    toEndOfTurn(match);
    for (const id of ids) expect(match.player(0).lodgings).toContain(id);
  },
  returnToSupply: (effect, quest, scene) =>
    effect.optional ? mayReturn(effect, quest, scene) : returnsFromTavern(effect, quest, scene),
  drawQuests: ({ draw, discard }, quest, scene) => {
    const match = completed(quest, scene);
    expect(match.events('questsDrawn')).toMatchObject([{ seat: 0, n: draw, cause: byQuest(quest) }]);
    discards(match, discard);
    expect(match.player(0).hand).toHaveLength(SPARE_HAND.length + draw - discard);
  },
  drawMeeples: ({ n }, quest, scene) => {
    const match = toEndOfTurn(completed(quest, scene));
    const draws = match.events('meeplesDrawn').filter(({ seat }) => seat === 0);
    if (scene.phase === 'main') {
      expect(match.events('drawIncreased')).toMatchObject([{ seat: 0, n, cause: byQuest(quest) }]);
      expect(draws).toMatchObject([{ wanted: 4 + n }]);
    } else {
      const extra = draws.filter(({ cause }) => cause.id === quest.id);
      expect(extra.flatMap(({ meeples }) => meeples)).toHaveLength(n);
    }
  },
};

/** A Draw phase of somebody who completed this Quest in an earlier turn. */
const laterDraw = (quest: QuestCard): Match =>
  givenMatch({
    phase: 'main',
    players: [{ completed: [quest.id], bag: { peasant: 12 }, lodgings: { knight: 3, mage: 3 }, hand: SPARE_HAND }],
    questDeck: ['let-it-rot', 'village-fete', 'court-of-oak'],
  }).confirm();

const EACH_DRAW_PHASE: { readonly [Op in EffectOp]?: Witness<Op> } = {
  drawMeeples: ({ n }, quest) => {
    const match = laterDraw(quest);
    expect(match.player(0).tavern).toHaveLength(4 + n);
    expect(match.events('meeplesDrawn').map(({ wanted, cause }) => [wanted, cause.id])).toEqual([
      [4, 'W5'],
      [n, quest.id],
    ]);
  },
  drawQuests: ({ draw, discard }, quest) => {
    const match = laterDraw(quest);
    expect(match.events('questsDrawn')).toMatchObject([{ seat: 0, n: draw, cause: byQuest(quest) }]);
    discards(match, discard);
    expect(match.player(0).hand).toHaveLength(SPARE_HAND.length + draw - discard);
  },
  lodgingsToBag: ({ self }, quest) => {
    const match = laterDraw(quest);
    for (let left = self; left > 0; left--) {
      expect(match.choice).toMatchObject({ kind: 'lodgingsToBag', seat: 0, left, options: ['mage', 'knight', 'done'] });
      match.choose('mage');
    }
    expect(match.state.turn.seat).toBe(1);
    expect(match.count(0, 'bag', 'mage')).toBe(self);
    expect(match.count(0, 'lodgings', 'mage')).toBe(3 - self);
    const none = laterDraw(quest).choose('done');
    expect(none.count(0, 'lodgings', 'mage')).toBe(3);
    expect(none.state.turn.seat).toBe(1);
  },
};

type Table = { readonly [Op in EffectOp]?: Witness<Op> };

function witness(table: Table, effect: Effect, quest: QuestCard, scene: Scene): void {
  const see = table[effect.op] as ((effect: Effect, quest: QuestCard, scene: Scene) => void) | undefined;
  if (see === undefined) throw new Error(`Nothing here sees ${effect.op} of ${quest.id}`);
  see(effect, quest, scene);
}

export const seeOnce = (effect: Effect, quest: QuestCard, scene: Scene) => witness(ONCE, effect, quest, scene);
export const seeEachDrawPhase = (effect: Effect, quest: QuestCard, scene: Scene) =>
  witness(EACH_DRAW_PHASE, effect, quest, scene);

/** Short of the condition: nothing is asked, nothing completed, nothing scored, to the end of the turn. */
export function seeNothing(quest: QuestCard, scene: Scene): void {
  const match = scene.play();
  expect(match.choice?.kind, scene.name).not.toBe('payQuest');
  toEndOfTurn(match);
  expect(match.events('questCompleted'), scene.name).toEqual([]);
  expect(match.player(0).hand, scene.name).toContain(quest.id);
  expect(match.player(0).ledger.quests, scene.name).toBeUndefined();
}

/** Met: completed, out of the hand, VP at once. */
export function seeCompleted(quest: QuestCard, scene: Scene): void {
  const match = completed(quest, scene);
  expect(match.events('questCompleted')).toEqual([{ type: 'questCompleted', seat: 0, quest: quest.id }]);
  expect(match.player(0).ledger.quests).toBe(quest.vp);
  expect(match.player(0).hand).not.toContain(quest.id);
  expect(match.player(0).completed.map((done) => done.quest)).toEqual([quest.id]);
}

/** Its cost is asked for, taken from those who took part, and may be refused. */
export function seeCost(quest: QuestCard, scene: Scene): void {
  for (const cost of quest.cost) {
    if (cost.op !== 'returnToSupply') throw new Error(`Nothing here sees ${cost.op} as a cost`);
    const match = completed(quest, scene);
    const paid = match.events('meeplesReturned').filter(({ cause }) => cause.id === quest.id);
    expect(paid.flatMap(({ meeples }) => meeples).map(kindOf)).toEqual(Array(cost.n).fill(cost.kind));
    const declined = toEndOfTurn(scene.play().choose('decline'));
    expect(declined.events('questCompleted')).toEqual([]);
    expect(declined.events('meeplesReturned')).toEqual([]);
    expect(declined.player(0).hand).toContain(quest.id);
  }
}

import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  type GameEvent,
  type Intent,
  kindOf,
  type MatchOptions,
  ownedKinds,
  type Seat,
} from '../../../src/engine/index.ts';
import { createMatch } from '../../../src/store/match.ts';
import { inSlices, playAgain } from '../../../src/store/record/replay.ts';
import { statisticsOf } from '../../../src/store/record/statistics.ts';
import { verifyMatch } from '../../../src/store/record/verify.ts';
import { engine } from '../../support/games.ts';
import { botRng, matchOf, playOn } from '../support/playing.ts';

const OPTIONS: MatchOptions = { seed: 'record', seats: 3, towers: true };

function finished(options: MatchOptions = OPTIONS) {
  const match = matchOf(options);
  const rng = botRng(`record-${options.seats}`);
  while (match.store.getState().truth.outcome === undefined) playOn(match, rng, 50);
  return match.store.getState();
}

const DONE = finished();

describe('a finished match', () => {
  it('is verified by playing its seed and its moves again', async () => {
    const verdict = await verifyMatch(engine, DONE);
    expect(verdict).toEqual({ isSame: true, moves: DONE.intents.length, print: fingerprint(DONE.truth) });
  });

  it('is not itself any more once a point is added', async () => {
    const players = DONE.truth.players.map((player, seat) =>
      seat === 0 ? { ...player, score: player.score + 1 } : player,
    );
    const verdict = await verifyMatch(engine, { ...DONE, truth: { ...DONE.truth, players } });
    expect(verdict).toMatchObject({ isSame: false, why: 'different', found: fingerprint(DONE.truth) });
  });

  it('is not itself with another seed, with a move left out or with a move made up', async () => {
    const reseeded = { ...DONE.truth, options: { ...DONE.truth.options, seed: 'forged' } };
    expect((await verifyMatch(engine, { ...DONE, truth: reseeded })).isSame).toBe(false);
    const at = DONE.intents.findIndex(({ type }) => type === 'confirm');
    const without = DONE.intents.filter((_, i) => i !== at);
    expect((await verifyMatch(engine, { ...DONE, intents: without })).isSame).toBe(false);
    const madeUp: Intent[] = [{ type: 'choose', seat: 0 as Seat, option: 'a crown' }, ...DONE.intents];
    expect(await verifyMatch(engine, { ...DONE, intents: madeUp })).toMatchObject({ why: 'refused', move: 1 });
  });

  it('lets the page breathe while it is played again', async () => {
    let pauses = 0;
    let clock = 0;
    const end = await inSlices(playAgain(engine, { options: OPTIONS, intents: DONE.intents }), () => {}, {
      sliceMs: 10,
      now: () => (clock += 1),
      pause: async () => {
        pauses += 1;
      },
    });
    expect(end.ok).toBe(true);
    expect(pauses).toBeGreaterThan(5);
  });
});

describe('the statistics of a match', () => {
  const told = (event: GameEvent['type'], seat: number): number =>
    DONE.events.filter((each) => each.type === event && 'seat' in each && each.seat === seat).length;

  it('end where the match ended, and never lose a point on the way', async () => {
    const statistics = await statisticsOf(engine, { options: OPTIONS, intents: DONE.intents });
    const { outcome, turn } = DONE.truth;
    const last = statistics?.samples.at(-1);
    expect(last).toMatchObject({ isEnd: true, round: turn.round });
    expect(last?.scores.map(({ who, score, ledger }) => ({ who, score, ledger }))).toEqual(
      outcome?.scores.map(({ seat, score, ledger }) => ({ who: seat, score, ledger })),
    );
    for (const { scores } of statistics?.samples ?? []) {
      for (const { score, ledger } of scores) expect(Object.values(ledger).reduce((a, b) => a + b, 0)).toBe(score);
    }
  });

  it('have one sample for the set-up, one for every round and one for the count', async () => {
    const statistics = await statisticsOf(engine, { options: OPTIONS, intents: DONE.intents });
    const rounds = Array.from({ length: DONE.truth.turn.round + 1 }, (_, i) => i);
    expect(statistics?.samples.map(({ round }) => round)).toEqual([...rounds, DONE.truth.turn.round]);
    expect(statistics?.samples.filter(({ isEnd }) => isEnd)).toHaveLength(1);
    expect(statistics?.arrivals).toHaveLength(DONE.truth.arrived.length);
  });

  it('tell what everybody owned and did', async () => {
    const statistics = await statisticsOf(engine, { options: OPTIONS, intents: DONE.intents });
    DONE.truth.players.forEach((_, seat) => {
      const owned = ownedKinds(DONE.truth, seat as Seat);
      const bag = statistics?.samples.at(-1)?.bags[seat];
      expect(Object.values(bag ?? {}).reduce((a, b) => a + b, 0)).toBe(owned.length);
      expect(bag?.corruption).toBe(owned.filter((kind) => kind === 'corruption').length);
      expect(statistics?.deeds[seat]).toMatchObject({
        monsters: told('monsterDefeated', seat),
        locationsBuilt: told('locationBuilt', seat),
        activations: told('locationActivated', seat),
        levels: told('heroLevelledUp', seat),
      });
      const drawn = DONE.events.flatMap((each) =>
        each.type === 'meeplesDrawn' && each.seat === seat ? each.meeples : [],
      );
      expect(statistics?.deeds[seat]).toMatchObject({
        drawn: drawn.length,
        corruptionDrawn: drawn.filter((id) => kindOf(id) === 'corruption').length,
      });
    });
  });

  it('are the same for a match that was put away and taken up again', async () => {
    const match = createMatch(engine);
    match.load(matchText());
    const { intents, truth } = match.store.getState();
    expect(await statisticsOf(engine, { options: truth.options, intents })).toEqual(
      await statisticsOf(engine, { options: OPTIONS, intents: DONE.intents }),
    );
  });
});

function matchText(): string {
  const match = createMatch(engine);
  match.start(OPTIONS);
  for (const intent of DONE.intents) match.submit(intent);
  return match.toSave() ?? '';
}

import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../src/bots/greedy/greedy.ts';
import { SPECIALISTS } from '../../src/bots/greedy/profile.ts';
import { createRandom } from '../../src/bots/random.ts';
import { CLASSES, type EventType, type Seat } from '../../src/engine/index.ts';
import { engine, MODES, optionsOf, play } from '../support/games.ts';
import { counting, duel, ownedAtEnd, seated } from './table.ts';

describe('the greedy policy', () => {
  it.each(MODES)('plays legal matches to their end: $name', (mode) => {
    const games = mode.options.seats === 1 ? 8 : 20;
    for (let game = 0; game < games; game++) {
      const { end } = play(optionsOf(mode, `greedy-${game}`), seated(createGreedy()));
      expect(end.outcome).toBeDefined();
      expect(end.turn.round).toBeLessThanOrEqual(25);
    }
  });

  it('plays the same match again from the same seed', () => {
    const game = () => play({ seed: 'again', seats: 3, towers: true }, seated(createGreedy())).intents;
    expect(game()).toEqual(game());
  });

  it('needs no memory: a fresh policy at every step, from a position read back from JSON, plays the same match', () => {
    const options = { seed: 'forgetful', seats: 2, towers: true } as const;
    const steady = play(options, seated(createGreedy())).intents;
    const forgetful = play(options, (state, seat, rng) =>
      createGreedy().act(engine, JSON.parse(JSON.stringify(state)), seat, rng),
    ).intents;
    expect(forgetful).toEqual(steady);
  });

  it('beats the random policy in at least 9 of 10 matches', () => {
    let wins = 0;
    for (let game = 0; game < 30; game++) {
      const seat = game % 2;
      const table = seat === 0 ? [createGreedy(), createRandom()] : [createRandom(), createGreedy()];
      const { end } = play({ seed: `better-${game}`, seats: 2, towers: game % 3 === 0 }, seated(...table));
      if (end.outcome?.winners.includes(seat as Seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(27);
  });

  it('does everything the game offers: builds, levels, powers, Quests, Rooms, hills, Overlords', () => {
    const counts = new Map<EventType, number>();
    for (let game = 0; game < 10; game++)
      play({ seed: `all-${game}`, seats: 4, towers: true }, seated(createGreedy()), counting(counts));
    const often: readonly EventType[] = [
      'locationBuilt',
      'locationActivated',
      'heroLevelledUp',
      'heroPowerUsed',
      'questCompleted',
      'roomCompleted',
      'monsterDefeated',
      'hillPaid',
      'bonusUnitChosen',
      'councilFought',
      'tokenEarned',
    ];
    for (const type of often) expect(counts.get(type) ?? 0, type).toBeGreaterThan(0);
    expect(counts.get('questCompleted')).toBeGreaterThan(100);
    expect(counts.get('roomCompleted')).toBeGreaterThan(50);
  });

  it.each(CLASSES)('as a %s specialist owns more of that class, and raises it at least as high', (hero) => {
    const sum = { special: 0, mixed: 0, specialLevel: 0, mixedLevel: 0 };
    for (let game = 0; game < 12; game++) {
      const seat = (game % 2) as Seat;
      const table = [createGreedy(SPECIALISTS[hero]), createGreedy()];
      const { end } = duel(`special-${game}`, ...((seat === 0 ? table : table.toReversed()) as [never, never]));
      const other = (1 - seat) as Seat;
      sum.special += ownedAtEnd(end, seat, hero);
      sum.mixed += ownedAtEnd(end, other, hero);
      sum.specialLevel += end.players[seat]?.levels[hero] ?? 0;
      sum.mixedLevel += end.players[other]?.levels[hero] ?? 0;
    }
    expect(sum.special).toBeGreaterThan(sum.mixed);
    expect(sum.specialLevel).toBeGreaterThanOrEqual(sum.mixedLevel);
  });
});

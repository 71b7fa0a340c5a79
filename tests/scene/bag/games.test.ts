import { describe, expect, it } from 'vitest';
import type { EventOf, GameState, MeepleId, Seat, Step } from '../../../src/engine/index.ts';
import type { BagActor } from '../../../src/scene/bag/bagActor.ts';
import { MODES, type Mode, optionsOf, play } from '../../support/games.ts';
import { givenBag, lodgings, type Physics, runToRest, tavern } from './support.ts';

const bagOf = (state: GameState, seat: number): MeepleId[] =>
  [...(state.players[seat]?.bag ?? [])].sort((a, b) => a - b);
const insideOf = (actor: BagActor): MeepleId[] => [...actor.state().inside].sort((a, b) => a - b);

/** What was in the bag just before it. */
function before(event: EventOf<'meeplesDrawn' | 'bagRefilled' | 'meeplesBagged'>, state: GameState): MeepleId[] {
  const after = bagOf(state, event.seat);
  if (event.type === 'meeplesDrawn') return [...after, ...event.meeples];
  return after.filter((id) => !event.meeples.includes(id));
}

interface Told {
  readonly drawn: readonly MeepleId[];
  readonly bags: readonly (readonly MeepleId[])[];
}

/** Shows every draw and refill of a match on the bags; `patience` is how many frames the players watch before they skip. */
function watch(
  mode: Mode,
  seed: string,
  physics: Physics,
  patience: (nth: number) => number,
): Told & { readonly end: GameState } {
  const actors = new Map<Seat, BagActor>();
  const drawn: MeepleId[] = [];
  const bags: (readonly MeepleId[])[] = [];
  let nth = 0;
  const step = ({ event, state }: Step) => {
    if (event.type !== 'meeplesDrawn' && event.type !== 'bagRefilled' && event.type !== 'meeplesBagged') return;
    const { seat, meeples } = event;
    const actor = actors.get(seat) ?? givenBag([], physics);
    actors.set(seat, actor);
    actor.setContents(before(event, state));
    let done = 0;
    const onDone = () => {
      done++;
    };
    if (event.type === 'meeplesDrawn') {
      const out: MeepleId[] = [];
      const handed: MeepleId[] = [];
      const onOut = (meeple: MeepleId) => out.push(meeple);
      actor.draw(meeples, { place: tavern, onOut, onPiece: (meeple) => handed.push(meeple), onDone });
      tell(actor, patience(nth++));
      expect(out).toEqual(meeples.slice(0, out.length));
      expect([...handed].sort()).toEqual([...meeples].sort());
      drawn.push(...meeples);
    } else {
      actor.refill(meeples, { place: lodgings, onDone });
      tell(actor, patience(nth++));
    }
    expect(done).toBe(1);
    expect(insideOf(actor)).toEqual(bagOf(state, seat));
    expect(actor.countBodies()).toBe(bagOf(state, seat).length);
    bags.push(insideOf(actor));
  };
  const { end } = play(optionsOf(mode, seed), undefined, { step }, 60);
  return { drawn, bags, end };
}

function tell(actor: BagActor, frames: number): void {
  for (let i = 0; i < frames && actor.step(1 / 60); i++);
  if (frames < Number.POSITIVE_INFINITY) actor.skip();
}

const PLAYED = MODES.filter((_, i) => i % 4 === 1);

describe('a match shown on the bags', () => {
  it.each(PLAYED)('of $name shows what the engine drew, whether watched, skipped or without physics', (mode) => {
    const seed = `bags ${mode.name}`;
    const skipped = watch(mode, seed, 'on', () => 0);
    expect(skipped.drawn.length).toBeGreaterThan(10);
    const restless = watch(mode, seed, 'on', (nth) => (nth * 37) % 150);
    const still = watch(mode, seed, 'off', (nth) => (nth * 53) % 200);
    for (const told of [restless, still]) {
      expect(told.drawn).toEqual(skipped.drawn);
      expect(told.bags).toEqual(skipped.bags);
      expect(told.end).toEqual(skipped.end);
    }
  });

  it('watched to the end, every meeple walks out in the engine order', () => {
    let seen = 0;
    const step = ({ event, state }: Step) => {
      if (event.type !== 'meeplesDrawn' || seen >= 6) return;
      seen++;
      const actor = givenBag(before(event, state));
      const out: MeepleId[] = [];
      actor.draw(event.meeples, { place: tavern, onOut: (meeple) => out.push(meeple) });
      runToRest(actor);
      expect(out).toEqual(event.meeples);
    };
    play(optionsOf(MODES[0] as Mode, 'walking out'), undefined, { step }, 60);
    expect(seen).toBe(6);
  });
});

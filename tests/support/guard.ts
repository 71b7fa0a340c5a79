/** Solo positions, and Guard turns in which the Guard draws what the test says. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  type District,
  type EventOf,
  type GameState,
  type GuardSpotId,
  type GuardState,
  type Kind,
  kindOf,
  type MonsterType,
  type Scenario,
  seedRng,
} from '../../src/engine/index.ts';
import { ENGINE, kindCounts, Match } from './match.ts';

/** A solo position. Unless a Monster deck is named there is none, so that the city stays as it is described. */
export function givenSolo(spec: Scenario = {}): Match {
  return new Match(
    ENGINE.scenario({
      solo: { hiredHelp: [], advanced: false },
      monsterDeckOnly: true,
      ...(spec.players === undefined ? { players: [{ bag: { peasant: 12 } }] } : {}),
      ...spec,
    }),
  );
}

/**
 * Ends the player's turn with nothing assigned and plays the Guard's turn, in which it draws these meeples first.
 * Draws are random, so the generator is seeded anew until they come out of the bag in this order.
 */
export function guardTurn(match: Match, ...draws: readonly Kind[]): Match {
  for (let seed = 0; seed < 20_000; seed++) {
    const trial = new Match({ ...match.state, rng: seedRng(`guard ${seed}`, 'rules') }).finishTurn('first');
    const drawn = trial.events('guardMeeplesDrawn').flatMap(({ meeples }) => meeples.map(kindOf));
    if (draws.every((kind, i) => drawn[i] === kind)) return trial;
  }
  throw new Error(`The Guard never draws ${draws.join(', ')} out of ${JSON.stringify(kindCounts(guard(match).bag))}`);
}

/** The Guard with just these meeples in its bag, drawn in this order. */
export function guardDraws(draws: readonly Kind[], { guard: described, ...spec }: Scenario): Match {
  const bag: Partial<Record<Kind, number>> = {};
  for (const kind of draws) bag[kind] = (bag[kind] ?? 0) + 1;
  return guardTurn(givenSolo({ ...spec, guard: { bag, ...described } }), ...draws);
}

/**
 * A meeple that goes to this spot, the earlier spots of its kind being taken; then one more that does not
 * touch the city: a Corruption turning the sword or, after a Corruption, a Cleric scoring a Quest.
 */
export function guardAt(spot: GuardSpotId, spec: Scenario, kind = fitting(spot)): Match {
  const then: Kind = kind === 'corruption' ? 'cleric' : 'corruption';
  const board: Partial<Record<GuardSpotId, Kind>> = then === 'cleric' ? { '2-3': 'cleric' } : {};
  for (const { id, fits } of CATALOG.guard.spots) {
    if (id === spot) break;
    if (fits.includes(kind)) board[id] = kind;
  }
  return guardDraws([kind, then], { ...spec, guard: { ...spec.guard, board: { ...board, ...spec.guard?.board } } });
}

function fitting(spot: GuardSpotId): Kind {
  const kind = CATALOG.guard.spots.find(({ id }) => id === spot)?.fits[0];
  if (kind === undefined) throw new Error(`Nobody fits spot ${spot}`);
  return kind;
}

export function guard({ state }: { readonly state: GameState }): GuardState {
  if (state.guard === undefined) throw new Error('The Royal Guard is not at this table');
  return state.guard;
}

/** Which meeple went where, in order. */
export function deployments(match: Match): [Kind, EventOf<'guardMeepleDeployed'>['spot']][] {
  return match.events('guardMeepleDeployed').map(({ meeple, spot }) => [kindOf(meeple), spot]);
}

/** VP the Guard gained, by cause. */
export function guardVp(match: Match, by?: string): number {
  const gains = match.events('vpChanged').filter(({ who }) => who === 'guard');
  return gains.filter(({ cause }) => by === undefined || cause.id === by).reduce((sum, { n }) => sum + n, 0);
}

export function inCity({ state }: Match, district: District): string[] {
  return state.monsters[district].map(({ id }) => id);
}

type Figure = 'vp' | 'strength';

/** Monsters of a type (or any) with different figures, lowest first. */
export function ranked(figure: Figure, type?: MonsterType): string[] {
  const seen = new Set<number>();
  return CATALOG.monsters
    .filter((card) => type === undefined || card.type === type)
    .toSorted((a, b) => a[figure] - b[figure])
    .filter((card) => !seen.has(card[figure]) && seen.add(card[figure]))
    .map(({ id }) => id);
}

/** Two Monsters with the same figure: the first of this type, the second of another (or of the same). */
export function equals(
  figure: Figure,
  type: MonsterType,
  { sameType }: { readonly sameType: boolean },
): [string, string] {
  for (const a of CATALOG.monsters) {
    const b = CATALOG.monsters.find(
      (card) => card.id !== a.id && card[figure] === a[figure] && (card.type === type) === sameType,
    );
    if (a.type === type && b !== undefined) return [a.id, b.id];
  }
  throw new Error(`No two Monsters have the same ${figure}`);
}

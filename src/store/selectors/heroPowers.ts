/** Hero powers of whoever acts: which can be used now, and why the others cannot (C2a, C3). */
import { CLASSES, type HeroClass, type Level, playerOf, type Refusal } from '../../engine/index.ts';
import { perState } from './memo.ts';

export interface HeroPower {
  readonly hero: HeroClass;
  readonly level: Level;
  /** Undefined: it can be used. */
  readonly refusal: Refusal | undefined;
}

/** Classes whose level has no power are left out. */
export const heroPowers = perState((engine, state): readonly HeroPower[] => {
  const seat = engine.seatToAct(state);
  if (seat === undefined) return [];
  const { levels } = playerOf(state, seat);
  return CLASSES.flatMap((hero) => {
    const card = engine.catalog.heroes.find(({ kind }) => kind === hero);
    const level = levels[hero];
    const power = card?.levels.find((candidate) => candidate.level === level)?.power;
    if (power?.phase !== 'development') return [];
    return [{ hero, level, refusal: engine.check(state, { type: 'useHeroPower', seat, hero }) }];
  });
});

export const usablePowers = perState((engine, state): readonly HeroClass[] =>
  heroPowers(engine, state).flatMap(({ hero, refusal }) => (refusal === undefined ? [hero] : [])),
);

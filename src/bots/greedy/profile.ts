/** How a greedy player sees the world: every weight of its judgement as data. */
import type { HeroClass, UnitKind } from '../../engine/index.ts';

export interface Profile {
  readonly name: string;
  /** VP that one point of combat value at hand brings. */
  readonly vpPerCombat: number;
  /** VP of having such a Unit at hand once, beyond its combat value: the doors it opens. */
  readonly doors: Readonly<Record<UnitKind, number>>;
  /** VP of a Corruption at hand: Rooms ask for it. */
  readonly corruptionUse: number;
  /** VP added to each use of a class: what a specialist prefers. */
  readonly taste: Readonly<Record<HeroClass, number>>;
  /** VP of one Quest card more, while there is time for it. */
  readonly questCard: number;
  /** VP added to each Quest that is drawn and kept. */
  readonly questLiking: number;
  /** How far taste and liking vary from match to match and seat to seat: no two players are the same. */
  readonly temperament: number;
  /** VP added to raising a class. */
  readonly ambition: Readonly<Record<HeroClass, number>>;
  /** Defeats to expect of a player in a turn, fewer for every seat at the table: the clock. */
  readonly killsPerTurn: number;
  readonly killsLessPerSeat: number;
  readonly guardKillsPerTurn: number;
  /** How much of a permanent bonus finds its way into fights. */
  readonly boostUse: number;
  /** Units of a class that a player gains in a turn. */
  readonly growth: number;
  /** Chance in a turn that a Quest's Monster can be fought once the Units are there. */
  readonly questReach: number;
  /** Part of a Quest's further effect that counts before it is completed. */
  readonly questEffect: number;
  /** VP of a new Location beyond what it gives. */
  readonly building: number;
  /** Part of a tile's worth per turn that its builder gets out of it. */
  readonly tileUse: number;
  /** Part of the next Room's worth that counts when a set grows. */
  readonly setHope: number;
  /** Chance that one opponent leaves a hill alone for a round. */
  readonly hillHold: number;
  /** Part of a Unit's worth that counts when it gets back into the bag early. */
  readonly recycling: number;
  /** VP by which liking may stray when it builds: not every city is the same. */
  readonly whim: number;
}

const NONE: Readonly<Record<HeroClass, number>> = { mage: 0, cleric: 0, knight: 0, warrior: 0 };

export const MIXED: Profile = {
  name: 'mixed',
  vpPerCombat: 0.8,
  doors: { peasant: 0.1, mage: 0.6, cleric: 0.5, knight: 0.2, warrior: 0.2, ranger: 0.6, paladin: 0.1, shaman: 0.4 },
  corruptionUse: 0.1,
  taste: NONE,
  questCard: 0.6,
  questLiking: 0.4,
  temperament: 0.4,
  ambition: NONE,
  killsPerTurn: 1.15,
  killsLessPerSeat: 0.1,
  guardKillsPerTurn: 0.75,
  boostUse: 0.7,
  growth: 0.15,
  questReach: 0.6,
  questEffect: 0.4,
  building: 0.5,
  tileUse: 0.4,
  setHope: 0.4,
  hillHold: 0.88,
  recycling: 0.6,
  whim: 2,
};

/** Prefers one class: its Units and its levels. */
function specialist(hero: HeroClass, { liking, questLiking = 0 }: { liking: number; questLiking?: number }): Profile {
  return {
    ...MIXED,
    name: hero,
    temperament: 0,
    taste: { ...NONE, [hero]: liking },
    ambition: { ...NONE, [hero]: 0.5 },
    questLiking,
  };
}

export const SPECIALISTS = {
  mixed: MIXED,
  mage: specialist('mage', { liking: 0.6, questLiking: 0.5 }),
  cleric: specialist('cleric', { liking: 0.5 }),
  knight: specialist('knight', { liking: 0.5 }),
  warrior: specialist('warrior', { liking: 0.5 }),
} as const satisfies Record<'mixed' | HeroClass, Profile>;

/** Sees a permanent combat bonus work: with the card it is there, for the right Units, and not otherwise. */
import { expect } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import {
  type BonusEffect,
  type EffectOf,
  isPrestige,
  type Kind,
  type KindCounts,
  MONSTER_TYPES,
  type MonsterType,
  type PlaceId,
  type ScenarioPlayer,
  UNIT_KINDS,
} from '../../src/engine/index.ts';
import { givenMatch } from './match.ts';

interface Source {
  readonly by: 'monster' | 'quest';
  readonly id: string;
}

/** A Monster of each type that is not the card itself; how strong it is does not matter here. */
const foeOfType = (type: MonsterType, not: string): string => {
  const foe = CATALOG.monsters.find((monster) => monster.type === type && monster.id !== not);
  if (foe === undefined) throw new Error(`No Monster is ${type}`);
  return foe.id;
};

/** What the source adds to this party against a Monster of this type. */
function boostFrom(source: Source, party: KindCounts, type: MonsterType = 'humanoid'): number {
  const foe = foeOfType(type, source.id);
  const place: PlaceId = `monster:${foe}`;
  const owner: ScenarioPlayer = source.by === 'monster' ? { pile: [source.id] } : { completed: [source.id] };
  const match = givenMatch({
    phase: 'main',
    players: [{ ...owner, tavern: party }],
    monsters: { castle: [foe] },
  });
  for (const [kind, n] of Object.entries(party) as [Kind, number][]) {
    // Unnamed, a Shaman would be read as whatever the card helps.
    match.place(kind, place, { n, ...(kind === 'shaman' ? { as: 'peasant' } : {}) });
  }
  const notes = match.status(place).combat?.notes ?? [];
  return notes.reduce((sum, { n, cause }) => sum + (cause.by === source.by && cause.id === source.id ? n : 0), 0);
}

const SEE: { readonly [Op in BonusEffect['op']]?: (effect: EffectOf<Op>, source: Source) => void } = {
  bonusAll: ({ kind, n }, source) => {
    for (const unit of UNIT_KINDS) {
      if (unit === 'shaman' && kind === 'peasant') continue;
      const fits = kind === 'prestige' ? isPrestige(unit) : unit === kind;
      expect(boostFrom(source, { [unit]: 2 }), `two ${unit}s`).toBe(fits ? 2 * n : 0);
    }
  },
  bonusWith: ({ kind, with: companion, n }, source) => {
    expect(boostFrom(source, { [kind]: 2 })).toBe(0);
    expect(boostFrom(source, { [companion]: 1 })).toBe(0);
    expect(boostFrom(source, { [kind]: 2, [companion]: 1 })).toBe(2 * n);
    expect(boostFrom(source, { [kind]: 1, [companion]: 2 })).toBe(n);
  },
  bonusAgainst: ({ type, n }, source) => {
    for (const other of MONSTER_TYPES)
      expect(boostFrom(source, { peasant: 3 }, other), other).toBe(other === type ? n : 0);
  },
};

/** Every Unit kind and Monster type that matters is tried, with and without what the bonus asks for. */
export function seeBoost(effect: BonusEffect, source: Source): void {
  const see = SEE[effect.op] as ((effect: BonusEffect, source: Source) => void) | undefined;
  if (see === undefined) throw new Error(`A card cannot keep ${effect.op}`);
  expect.hasAssertions();
  see(effect, source);
}

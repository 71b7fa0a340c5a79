/** The 6 bonus tokens that lie under the Overlords. */
import type { TokenCard } from '../engine/catalog.ts';
import type { Plain } from './plain.ts';

export const TOKENS = [
  {
    id: 'two-masters',
    name: 'Two Old Masters',
    condition: { kind: 'assignedTypesAtLevel', types: 2, minLevel: 3 },
    vp: 5,
    flavour: 'Between them they have three good eyes and nothing left to learn.',
    icons: ['rank-3', 'medal'],
  },
  {
    id: 'three-journeymen',
    name: 'Three Journeymen',
    condition: { kind: 'assignedTypesAtLevel', types: 3, minLevel: 2 },
    vp: 4,
    flavour: 'Qualified to do it. Not yet qualified to say that it cannot be done.',
    icons: ['rank-2', 'medal'],
  },
  {
    id: 'marquetry',
    name: 'Marquetry',
    condition: { kind: 'assignedTypes', types: 4 },
    vp: 4,
    flavour: 'Four woods, one picture. From far enough away it looks like a plan.',
    icons: ['team-idea'],
  },
  {
    id: 'common-timber',
    name: 'Common Timber',
    condition: { kind: 'assigned', units: { peasant: 3 } },
    vp: 3,
    flavour: 'The sort you find lying about. Then it gets up.',
    icons: ['meeple-group'],
  },
  {
    id: 'book-and-bell',
    name: 'Book and Bell',
    condition: { kind: 'assigned', units: { mage: 1, cleric: 1 } },
    vp: 3,
    flavour: 'The candle was voted down by everyone made of wood.',
    icons: ['spell-book', 'ringing-bell'],
  },
  {
    id: 'exotic-hardwood',
    name: 'Exotic Hardwood',
    condition: { kind: 'assigned', units: { prestige: 1 } },
    vp: 3,
    flavour: 'Imported, oiled, and insured for more than the city.',
    icons: ['star-medal'],
  },
] as const satisfies readonly Plain<TokenCard>[];

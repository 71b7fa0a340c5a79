/** The Dark Council: three Overlords, their Henchman, and the three cards that announce them. */
import type { ArrivalCard, CouncilCard } from '../engine/catalog.ts';
import type { Plain } from './plain.ts';

export const COUNCIL = [
  {
    id: 'mortise',
    role: 'overlord',
    name: 'Mortise the Tenonless',
    type: 'undead',
    strength: 12,
    vp: 7,
    flavour: 'Half of a perfect joint, and he has been looking for the other half in everybody.',
    icons: ['death-skull', 'coffin', 'wood-frame'],
    picture: 'A tall corpse with a square hole where the heart would fit.',
  },
  {
    id: 'hand-of-peepul',
    role: 'overlord',
    name: 'The Hand of Peepul',
    type: 'monstrous',
    strength: 14,
    vp: 9,
    flavour: 'Five fingers, no grain at all. It picks up, it puts down; nobody has ever been told why.',
    icons: ['grab', 'meeple'],
    picture: 'A vast hand of no known timber coming down over a lone meeple.',
  },
  {
    id: 'saw-ron',
    role: 'overlord',
    name: 'Saw-Ron the Deforester',
    type: 'humanoid',
    strength: 16,
    vp: 11,
    flavour: 'One blade to fell them all. He has kept the others, in case.',
    icons: ['overlord-helm', 'circular-saw', 'burning-forest'],
    picture: 'A helmed giant with a great round saw before a burning wood.',
  },
  {
    id: 'combustor',
    role: 'henchman',
    name: 'Combustor',
    type: 'monstrous',
    strength: 10,
    vp: 5,
    flavour: 'Not evil, he says. Only very, very interested in what you are made of.',
    icons: ['fire-silhouette', 'match-head'],
    picture: 'A figure of flame warming its hands over a meeple.',
  },
] as const satisfies readonly Plain<CouncilCard>[];

export const ARRIVALS = [
  {
    id: 'dark-council-1',
    name: 'Dark Council Arrives',
    order: 1,
    flavour: 'From beyond Moredraw, the sound of somebody pulling a cord. It does not start at the first try.',
    icons: ['chainsaw', 'evil-moon'],
  },
  {
    id: 'dark-council-2',
    name: 'Dark Council Arrives',
    order: 2,
    flavour: 'It starts.',
    icons: ['chainsaw', 'burning-forest'],
  },
  {
    id: 'dark-council-3',
    name: 'Dark Council Arrives',
    order: 3,
    flavour: 'They are at the gate. They have brought a measuring tape.',
    icons: ['chainsaw', 'measure-tape', 'medieval-gate'],
  },
] as const satisfies readonly Plain<ArrivalCard>[];

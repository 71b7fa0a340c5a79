/** When an effect acts, by where it is printed (C7, L3, Q3, R1): the tail of its clause. */
export const EFFECT_SOURCES = [
  'monster',
  'location',
  'crown',
  'slot',
  'room',
  'hero',
  'triggered',
  'triggeredInMain',
  'ongoing',
  'cost',
] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];

interface Timing {
  /** Combat bonuses: how long. */
  readonly bonus: string;
  /** Meeples, Quests, returns: when. */
  readonly other: string;
  readonly vp: string;
  /** Drawing meeples: when, and whether they come on top of the usual draw. */
  readonly draw: string;
  readonly more: boolean;
}

const NOW: Timing = { bonus: '', other: '', vp: '', draw: '', more: false };
const IN_MAIN: Timing = { ...NOW, bonus: ' this turn', draw: " in this turn's Draw phase", more: true };

export const TIMINGS: Readonly<Record<EffectSource, Timing>> = {
  monster: { ...IN_MAIN, bonus: ' from your next turn on', other: ' at clean up' },
  location: IN_MAIN,
  crown: NOW,
  slot: { ...NOW, other: ' at once', vp: ' at once', draw: ' at once' },
  room: IN_MAIN,
  hero: { ...NOW, vp: ' more' },
  triggered: { ...NOW, more: true },
  triggeredInMain: IN_MAIN,
  ongoing: {
    bonus: ' from the end of that turn on',
    other: ' in each later Draw phase',
    vp: ' in each later Draw phase',
    draw: ' in each later Draw phase',
    more: true,
  },
  cost: NOW,
};

/** The marks of a whole face: what it asks for on the left of its arrow, what it gives on the right. */
import type { HeroPower } from '../../engine/catalog.ts';
import type { CardFamilies, CardFamily, SentenceCatalog } from './cards.ts';
import { actionMarks, conditionMarks, needsMarks, tokenMarks } from './conditionIcons.ts';
import { IDEA_ICONS, KIND_ICONS } from './iconKeys.ts';
import { effectMarks, type FaceMark } from './icons.ts';

export interface FaceMarks {
  readonly asks: readonly FaceMark[];
  readonly gives: readonly FaceMark[];
}

type MarkTable = { readonly [F in CardFamily]: (card: CardFamilies[F], catalog: SentenceCatalog) => FaceMarks };

const scored = (n: number): FaceMark => ({ icon: IDEA_ICONS.vp, text: `${n}` });
const strength = (n: number): FaceMark => ({ icon: IDEA_ICONS.strength, text: `${n}` });

const MARKS: MarkTable = {
  monster: (card, catalog) => ({
    asks: [strength(card.strength)],
    gives: [scored(card.vp), ...effectMarks(card.effect, catalog)],
  }),
  council: (card) => ({ asks: [strength(card.strength)], gives: [scored(card.vp)] }),
  arrival: ({ order }) => ({
    asks: [],
    gives:
      order === 3
        ? [{ icon: IDEA_ICONS.turn, text: '2' }]
        : [
            { icon: IDEA_ICONS.meeple, kind: 'corruption', text: '+1' },
            { icon: IDEA_ICONS.bag, text: `${4 + order}` },
          ],
  }),
  token: (card) => ({ asks: tokenMarks(card.condition), gives: [scored(card.vp)] }),
  quest: (card, catalog) => ({
    asks: [...conditionMarks(card.condition), ...effectMarks(card.cost, catalog)],
    gives: [
      scored(card.vp),
      ...effectMarks(card.effect, catalog),
      { icon: IDEA_ICONS.penalty, text: `−${card.penalty}` },
    ],
  }),
  location: (card, catalog) => ({ asks: needsMarks(card.needs), gives: effectMarks(card.effect, catalog) }),
  slot: (card, catalog) => ({ asks: [{ icon: IDEA_ICONS.build }], gives: effectMarks(card.bonus, catalog) }),
  room: (card, catalog) => ({
    asks: [...needsMarks(card.needs), ...(card.prey ? [{ icon: IDEA_ICONS.monster, type: card.prey }] : [])],
    gives: effectMarks(card.effect, catalog),
  }),
  hero: ({ hero, level }, catalog) => ({
    asks: level.power ? powerMarks(level.power) : [],
    gives: [
      { icon: IDEA_ICONS.combat, kind: hero.kind, text: `${level.combatValue}` },
      ...effectMarks(level.power?.effect ?? [], catalog),
    ],
  }),
  order: (card) => ({ asks: [], gives: actionMarks(card.actions) }),
  guardSpot: (spot) => ({
    asks: spot.fits.map((kind) => ({ icon: KIND_ICONS[kind], kind })),
    gives: actionMarks(spot.actions),
  }),
};

const PAID_MARKS: Readonly<Record<NonNullable<HeroPower['pay']>, FaceMark>> = {
  allMagesToLodgings: { icon: IDEA_ICONS.lodgings, kind: 'mage', text: 'all' },
  oneCorruptionToLodgings: { icon: IDEA_ICONS.lodgings, kind: 'corruption', text: '1' },
  oneCorruptionToSupply: { icon: IDEA_ICONS.supply, kind: 'corruption', text: '−1' },
};

function powerMarks({ needs, pay }: HeroPower): FaceMark[] {
  return [...needsMarks({ units: needs }), ...(pay ? [PAID_MARKS[pay]] : [])];
}

export function faceMarks<F extends CardFamily>(family: F, card: CardFamilies[F], catalog: SentenceCatalog): FaceMarks {
  return MARKS[family](card, catalog);
}

/** Rules T: the course of a turn. */
import type { Section } from './rule.ts';

export const TURN: Section<'T'> = {
  T1: {
    title: 'The phases of a turn',
    text: 'First your King of the Hill Locations pay. Then come the Development phase, the Main phase and the Draw phase, always in this order.',
    see: ['L8', 'T2', 'T3', 'W1'],
    keywords: ['turn', 'phase', 'order', 'start'],
  },
  T2: {
    title: 'Development phase',
    text: 'If you like, send Units from the Tavern to Construct, to Level up or to both. Resolve them in the order you prefer; afterwards everything that stood there is exhausted in your Lodgings.',
    see: ['D1', 'D4', 'C2a'],
    keywords: ['development', 'construct', 'level up', 'capitol', 'assign'],
  },
  T3: {
    title: 'Main phase',
    text: 'If you like, assign Units to as many different places as you can afford: Locations, Monsters, Tower Rooms and, in the final turns, the Dark Council. Assign everything first, then resolve place by place in any order, then clean up.',
    decided: 'You may use Locations in all four districts in one turn, not only in a single district.',
    see: ['T6', 'T7', 'C1', 'L1', 'F1'],
    keywords: ['main phase', 'assign', 'resolve', 'places', 'districts'],
  },
  T4: {
    title: 'Corruption stays put',
    text: 'Corruption cannot be assigned. The one exception is a Tower Room whose face asks for it.',
    see: ['F3', 'F4', 'P1'],
    keywords: ['corruption', 'assign', 'room', 'not a unit'],
  },
  T5: {
    title: 'Once each, and never too few',
    text: 'You can use each Location and each Room once per turn. A place may hold more Units than it asks for, never fewer.',
    see: ['L1', 'C1'],
    keywords: ['once', 'location', 'room', 'more', 'minimum', 'excess'],
  },
  T6: {
    title: 'Assigning is a draft',
    text: 'Until you confirm, pieces can be placed, moved and taken back as you please. You can confirm once every place that holds a meeple has what it needs.',
    see: ['T3', 'T5', 'C1'],
    keywords: ['draft', 'confirm', 'take back', 'undo', 'missing'],
  },
  T7: {
    title: 'Clean up',
    text: 'Assigned Units and all meeples gained in the phase go to your Lodgings, not into the bag, unless a card says otherwise. Defeated Monsters join your pile, and what they do beyond VP and boosts happens now. At last everybody left in the Tavern, Corruption included, moves to the Lodgings: nobody is saved for later.',
    see: ['C7', 'F5', 'T10'],
    keywords: ['clean up', 'lodgings', 'gain', 'tavern', 'exhausted', 'end of main phase'],
  },
  T8: {
    title: 'Returning meeples to the supply',
    text: 'A meeple that goes back to the supply must be one that takes part: at a Location one standing there, for a Quest about a fight one that fought that Monster.',
    see: ['R7', 'R11', 'L5'],
    keywords: ['return', 'supply', 'remove', 'minus'],
  },
  T9: {
    title: 'An empty supply',
    text: 'If the supply has no meeple of the kind you should gain, you go without it. The other parts of the effect still happen.',
    see: ['P1', 'D3', 'R13'],
    keywords: ['supply', 'empty', 'gain', 'none left', 'limit'],
  },
  T10: {
    title: 'As much as you can',
    text: 'Effects that you must carry out are done as far as they can be, and never stop you from assigning. Beat the Timber Wolf without a Quest in hand and there is simply nothing to discard.',
    see: ['T9', 'Q7'],
    keywords: ['mandatory', 'must', 'discard', 'timber wolf', 'impossible'],
  },
};

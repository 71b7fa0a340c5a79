/** Rules E: final turns, Overlords, scoring. */
import type { Section } from './rule.ts';

export const END: Section<'E'> = {
  E1: {
    title: 'How the end begins',
    text: 'When the third Dark Council card is out, the round is finished. From the First player’s next turn on everybody has two turns left.',
    see: ['W4', 'S9', 'G10'],
    keywords: ['end', 'final turns', 'third', 'last round', 'two turns'],
  },
  E2: {
    title: 'When the Council can be fought',
    text: 'Overlords and Henchman stand open in those two final turns.',
    decided: 'Only then, and not before: this way every seat has the same two chances.',
    see: ['C8', 'E3'],
    keywords: ['overlord', 'henchman', 'final turns', 'fight', 'when'],
  },
  E3: {
    title: 'Beating an Overlord',
    text: 'An Overlord never leaves. You score its VP, and the bonus of its token if this assignment meets it. Your marker shows that you cannot fight that Overlord a second time. The Henchman takes no marker: you may beat him in both final turns.',
    see: ['E4', 'C8', 'Q9'],
    keywords: ['overlord', 'token', 'bonus', 'marker', 'henchman', 'twice'],
  },
  E4: {
    title: 'Tokens that count levels',
    text: 'They count different types among the Units you assigned. Two Mages are one type.',
    see: ['C6', 'R21', 'E3'],
    keywords: ['token', 'level', 'different', 'types'],
  },
  E5: {
    title: 'Final scoring',
    text: 'After the last turn, End of Game Quests and sets of Rooms are scored. Every Quest still incomplete costs its penalty.',
    decided: 'Penalties may push a score below 0.',
    see: ['Q1', 'Q9', 'F4'],
    keywords: ['scoring', 'penalty', 'end of game', 'negative', 'below zero'],
  },
  E6: {
    title: 'The winner',
    text: 'Most VP wins. Among tied players it is the one who owns the fewest Peasants, wherever these are; if that is a tie too, they win together.',
    see: ['E5', 'G11'],
    keywords: ['winner', 'tie', 'peasants', 'shared victory'],
  },
};

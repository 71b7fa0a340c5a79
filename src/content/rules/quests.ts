/** Rules Q: Quests of the three types. */
import type { Section } from './rule.ts';

export const QUESTS: Section<'Q'> = {
  Q1: {
    title: 'Quests in hand',
    text: 'Your Quests are secret and you may hold any number. Each shows the VP for completing it and a penalty for failing. They are Triggered, Ongoing or End of Game.',
    see: ['Q2', 'Q3', 'Q9', 'E5'],
    keywords: ['quest', 'hand', 'secret', 'penalty', 'limit', 'types'],
  },
  Q2: {
    title: 'Triggered Quests',
    text: 'Completed the moment the condition holds. You score the VP at once and take the bonus a single time; meeples it gives pass over the card into your Lodgings.',
    see: ['Q4', 'T7', 'W8'],
    keywords: ['triggered', 'quest', 'bonus', 'complete'],
  },
  Q3: {
    title: 'Ongoing Quests',
    text: 'Completed in the same way. The effect works from the end of that turn and stays.',
    see: ['Q2', 'Q6a', 'W7'],
    keywords: ['ongoing', 'quest', 'effect', 'permanent'],
  },
  Q4: {
    title: 'Automatic, unless it costs',
    text: 'A Quest that is free and leaves nothing to decide completes itself.',
    decided:
      'If completing costs something or asks for a choice, the player is asked first and may decline; the Quest then stays in hand.',
    see: ['R10', 'Q5'],
    keywords: ['quest', 'automatic', 'decline', 'cost', 'choice'],
  },
  Q5: {
    title: 'Several Quests, one fight',
    text: 'One defeat can complete several Quests if the Units you assigned meet every one of them and each can be paid in full.',
    see: ['Q4', 'T8'],
    keywords: ['quest', 'several', 'multiple', 'defeat'],
  },
  Q6: {
    title: 'Not with the fight that brought it',
    text: 'A Quest you get for defeating a Monster cannot be completed by that defeat.',
    see: ['R9', 'C7'],
    keywords: ['quest', 'drawn', 'same monster', 'defeat'],
  },
  Q6a: {
    title: 'New Ongoing effects wait',
    text: 'An Ongoing Quest does nothing yet in the Draw phase of the turn that completed it.',
    decided: 'Since its effect begins when the turn is over, it misses the Draw-phase effects of that turn.',
    see: ['Q3', 'W7', 'R12'],
    keywords: ['ongoing', 'draw phase', 'same turn'],
  },
  Q7: {
    title: 'Quest deck and discards',
    text: 'When the deck is empty, the discards are shuffled into a new one. To discard a Quest means an incomplete one out of your hand.',
    see: ['T10', 'L5'],
    keywords: ['quest', 'deck', 'discard', 'shuffle'],
  },
  Q8: {
    title: 'Minimums and friendly ties',
    text: 'Whatever a Quest names is a minimum; more is fine. Where it asks for the most, being level with the leader is enough.',
    see: ['R18', 'T5'],
    keywords: ['quest', 'minimum', 'most', 'tie'],
  },
  Q9: {
    title: 'End of Game Quests look at the pile',
    text: 'End of Game Quests about Monsters count those in your defeated pile, where Overlords never are. For Triggered and Ongoing Quests beating an Overlord does count as defeating a Monster of its type.',
    see: ['E3', 'E5', 'R17'],
    keywords: ['end of game', 'quest', 'pile', 'overlord', 'type'],
  },
  Q10: {
    title: 'The three hunting Quests',
    text: 'Each Monster type has its End of Game Quest: Hunt for the Meeples of Doom for Humanoids, Sawdust to Sawdust for the Undead, Bane of the Worldly Terrors for the Monstrous.',
    see: ['G1', 'P8'],
    keywords: ['quest', 'humanoid', 'undead', 'monstrous', 'prey', 'end of game'],
  },
};

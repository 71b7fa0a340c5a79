import { describe, expect, it } from 'vitest';
import { article, clauses, count, kindCounts, listAnd, listOr, sentence } from '../../src/content/words/grammar.ts';
import { KIND_NOUNS, QUEST } from '../../src/content/words/names.ts';
import { FACES, faceOf, SPOT_SENTENCES } from './everyCard.ts';

const all = [
  ...FACES.map((face) => ({ id: face.id, text: face.sentence })),
  ...SPOT_SENTENCES.map((text) => ({ id: text, text })),
];

describe('grammar', () => {
  it('chooses articles by sound', () => {
    expect(['Humanoid', 'Undead', 'Overlord', 'University', 'Mage'].map(article)).toEqual([
      'a Humanoid',
      'an Undead',
      'an Overlord',
      'a University',
      'a Mage',
    ]);
  });

  it('counts, lists and joins', () => {
    expect([count(1, KIND_NOUNS.warrior), count(2, KIND_NOUNS.warrior), count(3, KIND_NOUNS.corruption)]).toEqual([
      '1 Warrior',
      '2 Warriors',
      '3 Corruption',
    ]);
    expect(kindCounts({ warrior: 1, peasant: 2, mage: 0 })).toBe('1 Warrior and 2 Peasants');
    expect([listAnd(['a']), listAnd(['a', 'b', 'c']), listOr(['a', 'b'])]).toEqual(['a', 'a, b and c', 'a or b']);
    expect(clauses(['draw 2, then 1', 'score'])).toBe('draw 2, then 1; score');
    expect(clauses(['score', `draw ${count(2, QUEST)}, then discard 1`])).toBe(
      'score and draw 2 Quests, then discard 1',
    );
    expect([sentence('go on'), sentence('Who?')]).toEqual(['Go on.', 'Who?']);
  });
});

describe('rules sentences', () => {
  it('makes one well-formed sentence for every card', () => {
    for (const { id, text } of all) {
      expect(text, id).toMatch(/^[A-Z][^\n]*\.$/);
      expect(text, id).not.toMatch(/undefined|NaN|\[object|null| {2}|\.\.|: \.|[;,]\./);
      expect(text, id).not.toMatch(/\ba (Undead|Overlord|Order)\b|\ban (Humanoid|Monstrous|Mage)\b/);
      expect(text, id).not.toMatch(/\b1 (Quests|Peasants|Warriors|Mages|Clerics|Knights|meeples|Monsters)\b/);
      expect(text, id).not.toMatch(/\b([2-9]|1\d) (Quest|Peasant|Warrior|Mage|Cleric|Knight|meeple)\b/);
    }
  });

  it('keeps every sentence short enough for its face', () => {
    for (const { id, text } of all) expect(text.length, id).toBeLessThanOrEqual(220);
  });

  it.each([
    ['backwoods-bandit-castle', 'Defeat it with 3 CV or more to score 2 VP.'],
    ['termite', 'Defeat it with 3 CV or more to score 1 VP and gain 1 Warrior at clean up.'],
    ['timber-wolf', 'Defeat it with 2 CV or more to score 2 VP and discard 1 Quest at clean up if you hold one.'],
    ['ghoul', 'Defeat it with 5 CV or more to score 2 VP and give all your Warriors +1 CV from your next turn on.'],
    [
      'fence-post-revenant',
      'Defeat it with 3 CV or more to score 1 VP and get +1 CV once against each Undead Monster from your next turn on.',
    ],
    [
      'moat-beaver',
      'Defeat it with 5 CV or more to score 3 VP and give your Clerics +1 CV when they stand with a Knight, from your next turn on.',
    ],
    ['saw-ron', 'Beat it with 16 CV or more in the final turns to score 11 VP, once in the game.'],
    ['two-masters', 'Beat this Overlord with 2 different Unit types at level 3 to score 5 VP more.'],
    ['house-of-lords', 'Assign 1 Peasant: gain 1 Knight.'],
    ['levy-station', 'Assign 1 Mage and 1 Warrior: give all your Peasants +2 CV this turn and gain 1 Warrior.'],
    ['healers-temple', "Assign 1 Warrior and 1 Cleric: draw 2 more meeples in this turn's Draw phase and score 1 VP."],
    [
      'colosseum',
      'Assign 1 Warrior or 1 Knight: hold this place until your next turn starts to score 1 VP with a Warrior or score 3 VP with a Knight.',
    ],
    [
      'greenwood-lodge',
      'Assign 1 Warrior: return 1 Warrior from here to the supply and gain 1 Ranger from this tile (3 come with it).',
    ],
    ['moat-lane', 'Build here to gain 1 Knight at once.'],
    [
      'last-rites',
      'Defeat an Undead Monster with 1 Cleric: score 2 VP and gain 1 Cleric; left undone, it costs 1 VP at the end.',
    ],
    [
      'longer-table',
      'Have 4 different Unit types in your Tavern in the Draw phase: score 1 VP and draw 1 more meeple in each later Draw phase; left undone, it costs 1 VP at the end.',
    ],
    [
      'pitchforks-for-promotion',
      'Have 4 Peasants in your Tavern in the Draw phase, and choose to return 1 Peasant from your Tavern to the supply: score 2 VP and gain 1 Warrior; left undone, it costs 1 VP at the end.',
    ],
    ['standing-army', 'Own at least 4 Warriors at the end, with no player owning more: score 4 VP; if not, lose 2 VP.'],
    [
      'rod-ferrule',
      'Assign 1 Cleric and any 1 other Unit: keep this Room, worth 2/5/9/15 VP at the end for 1/2/3/4 of its set.',
    ],
    ['hunt-undead', 'Assign 1 Cleric here, and in the same step Units to an Undead Monster: score 2 VP.'],
    [
      'mage-2',
      'Level up for 1 VP: each Mage has 1 CV; once a turn in the Development phase, with at least 1 Mage in your Tavern, you may send all your Mages there to the Lodgings and draw 1 Quest.',
    ],
    ['shaman-2', 'Each Shaman has 2 CV; when you assign it, let it stand in for any basic class.'],
    ['battle', 'The Guard must defeat the slot-1 Monster in this district.'],
  ])('%s', (id, expected) => {
    expect(faceOf(id === 'moat-lane' ? 'castle-outer' : id).sentence).toBe(expected);
  });

  it('words the spots of the Guard board', () => {
    expect(SPOT_SENTENCES[4]).toBe(
      'A Peasant or a Mage makes the Guard defeat the Monster worth the fewest VP in the favored district.',
    );
  });
});

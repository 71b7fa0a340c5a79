import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import { EVENT_WORDS, eventWords } from '../../src/content/words/events.ts';
import type { EventMap, EventType, GameEvent } from '../../src/engine/events.ts';
import type { QuestId, Seat } from '../../src/engine/model/ids.ts';
import { SAMPLE_EVENTS } from '../support/sampleEvents.ts';

function told<T extends EventType>(type: T, event: EventMap[T] = SAMPLE_EVENTS[type]): string {
  return eventWords({ type, ...event } as unknown as GameEvent, CATALOG, ['Ada', 'Bram']);
}

describe('events in words', () => {
  it.each(Object.keys(EVENT_WORDS) as EventType[])('%s is one line of the log', (type) => {
    expect(told(type)).toMatch(/^[A-Z].{8,}[.!]$/);
    expect(told(type)).not.toMatch(/undefined|\[object|(location|monster|room|slot|quest):|[a-z]-of-[a-z]/);
    expect(told(type).length).toBeLessThanOrEqual(150);
  });

  it.each([
    ['heroLevelledUp', 'Ada raised the Warriors to level 2, Veteran of the Grain War, for free.'],
    ['monsterDefeated', 'Ada defeated Tree Beast with 2 Peasants and 1 Knight: 6 CV against strength 5.'],
    ['boostGained', 'Ada gained a lasting boost from Ghoul: all Warriors +1 CV.'],
    ['meeplesGained', 'Ada gained 1 Peasant (L2 Overrun districts).'],
    ['gainLost', 'Ada went without 1 Knight (House of Lords), as there was none left.'],
    ['hillLost', 'Ada lost Colosseum to Bram, and 1 Knight went to the Lodgings.'],
    ['questsDrawn', 'Ada drew 2 Quests (Termite).'],
    ['questDeclined', 'Ada kept a Quest for later.'],
    [
      'guardMonsterDefeated',
      'The Royal Guard defeated Skeleton in the Cathedral, the nearest to slot 1, as the Villages had nothing to offer.',
    ],
    [
      'guardOrderPerformed',
      'The Royal Guard carried out the Order Battle in the Castle, the least overrun with 1 Monster.',
    ],
    [
      'guardTributeTaken',
      'The Royal Guard counted 2 Monsters in the Castle, as the Villages had nothing to offer (Tithe).',
    ],
    ['guardFoundNothing', 'The Royal Guard found no Room left (Guard spot 2-3) and consoled itself with 1 VP.'],
    ['guardTurnEnded', "The Royal Guard's turn ended, and with fewer than 2 Units drawn the sword stayed."],
    [
      'helpHired',
      'Ada hired help: Warriors start at level 2, Veteran of the Grain War, and 1 Knight went into the bag.',
    ],
    ['endRoomTurned', 'The Royal Guard turned up the Grip: 2 of Recover the Rod of Ruin, worth 5 VP.'],
    ['roomSetScored', 'The Royal Guard scored 9 VP for 3 of Recover the Rod of Ruin.'],
    ['matchEnded', 'Ada won with 61 VP, tied on VP, with the fewest Peasants.'],
  ] as const)('%s', (type, line) => {
    expect(told(type)).toBe(line);
  });

  it('W6 does not say that there were no more meeples when only the bag ran out', () => {
    const { meeplesDrawn } = SAMPLE_EVENTS;
    const n = meeplesDrawn.meeples.length;
    const short = told('meeplesDrawn', { ...meeplesDrawn, wanted: n + 2 });
    expect(short).toMatch(new RegExp(`, ${n} of ${n + 2}, which emptied the bag\\.$`));
    expect(told('meeplesDrawn', { ...meeplesDrawn, wanted: n })).not.toContain('bag');
  });

  it('E6 tells of a shared victory', () => {
    const { scores } = SAMPLE_EVENTS.matchEnded.outcome;
    const outcome = { scores, winners: [0 as Seat, 1 as Seat], decidedBy: 'shared' } as const;
    expect(told('matchEnded', { outcome })).toBe('Ada and Bram won with 61 VP each, and shared the victory.');
  });

  it('Q1 names drawn Quests only where they are told', () => {
    const quests = ['timber', 'gazette'] as QuestId[];
    expect(told('questsDrawn', { ...SAMPLE_EVENTS.questsDrawn, quests })).toBe(
      'Ada drew Timber! and Subscription to the Gazette (Termite).',
    );
  });
});

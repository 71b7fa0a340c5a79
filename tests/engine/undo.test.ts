import { describe, expect, it } from 'vitest';
import {
  canUndoPast,
  type EventType,
  type GameEvent,
  type Move,
  revealsHidden,
  withSeat,
} from '../../src/engine/index.ts';
import { MODES, must, optionsOf, play } from '../support/games.ts';
import { givenMatch, type Match } from '../support/match.ts';

function canUndo(match: Match, move: Move): boolean {
  return canUndoPast(must(match.state, withSeat(move, match.state.turn.seat)));
}

const REVEALING: readonly EventType[] = [
  'councilArrived',
  'endQuestScored',
  'guardMeeplesDrawn',
  'guardQuestKept',
  'guardQuestScored',
  'matchStarted',
  'meeplesDrawn',
  'monsterDrawn',
  'monsterRevealed',
  'questDeckReshuffled',
  'questsDrawn',
  'roomRevealed',
  'tileRevealed',
];

describe('undo', () => {
  it('T6 reaches back over everything in a draft', () => {
    const match = givenMatch({
      phase: 'main',
      monsters: { castle: ['termite'] },
      players: [{ tavern: { warrior: 2 } }],
    });
    const meeple = match.state.players[0]?.tavern[0];
    if (meeple === undefined) throw new Error('nobody is there');
    expect(canUndo(match, { type: 'placeMeeple', meeple, to: 'monster:termite' })).toBe(true);
    match.place('warrior', 'monster:termite');
    expect(canUndo(match, { type: 'takeBack', meeple: match.meepleAt('warrior', 'monster:termite') })).toBe(true);
  });

  it('D4 reaches back over a Level up, which shows nothing', () => {
    const match = givenMatch({ players: [{ tavern: { warrior: 1 }, score: 5 }] }).place('warrior', 'capitol:levelUp');
    expect(canUndo(match, { type: 'confirm' })).toBe(true);
  });

  it('C2a stops at a Hero power that draws', () => {
    const match = givenMatch({ players: [{ tavern: { knight: 1 }, bag: { peasant: 3 }, levels: { knight: 2 } }] });
    expect(canUndo(match, { type: 'useHeroPower', hero: 'knight' })).toBe(false);
  });

  it('W5 stops at the end of a turn', () => {
    expect(canUndo(givenMatch({ phase: 'main' }), { type: 'confirm' })).toBe(false);
  });

  it('F1 stops where a Room is turned up', () => {
    const match = givenMatch({
      phase: 'main',
      towers: true,
      rooms: { castle: 'rescue-ranger' },
      players: [{ tavern: { warrior: 1, peasant: 1, knight: 1 } }],
      monsters: { university: ['bookworm'] },
    }).placeAll({ 'room:rescue-ranger': { warrior: 1, peasant: 1 } });
    expect(canUndo(match, { type: 'confirm' })).toBe(false);
  });

  it('every step tells whether it reveals, as its event does', () => {
    const told = new Map<EventType, boolean>();
    for (const mode of MODES)
      play(optionsOf(mode, 'undo'), undefined, {
        step: ({ event, reveals }) => {
          expect(reveals).toBe(revealsHidden(event));
          told.set(event.type, reveals);
        },
      });
    for (const [type, reveals] of told) expect({ type, reveals }).toEqual({ type, reveals: REVEALING.includes(type) });
    for (const type of REVEALING) expect(revealsHidden({ type } as GameEvent)).toBe(true);
    expect(told.size).toBeGreaterThan(40);
  });
});

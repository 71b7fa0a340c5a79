/** Positions of a table for three, found in games that bots play: every kind of question, and what else a screen can show. */

import { playMatch } from '../../../scripts/lib/match.ts';
import { createRandom } from '../../../src/bots/random.ts';
import type { Choice, ChoiceKind, GameState } from '../../../src/engine/index.ts';
import { ENGINE, givenMatch } from '../../support/match.ts';

export type PositionName = ChoiceKind | 'lodgingsToBagAside' | 'development' | 'draft' | 'late' | 'end';

const GAMES = 40;
const BAG = { peasant: 10 };

/** Of several positions of a name the one with most to show. */
export function positionsForThree(): ReadonlyMap<PositionName, GameState> {
  const found = new Map<PositionName, { readonly state: GameState; readonly worth: number }>();
  const offer = (name: PositionName, state: GameState, worth: number): void => {
    if (worth > (found.get(name)?.worth ?? -1)) found.set(name, { state, worth });
  };
  const see = (state: GameState): void => {
    const { choice, turn, players, outcome, overlords, arrived } = state;
    if (choice !== undefined) offer(nameOf(choice, state), state, choice.options.length);
    else if (outcome !== undefined) offer('end', state, 0);
    else if (turn.step !== 'assigning') return;
    else if (turn.phase === 'development') offer('development', state, players[turn.seat]?.hand.length ?? 0);
    else {
      offer('draft', state, turn.assignments.length);
      offer('late', state, overlords.length + arrived.length);
    }
  };
  for (let game = 0; game < GAMES; game++) {
    playMatch(
      ENGINE,
      { seats: 3, towers: true, seed: `three-${game}` },
      [createRandom(), createRandom(), createRandom()],
      {
        moved: see,
      },
    );
  }
  see(twoEffects());
  see(twoMonsters());
  return new Map([...found].map(([name, { state }]) => [name, state]));
}

function nameOf({ kind, seat }: Choice, { turn }: GameState): PositionName {
  return kind === 'lodgingsToBag' && seat !== turn.seat ? 'lodgingsToBagAside' : kind;
}

/** W7: more Ongoing Quests take effect than one. */
function twoEffects(): GameState {
  const completed = ['longer-table', 'gazette', 'wash-day'];
  return givenMatch({
    seats: 3,
    towers: true,
    active: 0,
    phase: 'main',
    players: [{ completed, hand: ['big-game'], bag: BAG, lodgings: { mage: 3 }, tavern: {} }, {}, {}],
    questDeck: ['old-masters'],
  }).confirm().state;
}

/** T7: more Monsters than one have fallen. */
function twoMonsters(): GameState {
  return givenMatch({
    seats: 3,
    towers: true,
    phase: 'main',
    players: [{ tavern: { knight: 3 }, bag: BAG }, {}, {}],
    monsters: { castle: ['termite'], cathedral: ['skeleton'] },
    questDeck: ['trophy-shelf'],
  })
    .placeAll({ 'monster:termite': { knight: 2 }, 'monster:skeleton': { knight: 1 } })
    .confirm()
    .choose('monster:termite').state;
}

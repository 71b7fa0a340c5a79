/** The Guard's events tell all: what it has can be counted up from them alone, and every reason agrees with the city. */
import { describe, expect, it } from 'vitest';
import {
  clockwise,
  DISTRICTS,
  type District,
  type EventOf,
  type GameEvent,
  type GameState,
  type GuardState,
  type MeepleId,
} from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { MODES, optionsOf, play, random } from '../../support/games.ts';
import { guard } from '../../support/guard.ts';

const SOLO = MODES.filter(({ options }) => options.solo !== undefined);
const PLAYED = 3;

type Held = Pick<
  GuardState,
  'score' | 'summoned' | 'board' | 'prestigeArea' | 'beside' | 'keptQuests' | 'rooms' | 'pile' | 'favored'
> & { readonly bag: readonly MeepleId[] };

const without = (ids: readonly MeepleId[], gone: readonly MeepleId[]) => ids.filter((id) => !gone.includes(id));
const sorted = (ids: readonly MeepleId[]) => ids.toSorted((a, b) => a - b);

/** What the Guard holds after an event, by what the event says. */
function retell(held: Held, event: GameEvent): Held {
  switch (event.type) {
    case 'guardBagFilled':
      return { ...held, bag: event.meeples };
    case 'guardMeeplesDrawn':
      return { ...held, bag: without(held.bag, event.meeples), summoned: [...held.summoned, ...event.meeples] };
    case 'guardMeepleDeployed':
      return deploy({ ...held, summoned: without(held.summoned, [event.meeple]) }, event);
    case 'guardBoardReturned':
      return { ...held, bag: [...held.bag, ...event.meeples], board: [], prestigeArea: [], beside: [] };
    case 'guardUnitGained':
      return { ...held, bag: [...held.bag, ...event.meeples] };
    case 'guardMonsterDefeated':
      return { ...held, pile: [...held.pile, event.monster] };
    case 'guardRoomTaken':
      return event.kept ? { ...held, rooms: [...held.rooms, event.room] } : held;
    case 'guardQuestKept':
      return event.quest === undefined ? held : { ...held, keptQuests: [...held.keptQuests, event.quest] };
    case 'swordTurned':
      return { ...held, favored: event.to };
    case 'vpChanged':
      return event.who === 'guard' ? { ...held, score: held.score + event.n } : held;
    default:
      return held;
  }
}

function deploy(held: Held, { meeple, spot }: EventOf<'guardMeepleDeployed'>): Held {
  if (spot === 'prestige') return { ...held, prestigeArea: [...held.prestigeArea, meeple] };
  if (spot === 'beside') return { ...held, beside: [...held.beside, meeple] };
  return { ...held, board: [...held.board, { spot, meeple }] };
}

function heldBy(state: GameState): Held {
  const { score, bag, summoned, board, prestigeArea, beside, keptQuests, rooms, pile, favored } = guard({ state });
  return { score, bag: sorted(bag), summoned, board, prestigeArea, beside, keptQuests, rooms, pile, favored };
}

/** Steps clockwise from one district to another. */
const distance = (from: District, to: District) => [0, 1, 2, 3].findIndex((steps) => clockwise(from, steps) === to);

const FIGURES = {
  slotOne: (_: string, slot: number) => slot,
  lowestVp: (id: string) => monsterCard(id).vp,
  lowestStrength: (id: string) => monsterCard(id).strength,
  highestStrength: (id: string) => -monsterCard(id).strength,
};

/** The Monster by the letter of G8, with the whole list of questions asked at once. */
function pickedBy(
  state: GameState,
  { pool, criterion, district }: EventOf<'guardMonsterDefeated'>,
): string | undefined {
  const { favored, prey } = guard({ state });
  const open = DISTRICTS.flatMap((d) => state.monsters[d].map(({ id, slot }) => ({ id, slot, district: d }))).filter(
    (m) => pool === 'city' || (pool === 'prey' ? monsterCard(m.id).type === prey : m.district === district),
  );
  const ranks = open.map((m) => ({
    id: m.id,
    rank: [
      FIGURES[criterion](m.id, m.slot),
      distance(favored, m.district),
      monsterCard(m.id).type === prey ? 0 : 1,
      m.slot,
    ],
  }));
  ranks.sort((a, b) => a.rank.map((n, i) => n - (b.rank[i] ?? 0)).find((n) => n !== 0) ?? 0);
  return ranks[0]?.id;
}

function checkDefeat(before: GameState, event: EventOf<'guardMonsterDefeated'>): void {
  expect(event.monster).toBe(pickedBy(before, event));
  expect(event.candidates).toEqual(expect.arrayContaining([...event.tied]));
  expect(event.tied).toContain(event.monster);
  const settled = event.reason === 'onlyOne' || event.reason === 'criterion';
  expect(settled).toBe(event.tied.length === 1);
  expect(event.reason === 'onlyOne').toBe(event.candidates.length === 1);
  const { named } = event;
  if (named === undefined) return;
  const first = [0, 1, 2, 3]
    .map((steps) => clockwise(named.district, steps))
    .find((district) => before.monsters[district].length > 0);
  expect(event.district).toBe(first);
}

describe.each(SOLO)('$name', (mode) => {
  it('G2 what the Guard has can be told from its events alone', () => {
    for (let i = 0; i < PLAYED; i++) {
      let told: Held | undefined;
      play(optionsOf(mode, `telling ${i}`), random(), {
        step: ({ event, state }) => {
          told = told === undefined ? heldBy(state) : retell(told, event);
          expect({ ...told, bag: sorted(told.bag) }).toEqual(heldBy(state));
        },
      });
    }
  });

  it('G8 every Monster it takes is the one that the priority names', () => {
    let defeats = 0;
    for (let i = 0; i < PLAYED; i++) {
      let before: GameState | undefined;
      play(optionsOf(mode, `reasons ${i}`), random(), {
        step: ({ event, state }) => {
          if (event.type === 'guardMonsterDefeated' && before !== undefined) {
            checkDefeat(before, event);
            defeats++;
          }
          before = state;
        },
      });
    }
    expect(defeats).toBeGreaterThan(PLAYED);
  });
});

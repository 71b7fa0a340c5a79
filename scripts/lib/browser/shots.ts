/** The pictures of the README: which position each shows, and what eye and hand do before it is taken. */
import type { Page } from '@playwright/test';
import { type GameState, monsterPlace, type PlaceId } from '../../../src/engine/index.ts';
import type { Worth } from './games.ts';
import { bareSpotNear, bareTable, type Screen, spotOf, untilStill } from './table.ts';

export interface Shot {
  readonly name: string;
  readonly screen: Screen;
  readonly worth: Worth;
  /** Runs on a small picture, where frames are cheap; what the hand holds it goes on holding. */
  readonly arrange: (page: Page, state: GameState) => Promise<void>;
}

const LAPTOP: Screen = { width: 1280, height: 720 };
const PHONE: Screen = { width: 844, height: 390, pixelRatio: 2, hasTouch: true };

const placed = ({ turn }: GameState): number => turn.assignments.length;
const isDusk = ({ arrived, final }: GameState): boolean => arrived.length === 0 && final === undefined;

/** Late in the first light, with much built and much placed. */
const midGame: Worth = (state) =>
  isDusk(state) && state.turn.phase === 'main' && state.locations.length >= 8 && placed(state) >= 3
    ? state.turn.number + placed(state) * 4
    : 0;

const fullBag: Worth = ({ arrived, players, turn }) => {
  const inside = players[turn.seat]?.bag.length ?? 0;
  return turn.phase === 'main' && arrived.length <= 1 && inside >= 16 ? inside : 0;
};

const finalTurns: Worth = (state) =>
  state.final !== undefined && state.turn.phase === 'main' && placed(state) >= 2 ? placed(state) : 0;

/** A near Monster with a crowd on it, and more in the Tavern to send after them. */
const fight: Worth = (state) => {
  const crowd = crowdedMonster(state)?.crowd ?? 0;
  const waiting = state.players[state.turn.seat]?.tavern.length ?? 0;
  return state.arrived.length <= 1 && crowd >= 3 && waiting >= 2 ? crowd : 0;
};

function crowdedMonster(state: GameState): { readonly place: PlaceId; readonly crowd: number } | undefined {
  const near = [...state.monsters.cathedral, ...state.monsters.university].map(({ id }) => monsterPlace(id));
  return state.turn.assignments
    .filter(({ place }) => near.includes(place))
    .map(({ place, meeples }) => ({ place, crowd: meeples.length }))
    .sort((a, b) => b.crowd - a.crowd)[0];
}

/** Turns of the wheel towards a spot. */
async function approach(page: Page, spot: { readonly x: number; readonly y: number }, turns: number): Promise<void> {
  await page.mouse.move(spot.x, spot.y);
  for (let i = 0; i < turns; i++) {
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(60);
  }
  await untilStill(page, 600);
}

/** A meeple of the active player's Tavern that no word or button covers, by its body. */
async function reachableMeeple(page: Page, state: GameState): Promise<{ readonly x: number; readonly y: number }> {
  for (const meeple of state.players[state.turn.seat]?.tavern ?? []) {
    const { x, y, isSeen } = await page.evaluate(
      (name) => window.rowan?.table?.project(name) ?? { x: 0, y: 0, isSeen: false },
      `meeple:${meeple}` as const,
    );
    const body = isSeen ? await bareSpotNear(page, { x, y: y - 5 }, 0) : undefined;
    if (body !== undefined) return body;
  }
  throw new Error('no hand gets at the Tavern');
}

async function lookFrom(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await untilStill(page, 600);
}

export const SHOTS: readonly Shot[] = [
  { name: 'table', screen: LAPTOP, worth: midGame, arrange: (page) => lookFrom(page, '1') },
  {
    name: 'bag',
    screen: LAPTOP,
    worth: fullBag,
    arrange: async (page, { turn }) => {
      await lookFrom(page, '3');
      const grip = await bareSpotNear(page, await spotOf(page, `bag:${turn.seat}`));
      if (grip === undefined) throw new Error('no hand gets at the bag');
      const { x, y } = grip;
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let i = 1; i <= 40; i++) {
        await page.mouse.move(x - 10 + Math.sin(i * 0.8) * 40, y - Math.min(60, i * 4) - Math.cos(i * 0.8) * 12);
        await page.waitForTimeout(30);
      }
    },
  },
  {
    name: 'fight',
    screen: LAPTOP,
    worth: fight,
    arrange: async (page, state) => {
      const place = crowdedMonster(state)?.place;
      if (place === undefined) throw new Error('nobody fights here');
      await approach(page, await spotOf(page, place), 3);
      const from = await reachableMeeple(page, state);
      const to = await spotOf(page, place);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await untilStill(page, 600);
    },
  },
  {
    name: 'close',
    screen: LAPTOP,
    worth: midGame,
    arrange: async (page, { turn }) => {
      await bareTable(page);
      await lookFrom(page, '1');
      const bag = await spotOf(page, `bag:${turn.seat}`);
      await approach(page, { x: bag.x - 30, y: bag.y - 20 }, 7);
    },
  },
  { name: 'storm', screen: LAPTOP, worth: finalTurns, arrange: (page) => lookFrom(page, '1') },
  { name: 'phone', screen: PHONE, worth: midGame, arrange: (page) => lookFrom(page, '1') },
];

/** The pictures of the README: which position each shows, and what eye and hand do before it is taken. */
import type { Page } from '@playwright/test';
import { type GameState, kindOf, monsterPlace, type PlaceId } from '../../../src/engine/index.ts';
import { afterDrawing, bring, lookFrom, panBy, tiltBy, zoomAt } from './eye.ts';
import { findPosition, type Position, SOLO, type Worth } from './games.ts';
import { bareSpotNear, type Screen, type Spot, spotOf } from './table.ts';

export interface Shot {
  readonly name: string;
  readonly screen: Screen;
  readonly worth: Worth;
  /** Against the Guard, at a table of its own. */
  readonly isSolo?: boolean;
  /** Without the interface. */
  readonly isBare?: boolean;
  /** Before the picture has its full size: frames are cheaper. What the hand holds it goes on holding. */
  readonly arrange: (page: Page, state: GameState) => Promise<void>;
  /** The last thing before it is taken; otherwise the table comes to rest. */
  readonly enliven?: (page: Page, state: GameState) => Promise<void>;
}

export const LAPTOP: Screen = { width: 1280, height: 720 };
const PHONE: Screen = { width: 844, height: 390, pixelRatio: 2, hasTouch: true };

const placed = ({ turn }: GameState): number => turn.assignments.length;
const waiting = ({ players, turn }: GameState): number => players[turn.seat]?.tavern.length ?? 0;
const inFights = ({ turn }: GameState): number =>
  turn.assignments.filter(({ place }) => place.startsWith('monster:')).length;
const isDusk = ({ arrived, final }: GameState): boolean => arrived.length === 0 && final === undefined;

/** Late in the first light: much is built, some are placed, and a mixed company waits in the Tavern. */
const midGame: Worth = (state) => {
  const { tavern = [], bag = [] } = state.players[state.turn.seat] ?? {};
  const kinds = new Set(tavern.map(kindOf)).size;
  return isDusk(state) && state.turn.phase === 'main' && state.locations.length >= 8 && placed(state) >= 2 && kinds >= 4
    ? state.locations.length + placed(state) * 3 + kinds * 5 + Math.min(10, bag.length)
    : 0;
};

/** The first seat's is red, which candle-light likes best. */
const fullBag: Worth = (state) => {
  const inside = state.players[0]?.bag.length ?? 0;
  return state.turn.seat === 0 && state.turn.phase === 'main' && isDusk(state) && inside >= 14 ? inside : 0;
};

const finalTurns: Worth = (state) =>
  state.final !== undefined && state.turn.phase === 'main' && placed(state) >= 2
    ? placed(state) * 3 + inFights(state) * 4 + waiting(state)
    : 0;

/** A Monster at the near gate with a crowd on it, and more in the Tavern to send after them. */
const fight: Worth = (state) => {
  const crowd = crowdedMonster(state)?.crowd ?? 0;
  return state.arrived.length <= 1 && crowd >= 4 && waiting(state) >= 2 ? crowd : 0;
};

function crowdedMonster(state: GameState): { readonly place: PlaceId; readonly crowd: number } | undefined {
  const near = [...state.monsters.cathedral, ...state.monsters.university]
    .filter(({ slot }) => slot === 1)
    .map(({ id }) => monsterPlace(id));
  return state.turn.assignments
    .filter(({ place }) => near.includes(place))
    .map(({ place, meeples }) => ({ place, crowd: meeples.length }))
    .sort((a, b) => b.crowd - a.crowd)[0];
}

/** A meeple of the active player's Tavern that no word or button covers, by its body. */
async function reachableMeeple(page: Page, state: GameState): Promise<Spot> {
  for (const meeple of state.players[state.turn.seat]?.tavern ?? []) {
    const { x, y, isSeen } = await page.evaluate(
      (name) => window.rowan?.table?.project(name) ?? { x: 0, y: 0, isSeen: false },
      `meeple:${meeple}` as const,
    );
    const body = isSeen ? await bareSpotNear(page, { x, y: y - 8 }, 12) : undefined;
    if (body !== undefined) return body;
  }
  throw new Error('no hand gets at the Tavern');
}

/** Lifts one more and holds it over the crowd. */
async function joinFight(page: Page, state: GameState): Promise<void> {
  const place = crowdedMonster(state)?.place;
  if (place === undefined) throw new Error('nobody fights here');
  await lookFrom(page, '1');
  const from = await reachableMeeple(page, state);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await spotOf(page, place);
  await afterDrawing(page, () => page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 }));
  await afterDrawing(page, () => page.mouse.move(to.x, to.y, { steps: 4 }));
  await zoomAt(page, { x: to.x, y: to.y + 30 }, 7);
}

/** The picture has grown under the hand: it goes back to the crowd, a little above their heads. */
async function hoverOverFight(page: Page, state: GameState): Promise<void> {
  const place = crowdedMonster(state)?.place;
  if (place === undefined) return;
  const { x, y } = await spotOf(page, place);
  await afterDrawing(page, () => page.mouse.move(x + 8, y - 30, { steps: 3 }), 2500);
}

async function liftBag(page: Page, { turn }: GameState): Promise<void> {
  await lookFrom(page, '3');
  await bring(page, await spotOf(page, `bag:${turn.seat}`), { x: 0.52, y: 0.64 }, 4);
  const grip = await bareSpotNear(page, await spotOf(page, `bag:${turn.seat}`));
  if (grip === undefined) throw new Error('no hand gets at the bag');
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x, grip.y - 70, { steps: 12 });
}

/** One swing to and fro, taken in the middle of it. */
async function swingBag(page: Page): Promise<void> {
  const { width, height } = LAPTOP;
  const [x, y] = [width * 0.55, height * 0.36];
  for (const [dx, dy] of SWING) {
    await afterDrawing(page, () => page.mouse.move(x + dx * width, y + dy * height), 0);
  }
}

const SWING = Array.from(
  { length: 14 },
  (_, i) => [Math.sin(i * 0.75) * 0.07, -Math.abs(Math.cos(i * 0.75)) * 0.03] as const,
);

/** Over the board's edge to bag and city. */
async function leanIn(page: Page, { turn }: GameState): Promise<void> {
  await lookFrom(page, '1');
  await bring(page, await spotOf(page, `bag:${turn.seat}`), { x: 0.7, y: 0.66 }, 6);
  await tiltBy(page, -14);
}

/** As low as one sits: the whole table, and the tavern behind it. */
async function crouch(page: Page): Promise<void> {
  await lookFrom(page, '1');
  await zoomAt(page, centreOf(page), 1);
  await tiltBy(page, -50);
  await panBy(page, 0, 50);
}

function centreOf(page: Page): Spot {
  const { width, height } = page.viewportSize() ?? LAPTOP;
  return { x: width / 2, y: height / 2 };
}

/** The Guard has much on its board and before it, and the city has something to defend. */
const againstGuard: Worth = ({ guard, turn, arrived, monsters }) => {
  if (guard === undefined || turn.phase !== 'main' || arrived.length > 1) return 0;
  const kept = guard.keptQuests.length + guard.rooms.length;
  const inCity = Object.values(monsters).reduce((sum, there) => sum + there.length, 0);
  return guard.board.length >= 4 && kept >= 3 ? guard.board.length + kept + inCity : 0;
};

/** Asks the log why a Monster fell, and the table shows it again with its reason. */
async function askWhy(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await page
    .getByRole('button', { name: /^Why\? Show it again: The Royal Guard defeated/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'What the Guard does' }).waitFor();
}

export const SHOTS: readonly Shot[] = [
  { name: 'table', screen: LAPTOP, worth: midGame, arrange: (page) => lookFrom(page, '1') },
  { name: 'tavern', screen: LAPTOP, worth: midGame, isBare: true, arrange: crouch },
  { name: 'close', screen: LAPTOP, worth: midGame, isBare: true, arrange: leanIn },
  { name: 'fight', screen: LAPTOP, worth: fight, arrange: joinFight, enliven: hoverOverFight },
  { name: 'bag', screen: LAPTOP, worth: fullBag, isBare: true, arrange: liftBag, enliven: swingBag },
  { name: 'storm', screen: LAPTOP, worth: finalTurns, isBare: true, arrange: crouch },
  { name: 'guard', screen: LAPTOP, worth: againstGuard, isSolo: true, arrange: askWhy },
  {
    name: 'solo',
    screen: LAPTOP,
    worth: againstGuard,
    isSolo: true,
    arrange: async (page) => {
      await page.keyboard.press('.');
      await lookFrom(page, '1');
      // The Guard sits on the left: its whole board comes into the picture.
      await panBy(page, 84, 0);
    },
  },
  { name: 'phone', screen: PHONE, worth: midGame, arrange: (page) => lookFrom(page, '1') },
];

export function positionOf({ worth, isSolo = false }: Shot): Position {
  return isSolo ? findPosition(worth, 'guard', undefined, SOLO) : findPosition(worth);
}

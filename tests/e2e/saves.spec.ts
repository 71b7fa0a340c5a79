import type { BrowserContext, Page } from '@playwright/test';
import type { GameState, Intent } from '../../src/engine/index.ts';
import { createRng, seedRng } from '../../src/engine/index.ts';
import { engine, random } from '../support/games.ts';
import { askForHandle, expect, test, watch } from './fixtures.ts';
import { closeAfter, crashAfter, leaveAfter } from './support/killing.ts';

const SEED = 'killed-tab';
/** Only the match matters here: the smallest table that still is one. */
test.use({ viewport: { width: 640, height: 360 } });
test.slow();

/** A match without a table, and where it stands after each move. */
function headless(count: number): { readonly intents: readonly Intent[]; readonly states: readonly GameState[] } {
  const pick = random();
  const rng = createRng(seedRng(SEED, 'bots'));
  let state = engine.setup({ seed: SEED, seats: 2, towers: true });
  const intents: Intent[] = [];
  const states: GameState[] = [state];
  for (let i = 0; i < count; i++) {
    const intent = pick(state, engine.seatToAct(state) ?? state.turn.seat, rng);
    const result = engine.apply(state, intent);
    if (!result.ok) throw new Error(result.error.code);
    state = result.value[result.value.length - 1]?.state ?? state;
    intents.push(intent);
    states.push(state);
  }
  return { intents, states };
}

/** The match as the page has it, whether its table is drawn yet or not. */
async function truth(page: Page): Promise<GameState> {
  await page.waitForFunction(() => window.rowan?.table !== undefined);
  return page.evaluate(() => window.rowan?.table?.truth() as GameState);
}

async function newTab(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await askForHandle(page);
  const complaints = watch(page, origin);
  await page.goto('/?quality=low&pacing=instant');
  return { page, complaints };
}

test('a match stands where it stood, whenever and however its tab is killed', async ({ context, baseURL }) => {
  const { intents, states } = headless(60);
  const { origin } = new URL(baseURL ?? '');
  const first = await newTab(context, origin);
  await first.page.getByRole('button', { name: 'New game' }).click();
  await first.page.getByLabel('Seed').fill(SEED);
  await first.page.getByRole('switch', { name: 'The Four Towers' }).check();
  await first.page.getByRole('button', { name: 'Begin' }).click();
  expect(await truth(first.page)).toEqual(states[0]);
  const chance = createRng(seedRng('moments', 'bots'));
  const kills = [closeAfter, crashAfter, leaveAfter, crashAfter];
  let { page, complaints } = first;
  let played = 0;
  for (const kill of kills) {
    // The first one dies before anything has been done at all.
    const next = kill === kills[0] ? 0 : played + 1 + chance.int(14);
    await kill(page, intents.slice(played, next));
    expect(complaints).toEqual([]);
    await page.close();
    played = next;
    ({ page, complaints } = await newTab(context, origin));
    await page.getByRole('button', { name: /^Continue/ }).click();
    expect(await truth(page)).toEqual(states[played]);
  }
  expect(complaints).toEqual([]);
});

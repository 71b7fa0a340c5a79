import { END } from '../../src/ui/words/end.ts';
import { WORDS } from '../../src/ui/words.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { Keys } from '../e2e/support/keys.ts';
import { playModestly } from '../e2e/support/modestGame.ts';
import { ENGINE } from '../support/match.ts';

test.use({ viewport: { width: 640, height: 360 }, contextOptions: { reducedMotion: 'reduce' } });

test('a whole match for two is played by keyboard, from the title to the count', async ({ page }) => {
  test.setTimeout(420_000);
  const match = playModestly({ seats: 2, towers: true, seed: 'rowan-43' });
  const keys = new Keys(page);
  await page.goto('/?quality=low&pacing=instant');
  await keys.tabTo(/^New game/);
  await keys.press('Enter');
  await keys.tabTo(new RegExp(`^${WORDS.fourTowers}`));
  await keys.press('Space');
  await keys.tabTo(/^Seed/);
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type(match.options.seed);
  await keys.press('Enter');
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });

  let state = ENGINE.setup(match.options);
  for (const intent of match.intents) {
    await keys.takeSeat();
    await keys.play(intent, state);
    const result = ENGINE.apply(state, intent);
    if (!result.ok) throw new Error(result.error.code);
    state = result.value[result.value.length - 1]?.state ?? state;
  }
  await keys.rest();
  expect(await page.evaluate(() => window.rowan?.table?.intents())).toEqual(match.intents);
  expect(await keys.truth()).toEqual(JSON.parse(JSON.stringify(match.state)));
  await expect(page.getByRole('dialog', { name: END.title })).toBeVisible();
});

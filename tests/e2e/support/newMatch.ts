/** A new match from the title, by its sheet. */
import type { Page } from '@playwright/test';
import type { MatchOptions } from '../../../src/engine/index.ts';
import { NEW_GAME } from '../../../src/ui/words/newGame.ts';
import { WORDS } from '../../../src/ui/words.ts';

/** Nothing has to be waited for that only moves, and software draws small pictures soonest. */
export const QUICK = { viewport: { width: 800, height: 450 }, contextOptions: { reducedMotion: 'reduce' } } as const;

export async function beginMatch(page: Page, { seed, seats, towers }: MatchOptions): Promise<void> {
  await page.goto('/?quality=low&pacing=instant');
  await page.getByRole('button', { name: WORDS.newGame }).click();
  await page.getByLabel(WORDS.seed).fill(seed);
  for (let chair = 2; chair < seats; chair++) await page.getByRole('button', { name: NEW_GAME.addSeat }).click();
  await page.getByRole('switch', { name: WORDS.fourTowers }).setChecked(towers);
  await page.getByRole('button', { name: WORDS.begin }).click();
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
}

/** A player's bag: taken by the velvet, shaken and tipped with the mouse. */
import type { Page } from '@playwright/test';
import type { MeepleId, Seat } from '../../../src/engine/index.ts';
import type {} from '../../../src/scene/testHandle.ts';
import { expect } from '../fixtures.ts';

const SWINGS = 8;
const SWING_PX = 70;
/** Beyond what counts as letting it go in place. */
const TIP_PX = 220;

export class Bag {
  private readonly page: Page;
  private readonly seat: Seat;

  constructor(page: Page, seat: Seat) {
    this.page = page;
    this.seat = seat;
  }

  inside(): Promise<readonly MeepleId[]> {
    return this.page.evaluate((seat) => window.rowan?.bags?.inside(seat) ?? [], this.seat);
  }

  async invites(): Promise<void> {
    await this.page.waitForFunction((seat) => window.rowan?.bags?.isInviting(seat) === true, this.seat);
  }

  /** What the bag does while it is swung to and fro; the button stays down. */
  async shake(): Promise<ReadonlySet<string | undefined>> {
    const { mouse } = this.page;
    const at = await this.body();
    const phases = new Set<string | undefined>();
    await mouse.move(at.x, at.y);
    await mouse.down();
    for (let i = 1; i <= SWINGS; i++) {
      await mouse.move(at.x + (i % 2 === 0 ? SWING_PX : -SWING_PX), at.y - 40);
      phases.add(await this.phase());
    }
    return phases;
  }

  /** Let go to the side of where it stands, it spills what is drawn. */
  async tip(): Promise<void> {
    const at = await this.body();
    await this.page.mouse.move(at.x - TIP_PX, at.y - 20);
    await this.page.mouse.up();
  }

  private phase(): Promise<string | undefined> {
    return this.page.evaluate((seat) => window.rowan?.bags?.phase(seat), this.seat);
  }

  private async body(): Promise<{ x: number; y: number }> {
    const foot = await this.page.evaluate((seat) => window.rowan?.table?.project(`bag:${seat}`), this.seat);
    expect(foot?.isSeen).toBe(true);
    return { x: (foot?.x ?? 0) - 4, y: (foot?.y ?? 0) - 22 };
  }
}

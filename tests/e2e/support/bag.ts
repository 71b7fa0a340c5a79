/** A player's bag: taken by the velvet, shaken and tipped with the mouse. */
import type { Page } from '@playwright/test';
import type { MeepleId, Seat } from '../../../src/engine/index.ts';
import type {} from '../../../src/scene/testHandle.ts';
import { expect } from '../fixtures.ts';
import type { ScreenPoint } from './sight.ts';

const SWINGS = 8;
const SWING_PX = 70;
/** Beyond what counts as letting it go in place. */
const TIP_PX = 220;

export class Bag {
  private readonly page: Page;
  private readonly seat: Seat;
  /** Where the hand has it. */
  private taken: ScreenPoint = { x: 0, y: 0 };

  constructor(page: Page, seat: Seat) {
    this.page = page;
    this.seat = seat;
  }

  inside(): Promise<readonly MeepleId[]> {
    return this.page.evaluate((seat) => window.rowan?.bags?.inside(seat) ?? [], this.seat);
  }

  /** Physics is loaded after the table: until then the bag is there without it. */
  async hasPhysics(): Promise<void> {
    await this.page.waitForFunction((seat) => window.rowan?.bags?.hasPhysics(seat) === true, this.seat);
  }

  async invites(): Promise<void> {
    await this.page.waitForFunction((seat) => window.rowan?.bags?.isInviting(seat) === true, this.seat);
  }

  /** What the bag does while it is swung to and fro; the button stays down. */
  async shake(): Promise<ReadonlySet<string | undefined>> {
    const { mouse } = this.page;
    const at = await this.body();
    const phases = new Set<string | undefined>();
    this.taken = at;
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
    const at = this.taken;
    await this.page.mouse.move(at.x - TIP_PX, at.y - 20);
    await this.page.mouse.up();
  }

  private phase(): Promise<string | undefined> {
    return this.page.evaluate((seat) => window.rowan?.bags?.phase(seat), this.seat);
  }

  /** The velvet above the foot, once the camera has come to it. */
  private async body(): Promise<ScreenPoint> {
    const foot = await this.page.evaluate(async (seat) => {
      const look = () => window.rowan?.table?.project(`bag:${seat}`);
      let at = look();
      for (let still = 0; still < 4; ) {
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now?.x === at?.x && now?.y === at?.y ? still + 1 : 0;
        at = now;
      }
      return at;
    }, this.seat);
    expect(foot?.isSeen).toBe(true);
    return { x: (foot?.x ?? 0) - 4, y: (foot?.y ?? 0) - 22 };
  }
}

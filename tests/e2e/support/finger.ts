/** One finger on the glass, as the browser gets it from the machine. */
import type { CDPSession, Page } from '@playwright/test';
import type { ScreenPoint } from './sight.ts';

export class Finger {
  private readonly session: CDPSession;
  /** Where it is on the glass. */
  at: ScreenPoint = { x: 0, y: 0 };

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Both at once: a finger that rests for a moment asks what the thing is. */
  async pull(from: ScreenPoint, to: ScreenPoint): Promise<void> {
    await Promise.all([this.down(from), this.move(to)]);
  }

  async down(at: ScreenPoint): Promise<void> {
    this.at = at;
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  async move(to: ScreenPoint): Promise<void> {
    this.at = to;
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await this.session.detach();
  }
}

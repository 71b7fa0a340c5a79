/** A page whose graphics card draws nothing: the interface, the camera and every anchor are as ever, and no size costs anything. */
import type { BrowserContext, Page } from '@playwright/test';

export function blind(page: Page | BrowserContext): Promise<unknown> {
  return page.addInitScript(() => {
    type Call = (...args: unknown[]) => unknown;
    const undrawn = (owner: Record<string, Call>): void => {
      for (const name of Object.keys(owner)) {
        if (/^(draw(Arrays|Elements|Range)|multiDraw|clear$|blit)/.test(name)) owner[name] = () => undefined;
      }
    };
    const gl = WebGL2RenderingContext.prototype as unknown as Record<string, Call>;
    undrawn(gl);
    const { getExtension } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: string) {
      // Without it many pieces are drawn one by one, that is not at all.
      return name === 'WEBGL_multi_draw' ? null : Reflect.apply(getExtension, this, [name]);
    } as typeof getExtension;
  });
}

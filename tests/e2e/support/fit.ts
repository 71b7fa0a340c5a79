/** Runs in the page: which parts of the interface leave the screen or cover each other. */

/** Sent as text: uses nothing around it. The hand and the log hang over the edge on purpose. */
export async function misfitsIn(): Promise<string[]> {
  // Those that follow a scroll bar instead of the clock never finish.
  const running = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
  await Promise.all(running.map((animation) => animation.finished.catch(() => {})));
  const parts = [
    '.plaques',
    '.hud__guide .rail',
    '.hud__tools',
    '.hud__hand',
    '.act__go',
    '.undo',
    '.powers',
    '.act__warning',
    '.prompt',
    '.lens',
    '.curtain__card',
    'dialog[open]',
  ];
  const bleeding = new Set(['.hud__hand']);
  const overEverything = new Set(['.lens', 'dialog[open]', '.curtain__card']);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const boxes = parts.flatMap((name) => {
    const element = document.querySelector(name);
    const box = element?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? [] : [{ name, box }];
  });
  const found: string[] = [];
  for (const { name, box } of boxes) {
    const isOut = box.left < -1 || box.top < -1 || box.right > width + 1;
    if (isOut || (!bleeding.has(name) && box.bottom > height + 1)) {
      found.push(`${name} leaves the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
  }
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (overEverything.has(a.name) || overEverything.has(b.name)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2)
        found.push(`${a.name} and ${b.name} cover each other by ${Math.round(across)}×${Math.round(down)}`);
    }
  }
  return found;
}

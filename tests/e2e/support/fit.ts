/** Runs in the page, sent as text: which parts of the interface leave the screen, cover each other, are too small to touch or hide the focus. */

/** Whatever moves in is where it will be; what pulses for ever goes on. */
export function settleIn(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    // Those that follow a scroll bar instead of the clock never finish.
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish();
  }
}

export interface Fit {
  /** For a finger; 0: any size will do. */
  readonly leastPx: number;
}

export function misfitsIn({ leastPx }: Fit): string[] {
  const pressable =
    'button, a[href], input:not([type="file"]), select, summary, [role="radio"], [role="switch"], [role="checkbox"]';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const scope: ParentNode = modal ?? document;
  const found = new Set<string>();
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').replaceAll(' ', '.')} "${words.slice(0, 40)}"`;
  };
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return element.closest('.visually-hidden, .twin:not(:focus-within)') === null;
  };
  /** What hangs on the table is where the camera has it; the hand of cards is cut by the edge; a card without its print is only a stand-in. */
  const isFree = (element: Element): boolean => element.closest('.anchored, .hud__hand, .letter, .face') !== null;
  const scrolls = (element: Element): boolean => {
    const { overflowY, overflowX } = getComputedStyle(element);
    return /auto|scroll/.test(`${overflowY} ${overflowX}`);
  };
  const frameOf = (element: Element): { readonly frame: Element | undefined; readonly isScrolled: boolean } => {
    for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
      if (scrolls(up)) return { frame: up, isScrolled: true };
      if (/hidden|clip/.test(getComputedStyle(up).overflowX)) return { frame: up, isScrolled: false };
    }
    return { frame: undefined, isScrolled: false };
  };
  const cut = (element: Element, box: DOMRect): string | undefined => {
    const { frame, isScrolled } = frameOf(element);
    const edges = frame?.getBoundingClientRect();
    const slack = 1.5;
    if (box.left < -slack || box.right > width + slack) return 'leaves the screen sideways';
    if (edges !== undefined && (box.left < edges.left - slack || box.right > edges.right + slack)) {
      return `is cut off by ${nameOf(frame as Element)}`;
    }
    if (isScrolled) return undefined;
    if (edges !== undefined && (box.top < edges.top - slack || box.bottom > edges.bottom + slack)) {
      return `is cut off by ${nameOf(frame as Element)}`;
    }
    return box.top < -slack || box.bottom > height + slack ? 'leaves the screen' : undefined;
  };

  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(element)) continue;
    const isScrolledSideways = /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (isScrolledSideways && element.scrollWidth > element.clientWidth + 1) {
      found.add(`${nameOf(element)} scrolls sideways: ${element.scrollWidth} of ${element.clientWidth}`);
    }
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (isFree(element) || !(hasWords || element.matches(pressable))) continue;
    const how = cut(element, element.getBoundingClientRect());
    if (how !== undefined) found.add(`${nameOf(element)} ${how}`);
    const style = getComputedStyle(element);
    const isCutInside = hasWords && /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
    if (isCutInside && element.scrollWidth > element.clientWidth + 2) found.add(`${nameOf(element)} cuts its words`);
  }

  const presses = [...scope.querySelectorAll<HTMLElement>(pressable)].filter(isSeen);
  /** What of it is not scrolled away. */
  const seenBox = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let { frame } = frameOf(element); frame !== undefined; { frame } = frameOf(frame)) {
      const edges = frame.getBoundingClientRect();
      [left, top] = [Math.max(left, edges.left), Math.max(top, edges.top)];
      [right, bottom] = [Math.min(right, edges.right), Math.min(bottom, edges.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** Opened over the rest for a while, and closed again. */
  const overlayOf = (element: Element): Element | null =>
    element.closest('.drawer, .lens, .twin, .moment, .banner, .trouble');
  const boxes = presses
    .map((element) => ({ element, box: seenBox(element) }))
    // Cards are held in a fan; slips on the table are where their pieces are.
    .filter(({ element }) => !isFree(element) && element.closest('.rail__open') === null);
  const stuckIn = (element: Element): Element | null => {
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      if (getComputedStyle(up).position === 'sticky') return up;
    }
    return null;
  };
  /** Plates have rough edges and hang askew, in proportion to everything else. */
  const slack = 0.375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      // What scrolls goes under what stays.
      if (stuckIn(a.element) !== stuckIn(b.element)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across <= slack || down <= slack || overlayOf(a.element) !== overlayOf(b.element)) continue;
      found.add(`${nameOf(a.element)} and ${nameOf(b.element)} overlap by ${Math.round(across)}×${Math.round(down)}`);
    }
  }
  // What lies over a button takes its press.
  for (const { element, box } of boxes) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= width || y >= height || box.width < 2 || box.height < 2) continue;
    const top = document.elementFromPoint(x, y);
    if (top === null || element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
      continue;
    if (stuckIn(top) !== null || overlayOf(top) !== overlayOf(element)) continue;
    if (top.closest('.hud__hand') !== null) continue;
    found.add(`${nameOf(element)} lies under ${nameOf(top)}`);
  }

  const reach = (element: Element): { readonly across: number; readonly down: number } => {
    const around = getComputedStyle(element, '::after');
    const isAround = around.content !== 'none' && around.position === 'absolute';
    const out = (...sides: readonly string[]): number =>
      isAround ? sides.reduce((sum, side) => sum + Math.max(0, -Number.parseFloat(side) || 0), 0) : 0;
    return { across: out(around.left, around.right), down: out(around.top, around.bottom) };
  };
  for (const element of leastPx === 0 ? [] : presses) {
    if (element.getAttribute('aria-hidden') === 'true' && element.tabIndex < 0 && element.closest('.anchored') === null)
      continue;
    const { across, down } = reach(element);
    // Turned a little, a button is as large as it was.
    const [wide, high] = [Math.round(element.offsetWidth + across), Math.round(element.offsetHeight + down)];
    if (wide >= leastPx && high >= leastPx) continue;
    const isInSentence = element.tagName === 'A' && element.parentElement?.matches('p, li, dd') === true;
    if (!isInSentence) found.add(`${nameOf(element)} is ${wide}×${high} for a finger`);
  }
  return [...found];
}

/** Focusable things that look the same with the focus on them. The last press must have been a key. */
export function focuslessIn(): string[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const before = document.activeElement;
  const found: string[] = [];
  const looks = (element: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    return `${outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`} ${boxShadow}`;
  };
  const all = (modal ?? document).querySelectorAll<HTMLElement>(
    'button, a[href], input, select, summary, [tabindex="0"]',
  );
  for (const element of all) {
    if (element.tabIndex < 0 || element.closest('.twin:not(:focus-within)') !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // A field for files is out of sight: its label shows the focus.
    const shown = element.matches('.visually-hidden') ? (element.closest('label') ?? element) : element;
    if (element === document.activeElement) element.blur();
    const plain = looks(shown);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const focused = looks(shown);
    if (focused === plain) {
      found.push(
        `${element.tagName.toLowerCase()}.${element.className} "${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}"`,
      );
    }
    element.blur();
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}

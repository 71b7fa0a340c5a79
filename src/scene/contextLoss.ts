/** What becomes of the picture when the browser takes the drawing context away: the game goes on, the table comes back. */

/** `lost`: it should come back by itself; `gone`: it did not, and only a new page helps. */
export type ContextHealth = 'drawing' | 'lost' | 'gone';

export interface ContextState {
  readonly health: ContextHealth;
  /** Counts restorations: what was drawn only on the card has to be drawn again. */
  readonly generation: number;
  /** When it was lost of late. */
  readonly lossesAtMs: readonly number[];
}

export type ContextEvent = { readonly type: 'lost' | 'restored' | 'waited'; readonly atMs: number };

export const RESTORE_PATIENCE_MS = 10_000;
/** Losses within this time have the same reason. */
const rememberMs = 120_000;
const tooManyLosses = 2;

export const HEALTHY: ContextState = { health: 'drawing', generation: 0, lossesAtMs: [] };

export function contextAfter(state: ContextState, { type, atMs }: ContextEvent): ContextState {
  switch (type) {
    case 'lost':
      if (state.health === 'lost') return state;
      return {
        ...state,
        health: 'lost',
        lossesAtMs: [...state.lossesAtMs.filter((ms) => atMs - ms < rememberMs), atMs],
      };
    case 'restored':
      return state.health === 'drawing' ? state : { ...state, health: 'drawing', generation: state.generation + 1 };
    case 'waited':
      return state.health === 'lost' ? { ...state, health: 'gone' } : state;
  }
}

/** Lost again and again: the picture asks too much of this machine. */
export const isTooHeavy = ({ lossesAtMs }: ContextState): boolean => lossesAtMs.length >= tooManyLosses;

type Later = (delayMs: number, run: () => void) => () => void;

const later: Later = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/** Calls back with every change until stopped. */
export function watchContext(
  canvas: Pick<HTMLCanvasElement, 'addEventListener' | 'removeEventListener'>,
  onChange: (state: ContextState) => void,
  after: Later = later,
): () => void {
  let state = HEALTHY;
  let callOff = () => {};
  const note = (type: ContextEvent['type'], atMs: number) => {
    const next = contextAfter(state, { type, atMs });
    if (next === state) return;
    state = next;
    callOff();
    if (state.health === 'lost') {
      callOff = after(RESTORE_PATIENCE_MS, () => note('waited', atMs + RESTORE_PATIENCE_MS));
    }
    onChange(state);
  };
  /** Unless it is prevented, a browser never gives the context back. */
  const onLost = (event: Event) => {
    event.preventDefault();
    note('lost', event.timeStamp);
  };
  const onRestored = (event: Event) => note('restored', event.timeStamp);
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return () => {
    callOff();
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
  };
}

/** A progress bar on stderr, drawn only where somebody can see it move. */
import { bar, percent } from './table.ts';

export interface Progress {
  advance(n: number, note?: string): void;
  done(): void;
}

const drawEveryMs = 100;

export function createProgress(label: string, total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { advance: () => {}, done: () => {} };
  const startedMs = performance.now();
  let finished = 0;
  let drawnMs = Number.NEGATIVE_INFINITY;
  const draw = (note: string): void => {
    drawnMs = performance.now();
    const part = total === 0 ? 1 : finished / total;
    const left = remaining(drawnMs - startedMs, part);
    stream.write(`\r\x1b[2K${label} ${bar(part, 30)} ${percent(part, 0)} ${finished}/${total}${left}${note}`);
  };
  return {
    advance: (n, note = '') => {
      finished += n;
      if (performance.now() - drawnMs >= drawEveryMs) draw(note === '' ? '' : ` · ${note}`);
    },
    done: () => {
      stream.write('\r\x1b[2K');
    },
  };
}

/** Time still to go, once there is something to reckon it from. */
export function remaining(elapsedMs: number, part: number): string {
  if (part <= 0 || part >= 1 || elapsedMs < 500) return '';
  const seconds = Math.round((elapsedMs * (1 - part)) / part / 1000);
  return ` · ${seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`} left`;
}

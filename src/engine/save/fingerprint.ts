/** A short hash of a position: equal for equal positions, whatever the order of their keys. */
import type { GameState } from '../model/state.ts';

export function fingerprint(state: GameState): string {
  const text = stable(state);
  return hash(text, 0x811c9dc5) + hash(text, 0x1b873593);
}

/** JSON with sorted keys; what is undefined is left out, as JSON does. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${stable(part)}`).join(',')}}`;
}

function hash(text: string, basis: number): string {
  let h = basis;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h ^= h >>> 13;
  return (h >>> 0).toString(16).padStart(8, '0');
}

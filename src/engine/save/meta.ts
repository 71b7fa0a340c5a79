/** What the app keeps beside a match: small plain JSON that the engine carries and never reads, names of players apart. */
import { isRecord } from '../options.ts';

export type MetaValue = string | number | boolean | readonly MetaValue[] | { readonly [key: string]: MetaValue };

export interface SaveMeta {
  /** By seat. */
  readonly names?: readonly string[];
  readonly [key: string]: MetaValue | undefined;
}

export const NAME_LENGTH = 24;
const META_LENGTH = 2000;
const META_DEPTH = 4;

/** What is wrong with it, if anything. */
export function metaProblem(value: unknown): string | undefined {
  if (!isRecord(value) || !isPlain(value, META_DEPTH)) return 'The notes beside the match are not plain data.';
  if (JSON.stringify(value).length > META_LENGTH)
    return `The notes beside the match are longer than ${META_LENGTH} characters.`;
  if (!Object.hasOwn(value, 'names')) return undefined;
  const { names } = value;
  const isName = (name: unknown): boolean => typeof name === 'string' && name.length <= NAME_LENGTH;
  return Array.isArray(names) && names.length <= 4 && names.every(isName)
    ? undefined
    : `The players' names must be up to 4 texts of at most ${NAME_LENGTH} characters.`;
}

/** Depth is bounded, so that no nesting can exhaust the stack; `__proto__` is no key of ours. */
function isPlain(value: unknown, depth: number): value is MetaValue {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && Object.keys(value).includes('__proto__')) return false;
  return Object.values(value).every((part) => isPlain(part, depth - 1));
}

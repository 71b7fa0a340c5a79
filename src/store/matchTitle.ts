/** What the people at the table call their match: beside the moves in its save, so that it travels with the file. */
import type { SaveMeta } from '../engine/index.ts';

export const TITLE_LENGTH = 40;

/** Undefined where nothing is left of it: the match is called by its seats. */
export function fitTitle(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined;
  const fit = [...title.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, TITLE_LENGTH).join('').trim();
  return fit === '' ? undefined : fit;
}

/** Whatever a file says. */
export const titleFromMeta = (meta: SaveMeta = {}): string | undefined => fitTitle(meta.title);

export function withTitle({ title: _, ...meta }: SaveMeta, title: string | undefined): SaveMeta {
  return title === undefined ? meta : { ...meta, title };
}

/** The same save under another name; undefined: it is no save that can be read. */
export function retitled(text: string, title: string | undefined): string | undefined {
  try {
    const save: unknown = JSON.parse(text);
    if (typeof save !== 'object' || save === null || Array.isArray(save)) return undefined;
    const { format, version, options, meta, ...rest } = save as Readonly<Record<string, unknown>>;
    // Before the moves: a file that breaks off still knows its name.
    return JSON.stringify({ format, version, options, meta: withTitle((meta ?? {}) as SaveMeta, title), ...rest });
  } catch {
    return undefined;
  }
}

/** What the page's address asks for. */
import { QUALITIES, type Quality } from '../scene/quality.ts';

export type PageOptions = { readonly quality: Quality | undefined };

export function readPageOptions(query: string): PageOptions {
  const asked = new URLSearchParams(query).get('quality');
  return { quality: QUALITIES.find((quality) => quality === asked) };
}

/** Finds the words that were asked for in a text: what to mark, and which part of a long text to show. */

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

const wordsOf = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The text in pieces, in order; together they are the text. */
export function markedPieces(text: string, query: string): readonly Piece[] {
  const words = wordsOf(query);
  const pieces: Piece[] = [];
  const lower = text.toLowerCase();
  let at = 0;
  while (at < text.length) {
    const next = nextHit(lower, words, at);
    if (next === undefined) break;
    if (next.from > at) pieces.push({ text: text.slice(at, next.from), isFound: false });
    pieces.push({ text: text.slice(next.from, next.to), isFound: true });
    at = next.to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFound: false });
  return pieces;
}

interface Hit {
  readonly from: number;
  readonly to: number;
}

/** The longest of those that begin first. */
function nextHit(lower: string, words: readonly string[], at: number): Hit | undefined {
  let best: Hit | undefined;
  for (const word of words) {
    const from = lower.indexOf(word, at);
    if (from < 0) continue;
    const hit = { from, to: from + word.length };
    if (best === undefined || from < best.from || (from === best.from && hit.to > best.to)) best = hit;
  }
  return best;
}

/** A short stretch of whole words around the first hit; undefined: the text has none. */
export function snippetOf(text: string, query: string, length = 48): string | undefined {
  const hit = nextHit(text.toLowerCase(), wordsOf(query), 0);
  if (hit === undefined) return undefined;
  if (text.length <= length) return text;
  const room = Math.max(0, length - (hit.to - hit.from));
  const from = wordStart(text, Math.max(0, Math.min(hit.from - Math.floor(room / 2), text.length - length)));
  const to = wordEnd(text, Math.max(hit.to, from + length));
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf(' ', at) + 1;
}

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 ? text.length : end;
}

/** What the file of a match is called: fits every file system, says who played and when. */
export function fileNameOf(names: readonly string[], savedAtMs: number): string {
  const who = names.map(plain).filter((name) => name !== '');
  const day = new Date(savedAtMs);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
  return `${[...(who.length === 0 ? ['match'] : who), date].join('-')}.rowan.json`;
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

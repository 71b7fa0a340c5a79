/** Plain-text report layout: headings, aligned tables, bars. */

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Columns as wide as their widest cell, two spaces apart, no space at line ends. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, i) => Math.max(...[title, ...rows.map((row) => row[i] ?? '')].map(width)));
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, i) => pad(cells[i] ?? '', widths[i] ?? 0, align ?? 'left'))
      .join('  ')
      .trimEnd();
  const rule = widths.map((n) => '─'.repeat(n)).join('  ');
  return [line(columns.map(({ title }) => title)), rule, ...rows.map(line)];
}

/** Characters, not code units, so that letters outside ASCII line up. */
export function width(text: string): number {
  return [...text].length;
}

export function pad(text: string, to: number, align: 'left' | 'right'): string {
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return align === 'left' ? text + gap : gap + text;
}

export function clip(text: string, to: number): string {
  return width(text) <= to ? text : `${[...text].slice(0, to - 1).join('')}…`;
}

export function section(title: string, lines: readonly string[]): string {
  return `${title}\n${'═'.repeat(width(title))}\n${lines.join('\n')}\n`;
}

/** A share from 0 to 1 as a bar of `size` characters. */
export function bar(part: number, size: number): string {
  const full = Math.max(0, Math.min(size, Math.round(part * size)));
  return '█'.repeat(full) + '·'.repeat(size - full);
}

export function percent(part: number, digits = 1): string {
  return `${(part * 100).toFixed(digits)} %`;
}

/** Breaks at spaces; continuation lines begin with the indent. */
export function wrap(text: string, to: number, indent = ''): string[] {
  const lines: string[] = [];
  let current = '';
  for (const part of text.split(' ')) {
    const next = current === '' ? part : `${current} ${part}`;
    if (current !== '' && width(next) > to) {
      lines.push(current);
      current = indent + part;
    } else current = next;
  }
  return [...lines, current];
}

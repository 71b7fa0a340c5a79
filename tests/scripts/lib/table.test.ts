import { describe, expect, it } from 'vitest';
import { bar, clip, percent, section, table, width, wrap } from '../../../scripts/lib/table.ts';

describe('report layout', () => {
  it('columns are as wide as their widest cell and numbers end below each other', () => {
    const lines = table(
      [{ title: 'name' }, { title: 'n', align: 'right' }, { title: 'note' }],
      [
        ['Ghoul', '7', ''],
        ['Éowyn’s Oak', '120', 'rare'],
      ],
    );
    expect(lines).toEqual([
      'name           n  note',
      '───────────  ───  ────',
      'Ghoul          7',
      'Éowyn’s Oak  120  rare',
    ]);
  });

  it('a table without rows still has its head', () => {
    expect(table([{ title: 'a' }, { title: 'bc' }], [])).toEqual(['a  bc', '─  ──']);
  });

  it('letters count, not code units', () => {
    expect(width('🜚a')).toBe(2);
    expect(clip('Scriptorium', 6)).toBe('Scrip…');
    expect(clip('Inn', 6)).toBe('Inn');
  });

  it('bars stay within their size', () => {
    expect([bar(0, 4), bar(0.5, 4), bar(1, 4), bar(7, 4)]).toEqual(['····', '██··', '████', '████']);
  });

  it('shares are percents', () => {
    expect([percent(0.256), percent(1, 0)]).toEqual(['25.6 %', '100 %']);
  });

  it('a section is underlined', () => {
    expect(section('Wins', ['a', 'b'])).toBe('Wins\n════\na\nb\n');
  });

  it('text breaks at spaces and a long word stays whole', () => {
    expect(wrap('draw two Quests and incontrovertibly discard', 10, '  ')).toEqual([
      'draw two',
      '  Quests',
      '  and',
      '  incontrovertibly',
      '  discard',
    ]);
  });
});

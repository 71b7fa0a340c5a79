/** Every way to play, in turn: 2 to 4 seats with and without towers, and all variants of solo. */
import type { HiredHelp, MatchOptions } from '../../src/engine/index.ts';

export type Mode = Omit<MatchOptions, 'seed'>;

const TABLES: readonly Mode[] = ([2, 3, 4] as const).flatMap((seats) =>
  [false, true].map((towers): Mode => ({ seats, towers })),
);

const HELPERS = ['mage', 'cleric', 'warrior'] as const satisfies readonly HiredHelp[];

const SOLO: readonly Mode[] = [false, true].flatMap((advanced) =>
  Array.from({ length: 2 ** HELPERS.length }, (_, set): Mode => {
    const hiredHelp = HELPERS.filter((_helper, bit) => (set >> bit) % 2 === 1);
    return { seats: 1, towers: true, solo: { hiredHelp, advanced } };
  }),
);

export const MODES: readonly Mode[] = [...TABLES, ...SOLO];

/** Two of eight games are solo, so that its sixteen variants do not crowd out the table. */
export function modeOf(game: number): Mode {
  const table = TABLES[game % 8];
  return table ?? (SOLO[(Math.floor(game / 8) * 2 + (game % 8) - TABLES.length) % SOLO.length] as Mode);
}

export function modeName({ seats, towers, solo }: Mode): string {
  if (solo === undefined) return `${seats} seats${towers ? ' with towers' : ''}`;
  const hired = solo.hiredHelp.length > 0 ? `, hired ${solo.hiredHelp.join(' ')}` : '';
  return `solo${solo.advanced ? ', advanced' : ''}${hired}`;
}

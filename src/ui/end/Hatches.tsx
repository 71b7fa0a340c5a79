/** The hatchings of the count: every source has its colour and its own cut, so that neither is needed alone. */
import { COUNT_GROUPS, type CountGroup } from '../model/count.ts';

type Cut = 'diagonal' | 'dots' | 'backDiagonal' | 'cross' | 'plain' | 'level' | 'upright';
interface Hatch {
  readonly ground: string;
  readonly line: string;
  readonly cut: Cut;
  readonly turn: number;
}

const INK = '#1c1714';
const PAPER = '#f8efd8';

const HATCHES: Readonly<Record<CountGroup, Hatch>> = {
  monsters: { ground: '#a8321f', line: INK, cut: 'diagonal', turn: 35 },
  locations: { ground: '#dda42f', line: INK, cut: 'dots', turn: 0 },
  quests: { ground: '#1f6b61', line: PAPER, cut: 'backDiagonal', turn: -50 },
  rooms: { ground: '#5e4278', line: PAPER, cut: 'cross', turn: 45 },
  council: { ground: '#2a2320', line: INK, cut: 'plain', turn: 0 },
  orders: { ground: '#2b5f93', line: PAPER, cut: 'level', turn: 0 },
  levels: { ground: PAPER, line: INK, cut: 'upright', turn: 90 },
  penalties: { ground: PAPER, line: '#a8321f', cut: 'diagonal', turn: 45 },
};

export const hatchOf = (group: CountGroup): string => `url(#hatch-${group})`;

export function Hatches() {
  return (
    <svg className="hatches" aria-hidden="true">
      <defs>
        {COUNT_GROUPS.map((group) => (
          <Pattern key={group} id={`hatch-${group}`} {...HATCHES[group]} />
        ))}
      </defs>
    </svg>
  );
}

function Pattern({ id, ground, line, cut, turn }: Hatch & { readonly id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <rect width="6" height="6" fill={ground} />
      {cut === 'dots' && (
        <g fill={line} opacity="0.7">
          <circle cx="1.6" cy="1.6" r="1.1" />
          <circle cx="4.6" cy="4.6" r="1.1" />
        </g>
      )}
      {cut === 'cross' && <path d="M0 0H6M0 0V6" stroke={line} strokeWidth="1.3" opacity="0.55" />}
      {cut !== 'dots' && cut !== 'cross' && cut !== 'plain' && (
        <rect width="6" height="1.7" fill={line} opacity={ground === PAPER ? 1 : 0.55} />
      )}
    </pattern>
  );
}

/** A sample for a legend. */
export function Swatch({ group }: { readonly group: CountGroup }) {
  const isCost = group === 'levels' || group === 'penalties';
  return (
    <svg className="hatch" viewBox="0 0 28 18" aria-hidden="true">
      <rect
        x="1"
        y={isCost ? 4 : 1}
        width="26"
        height={isCost ? 10 : 16}
        fill={hatchOf(group)}
        stroke={INK}
        strokeWidth="2"
      />
    </svg>
  );
}

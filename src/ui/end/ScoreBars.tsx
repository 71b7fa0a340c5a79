/** A bar for everybody: what was won stands in line, what it cost hangs below. */
import { useMatchPart, useTelling } from '../hud/table.ts';
import { Icon } from '../kit/Icon.tsx';
import { Leaf } from '../kit/Leaf.tsx';
import { COUNT_GROUPS, type GroupVp, type Scorer, totalOf } from '../model/count.ts';
import { nameOf } from '../model/names.ts';
import { END } from '../words/end.ts';
import { hatchOf } from './Hatches.tsx';

const WIDTH = 496;
/** Room for a cost's figure beyond the longest bar. */
const REACH = 452;
const FIGURE_FROM = 24;

export interface Bar {
  readonly who: Scorer;
  readonly vp: GroupVp;
}

type Props = {
  readonly bars: readonly Bar[];
  /** VP that fill the whole width. */
  readonly most: number;
};

export function ScoreBars({ bars, most }: Props) {
  return (
    <ol className="bars">
      {bars.map(({ who, vp }) => (
        <BarRow key={who} who={who} vp={vp} unit={REACH / Math.max(1, most)} />
      ))}
    </ol>
  );
}

function BarRow({ who, vp, unit }: Bar & { readonly unit: number }) {
  const telling = useTelling();
  const name = nameOf(who, telling);
  const total = totalOf(vp);
  const parts = COUNT_GROUPS.filter((group) => vp[group] !== undefined)
    .map((group) => `${END.groups[group]} ${END.minus(vp[group] ?? 0)}`)
    .join(', ');
  return (
    <li className="bar">
      <Sign who={who} />
      <span className="bar__name">{name}</span>
      <svg
        viewBox={`0 0 ${WIDTH} 54`}
        preserveAspectRatio="xMinYMid meet"
        role="img"
        aria-label={END.barName(name, parts, END.minus(total))}
      >
        <Segments vp={vp} unit={unit} />
      </svg>
      <span className="bar__total" aria-hidden="true">
        {END.minus(total)}
      </span>
    </li>
  );
}

function Segments({ vp, unit }: { readonly vp: GroupVp; readonly unit: number }) {
  let end = 0;
  const wins = COUNT_GROUPS.flatMap((group) => {
    const n = vp[group] ?? 0;
    if (n <= 0) return [];
    const x = end;
    end += n * unit;
    return [{ group, n, x, width: n * unit }];
  });
  let back = end;
  const costs = COUNT_GROUPS.flatMap((group) => {
    const n = -(vp[group] ?? 0);
    if (n <= 0) return [];
    back -= n * unit;
    return [{ group, n, x: back, width: n * unit }];
  });
  const cost = costs.reduce((sum, { n }) => sum + n, 0);
  return (
    <>
      {wins.map(({ group, n, x, width }) => (
        <g key={group}>
          <rect className="bar__part" x={x} y="8" width={width} height="34" fill={hatchOf(group)} />
          {width > FIGURE_FROM && <Figure x={x + width / 2} n={n} />}
        </g>
      ))}
      {costs.map(({ group, x, width }) => (
        <rect
          key={group}
          className="bar__cost"
          x={Math.max(1, x)}
          y="42"
          width={width}
          height="9"
          fill={hatchOf(group)}
        />
      ))}
      {cost > 0 && (
        <text className="bar__minus" x={Math.max(end, back + cost * unit) + 8} y="53">
          {END.minus(-cost)}
        </text>
      )}
    </>
  );
}

function Figure({ x, n }: { readonly x: number; readonly n: number }) {
  return (
    <g className="bar__figure" style={{ transform: `translateX(${x}px)` }}>
      <rect x={-12} y="14" width="24" height="22" />
      <text y="31.5">{n}</text>
    </g>
  );
}

/** A player's leaf, or the Guard's sword. */
export function Sign({ who }: { readonly who: Scorer }) {
  const seats = useMatchPart((state) => state.seats);
  const colour = who === 'guard' ? undefined : seats[who]?.colour;
  if (colour !== undefined) return <Leaf colour={colour} />;
  return (
    <span className="leaf" data-seat="guard">
      <Icon name="broadsword" />
    </span>
  );
}

/** Small plots side by side, one for each player: what a whole is made of, round after round. */
import type { ReactNode } from 'react';
import type { RoundSample } from '../../store/record/statistics.ts';
import { useTelling } from '../hud/table.ts';
import type { Scorer } from '../model/count.ts';
import { nameOf } from '../model/names.ts';
import { type Frame, heightScale, labelled, stackOf } from '../model/plots.ts';
import { END } from '../words/end.ts';
import { DataTable } from './DataTable.tsx';
import { Sign } from './ScoreBars.tsx';
import { sampleName } from './VpLines.tsx';

const WIDTH = 210;
const HEIGHT = 116;
const FRAME: Frame = { left: 24, right: 208, top: 8, bottom: 96 };

interface Paint {
  readonly fill: string;
  readonly name: string;
  /** Drawn on the slab where there is room. */
  readonly letter?: string;
}

type Props<K extends string> = {
  readonly caption: string;
  readonly keys: readonly K[];
  readonly paints: Readonly<Record<K, Paint>>;
  readonly samples: readonly RoundSample[];
  readonly rows: readonly { readonly who: Scorer; readonly values: readonly Readonly<Partial<Record<K, number>>>[] }[];
  /** Where the bars beside it do not explain the slabs. */
  readonly legend?: ReactNode;
};

export function Stacks<K extends string>({ caption, keys, paints, samples, rows, legend }: Props<K>) {
  const telling = useTelling();
  const ends = rows.flatMap(({ values }) => values.flatMap((value) => stackOf(keys, value).map(({ to }) => to)));
  const low = Math.min(0, ...ends);
  const high = Math.max(1, ...ends);
  return (
    <div className="stacks">
      {rows.map(({ who, values }) => (
        <figure key={who} className="stack">
          <figcaption>
            <Sign who={who} />
            <b>{nameOf(who, telling)}</b>
          </figcaption>
          <StackPlot {...{ keys, paints, samples, values, low, high }} />
          <DataTable
            caption={`${caption}: ${nameOf(who, telling)}`}
            columns={keys.map((key) => paints[key].name)}
            rows={samples.map((sample, i) => ({
              name: `${END.round} ${sampleName(sample)}`,
              cells: keys.map((key) => values[i]?.[key] ?? 0),
            }))}
            isHidden
          />
        </figure>
      ))}
      {legend}
    </div>
  );
}

type PlotProps<K extends string> = Pick<Props<K>, 'keys' | 'paints' | 'samples'> & {
  readonly values: Props<K>['rows'][number]['values'];
  readonly low: number;
  readonly high: number;
};

function StackPlot<K extends string>({ keys, paints, samples, values, low, high }: PlotProps<K>) {
  const scale = heightScale(low, high, FRAME, 3);
  const pitch = (FRAME.right - FRAME.left) / Math.max(1, samples.length);
  const left = (i: number): number => FRAME.left + i * pitch + 1;
  const width = Math.max(2, pitch - 1.5);
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className="plot__grid" d={`M${FRAME.left} ${scale.at(tick)}H${FRAME.right}`} />
          <text className="plot__label plot__label--small" x={FRAME.left - 4} y={scale.at(tick) + 4} textAnchor="end">
            {END.minus(tick)}
          </text>
        </g>
      ))}
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its round
        <g key={i}>
          {stackOf(keys, value).map(({ key, from, to }) => {
            const top = Math.min(scale.at(from), scale.at(to));
            const height = Math.abs(scale.at(from) - scale.at(to));
            const { fill, letter } = paints[key];
            return (
              <g key={key}>
                <rect className="plot__slab" x={left(i)} y={top} width={width} height={height} fill={fill} />
                {letter !== undefined && i === values.length - 1 && height > 9 && width > 6 && (
                  <text className="plot__letter" x={left(i) + width / 2} y={top + height / 2 + 3.5}>
                    {letter}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
      <path
        className="plot__axis"
        d={`M${FRAME.left} ${FRAME.top - 4}V${FRAME.bottom}M${FRAME.left} ${scale.at(0)}H${FRAME.right}`}
      />
      {labelled(samples.length, 5).map((i) => {
        const sample = samples[i];
        return sample === undefined ? null : (
          <text
            key={i}
            className="plot__label plot__label--small"
            x={left(i) + width / 2}
            y={HEIGHT - 6}
            textAnchor="middle"
          >
            {sampleName(sample)}
          </text>
        );
      })}
    </svg>
  );
}

/** VP over the rounds: a line for everybody, told apart by colour, dash and leaf. */
import type { RoundSample, Statistics } from '../../store/record/statistics.ts';
import type { SeatColour } from '../../store/seatColours.ts';
import spriteUrl from '../assets/sprite.svg';
import { useMatchPart, useTelling } from '../hud/table.ts';
import { LEAVES } from '../kit/Leaf.tsx';
import { ROMAN } from '../model/levelUp.ts';
import { nameOf } from '../model/names.ts';
import { columnAt, type Frame, heightScale, labelled, linePath } from '../model/plots.ts';
import { END } from '../words/end.ts';
import { DataTable } from './DataTable.tsx';

const WIDTH = 416;
const HEIGHT = 232;
const FRAME: Frame = { left: 36, right: 364, top: 24, bottom: 204 };
const SIGN = 24;
const SIGN_STEP = 27;

type Colour = SeatColour | 'guard';
const DASHES: Readonly<Record<Colour, string>> = {
  red: '',
  blue: '10 5',
  green: '3 5',
  gold: '14 4 3 4',
  guard: '2 3',
};
/** The gold of the leaf is too light for a thin line on paper. */
const LINES: Readonly<Record<Colour, string>> = {
  red: 'var(--seat-red)',
  blue: 'var(--seat-blue)',
  green: 'var(--seat-green)',
  gold: '#a8740c',
  guard: 'var(--ink)',
};

export const sampleName = ({ round, isEnd }: RoundSample): string => (isEnd ? END.endColumn : `${round}`);

export function VpLines({ statistics: { samples, arrivals } }: { readonly statistics: Statistics }) {
  const seats = useMatchPart((state) => state.seats);
  const telling = useTelling();
  const scorers = samples[0]?.scores.map(({ who }) => who) ?? [];
  const values = samples.flatMap(({ scores }) => scores.map(({ score }) => score));
  const scale = heightScale(Math.min(0, ...values), Math.max(1, ...values), FRAME);
  const x = (i: number): number => columnAt(i, samples.length, FRAME);
  const lines = scorers.map((who, at) => {
    const scores = samples.map((sample) => sample.scores[at]?.score ?? 0);
    const colour: Colour = who === 'guard' ? 'guard' : (seats[who]?.colour ?? 'red');
    return { who, colour, scores, last: scores[scores.length - 1] ?? 0 };
  });
  const signs = [...lines].sort((a, b) => b.last - a.last);
  return (
    <>
      <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className="plot__grid" d={`M${FRAME.left} ${scale.at(tick)}H${FRAME.right}`} />
            <text className="plot__label" x={FRAME.left - 8} y={scale.at(tick) + 5} textAnchor="end">
              {END.minus(tick)}
            </text>
          </g>
        ))}
        {labelled(samples.length, 7).map((i) => {
          const sample = samples[i];
          return sample === undefined ? null : (
            <text key={i} className="plot__label" x={x(i)} y={HEIGHT - 6} textAnchor="middle">
              {sampleName(sample)}
            </text>
          );
        })}
        {arrivals.map((round, i) => (
          <g key={ROMAN[(i + 1) as 1 | 2 | 3]}>
            <path className="plot__mark" d={`M${x(round)} ${FRAME.bottom}V${FRAME.top - 2}`} />
            <text className="plot__numeral" x={x(round)} y={16} textAnchor="middle">
              {ROMAN[(i + 1) as 1 | 2 | 3]}
            </text>
          </g>
        ))}
        <path
          className="plot__axis"
          d={`M${FRAME.left} ${FRAME.top - 8}V${FRAME.bottom}M${FRAME.left} ${scale.at(0)}H${FRAME.right + 2}`}
        />
        {[...lines].reverse().map(({ who, colour, scores }) => {
          const path = linePath(scores.map((score, i) => [x(i), scale.at(score)]));
          return (
            <g key={who}>
              <path className="plot__halo" d={path} />
              <path className="plot__line" d={path} stroke={LINES[colour]} strokeDasharray={DASHES[colour]} />
            </g>
          );
        })}
        {signs.map(({ who, colour }, i) => (
          <g key={who} data-seat={colour} transform={`translate(${FRAME.right + 14} ${8 + i * SIGN_STEP})`}>
            <rect className="plot__sign" width={SIGN} height={SIGN} />
            <svg className="plot__leaf" aria-hidden="true" x="3" y="3" width={SIGN - 6} height={SIGN - 6}>
              <use href={`${spriteUrl}#i-${colour === 'guard' ? 'broadsword' : LEAVES[colour]}`} />
            </svg>
          </g>
        ))}
      </svg>
      <DataTable
        caption={`${END.viewTitles.rounds}. ${arrivals
          .map((round, i) => END.arrivedIn(ROMAN[(i + 1) as 1 | 2 | 3], round))
          .join(', ')}`}
        columns={lines.map(({ who }) => nameOf(who, telling))}
        rows={samples.map((sample, i) => ({
          name: `${END.round} ${sampleName(sample)}`,
          cells: lines.map(({ scores }) => scores[i] ?? 0),
        }))}
        isHidden
      />
    </>
  );
}

/** The record of solo games on this device: by variant, in a small plot, as a file, or anew. */
import { useState } from 'react';
import { listAnd } from '../../content/words/grammar.ts';
import { KIND_NOUNS } from '../../content/words/names.ts';
import type { SoloOptions } from '../../engine/index.ts';
import { byVariant, isWon, type SoloRecord, type SoloResult, streaksOf } from '../../store/soloRecord.ts';
import { giveFile } from '../kit/giveFile.ts';
import { Icon } from '../kit/Icon.tsx';
import { usePart } from '../kit/usePart.ts';
import { PLOT_GAMES, PLOT_SIZE, soloPlot } from '../model/soloPlot.ts';
import { RECORD } from '../words/solo.ts';

export function SoloRecordPanel({ record }: { readonly record: SoloRecord }) {
  const results = usePart(record.store, (state) => state.results);
  const { now, longest } = streaksOf(results);
  return (
    <details className="record">
      <summary>
        <b>{RECORD.title}</b>:{' '}
        {results.length === 0 ? (
          RECORD.none
        ) : (
          <>
            {RECORD.summary(results.filter(isWon).length, results.length)}; {RECORD.streak(now, longest)}
          </>
        )}
      </summary>
      {results.length > 0 && (
        <>
          <div className="record__cols">
            <Variants results={results} />
            <Plot results={results} />
          </div>
          <Ways record={record} />
        </>
      )}
    </details>
  );
}

/** The same in one line, for the end of a match. */
export function SoloRecordLine({ record }: { readonly record: SoloRecord }) {
  const results = usePart(record.store, (state) => state.results);
  if (results.length === 0) return null;
  const { now, longest } = streaksOf(results);
  return (
    <p className="note">
      <Icon name="trophy-cup" />
      <span>
        {RECORD.title}: {RECORD.summary(results.filter(isWon).length, results.length)}; {RECORD.streak(now, longest)}.
      </span>
    </p>
  );
}

export function variantWords({ hiredHelp, advanced }: SoloOptions): string {
  const help = hiredHelp.length === 0 ? [] : [RECORD.help(listAnd(hiredHelp.map((hero) => KIND_NOUNS[hero].one)))];
  const words = [...(advanced ? [RECORD.advanced] : []), ...help];
  return words.length === 0 ? RECORD.plain : words.join('; ');
}

function Variants({ results }: { readonly results: readonly SoloResult[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{RECORD.variant}</th>
          <th scope="col">{RECORD.played}</th>
          <th scope="col">{RECORD.won}</th>
          <th scope="col">{RECORD.best}</th>
        </tr>
      </thead>
      <tbody>
        {byVariant(results).map(({ variant, played, won, best }) => (
          <tr key={variantWords(variant)}>
            <th scope="row">{variantWords(variant)}</th>
            <td>{played}</td>
            <td>{won}</td>
            <td className="num">{best}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plot({ results }: { readonly results: readonly SoloResult[] }) {
  const { zero, bars } = soloPlot(results);
  const first = Math.max(0, results.length - PLOT_GAMES);
  const words = results
    .slice(first)
    .map(({ score, guard }, i) => `${RECORD.game(first + i + 1)}: ${RECORD.lead(score - guard)}`);
  return (
    <figure>
      <svg
        className="record__plot"
        viewBox={`0 0 ${PLOT_SIZE.width} ${PLOT_SIZE.height}`}
        role="img"
        aria-label={`${RECORD.plot}. ${words.join(', ')}.`}
      >
        {bars.map(({ x, y, width, height, isWon: won }) => (
          <rect key={x} className={won ? 'record__won' : 'record__lost'} x={x} y={y} width={width} height={height} />
        ))}
        <line className="record__zero" x1={0} x2={PLOT_SIZE.width} y1={zero} y2={zero} />
      </svg>
      <figcaption aria-hidden="true">
        {RECORD.plot}
        <span className="record__key">{RECORD.wonKey}</span>
        <span className="record__key record__key--lost">{RECORD.lostKey}</span>
      </figcaption>
    </figure>
  );
}

function Ways({ record }: { readonly record: SoloRecord }) {
  const [isSure, setSure] = useState(false);
  return (
    <div className="record__row">
      <button type="button" className="button" onClick={() => giveFile(RECORD.fileName, record.toText())}>
        {RECORD.export}
      </button>
      <button
        type="button"
        className="button"
        onBlur={() => setSure(false)}
        onClick={() => {
          if (isSure) record.clear();
          setSure(!isSure);
        }}
      >
        {isSure ? RECORD.resetSure : RECORD.reset}
      </button>
    </div>
  );
}

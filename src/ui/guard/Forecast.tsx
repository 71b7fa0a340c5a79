/** What each kind of meeple in the Guard's bag would make it do next, with its odds: all of it lies open. */
import { useMemo } from 'react';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { Meeple } from '../kit/Meeple.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import { forecastRows } from '../model/forecast.ts';
import { GUARD } from '../words/guard.ts';

export function Forecast() {
  return (
    <aside className="forecast plate" aria-label={GUARD.forecast}>
      <header className="forecast__head">
        <h2>{GUARD.forecast}</h2>
        <RuleTag id="G3" />
      </header>
      <ForecastList />
    </aside>
  );
}

export function ForecastList() {
  const { engine } = useTable();
  const telling = useTelling();
  const shown = useMatchPart((state) => state.shown);
  const forecast = useMemo(() => engine.forecast(shown), [engine, shown]);
  if (forecast === undefined) return null;
  return (
    <>
      {forecast.boardReturns && <p className="quiet">{GUARD.forecastReturns}</p>}
      <ul className="forecast__list">
        {forecastRows(forecast, telling).map(({ kind, name, percent, words, spot, vp }) => (
          <li key={kind} title={spot}>
            <Meeple kind={kind} name={name} />
            <em>{percent}%</em>
            <span>
              {words}
              {vp > 0 && <small> +{vp} VP</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The turn guide: where in the turn we are, and how many eyes of the Dark Council are open. */
import { Icon } from '../kit/Icon.tsx';
import { usePart } from '../kit/usePart.ts';
import { type RailPhase, railOf } from '../model/rail.ts';
import { GUIDE } from '../words/guide.ts';
import { PLAY } from '../words/play.ts';
import { useMatchPart, useTable } from './table.ts';

export function TurnRail() {
  const { hud } = useTable();
  const isOpen = usePart(hud.store, ({ panel }) => panel === 'guide');
  const shown = useMatchPart((state) => state.shown);
  const showing = useMatchPart((state) => state.timeline[0]?.event.type);
  const { round, phases, title, eyes } = railOf(shown, showing);
  return (
    <nav className="hud__guide" aria-label={PLAY.guide}>
      <div className="rail block">
        <button
          type="button"
          className="rail__open"
          aria-label={GUIDE.open}
          title={GUIDE.open}
          aria-expanded={isOpen}
          onClick={() => hud.toggle('guide')}
        />
        <span className="rail__round">
          <span>{PLAY.round}</span>
          <span className="num">{round}</span>
        </span>
        {title === undefined ? (
          <ol className="rail__phases">
            {phases.map((phase) => (
              <Phase key={phase.phase} {...phase} />
            ))}
          </ol>
        ) : (
          <p className="rail__title">{title}</p>
        )}
        <span className="rail__doom" role="img" aria-label={PLAY.councilEyes(eyes)}>
          {[0, 1, 2].map((i) => (
            <Icon key={i} name={i < eyes ? 'eye' : 'lid'} className={i < eyes ? 'is-open' : ''} />
          ))}
        </span>
      </div>
    </nav>
  );
}

function Phase({ name, when, steps }: RailPhase) {
  if (when === 'ahead') return <li className="phase phase--ahead">{name}</li>;
  if (when === 'done') {
    return (
      <li className="phase phase--done">
        <Icon name="check" />
        {name}
        <span className="visually-hidden"> {PLAY.done}</span>
      </li>
    );
  }
  return (
    <li className="phase phase--now" aria-current="step">
      <b>{name}</b>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.name} aria-current={step.isNow ? 'step' : undefined}>
            <span>{step.name}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}

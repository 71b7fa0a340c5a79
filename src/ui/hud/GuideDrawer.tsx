/** The turn guide, opened: what is possible, what the button does and costs, what comes then. */
import { Icon } from '../kit/Icon.tsx';
import { RuleTag } from '../kit/RuleTag.tsx';
import type { Action } from '../model/action.ts';
import { type GuideItem, guideOf } from '../model/guide.ts';
import { GUIDE } from '../words/guide.ts';
import { useCards, useLooking, useMatchPart, useTable, useTelling } from './table.ts';

export function GuideDrawer({ action }: { readonly action: Action }) {
  const { engine, hud } = useTable();
  const cards = useCards();
  const state = useMatchPart(({ truth }) => truth);
  const looking = useLooking();
  const telling = useTelling();
  const { now, button, losses, isFinal, ahead } = guideOf({ engine, cards, state, action, looking, telling });
  return (
    <aside className="drawer guide plate" aria-label={GUIDE.title}>
      <header className="drawer__head">
        <h2>{GUIDE.title}</h2>
        <button type="button" className="icon-button" aria-label={GUIDE.close} onClick={() => hud.close()}>
          <Icon name="cross" />
        </button>
      </header>
      <div className="guide__body">
        <p className="caps">{GUIDE.now}</p>
        <ul>
          {now.map((item) => (
            <Item key={item.words} item={item} />
          ))}
        </ul>
        <p className="caps">{GUIDE.button}</p>
        <p className="guide__button">
          <b>{button.label}</b> {button.words}.
        </p>
        {losses.length + (isFinal ? 1 : 0) > 0 && (
          <>
            <p className="caps">{GUIDE.lost}</p>
            <ul>
              {losses.map(({ words, rule }) => (
                <li key={words} className="guide__line">
                  <Icon name="info" />
                  <span>{words}</span>
                  <RuleTag id={rule} />
                </li>
              ))}
              {isFinal && (
                <li className="guide__line">
                  <Icon name="padlock" />
                  <span>{GUIDE.noWayBack}</span>
                </li>
              )}
            </ul>
          </>
        )}
        {ahead.length > 0 && (
          <>
            <p className="caps">{GUIDE.ahead}</p>
            <ol className="guide__ahead">
              {ahead.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </aside>
  );
}

function Item({ item: { icon, words, at, rule } }: { readonly item: GuideItem }) {
  const { look } = useTable();
  return (
    <li className="guide__line">
      <Icon name={icon} />
      {at === undefined ? (
        <span>{words}</span>
      ) : (
        <button type="button" className="guide__look" onClick={() => look(at)}>
          {words}
        </button>
      )}
      {rule !== undefined && <RuleTag id={rule} />}
    </li>
  );
}

/** The bag's tag, hung on the bag itself, and the lens that looks inside. */
import { kindName, playersName } from '../../content/words/telling.ts';
import type { Director } from '../../director/director.ts';
import { countDraw, playerOf, type Seat } from '../../engine/index.ts';
import { Anchored } from '../kit/Anchored.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { usePart } from '../kit/usePart.ts';
import { bagOdds, percent } from '../model/odds.ts';
import { PLAY } from '../words/play.ts';
import { WORDS } from '../words.ts';
import { useMatchPart, useTable, useTelling } from './table.ts';
import { NO_STAGE } from './useAction.ts';

function useNextDraw(seat: Seat): number {
  const shown = useMatchPart((state) => state.shown);
  return countDraw(shown) + (shown.turn.seat === seat ? shown.turn.extraDraw : 0);
}

type TagProps = { readonly seat: Seat; readonly director: Director | undefined };

/** While meeples go in or out, what is inside just now. */
function useInside({ seat, director }: TagProps): number {
  const { bags } = useTable();
  const shown = useMatchPart((state) => playerOf(state.shown, seat).bag.length);
  const now = usePart(bags.news, ({ inside }) => inside.get(seat));
  const isChanging = usePart(
    director?.onStage ?? NO_STAGE,
    ({ shot }) => shot !== undefined && shot.before.players[seat]?.bag !== shot.after.players[seat]?.bag,
  );
  return isChanging ? (now ?? shown) : shown;
}

export function BagTag({ seat, director }: TagProps) {
  const { anchors, bags, hud } = useTable();
  const telling = useTelling();
  const inside = useInside({ seat, director });
  const drawn = useNextDraw(seat);
  const isInviting = usePart(bags.news, ({ inviting }) => inviting === seat);
  if (isInviting) return <Invitation seat={seat} />;
  return (
    <Anchored anchors={anchors} at={`bag:${seat}`}>
      <div className="tag-hang">
        <button
          type="button"
          className="tag"
          aria-label={PLAY.bag(playersName(seat, telling), inside)}
          onClick={() => hud.toggle('lens')}
        >
          <span className="num">{inside}</span>
          <span>
            {PLAY.inTheBag}
            <small>{PLAY.nextDraw(drawn)}</small>
          </span>
        </button>
      </div>
    </Anchored>
  );
}

/** Nothing of it takes a press: the bag under it is to be taken. */
function Invitation({ seat }: { readonly seat: Seat }) {
  const { anchors, bags } = useTable();
  const isTouched = usePart(bags.news, (news) => news.isTouched);
  // Whoever has the bag in hand knows, and wants to see it.
  if (isTouched) return null;
  return (
    <Anchored anchors={anchors} at={`bag:${seat}`} className="anchored--here">
      <p className="invite block" role="status">
        <b>{PLAY.shakeAndPull}</b>
        <small>
          {PLAY.pullBy}
          <span className="invite__keys"> {PLAY.pullByKeys}</span>
        </small>
        <i>{PLAY.lensWit}</i>
      </p>
    </Anchored>
  );
}

export function BagLens({ seat, isOwn }: { readonly seat: Seat; readonly isOwn: boolean }) {
  const { hud } = useTable();
  const telling = useTelling();
  const bag = useMatchPart((state) => playerOf(state.shown, seat).bag);
  const drawn = useNextDraw(seat);
  const odds = bagOdds(bag, drawn);
  const corruption = odds.kinds.find(({ kind }) => kind === 'corruption');
  const title = isOwn ? PLAY.yourBag : PLAY.bagOf(telling.names[seat] ?? '');
  return (
    <section className="lens plate" aria-label={title}>
      <header className="lens__head">
        <h2>{title}</h2>
        <button type="button" className="icon-button" aria-label={WORDS.close} onClick={() => hud.close()}>
          <Icon name="cross" />
        </button>
      </header>
      <p className="quiet">{(odds.runsDry ? PLAY.lensShort : PLAY.lens)(odds.inside, odds.drawn)}</p>
      {odds.inside === 0 ? (
        <p className="wit">{PLAY.emptyBag}</p>
      ) : (
        <ul className="odds">
          {odds.kinds.map(({ kind, n, share }) => (
            <li key={kind}>
              <Meeple kind={kind} name={kindName(kind)} />
              <span className="num">{n}</span>
              <i style={{ inlineSize: `${Math.max(4, share * 100)}%` }} />
              <em>{percent(share)}%</em>
            </li>
          ))}
        </ul>
      )}
      {corruption !== undefined && (
        <>
          <hr className="rule" />
          <p>
            <b>{PLAY.atLeastOne(kindName('corruption'), percent(corruption.any))}</b>
          </p>
        </>
      )}
      <p className="wit">{PLAY.lensWit}</p>
    </section>
  );
}

/** The final turns, announced: how many everybody has left. */
import { type GameState, isFinalTurn } from '../../engine/index.ts';
import { useTelling } from '../hud/table.ts';
import { RuleTag } from '../kit/RuleTag.tsx';
import { turnsLeft } from '../model/finalTurns.ts';
import { nameOf } from '../model/names.ts';
import { END } from '../words/end.ts';
import { Sign } from './ScoreBars.tsx';

type Props = { readonly state: GameState; readonly title: string };

export function FinalBanner({ state, title }: Props) {
  const telling = useTelling();
  const left = turnsLeft(state);
  if (left === undefined || state.final === undefined) return null;
  return (
    <section className="banner" aria-label={END.final.banner}>
      <p className="ribbon banner__title">{title}</p>
      <p className="banner__words">
        {isFinalTurn(state) ? END.final.open : END.final.begins(state.final.firstRound)}{' '}
        <RuleTag id={isFinalTurn(state) ? 'E2' : 'E1'} />
      </p>
      <ul className="turns">
        {left.map(({ seat, n }) => (
          <li key={seat} className="slip">
            <Sign who={seat} />
            <b>{END.final.left(nameOf(seat, telling), n)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One player at a glance: everything about them that lies open. */
import { boostWords } from '../../content/words/boosts.ts';
import { capital } from '../../content/words/grammar.ts';
import { KIND_NOUNS } from '../../content/words/names.ts';
import { kindName, monsterName, questName, roomName } from '../../content/words/telling.ts';
import { CLASSES, countKind, KINDS, ownedKinds, type Seat } from '../../engine/index.ts';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Meeple } from '../kit/Meeple.tsx';
import { ROMAN } from '../model/levelUp.ts';
import { SHEETS } from '../words/sheets.ts';

export function BoardSheet({ seat }: { readonly seat: Seat }) {
  const { engine, ui } = useTable();
  const shown = useMatchPart((state) => state.shown);
  const telling = useTelling();
  const view = engine.spectate(shown);
  const player = view.players[seat];
  if (player === undefined) return null;
  const owned = ownedKinds(shown, seat);
  const list = (items: readonly string[]): string => (items.length === 0 ? SHEETS.none : items.map(capital).join(', '));
  return (
    <Dialog title={SHEETS.board(telling.names[seat] ?? '')} className="board" onClose={() => ui.inspect(undefined)}>
      <dl className="board__list">
        <dt>{SHEETS.levels}</dt>
        <dd className="board__levels">
          {CLASSES.map((hero) => (
            <span key={hero}>
              <Meeple kind={hero} /> {kindName(hero)} {ROMAN[player.levels[hero]]}
            </span>
          ))}
        </dd>
        <dt>{SHEETS.meeples}</dt>
        <dd className="board__levels">
          {KINDS.filter((kind) => owned.includes(kind)).map((kind) => (
            <span key={kind}>
              <Meeple kind={kind} /> {owned.filter((each) => each === kind).length}{' '}
              <span className="visually-hidden">{KIND_NOUNS[kind].many}, </span>
              {countKind(player.tavern, kind) > 0 && <small>{SHEETS.inTavern(countKind(player.tavern, kind))}</small>}
            </span>
          ))}
        </dd>
        <dt>{SHEETS.boosts}</dt>
        <dd>{list(player.boosts.map(({ effect }) => boostWords(effect)))}</dd>
        <dt>{SHEETS.pile}</dt>
        <dd>{list(player.pile.map((id) => monsterName(id, telling)))}</dd>
        <dt>{SHEETS.questsDone}</dt>
        <dd>
          {list(player.completed.map(({ quest }) => questName(quest, telling)))}; {SHEETS.inHand(player.handCount)}
        </dd>
        <dt>{SHEETS.rooms}</dt>
        <dd>{list(player.rooms.map((id) => roomName(id, telling)))}</dd>
      </dl>
    </Dialog>
  );
}

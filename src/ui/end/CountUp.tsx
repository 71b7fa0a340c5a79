/** The count as it goes on: the source that is being counted, the bars so far, the Quest that is being turned. */
import { questName, roomName, setName } from '../../content/words/telling.ts';
import { useMatchPart, useTable, useTelling } from '../hud/table.ts';
import { CardFace } from '../kit/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { CountGroup, CountStep, GroupVp, Turned, TurnedRoom, TurnedSet } from '../model/count.ts';
import { nameOf } from '../model/names.ts';
import { END } from '../words/end.ts';
import { Swatch } from './Hatches.tsx';
import { ScoreBars, Sign } from './ScoreBars.tsx';
import type { Ceremony } from './useCeremony.ts';

const FACE_HEIGHT = 320;

type Props = { readonly steps: readonly CountStep[]; readonly at: number; readonly ceremony: Ceremony };

export function CountUp({ steps, at, ceremony }: Props) {
  const step = steps[at];
  if (step === undefined) return null;
  const groups = [...new Set(steps.map(({ group }) => group))];
  const ofGroup = steps.filter(({ group }) => group === step.group);
  const most = Math.max(...steps.flatMap(({ sums }) => [...sums.values()].map(won)));
  return (
    <div className="count">
      <Stepper groups={groups} now={step.group} />
      <div className="count__cols">
        <ScoreBars bars={[...step.sums].map(([who, vp]) => ({ who, vp }))} most={most} />
        {step.turned !== undefined ? (
          <TurnedQuest {...step.turned} />
        ) : step.turnedSet !== undefined ? (
          <TurnedRooms {...step.turnedSet} />
        ) : step.turnedRoom !== undefined ? (
          <NextRoom {...step.turnedRoom} />
        ) : (
          <Counted step={step} />
        )}
      </div>
      <div className="dialog__foot">
        <span className="quiet">{END.progress(END.groups[step.group], ofGroup.indexOf(step) + 1, ofGroup.length)}</span>
        <button type="button" className="button push" onClick={ceremony.skip}>
          {END.skip}
        </button>
        <button type="button" className="button button--primary" data-focus="" onClick={ceremony.next}>
          {END.next}
        </button>
      </div>
    </div>
  );
}

const won = (vp: GroupVp): number => Object.values(vp).reduce((sum, n) => sum + Math.max(0, n), 0);

function Stepper({ groups, now }: { readonly groups: readonly CountGroup[]; readonly now: CountGroup }) {
  const at = groups.indexOf(now);
  return (
    <ol className="counting" aria-label={END.counting}>
      {groups.map((group, i) => (
        <li key={group} className={i < at ? 'is-done' : ''} aria-current={i === at ? 'step' : undefined}>
          {i < at && <Icon name="check" />}
          <Swatch group={group} />
          {END.groups[group]}
          {i < at && <span className="visually-hidden"> {END.counted}</span>}
        </li>
      ))}
    </ol>
  );
}

/** What the source has brought to everybody, in words and figures. */
function Counted({ step: { group, sums } }: { readonly step: CountStep }) {
  const telling = useTelling();
  return (
    <div className="counted" role="status">
      <p className="counted__title">{END.groups[group]}</p>
      <dl>
        {[...sums].map(([who, vp]) => (
          <div key={who}>
            <dt>{nameOf(who, telling)}</dt>
            <dd className="num">{END.signed(vp[group] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function TurnedQuest({ who, quest, isDone, vp }: Turned) {
  const telling = useTelling();
  const words = (isDone ? END.hadQuest : END.hadNotQuest)(nameOf(who, telling), questName(quest, telling));
  return (
    <figure className={`turned ${isDone ? '' : 'turned--failed'}`} key={`${who}-${quest}`}>
      <span className="turned__card">
        <CardFace face={`quest/${quest}`} height={FACE_HEIGHT} isDecorative />
      </span>
      <figcaption role="status">
        <Sign who={who} />
        <span>
          {words}: <b>{END.signed(vp)}</b>
        </span>
      </figcaption>
    </figure>
  );
}

const ROOM_HEIGHT = 150;

function TurnedRooms({ who, set, vp }: TurnedSet) {
  const { engine } = useTable();
  const telling = useTelling();
  const truth = useMatchPart((state) => state.truth);
  const held = (who === 'guard' ? truth.guard?.rooms : truth.players[who]?.rooms) ?? [];
  const ofSet = held.filter((id) => engine.catalog.rooms.find((room) => room.id === id)?.kind === set);
  return (
    <figure className="turned turned--rooms" key={`${who}-${set}`}>
      <span className="turned__rooms turned__rooms--all">
        {ofSet.map((id) => (
          <span className="turned__card" key={id}>
            <CardFace face={`room/${id}`} height={ROOM_HEIGHT} isDecorative />
          </span>
        ))}
      </span>
      <figcaption role="status">
        <Sign who={who} />
        <span>
          {END.hadRooms(nameOf(who, telling), ofSet.length, setName(set, telling))}: <b>{END.signed(vp)}</b>
        </span>
      </figcaption>
    </figure>
  );
}

/** The others of its set lie open beside it. */
function NextRoom({ who, rooms, set, vp, setVp }: TurnedRoom) {
  const telling = useTelling();
  const room = rooms[rooms.length - 1];
  if (room === undefined) return null;
  return (
    <figure className="turned turned--rooms">
      <span className="turned__rooms">
        {rooms.map((id) => (
          <span className={id === room ? 'turned__card' : 'turned__open'} key={id}>
            <CardFace face={`room/${id}`} height={ROOM_HEIGHT} isDecorative />
          </span>
        ))}
      </span>
      <figcaption role="status">
        <Sign who={who} />
        <span>
          {END.turnsRoom(nameOf(who, telling), roomName(room, telling))}: <b>{END.signed(vp)}</b>
          <small>{END.setSoFar(rooms.length, setName(set, telling), setVp)}</small>
        </span>
      </figcaption>
    </figure>
  );
}

/** The forecast in few words: for each kind in the Guard's bag its odds and what it would make the Guard do. */
import { capital, count } from '../../content/words/grammar.ts';
import { spotWords, tributeNoun } from '../../content/words/guardWhy.ts';
import { DISTRICT_NAMES } from '../../content/words/names.ts';
import {
  aKind,
  kindName,
  meeplesWords,
  monsterName,
  orderName,
  roomName,
  type Telling,
} from '../../content/words/telling.ts';
import { type GameEvent, type GuardForecast, type Kind, type KindForecast, kindOf } from '../../engine/index.ts';
import { GUARD } from '../words/guard.ts';

export interface ForecastRow {
  readonly kind: Kind;
  readonly name: string;
  /** Of 100; all of them make 100. */
  readonly percent: number;
  readonly words: string;
  /** Where it would go. */
  readonly spot: string;
  readonly vp: number;
}

export function forecastRows({ kinds, inBag }: GuardForecast, telling: Telling): readonly ForecastRow[] {
  const percents = wholePercents(
    kinds.map(({ n }) => n),
    inBag,
  );
  return kinds.map((row, i) => ({
    kind: row.kind,
    name: kindName(row.kind),
    percent: percents[i] ?? 0,
    words: forecastWords(row, telling),
    spot: spotOf(row),
    vp: row.events.reduce((sum, event) => sum + (event.type === 'vpChanged' && event.who === 'guard' ? event.n : 0), 0),
  }));
}

/** Rounded so that nothing is lost: the largest remainders are rounded up. */
export function wholePercents(counts: readonly number[], total: number): readonly number[] {
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((n) => (100 * n) / total);
  const floors = exact.map(Math.floor);
  const left = Math.round(exact.reduce((a, b) => a + b, 0)) - floors.reduce((a, b) => a + b, 0);
  const first = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, left)
    .map(({ i }) => i);
  return floors.map((floor, i) => floor + (first.includes(i) ? 1 : 0));
}

function spotOf({ events: [first] }: KindForecast): string {
  if (first?.type !== 'guardMeepleDeployed' || first.spot === 'beside' || first.spot === 'prestige') return '';
  return capital(spotWords(first.spot));
}

const ENDS: Readonly<Record<KindForecast['end'], string | undefined>> = {
  sure: undefined,
  card: GUARD.thenSees,
  quest: GUARD.scores,
  draw: GUARD.drawsMore,
};

function forecastWords({ events, end }: KindForecast, telling: Telling): string {
  const deeds = [...events.map((event) => deedOf(event, telling)), ENDS[end]].filter((words) => words !== undefined);
  return capital(deeds.join(', ').replaceAll(':,', ':'));
}

/** Rewards are left out: what is done counts. */
function deedOf(event: GameEvent, telling: Telling): string | undefined {
  switch (event.type) {
    case 'guardMonsterDefeated':
      return GUARD.beats(monsterName(event.monster, telling));
    case 'guardRoomTaken':
      return GUARD.takes(roomName(event.room, telling));
    case 'guardOrderPerformed':
      return GUARD.orders(orderName(event.order, telling));
    case 'guardTributeTaken':
      return GUARD.counts(count(event.n, tributeNoun(event.per)));
    case 'guardUnitGained':
      if (event.cause.by === 'monster' || event.cause.by === 'room') return undefined;
      return GUARD.gainsUnit(
        event.meeples.length === 1 && event.meeples[0] !== undefined
          ? aKind(kindOf(event.meeples[0]))
          : meeplesWords(event.meeples),
      );
    case 'guardQuestKept':
      return event.cause.by === 'monster' || event.cause.by === 'room' ? undefined : GUARD.keeps;
    case 'guardFoundNothing':
      return event.sought === 'spot' ? GUARD.noSpot : GUARD.nothing;
    case 'guardBoardReturned':
      return GUARD.clears;
    case 'swordTurned':
      return GUARD.swordTo(DISTRICT_NAMES[event.to]);
    default:
      return undefined;
  }
}

/** A shot as moves of single pieces: which of them differ, in which order they start, how each of them travels. */
import { type Ease, type Motion, motionMs } from '../../director/beat.ts';
import type { Shot } from '../../director/stage.ts';
import type { GameEvent, GameState, Seat } from '../../engine/index.ts';
import type { PieceKey, Pose } from '../layout/pieces.ts';
import { scoreCell } from '../layout/planSites.ts';
import { planFor } from '../layout/tablePlan.ts';
import { entryPose, exitPose, type LaidTable } from '../layout/transits.ts';

export interface Move {
  readonly key: PieceKey;
  /** Where its way begins, if not where it is. */
  readonly entry: Pose | undefined;
  readonly to: Pose;
  readonly delayMs: number;
  readonly durationMs: number;
  readonly arcHeight: number;
  readonly ease: Ease;
  readonly tumbles: number;
  readonly stations: Float32Array | undefined;
  readonly vanishes: boolean;
  /** Small inside a bag. */
  readonly fromSize: number;
  readonly toSize: number;
}

export interface Moves {
  readonly moves: readonly Move[];
  /** Not there afterwards, with no way to be seen. */
  readonly gone: readonly PieceKey[];
}

const IN_BAG = 0.55;
const CRUMBLED = 0.1;
/** Arcs below it are hops on the spot. */
const FLIES = 1;
/** Meeple heights for each unit of the way, up to clear of the highest roof. */
const RISE = 0.17;
const HIGHEST = 4.6;
/** Pieces that only make room move no longer than this. */
const ROOM_MS = 420;
/** The tile has landed before its building rises. */
const LANDED = 0.45;

export function planMoves({ events, beat: { motion } }: Shot, before: LaidTable, after: LaidTable): Moves {
  const named = namedBy(events);
  const ranks = new Map<PieceKey, number>();
  for (const key of named) {
    const [from, to] = [before.poses.get(key), after.poses.get(key)];
    if (isOther(from, to)) ranks.set(key, ranks.size);
  }
  const moves: Move[] = [];
  const gone: PieceKey[] = [];
  for (const [key, to] of after.poses) {
    const from = before.poses.get(key);
    if (!isOther(from, to)) continue;
    const entry = from === undefined ? entryPose(key, to, before) : from.hidden ? from : undefined;
    if (from === undefined && entry === undefined) {
      moves.push(atOnce(key, to));
      continue;
    }
    const style = overTowers(styled(key, motion, ranks.get(key)), entry ?? from, to);
    moves.push({ ...style, ...walkOf(key, motion, before, after), key, entry, to });
  }
  for (const [key, from] of before.poses) {
    if (after.poses.has(key)) continue;
    const to = exitPose(key, from, before);
    if (to === undefined || from.hidden) gone.push(key);
    else {
      const style = overTowers(styled(key, motion, ranks.get(key)), from, to);
      moves.push({ ...style, key, entry: undefined, to, vanishes: true });
    }
  }
  return { moves, gone };
}

/** What flies far flies high: over the city it would otherwise pass through the towers. */
function overTowers(style: Style, from: Pose | undefined, to: Pose): Style {
  if (style.arcHeight < FLIES || from === undefined) return style;
  const far = Math.hypot(to.x - from.x, to.z - from.z);
  return { ...style, arcHeight: Math.max(style.arcHeight, Math.min(HIGHEST, far * RISE)) };
}

function isOther(a: Pose | undefined, b: Pose | undefined): boolean {
  if (a === undefined || b === undefined) return a !== b;
  if (a.hidden && b.hidden) return false;
  return a.x !== b.x || a.y !== b.y || a.z !== b.z || a.turn !== b.turn || a.lies !== b.lies || a.hidden !== b.hidden;
}

type Style = Omit<Move, 'key' | 'entry' | 'to'>;

const PLAIN: Omit<Style, 'durationMs'> = {
  delayMs: 0,
  arcHeight: 0,
  ease: 'inOut',
  tumbles: 0,
  stations: undefined,
  vanishes: false,
  fromSize: 1,
  toSize: 1,
};

const atOnce = (key: PieceKey, to: Pose): Move => ({ ...PLAIN, key, entry: undefined, to, durationMs: 0 });

/** `rank`: its place in the order of the event; undefined: it only makes room. */
function styled(key: PieceKey, motion: Motion, rank: number | undefined): Style {
  const { manner, durationMs, staggerMs, arcHeight, ease } = motion;
  const isBuilding = key.startsWith('storey:') || key.startsWith('roof:');
  if (manner === 'collapse' && isBuilding) return fallen(key, durationMs);
  if (manner === 'rise') return risen(key, motion, rank);
  if (rank === undefined && !key.startsWith('hand:')) return { ...PLAIN, durationMs: Math.min(durationMs, ROOM_MS) };
  const style = { ...PLAIN, delayMs: (rank ?? 0) * staggerMs, durationMs, arcHeight, ease };
  switch (manner) {
    case 'drawFromBag':
      return { ...style, tumbles: 1, fromSize: IN_BAG };
    case 'seep':
      return { ...style, toSize: IN_BAG };
    case 'dropIntoBag':
    case 'pour':
      return { ...style, tumbles: -1, toSize: IN_BAG };
    default:
      return style;
  }
}

/** The storey breaks out first; what stood on it drops once there is room. */
function fallen(key: PieceKey, durationMs: number): Style {
  if (key.startsWith('roof:'))
    return { ...PLAIN, delayMs: durationMs * 0.3, durationMs: durationMs * 0.5, ease: 'drop' };
  return { ...PLAIN, durationMs: durationMs * 0.5, arcHeight: 0.35, toSize: CRUMBLED };
}

function risen(key: PieceKey, motion: Motion, rank: number | undefined): Style {
  const { durationMs, arcHeight } = motion;
  const landedMs = durationMs * LANDED;
  if (key.startsWith('location:')) return { ...PLAIN, durationMs: landedMs, arcHeight, ease: 'drop' };
  if (key.startsWith('diorama:'))
    return { ...PLAIN, delayMs: landedMs, durationMs: durationMs - landedMs, ease: 'spring' };
  const delayMs = landedMs + (rank ?? 0) * motion.staggerMs;
  const leftMs = Math.max(0, motionMs(motion) - delayMs);
  return { ...PLAIN, delayMs, durationMs: Math.min(durationMs - landedMs, leftMs), arcHeight: 1, ease: 'drop' };
}

/** A score marker steps on every cell between. */
function walkOf(key: PieceKey, { manner }: Motion, before: LaidTable, after: LaidTable): Partial<Style> {
  if (manner !== 'walk' || !key.startsWith('score:')) return {};
  const [from, to] = [scoreOf(before.state, key), scoreOf(after.state, key)];
  const pose = before.poses.get(key);
  const between = Math.abs(to - from) - 1;
  if (pose === undefined || between < 1) return {};
  const plan = planFor(before.state);
  const start = scoreCell(plan, from);
  const stations = new Float32Array(between * 2);
  for (let i = 0; i < between; i++) {
    const cell = scoreCell(plan, from + (i + 1) * Math.sign(to - from));
    stations[i * 2] = cell.x + pose.x - start.x;
    stations[i * 2 + 1] = cell.z + pose.z - start.z;
  }
  return { stations };
}

function scoreOf({ players, guard }: GameState, key: PieceKey): number {
  const who = key.slice('score:'.length);
  return (who === 'guard' ? guard?.score : players[Number(who)]?.score) ?? 0;
}

/** Pieces that events name, in the order of the telling. */
export function namedBy(events: readonly GameEvent[]): PieceKey[] {
  const keys = new Set<PieceKey>();
  const add = (family: string, id: unknown): void => {
    if (typeof id === 'string' || typeof id === 'number') keys.add(`${family}:${id}` as PieceKey);
  };
  for (const event of events) {
    for (const family of ['meeple', 'monster', 'location', 'room', 'quest', 'council', 'token', 'order', 'arrival']) {
      add(family, (event as Readonly<Record<string, unknown>>)[family]);
    }
    for (const list of ['meeples', 'stock'] as const) {
      const ids = (event as Readonly<Record<string, unknown>>)[list];
      if (Array.isArray(ids)) for (const id of ids) add('meeple', id);
    }
    if (event.type === 'heroLevelledUp' || event.type === 'helpHired')
      keys.add(`hero:${event.seat as Seat}:${event.hero}`);
    if (event.type === 'vpChanged') keys.add(`score:${event.who}`);
    if (event.type === 'guardArrived') {
      for (const order of Object.values(event.orders)) keys.add(`order:${order}`);
      keys.add(`quest:${event.preyCard}`);
    }
    if (event.type === 'swordTurned' || event.type === 'guardArrived') keys.add('sword');
  }
  return [...keys];
}

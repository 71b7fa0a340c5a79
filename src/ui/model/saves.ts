/** A saved match in words: who, how far, when. */
import type { FileProblem } from '../../store/saves/files.ts';
import type { SlotSummary } from '../../store/saves/slots.ts';
import { FILE_PROBLEMS, SAVES } from '../words/saves.ts';

const LANGUAGE = 'en-GB';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const namesInWords = (names: readonly string[]): string =>
  new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }).format(names);

/** What the people call it, or else who plays. */
export const titleOf = (summary: SlotSummary): string => summary.title ?? playersOf(summary);

export function playersOf({ names, isSolo }: SlotSummary): string {
  return isSolo ? SAVES.solo(names[0] ?? '') : namesInWords(names);
}

/** "Round 4, Ada to play"; "Bruno won". */
export function standingOf({ names, isOver, winners, round, isFinal, toAct }: SlotSummary): string {
  if (isOver) return endingOf(names, winners);
  const who = names[toAct ?? -1];
  return [isFinal === true ? SAVES.finalTurns : SAVES.inRound(round), ...(who === undefined ? [] : [SAVES.toPlay(who)])]
    .filter((part) => part !== '')
    .join(', ');
}

function endingOf(names: readonly string[], winners: readonly number[] | undefined): string {
  if (winners === undefined) return SAVES.over;
  const won = winners.map((seat) => names[seat] ?? '');
  if (won.length === 0) return SAVES.guardWon;
  return (won.length > 1 ? SAVES.shared : SAVES.won)(namesInWords(won));
}

/** The nearer, the finer. */
export function whenInWords(thenMs: number, nowMs: number): string {
  const ago = nowMs - thenMs;
  if (ago < MINUTE && ago > -MINUTE) return SAVES.when.now;
  if (ago > 0 && ago < 60 * MINUTE) return SAVES.when.minutes(Math.floor(ago / MINUTE));
  const format = (parts: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(LANGUAGE, parts).format(thenMs);
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const days = Math.round((midnight(nowMs) - midnight(thenMs)) / DAY);
  if (days === 0) return SAVES.when.today(time);
  if (days === 1) return SAVES.when.yesterday(time);
  if (days > 1 && days < 7) return format({ weekday: 'long' });
  const isThisYear = new Date(thenMs).getFullYear() === new Date(nowMs).getFullYear();
  return format({ day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
}

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** What it is, and why it was not opened. */
export function fileProblemWords(problem: FileProblem): readonly [string, string] {
  return (FILE_PROBLEMS[problem.kind] as (problem: FileProblem) => readonly [string, string])(problem);
}

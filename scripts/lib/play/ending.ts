/** The final table: who got how many VP where from, and who has won. */
import { listAnd } from '../../../src/content/words/grammar.ts';
import { GUARD_NAME } from '../../../src/content/words/telling.ts';
import { type GameState, type Outcome, VP_SOURCES } from '../../../src/engine/index.ts';
import { type Column, section, table } from '../table.ts';

const DECIDED: Readonly<Record<Outcome['decidedBy'], string>> = {
  vp: 'with the most VP',
  fewestPeasants: 'level on VP, with the fewest Peasants',
  shared: 'together, level on VP and Peasants',
  tieToGuard: 'level on VP, which is enough for the Guard',
};

export function endText({ outcome }: GameState, names: readonly string[]): string {
  if (outcome === undefined) return '';
  const called = (seat: Outcome['winners'][number]): string => (seat === 'guard' ? GUARD_NAME : (names[seat] ?? ''));
  const sources = VP_SOURCES.filter((source) => outcome.scores.some(({ ledger }) => (ledger[source] ?? 0) !== 0));
  const columns: Column[] = [
    { title: 'VP from' },
    ...outcome.scores.map(({ seat }) => ({ title: called(seat), align: 'right' as const })),
  ];
  const rows = [
    ...sources.map((source) => [source, ...outcome.scores.map(({ ledger }) => String(ledger[source] ?? 0))]),
    ['in all', ...outcome.scores.map(({ score }) => String(score))],
    ['Peasants', ...outcome.scores.map(({ peasants }) => String(peasants))],
  ];
  const winners = listAnd(outcome.winners.map(called));
  const verb = outcome.winners.length === 1 ? 'wins' : 'win';
  return `\n${section('The end', [...table(columns, rows), '', `${winners} ${verb}, ${DECIDED[outcome.decidedBy]}.`])}`;
}

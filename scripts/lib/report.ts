/** The lab's printed report: a summary laid out in sections and tables. */
import { type Spread, share } from './stats.ts';
import type { SourceRow, StandingRow, Summary } from './summary.ts';
import { bar, type Column, clip, percent, section, table } from './table.ts';

const left = (title: string): Column => ({ title });
const right = (title: string): Column => ({ title, align: 'right' });
const nameWidth = 34;
const barWidth = 20;

export function labReport(summary: Summary): string {
  const parts = [
    section(title(summary), overview(summary)),
    section('VP gained by source', sources(summary.vpBySource)),
    section('Wins', wins(summary)),
    ...(summary.guard === undefined ? [] : [section('The Royal Guard', guardLines(summary))]),
    section('Monsters', monsters(summary)),
    section('Quests', quests(summary)),
    section('Locations', locations(summary)),
    section('Building slots', slots(summary)),
    section('King of the Hill', hills(summary)),
    ...(summary.mode.towers ? [section('Tower Rooms', rooms(summary))] : []),
    section('Dark Council', council(summary)),
    ...(summary.orders.length > 0 ? [section('Orders', orders(summary))] : []),
    section('Hero levels (share of players that reached them)', levels(summary)),
    section('Gains that the supply could not give', lost(summary)),
  ];
  return parts.join('\n');
}

function title({ games, mode, seed }: Summary): string {
  const table = mode.solo === undefined ? `${mode.seats} players` : 'solo against the Royal Guard';
  const extras = [
    mode.towers && mode.solo === undefined ? ', with the Four Towers' : '',
    mode.solo?.advanced ? ', advanced' : '',
    mode.solo !== undefined && mode.solo.hiredHelp.length > 0 ? `, hired: ${mode.solo.hiredHelp.join(', ')}` : '',
  ];
  return `${games} games, ${table}${extras.join('')}, seed ${seed}`;
}

function spreadRow(name: string, { mean, p10, p50, p90 }: Spread): string[] {
  return [name, mean.toFixed(2), p10.toFixed(1), p50.toFixed(1), p90.toFixed(1)];
}

function overview({ rounds, vp, intents, corruption }: Summary): string[] {
  const rows = [spreadRow('rounds', rounds), spreadRow('VP of a player', vp), spreadRow('intents in a game', intents)];
  const { handouts, notGiven } = corruption;
  return [
    ...table([left(''), right('mean'), right('p10'), right('p50'), right('p90')], rows),
    '',
    `Dark Council hand-outs of Corruption: ${handouts}, of which ${notGiven} could not be given (${percent(corruption.share)})`,
  ];
}

function sources(rows: readonly SourceRow[], per = 'VP a player'): string[] {
  return table(
    [left('source'), right(per), right('share'), left('')],
    rows.map((row) => [row.source, row.perSeat.toFixed(2), percent(row.share), bar(row.share, barWidth)]),
  );
}

function standings(rows: readonly StandingRow[]): string[][] {
  return rows.map((row) => [row.name, percent(row.winShare), row.meanVp.toFixed(1), bar(row.winShare, barWidth)]);
}

function wins({ seats, turnOrder, byProfile }: Summary): string[] {
  const gap = ['', '', '', ''];
  const rows = [...standings(seats)];
  if (seats.length > 1) rows.push(gap, ...standings(turnOrder));
  if (byProfile.length > 1) rows.push(gap, ...standings(byProfile));
  return table([left(''), right('wins'), right('mean VP'), left('')], rows);
}

function guardLines({ guard }: Summary): string[] {
  if (guard === undefined) return [];
  const spread = table(
    [left(''), right('mean'), right('p10'), right('p50'), right('p90')],
    [spreadRow('VP of the Guard', guard.vp)],
  );
  return [
    ...spread,
    `The Guard wins ${percent(guard.winShare)} of the games.`,
    '',
    ...sources(guard.vpBySource, 'VP a game'),
  ];
}

function guardColumn(summary: Summary): Column[] {
  return summary.guard === undefined ? [] : [right('by Guard')];
}

const guardCell = (row: { readonly byGuard?: number }): string[] =>
  row.byGuard === undefined ? [] : [String(row.byGuard)];

function monsters(summary: Summary): string[] {
  return table(
    [
      left('Monster'),
      right('lvl'),
      left('type'),
      left('district'),
      right('str'),
      right('VP'),
      right('seen'),
      right('defeated'),
      right('rate'),
      ...guardColumn(summary),
    ],
    summary.monsters.map((row) => [
      clip(row.name, nameWidth),
      String(row.level),
      row.type,
      row.district,
      String(row.strength),
      String(row.vp),
      String(row.seen),
      String(row.defeated),
      percent(row.rate),
      ...guardCell(row),
    ]),
  );
}

function quests(summary: Summary): string[] {
  return table(
    [
      left('Quest'),
      left('type'),
      right('VP'),
      right('seen'),
      right('kept'),
      right('completed'),
      right('of seen'),
      right('of kept'),
      ...guardColumn(summary),
    ],
    summary.quests.map((row) => [
      clip(row.name, nameWidth),
      row.type,
      `${row.vp}/−${row.penalty}`,
      String(row.seen),
      percent(row.keptRate),
      String(row.completed),
      percent(row.completedRate),
      percent(share(row.completed, row.kept)),
      ...guardCell(row),
    ]),
  );
}

function locations({ locations: rows }: Summary): string[] {
  return table(
    [left('Location'), right('offered'), right('built'), right('rate'), right('used'), right('uses a build')],
    rows.map((row) => [
      clip(row.name, nameWidth),
      row.prebuilt ? '' : String(row.offered),
      row.prebuilt ? 'pre-built' : String(row.built),
      row.prebuilt ? '' : percent(row.builtRate),
      String(row.used),
      row.usesPerBuilt.toFixed(2),
    ]),
  );
}

function slots({ slots: rows }: Summary): string[] {
  return table(
    [left('slot'), right('built on'), right('of games')],
    rows.map((row) => [row.name, String(row.built), percent(row.rate)]),
  );
}

function hills({ hills: rows }: Summary): string[] {
  return table(
    [left('Location'), left('paid'), right('lost to another')],
    rows.map((row) => [row.name, row.paid.map(({ unit, n }) => `${unit} ${n}`).join(', '), String(row.lost)]),
  );
}

function rooms(summary: Summary): string[] {
  const kinds = table(
    [left('kind'), right('seen'), right('completed'), right('a game')],
    summary.roomKinds.map((row) => [row.kind, String(row.seen), String(row.completed), row.perGame.toFixed(2)]),
  );
  const each = table(
    [left('Room'), left('kind'), right('seen'), right('completed'), right('rate'), ...guardColumn(summary)],
    summary.rooms.map((row) => [
      clip(row.name, nameWidth),
      row.kind,
      String(row.seen),
      String(row.completed),
      percent(row.rate),
      ...guardCell(row),
    ]),
  );
  return [...kinds, '', ...each];
}

function council(summary: Summary): string[] {
  const fights = table(
    [left('name'), left('role'), right('str'), right('VP'), right('fought'), right('a player')],
    summary.council.map((row) => [
      row.name,
      row.role,
      String(row.strength),
      String(row.vp),
      String(row.fought),
      row.perSeat.toFixed(3),
    ]),
  );
  const tokens = table(
    [left('token'), right('VP'), right('in play'), right('earned'), right('each')],
    summary.tokens.map((row) => [
      clip(row.name, nameWidth),
      String(row.vp),
      String(row.seen),
      String(row.earned),
      row.perSeen.toFixed(3),
    ]),
  );
  return [...fights, '', ...tokens];
}

function orders({ orders: rows }: Summary): string[] {
  return table(
    [left('Order'), right('in play'), right('performed'), right('each')],
    rows.map((row) => [row.name, String(row.seen), String(row.performed), row.perSeen.toFixed(2)]),
  );
}

function levels({ levels: rows }: Summary): string[] {
  return table(
    [left('class'), right('level 2'), right('level 3'), right('powers used a player')],
    rows.map((row) => [row.hero, percent(row.level2), percent(row.level3), row.powersPerSeat.toFixed(2)]),
  );
}

function lost({ lostGains }: Summary): string[] {
  if (lostGains.length === 0) return ['none'];
  return table(
    [left('what'), left('from'), left('who'), right('times'), right('a game')],
    lostGains.map((row) => [row.kind, row.from, row.who, String(row.n), row.perGame.toFixed(3)]),
  );
}

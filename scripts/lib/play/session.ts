/** One match at the terminal: people type, policies answer at once, everything that happens is told. */
import type { Policy } from '../../../src/bots/policy.ts';
import { CATALOG } from '../../../src/content/catalog.ts';
import { refusalWords } from '../../../src/content/words/refusals.ts';
import {
  createRng,
  type Engine,
  type GameEvent,
  type GameState,
  type Intent,
  kindOf,
  type MatchOptions,
  type Rng,
  type Seat,
  seedRng,
} from '../../../src/engine/index.ts';
import { boardText, draftLines, tavernText } from './board.ts';
import { type Command, findMeeple, findPlace, HELP, readCommand } from './commands.ts';
import { endText } from './ending.ts';
import { logLines } from './log.ts';
import { lookLines, ruleLines } from './look.ts';
import { type Menu, menuFor } from './menu.ts';

export interface Terminal {
  /** The next typed line; undefined when there are no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly print: (text: string) => void;
  readonly columns: () => number;
}

export interface Table {
  readonly options: MatchOptions;
  readonly names: readonly string[];
  /** Who plays a seat; undefined is a person. */
  readonly policies: readonly (Policy | undefined)[];
}

interface Session {
  readonly engine: Engine;
  readonly table: Table;
  readonly terminal: Terminal;
  readonly past: { readonly state: GameState; readonly canReturn: boolean }[];
  readonly log: string[];
  state: GameState;
  /** Seat, phase and turn of the board that was printed last. */
  boardShown: string;
  /** The position whose menu was printed last: after a look or a refusal the prompt alone is enough. */
  menuShown: GameState | undefined;
}

const lastLines = 30;

export async function playSession(engine: Engine, table: Table, terminal: Terminal): Promise<GameState> {
  const steps = engine.setupSteps(table.options);
  const session: Session = {
    engine,
    table,
    terminal,
    past: [],
    log: [],
    boardShown: '',
    menuShown: undefined,
    state: engine.setup(table.options),
  };
  const rngs = table.policies.map((_, seat) => createRng(seedRng(`${table.options.seed}:${seat}`, 'bots')));
  tell(
    session,
    steps.map((step) => step.event),
    undefined,
  );
  for (let seat = engine.seatToAct(session.state); seat !== undefined; seat = engine.seatToAct(session.state)) {
    const policy = table.policies[seat];
    const goesOn =
      policy === undefined ? await askPerson(session, seat) : letAct(session, seat, policy, rngs[seat] as Rng);
    if (!goesOn) return session.state;
  }
  terminal.print(endText(session.state, table.names));
  return session.state;
}

function letAct(session: Session, seat: Seat, policy: Policy, rng: Rng): boolean {
  return submit(session, policy.act(session.engine, session.state, seat, rng));
}

/** Applies an intent and tells what came of it, or why not. */
function submit(session: Session, intent: Intent): boolean {
  const { engine, table, terminal } = session;
  const result = engine.apply(session.state, intent);
  if (!result.ok) {
    terminal.print(`  ✗ ${refusalWords(result.error, CATALOG, table.names)} [${result.error.rules.join(', ')}]`);
    return false;
  }
  const reveals = result.value.some((step) => step.reveals);
  session.past.push({ state: session.state, canReturn: !reveals && table.policies[intent.seat] === undefined });
  session.state = result.value.at(-1)?.state ?? session.state;
  tell(
    session,
    result.value.map((step) => step.event),
    intent.seat,
  );
  return true;
}

function tell({ engine, table, terminal, log }: Session, events: readonly GameEvent[], actor: Seat | undefined): void {
  const people = table.policies.flatMap((policy, seat) => (policy === undefined ? [seat as Seat] : []));
  const reader = people.length === 1 ? people[0] : actor !== undefined && people.includes(actor) ? actor : undefined;
  const lines = logLines(engine, events, reader, table.names);
  log.push(...lines);
  for (const line of lines) terminal.print(`  ${line}`);
}

/** False once the person has left. */
async function askPerson(session: Session, seat: Seat): Promise<boolean> {
  const { engine, terminal, table } = session;
  const { state } = session;
  const scene = `${seat} ${state.turn.phase} ${state.turn.number}`;
  if (state.choice === undefined && session.boardShown !== scene) {
    if (state.turn.phase === 'development') showBoard(session, seat);
    else terminal.print(tavernText(state, table.names, terminal.columns()));
    session.boardShown = scene;
  }
  const menu = menuFor(engine, state, seat, table.names);
  if (session.menuShown !== state) terminal.print(menuText(session, menu));
  session.menuShown = state;
  const line = await terminal.ask(`${table.names[seat]}> `);
  if (line === undefined) {
    terminal.print('\nThe input has ended before the game.');
    return false;
  }
  return obey(session, seat, readCommand(line), menu);
}

function menuText({ engine, state, table }: Session, { lines }: Menu): string {
  const draft = state.choice === undefined ? draftLines(engine, state, table.names) : [];
  return ['', ...(draft.length > 0 ? ['Placed so far:', ...draft, ''] : []), ...lines].join('\n');
}

function showBoard({ terminal, state, table }: Session, seat: Seat): void {
  terminal.print(boardText(state, seat, table.names, terminal.columns()));
}

function obey(session: Session, seat: Seat, command: Command, menu: Menu): boolean {
  const { terminal, table } = session;
  switch (command.do) {
    case 'quit':
      terminal.print('Goodbye. The Monsters stay.');
      return false;
    case 'confirm':
      submit(session, { type: 'confirm', seat });
      return true;
    case 'numbers':
      doNumbers(session, seat, command.numbers, menu);
      return true;
    case 'place':
      placeByName(session, seat, command);
      return true;
    case 'undo':
      undo(session);
      return true;
    case 'board':
      showBoard(session, seat);
      session.menuShown = undefined;
      return true;
    case 'log':
      terminal.print(
        session.log
          .slice(-lastLines)
          .map((line) => `  ${line}`)
          .join('\n'),
      );
      return true;
    case 'look':
      terminal.print(lookLines(command.words, terminal.columns()).join('\n'));
      return true;
    case 'rule':
      terminal.print(ruleLines(command.words, terminal.columns()).join('\n'));
      return true;
    case 'help':
      terminal.print(HELP.join('\n'));
      return true;
    case 'unknown':
      terminal.print(`  ✗ “${command.line}” means nothing here, ${table.names[seat]}. Type h for help.`);
      return true;
    case 'nothing':
      return true;
  }
}

/** Each number means what the printed menu says, even if the draft has changed since; the first refusal stops the line. */
function doNumbers(session: Session, seat: Seat, numbers: readonly number[], menu: Menu): void {
  for (const number of numbers) {
    const action = menu.actions.find((candidate) => candidate.number === number);
    if (action === undefined) {
      session.terminal.print(`  ✗ There is no action ${number}.`);
      return;
    }
    if (!submit(session, freshMeeple(session, seat, action.intent))) return;
  }
}

/** "The same again" takes the next meeple of the kind, since the first one stands there already. */
function freshMeeple({ engine, state }: Session, seat: Seat, intent: Intent): Intent {
  if (intent.type !== 'placeMeeple' || engine.check(state, intent) === undefined) return intent;
  const again = engine
    .legal(state, seat)
    .find(
      (other) =>
        other.type === 'placeMeeple' &&
        other.to === intent.to &&
        kindOf(other.meeple) === kindOf(intent.meeple) &&
        state.players[seat]?.tavern.includes(other.meeple),
    );
  return again ?? intent;
}

function placeByName(session: Session, seat: Seat, { kind, place }: Extract<Command, { readonly do: 'place' }>): void {
  const { engine, state, table, terminal } = session;
  const to = findPlace(state, engine.places(state), place, table.names);
  const meeple = findMeeple(state, seat, kind, engine.liftable(state, seat));
  if (to === undefined) terminal.print(`  ✗ “${place}” does not name one place on the board.`);
  else if (meeple === undefined) terminal.print(`  ✗ There is no ${kind} anywhere.`);
  else submit(session, { type: 'placeMeeple', seat, meeple, to });
}

function undo(session: Session): void {
  const last = session.past.at(-1);
  if (last?.canReturn) {
    session.past.pop();
    session.state = last.state;
    session.terminal.print('  Undone.');
  } else session.terminal.print('  ✗ Nothing can be undone: something hidden has come to light since.');
}

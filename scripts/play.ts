/** The whole game in a terminal: npm run -s play -- --bots 1 --towers */
import { createInterface } from 'node:readline';
import { CATALOG } from '../src/content/catalog.ts';
import { createEngine } from '../src/engine/index.ts';
import { argsOrExit } from './lib/args.ts';
import { playSession, type Terminal } from './lib/play/session.ts';
import { matchOf, PLAY, refusePlay } from './lib/playArgs.ts';
import { policyNamed } from './lib/policies.ts';

const NAMES = ['Ada', 'Bertil', 'Cleo', 'Dunstan'] as const;
const widest = 140;

const args = argsOrExit(PLAY, process.argv.slice(2), refusePlay);
const seed = args.seed ?? Date.now().toString(36);
const options = matchOf(args, seed);
const people = options.seats - (args.bots ?? 0);
const seats = Array.from({ length: options.seats }, (_, seat) => seat);

process.stdout.write(`Meeples & Monsters · seed ${seed} · h for help\n`);
const terminal = createTerminal();
await playSession(
  createEngine(CATALOG),
  {
    options,
    names: seats.map((seat) => (seat < people ? (NAMES[seat] ?? '') : `Bot ${seat + 1}`)),
    policies: seats.map((seat) => (seat < people ? undefined : policyNamed('mixed'))),
  },
  terminal,
);
terminal.close();

/** Reads lines as they are needed, so that a piped script and a person are served alike; a pipe's lines are echoed. */
function createTerminal(): Terminal & { readonly close: () => void } {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (prompt) => {
      process.stdout.write(prompt);
      const { value, done } = await lines.next();
      if (done === true) return undefined;
      if (process.stdin.isTTY !== true) process.stdout.write(`${value}\n`);
      return value as string;
    },
    print: (text) => void process.stdout.write(`${text}\n`),
    columns: () => Math.min(widest, process.stdout.columns ?? 110),
    close: () => reader.close(),
  };
}

/** Reads match options from the outside world: exactly the known fields, or a problem that says what is wrong. */
import { err, ok, type Result } from '../shared/result.ts';
import type { HiredHelp, MatchOptions, SoloOptions } from './model/state.ts';

export const SEED_LENGTH = 64;
export const HIRED_HELP = ['mage', 'cleric', 'warrior'] as const satisfies readonly HiredHelp[];

export type OptionsField = 'options' | keyof MatchOptions | keyof SoloOptions;

export interface OptionsProblem {
  readonly field: OptionsField;
  readonly detail: string;
}

const problem = (field: OptionsField, detail: string): Result<never, OptionsProblem> => err({ field, detail });

export function readOptions(value: unknown): Result<MatchOptions, OptionsProblem> {
  if (!isRecord(value)) return problem('options', 'The options are not an object.');
  const stray = strayKey(value, ['seed', 'seats', 'towers', 'solo']);
  if (stray !== undefined) return problem('options', `The options have an unknown field: ${stray}.`);
  const { seed, seats, towers } = value;
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > SEED_LENGTH)
    return problem('seed', `The seed must be a text of 1 to ${SEED_LENGTH} characters.`);
  if (typeof towers !== 'boolean') return problem('towers', 'Whether the Four Towers stand must be true or false.');
  if (!Object.hasOwn(value, 'solo')) {
    if (seats !== 2 && seats !== 3 && seats !== 4) return problem('seats', 'A table has 2, 3 or 4 seats.');
    return ok({ seed, seats, towers });
  }
  if (seats !== 1) return problem('seats', 'A game against the Royal Guard has 1 seat.');
  if (!towers) return problem('towers', 'The Royal Guard plays with the Four Towers (G1).');
  const solo = readSolo(value.solo);
  return solo.ok ? ok({ seed, seats, towers, solo: solo.value }) : solo;
}

function readSolo(value: unknown): Result<SoloOptions, OptionsProblem> {
  if (!isRecord(value)) return problem('solo', 'The solo options are not an object.');
  const stray = strayKey(value, ['hiredHelp', 'advanced']);
  if (stray !== undefined) return problem('solo', `The solo options have an unknown field: ${stray}.`);
  const { hiredHelp, advanced } = value;
  if (typeof advanced !== 'boolean') return problem('advanced', 'Whether the Guard is advanced must be true or false.');
  const isHelp = (hero: unknown): hero is HiredHelp => (HIRED_HELP as readonly unknown[]).includes(hero);
  if (!Array.isArray(hiredHelp) || hiredHelp.length > HIRED_HELP.length || !hiredHelp.every(isHelp))
    return problem('hiredHelp', `Hired Help is a list of up to 3 of ${HIRED_HELP.join(', ')} (G13).`);
  if (new Set(hiredHelp).size < hiredHelp.length) return problem('hiredHelp', 'Nobody can be hired twice (G13).');
  return ok({ hiredHelp: [...hiredHelp], advanced });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first key that does not belong, shortened so that it can be shown. */
export function strayKey(value: Readonly<Record<string, unknown>>, known: readonly string[]): string | undefined {
  return Object.keys(value)
    .find((key) => !known.includes(key))
    ?.slice(0, 40);
}

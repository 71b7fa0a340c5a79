import { describe, expect, it } from 'vitest';
import { flag, helpText, listOf, readArgs, whole, word } from '../../../scripts/lib/args.ts';
import { LAB, refuseLab } from '../../../scripts/lib/labArgs.ts';
import { matchOf, PLAY, refusePlay } from '../../../scripts/lib/playArgs.ts';

const spec = {
  games: whole('games', { min: 1, max: 9, fallback: 4 }),
  seed: word('seed', 'lab'),
  towers: flag('towers'),
  hired: listOf('help', ['mage', 'cleric'] as const),
};

const read = (...argv: string[]) => readArgs(spec, argv);

describe('arguments', () => {
  it('fall back to what the option says', () => {
    expect(read()).toEqual({ ok: true, value: { games: 4, seed: 'lab', towers: false, hired: [] } });
  });

  it('are read with a space or an equals sign', () => {
    const value = { games: 7, seed: 'a=b', towers: true, hired: ['cleric', 'mage'] };
    expect(read('--games', '7', '--seed=a=b', '--towers', '--hired', 'cleric,mage')).toEqual({ ok: true, value });
  });

  it.each([
    [['--game', '3'], 'there is no option --game'],
    [['--games'], '--games needs a value'],
    [['--games', '--towers'], '--games needs a value'],
    [['--games', '0'], '--games takes a whole number from 1 to 9, not "0"'],
    [['--games', '2.5'], '--games takes a whole number from 1 to 9, not "2.5"'],
    [['--games', '1', '--games', '2'], '--games is given twice'],
    [['--towers=yes'], '--towers takes no value'],
    [['--hired', 'mage,thief'], '--hired does not know "thief"; choose from mage, cleric'],
    [['--seed', 'x'.repeat(41)], '--seed takes 1 to 40 characters'],
    [['towers'], '"towers" stands alone; options begin with --'],
    [['--toString', '1'], 'there is no option --toString'],
  ])('%j are refused in words', (argv, message) => {
    expect(readArgs(spec, argv)).toEqual({ ok: false, error: message });
  });

  it('ask for help wherever it stands', () => {
    expect(read('--games', 'many', '--help')).toEqual({ ok: true, value: 'help' });
  });

  it('are explained one a line', () => {
    const lines = helpText({ name: 'lab', about: 'Plays.', options: spec }).split('\n');
    expect(lines[0]).toBe('npm run -s lab -- [options]');
    for (const option of ['--games N', '--seed TEXT', '--towers', '--hired A,B', '--help'])
      expect(lines.filter((line) => line.startsWith(`  ${option} `))).toHaveLength(1);
  });
});

describe('what goes together', () => {
  const lab = (...argv: string[]) => {
    const args = readArgs(LAB.options, argv);
    if (!args.ok || args.value === 'help') throw new Error('These arguments should be readable');
    return refuseLab(args.value);
  };
  const play = (...argv: string[]) => {
    const args = readArgs(PLAY.options, argv);
    if (!args.ok || args.value === 'help') throw new Error('These arguments should be readable');
    return { problem: refusePlay(args.value), match: matchOf(args.value, 'seed') };
  };

  it.each([
    ['--solo', '--hired', 'mage,warrior', '--advanced'],
    ['--seats', '3', '--profiles', 'mixed'],
    ['--seats', '3', '--profiles', 'mixed,mage,random'],
    ['--seats', '2', '--towers'],
  ])('the lab takes %s %s %s %s', (...argv) => {
    expect(lab(...argv.filter((arg) => arg !== undefined))).toBeUndefined();
  });

  it.each([
    ['--solo', '--seats', '2'],
    ['--hired', 'mage'],
    ['--advanced'],
    ['--solo', '--hired', 'mage,mage'],
    ['--seats', '3', '--profiles', 'mixed,mage'],
  ])('the lab refuses %s %s %s %s', (...argv) => {
    expect(lab(...argv.filter((arg) => arg !== undefined))).toMatch(/^--/);
  });

  it('a solo match has one seat and the towers', () => {
    expect(play('--solo', '--hired', 'cleric').match).toEqual({
      seed: 'seed',
      seats: 1,
      towers: true,
      solo: { hiredHelp: ['cleric'], advanced: false },
    });
  });

  it('a table has no more bots than seats', () => {
    expect(play('--seats', '3', '--bots', '3').problem).toBeUndefined();
    expect(play('--seats', '2', '--bots', '3').problem).toBe('--bots 3 is more than the 2 seats at the table');
  });
});

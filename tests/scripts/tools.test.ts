/** The tools as they are called: bundled, in a process of their own, over worker threads. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function run(script: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', `scripts/${script}.ts`, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the tools', () => {
  it('the lab plays through the pool, and its report does not depend on the number of workers', () => {
    const args = ['--games', '2', '--seats', '2', '--profiles', 'random', '--json'];
    const one = run('lab', [...args, '--workers', '1']);
    const two = run('lab', [...args, '--workers', '2']);
    expect(one.stderr).toBe('');
    expect(one.status).toBe(0);
    expect(JSON.parse(one.stdout).games).toBe(2);
    expect(two.stdout).toBe(one.stdout);
  });

  it('bad arguments end with 2 and a message, help with 0', () => {
    const bad = run('lab', ['--seats', '5']);
    expect([bad.status, bad.stdout]).toEqual([2, '']);
    expect(bad.stderr).toContain('--seats takes a whole number from 2 to 4');
    const help = run('lab', ['--help']);
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('--profiles');
  });

  it('soak counts what passed', () => {
    const { status, stdout } = run('soak', ['--games', '3']);
    expect(stdout.trim().split('\n').at(-1)).toBe('3 passed, 0 failed');
    expect(status).toBe(0);
  });

  it('play reads its lines from a pipe', () => {
    const { status, stdout } = run('play', ['--seed', 'pipe', '--solo'], 'c\nq\n');
    expect(stdout).toContain('Order');
    expect(stdout).toContain('Goodbye.');
    expect(status).toBe(0);
  });
});

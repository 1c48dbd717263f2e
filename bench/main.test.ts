import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('../dist/bench/', import.meta.url));
const isBuilt = existsSync(join(BENCH, 'main.js'));
const NAME = isBuilt ? 'the built bench' : 'the built bench (skipped: run `npm run build` first)';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swissproof-bench-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(BENCH, file), ...args], {
    encoding: 'utf8',
    cwd: folder,
    timeout: 120_000,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

describe.skipIf(!isBuilt)(NAME, () => {
  it('measures warm and cold, and compares with an earlier run', () => {
    const options = [
      '--quick',
      '--sizes',
      '10,20',
      '--rules',
      'dutch-2017',
      '--kinds',
      'calm,many-rounds',
      '--out',
    ];
    const first = run('main.js', ...options, 'old');
    expect(first).toMatch(/^dutch-2017, calm: .*\n.*cold.*\n +10 .*\n +20 /m);
    expect(first).not.toContain('dutch-2026');
    const csv = join(folder, 'old', 'measurements.csv');
    expect(readFileSync(csv, 'utf8').trim().split('\n')).toHaveLength(1 + 2 + 4);
    expect(readFileSync(join(folder, 'old', 'plot.svg'), 'utf8')).toContain('dutch-2017 calm');
    const second = run('main.js', ...options, 'new', '--compare', csv);
    expect(second).toMatch(/peak MB {3}pair x {2}check x\n/);
    expect(second).toMatch(/^ +10 .*\d +\d+\.\d\d +\d+\.\d\d$/m);
  });

  it('finds slow rounds, and shows one of them alone', () => {
    const all = run(
      'slowest.js',
      '--count',
      '30',
      '--top',
      '3',
      '--rules',
      'dutch-2026',
      '--players',
      '6..10',
    );
    expect(all).toContain('30 events');
    const [, index] = /why\n +(\d+) /.exec(all)!;
    const one = run('slowest.js', '--only', index, '--rules', 'dutch-2026', '--players', '6..10');
    expect(one).toMatch(/bracket 1: scoregroup/);
    expect(one.split('\n')[2].trim().startsWith(`${index} `)).toBe(true);
  });

  it('compares with another version in one process', () => {
    const itself = fileURLToPath(new URL('..', import.meta.url));
    const told = run('against.js', itself, '--sizes', '10,20', '--runs', '2', '--kinds', 'calm').trimEnd();
    const line =
      /^(dutch-\d+, calm, \d+ players): \d+\.\d\d ms a file, now \d+\.\d\d ms a file: \d\.\d{3}, pair by pair \d\.\d{3}$/;
    expect(told.split('\n').map((one) => line.exec(one)?.[1])).toEqual([
      'dutch-2017, calm, 10 players',
      'dutch-2017, calm, 20 players',
      'dutch-2026, calm, 10 players',
      'dutch-2026, calm, 20 players',
    ]);
  });
});

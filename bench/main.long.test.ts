import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../engine/index.js';
import { filesOf, KINDS } from './kinds.js';

const BENCH = fileURLToPath(new URL('../dist/bench/', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));
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

/** The lines on standard error of a run that fails. */
function failing(status: number, file: string, ...args: string[]): string[] {
  const run = spawnSync(process.execPath, [join(BENCH, file), ...args], { encoding: 'utf8', cwd: folder });
  expect(run.status, run.stderr).toBe(status);
  return run.stderr.trimEnd().split('\n');
}

describe.skipIf(!isBuilt)(NAME, () => {
  it.each([
    ['main.js', 'clam is none of ordinary, calm, ', ['--kinds', 'calm,clam']],
    ['main.js', 'dutch-2031 is none of ', ['--rules', 'dutch-2031']],
    ['main.js', 'x is no whole number from 1', ['--sizes', '10,x']],
    ['main.js', 'there is no file gone.csv', ['--compare', 'gone.csv']],
    ['main.js', '--node ./gone is no Node', ['--node', './gone']],
    ['main.js', "Unknown option '--quik'", ['--quik']],
    ['main.js', 'nobody is none of ', ['--candidate', 'nobody']],
    ['main.js', 'every --program goes with a --candidate', ['--program', './program']],
    [
      'main.js',
      'bbpPairings pairs by dutch-2026',
      ['--candidate', 'bbppairings', '--program', process.execPath, '--rules', 'dutch-2017'],
    ],
    ['main.js', 'bbpPairings: there is no program ', ['--candidate', 'bbppairings', '--program', './gone']],
    ['main.js', 'name the edition, the kind', ['event', 'dutch-2017', 'calm', '20', '1']],
    ['main.js', 'clam is none of ', ['event', 'dutch-2017', 'clam', '20', '1', '--out', 'event.trf']],
    ['against.js', 'name the folder of the other version, built', []],
    ['exhaustive.js', 'nobody is none of bbppairings', ['dutch-2026', '4', '2', '--candidate', 'nobody']],
    [
      'exhaustive.js',
      'bbppairings pairs by dutch-2026, not by dutch-2017',
      ['dutch-2017', '4', '2', '--candidate', 'bbppairings'],
    ],
    [
      'exhaustive.js',
      '--candidate goes with editions that pair players for one game',
      ['team-swiss-2026', '4', '2', '--candidate', 'bbppairings'],
    ],
    ['against.js', 'there is no built version in .', ['.']],
    ['against.js', 'clam is none of ordinary, calm, ', [ROOT, '--kinds', 'calm,clam']],
    ['against.js', '0 is no whole number from 1', [ROOT, '--runs', '0']],
    ['slowest.js', '9..4 is no span', ['--players', '9..4']],
    ['slowest.js', 'dutch-2031 is none of ', ['--rules', 'dutch-2031']],
  ])('wrong options are one line and exit code 2: %s, %s', (file, words, args) => {
    const lines = failing(2, file, ...args);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`error: ${words}`);
  });

  it('does not compare times with a version that finds something else', () => {
    const other = join(folder, 'other');
    mkdirSync(join(other, 'dist/checker'), { recursive: true });
    writeFileSync(join(other, 'package.json'), '{ "type": "module" }');
    const source = "export const checkFile = () => ({ verdict: 'deviates' });";
    writeFileSync(join(other, 'dist/checker/index.js'), source);
    const lines = failing(1, 'against.js', other, '--sizes', '10', '--runs', '1', '--kinds', 'calm');
    expect(lines.join('\n')).toMatch(
      /Error: dutch-\d+, calm, 10 players: no file is right for both versions/,
    );
  });

  it('measures warm and cold, and sums it up in a table, a picture and files', () => {
    const program = join(ROOT, 'dist/cli/main.js');
    const asked = ['--rules', 'dutch-2017', '--kinds', 'calm,many-rounds,golden', '--golden', 'gone'];
    const candidate = ['--candidate', 'swissproof', '--program', program];
    const output = run(
      'main.js',
      '--quick',
      '--sizes',
      '10,20',
      ...asked,
      ...candidate,
      '--bulk',
      '3',
      '--out',
      'first',
    );
    expect(output).toMatch(/^edition +kind +10 +20 +growth +slowest$/m);
    expect(output).toMatch(/^dutch-2017 +calm .* players, event 1, round \d$/m);
    expect(output).toMatch(/^swissproof \S+ +dutch-2017 +calm +\S+ +\S+ +0 of 17 rounds$/m);
    expect(output).not.toContain('cold');
    const file = (name: string): string => readFileSync(join(folder, 'first', name), 'utf8');
    expect(file('measurements.csv').trim().split('\n')).toHaveLength(1 + 2 + 4);
    expect(file('speed.svg').match(/<path class="line/g)).toHaveLength(2 * 2);
    expect(file('summary.md')).toMatch(/^\| dutch-2017 \| many-rounds \| /m);
    const kept = JSON.parse(file('measurements.json')) as Record<string, unknown[]>;
    expect(kept['measurements']).toHaveLength(2 + 4);
    expect(kept['candidates']).toHaveLength(2 + 4);
    const call = { node: process.version, files: 3, players: 50, rounds: 9, jobs: 2 };
    expect(kept['commands']).toMatchObject([
      { command: 'generate', ...call },
      { command: 'check', ...call },
    ]);
  });

  it('shows details, and compares with an earlier run', () => {
    const options = ['--quick', '--sizes', '10,20', '--rules', 'dutch-2017', '--kinds', 'calm', '--out'];
    const first = run('main.js', ...options, 'old', '--details');
    expect(first).toMatch(/^dutch-2017, calm: .*\n.*cold.*\n +10 .*\n +20 /m);
    expect(first).not.toContain('dutch-2026');
    const csv = join(folder, 'old', 'measurements.csv');
    const second = run('main.js', ...options, 'new', '--compare', csv);
    expect(second).toMatch(/peak MB {3}pair x {2}check x\n/);
    expect(second).toMatch(/^ +10 .*\d +\d+\.\d\d +\d+\.\d\d$/m);
  });

  it('writes an event of the bench as a file, always the same one', () => {
    for (const name of ['one.trf', 'two.trf'])
      run('main.js', 'event', 'dutch-2017', 'calm', '20', '3', '--rounds', '5', '--out', name);
    const text = readFileSync(join(folder, 'one.trf'), 'utf8');
    expect(readFileSync(join(folder, 'two.trf'), 'utf8')).toBe(text);
    const kind = KINDS.find(({ name }) => name === 'calm')!;
    expect(text).toBe(filesOf(kind, 'dutch-2017', 20, 5, 3)[2]);
  });

  it('says what it can be asked for', () => {
    expect(run('main.js', '--help')).toContain('--candidate NAME');
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
    const output = run('against.js', ROOT, '--sizes', '6,10', '--runs', '2', '--kinds', 'calm').trimEnd();
    const line =
      /^([\w-]+, calm, \d+ players): \d+\.\d\d ms a file, now \d+\.\d\d ms a file: \d\.\d{3}, pair by pair \d\.\d{3}$/;
    expect(output.split('\n').map((one) => line.exec(one)?.[1])).toEqual(
      editions.flatMap(({ id }) => [`${id}, calm, 6 players`, `${id}, calm, 10 players`]),
    );
  });
});

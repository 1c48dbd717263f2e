import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { alter } from '../../checker/testing/alterations.js';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import { generate } from '../../generator/index.js';
import type { CheckDocument } from '../../reports/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const calm = { forfeit: 0, halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 };
const [{ text: good }] = generate({ players: 12, rounds: 4, rates: calm }, { seed: 'check', count: 1 });

test('a right tournament', async () => {
  const { code, stdout, stderr } = await runCli(['check', '-'], good);
  expect(stdout).toMatch(/round {2}1 {2}agrees\n.*round {2}2 {2}agrees/s);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test('a wrong colour', async () => {
  const { code, stdout } = await runCli(['check', '--no-day-knowledge', '-'], withColoursSwapped(good, 1));
  expect(stdout).toContain('round  1  DEVIATES');
  expect(stdout).toContain('should have White against');
  expect(code).toBe(1);
});

test('only some rounds', async () => {
  const { code, stdout } = await runCli(['check', '--rounds', '2,4', '-'], withColoursSwapped(good, 1));
  expect(stdout).not.toContain('round  1');
  expect(stdout).toContain('No round of 2 deviates from the rules; 2 agree otherwise.');
  expect(code).not.toBe(5);
});

describe('nothing checked is no success', () => {
  const unplayed = good.replace(/^(001.{87}).*$/gm, '$1').replace(/^(001.{76}) *[\d.]+/gm, '$1 0.0');

  test('rounds that no file has: a fault of the command line', async () => {
    const root = temporaryFolder();
    for (const name of ['a.trf', 'b.trf']) writeFileSync(join(root, name), good);
    const { code, stdout, stderr } = await runCli(['check', '--rounds', '9', root]);
    expect(stderr).toBe('error: none of the rounds asked for has been paired: nothing was checked\n');
    expect(stdout).toContain('a.trf: not checked: None of the rounds asked for has been paired.\n');
    expect(code).toBe(2);
  });

  test('rounds that are all too large for --literal', async () => {
    const [{ text: large }] = generate({ players: 20, rounds: 2, rates: calm }, { seed: 'large', count: 1 });
    const { code, stdout, stderr } = await runCli(['check', '--literal', '-'], large);
    expect(stdout).toContain('round  2  not checked: too large to try everything (20 players, at most 14)');
    expect(stderr).toBe(
      'error: none of the rounds asked for has been paired and can be tried out (--literal): nothing was checked\n',
    );
    expect(code).toBe(2);
  });

  test('rounds that some of the files have', async () => {
    const root = temporaryFolder();
    const [{ text: longer }] = generate({ players: 12, rounds: 9, rates: calm }, { seed: 'long', count: 1 });
    writeFileSync(join(root, 'a.trf'), good);
    writeFileSync(join(root, 'b.trf'), longer);
    const { code, stdout, stderr } = await runCli(['check', '--rounds', '9', '--format', 'json', root]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const { tournaments, totals } = JSON.parse(stdout) as CheckDocument;
    const [short, long] = tournaments;
    expect([short.verdict, long.verdict]).toEqual(['not-checked', 'agrees']);
    expect(totals).toMatchObject({ tournaments: 2, rounds: 1, agree: 1, invalid: 0, notChecked: 1 });
    const text = await runCli(['check', '--rounds', '9', root]);
    expect(text.stdout).toContain('a.trf: not checked: None of the rounds');
    expect(text.stdout).toContain('b.trf: agrees');
    expect(text.stdout).toContain(
      'None of the 2 tournaments deviates from the rules (1 round checked). 1 agrees in every round. 1 could not be checked.\n',
    );
    const quiet = await runCli(['check', '--rounds', '9', '--quiet', root]);
    expect(quiet.stdout).toContain('a.trf: not checked: None of the rounds');
    // CSV has rows for deviations only.
    const csv = await runCli(['check', '--rounds', '9', '--format', 'csv', root]);
    expect(csv.stderr).toMatch(/a\.trf: warning: None of the rounds asked for has been paired/);
    expect(csv.stderr).not.toContain('b.trf');
    expect(short.warnings?.map(({ message }) => message)).toEqual([
      'None of the rounds asked for has been paired.',
    ]);
    expect(long.rounds).toHaveLength(1);
  });

  test.each(['text', 'json', 'csv'])('a file without a round: %s', async (format) => {
    const { code, stdout, stderr } = await runCli(['check', '--format', format, '-'], unplayed);
    expect(format === 'csv' ? stderr : stdout).toContain('No round of the tournament has been paired');
    expect(code).toBe(3);
  });

  test('a file without a round among others, which are still checked', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'a.trf'), good);
    writeFileSync(join(root, 'b.trf'), unplayed);
    const { code, stdout } = await runCli(['check', root]);
    expect(stdout).toContain('a.trf: agrees');
    expect(stdout).toContain('b.trf: error: No round of the tournament has been paired');
    expect(stdout).toContain('1 could not be checked.');
    expect(code).toBe(3);
    const asked = await runCli(['check', '--rounds', '9', root]);
    expect(asked.code).toBe(2);
  });

  test('a file that cannot be read says nothing about the rounds', async () => {
    const { code, stderr } = await runCli(['check', '--rounds', '9', '-'], 'nonsense');
    expect(stderr).toBe('');
    expect(code).toBe(3);
  });
});

describe('--literal', () => {
  const [{ text: large }] = generate({ players: 20, rounds: 3, rates: calm }, { seed: 'large', count: 1 });
  const swapped = withColoursSwapped(good, 1);

  test.each([
    ['a right tournament', good, 0],
    ['a wrong colour', swapped, 1],
    ['wrong opponents', withOpponentsSwapped(good, 3), 1],
  ])('judges small rounds as the search does: %s', async (_what, text, exitCode) => {
    for (const format of ['text', 'json', 'csv', 'junit']) {
      const searched = await runCli(['check', '--no-day-knowledge', '--format', format, '-'], text);
      const literal = await runCli(['check', '--literal', '--format', format, '-'], text);
      expect(literal).toEqual(searched);
      expect(literal.code).toBe(exitCode);
    }
  });

  test('rounds of too many players are not checked, and say so', async () => {
    const { code, stdout } = await runCli(['check', '--literal', '--format', 'json', '-'], large);
    const [{ rounds }] = (JSON.parse(stdout) as CheckDocument).tournaments;
    expect(rounds.map(({ verdict }) => verdict)).toEqual(['not-checked', 'not-checked', 'not-checked']);
    for (const { reason, reference } of rounds) {
      expect(reason).toBe('too large to try everything (20 players, at most 14)');
      expect(reference).toEqual([]);
    }
    expect(code).toBe(2);
  });

  test('where all are too large nothing was checked, and that is no success', async () => {
    const { code, stdout, stderr } = await runCli(['check', '--literal', '-'], large);
    expect(stdout).toContain('round  1  not checked: too large to try everything');
    expect(stdout).toContain('not checked');
    expect(stdout).not.toMatch(/^ {2}round .*agrees/m);
    expect(stderr).toContain('can be tried out (--literal): nothing was checked');
    expect(code).toBe(2);
  });

  test('one that is too large costs no other result', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'a.trf'), large);
    writeFileSync(join(root, 'b.trf'), good);
    const right = await runCli(['check', '--literal', root]);
    expect(right.stdout).toContain('None of the 2 tournaments deviates from the rules (4 rounds checked).');
    expect(right.code).toBe(0);
    writeFileSync(join(root, 'c.trf'), swapped);
    expect((await runCli(['check', '--literal', root])).code).toBe(1);
  });

  test('a wrong round that is too large is not called right', async () => {
    const { code, stdout } = await runCli(['check', '--literal', '-'], withColoursSwapped(large, 1));
    expect(stdout).toContain('round  1  not checked');
    expect(code).not.toBe(0);
    expect(code).not.toBe(1);
  });

  test('a reading that nobody has tried out by the letter is not judged by the fast one', async () => {
    const asL3 = ['--rules', 'lim-2026', '--reading', 'L3'];
    const [{ text }] = generate(
      { system: 'lim-2026', players: 8, rounds: 4, rates: calm },
      { seed: 'lim', count: 1 },
    );
    const { code, stdout } = await runCli(['check', '--literal', ...asL3, '-'], text);
    expect(stdout).toContain('round  1  not checked: the rules in this form have no reading by the letter');
    expect(stdout).toContain('not checked');
    expect(code).toBe(2);
  });

  test('gives no certificates', async () => {
    const file = join(temporaryFolder(), 'proof.json');
    const { code, stdout, stderr } = await runCli(['check', '--literal', '--proof', file, '-'], swapped);
    expect(stderr).toMatch(/^error: --proof .* does not go with --literal\n/);
    expect(stdout).toBe('');
    expect(existsSync(file)).toBe(false);
    expect(code).toBe(2);
  });
});

describe('bad inputs cost no other result', () => {
  test.each(['text', 'json'])('%s', async (format) => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'a.trf'), good);
    writeFileSync(
      join(root, 'b.trf'),
      good.replace(/^001 {4}1.*$/m, (line) => line.slice(0, 60)),
    );
    writeFileSync(join(root, 'c.trf'), Buffer.alloc(17 * 1024 * 1024, 'x'));
    writeFileSync(join(root, 'd.trf'), '');
    mkdirSync(join(root, 'empty'));
    const paths = [root, join(root, 'd.trf'), join(root, 'empty'), join(root, 'nope.trf')];
    const { code, stdout } = await runCli(['check', '--jobs', '1', '--format', format, ...paths]);
    expect(stdout).toContain('16 MiB');
    expect(stdout).toContain('The file is empty.');
    expect(stdout).toContain('no such file or folder');
    expect(stdout).toContain(format === 'text' ? 'a.trf: agrees' : '"verdict": "agrees"');
    if (format === 'text') expect(stdout).toMatch(/b\.trf:\d+:\d+: error: /);
    expect(code).toBe(3);
  });

  test('CSV has no place for them: they go to standard error', async () => {
    const { code, stdout, stderr } = await runCli(['check', '--format', 'csv', '-'], 'nonsense');
    expect(stdout).toMatch(/^file,name,.*\n$/);
    expect(stderr).toMatch(/^-:1:1: error: /m);
    expect(code).toBe(3);
  });
});

// The file that worker threads run exists only in the built program.
test('threads that cannot be started cost no result', async () => {
  const root = temporaryFolder();
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(root, `${name}.trf`), good);
  writeFileSync(join(root, 'e.trf'), withColoursSwapped(good, 1));
  const [one, two] = [
    await runCli(['check', '--jobs', '1', root, '-'], 'nonsense'),
    await runCli(['check', '--jobs', '2', root, '-'], 'nonsense'),
  ];
  expect(two).toEqual(one);
  expect(two.stdout).toContain(
    'None of the 6 tournaments deviates from the rules (20 rounds checked). 4 agree in every round. 1 has rounds',
  );
});

describe('--quiet', () => {
  test.each(['text', 'json'])('%s', async (format) => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'right.trf'), good);
    writeFileSync(join(root, 'wrong.trf'), withColoursSwapped(good, 1));
    const { code, stdout } = await runCli([
      'check',
      '--quiet',
      '--no-day-knowledge',
      '--format',
      format,
      root,
    ]);
    expect(stdout).not.toContain('right.trf');
    expect(stdout).toContain('wrong.trf');
    expect(stdout).toContain(
      format === 'text' ? '1 of 2 tournaments deviates from the rules, in' : '"tournaments": 2,',
    );
    expect(code).toBe(1);
  });
});

describe('colours', () => {
  const terminal = { hasColours: true };
  const ESCAPE = '\u001b[';

  test('on a terminal', async () => {
    const { stdout } = await runCli(['check', '-'], good, terminal);
    expect(stdout).toContain(`${ESCAPE}32magrees`);
  });

  test.each([['--no-color'], ['--format', 'json'], ['--format', 'csv']])(
    'none with %s %s',
    async (...args) => {
      const { stdout } = await runCli(['check', ...args, '-'], withColoursSwapped(good, 1), terminal);
      expect(stdout.length).toBeGreaterThan(100);
      expect(stdout).not.toContain(ESCAPE);
    },
  );

  test('none in a file', async () => {
    const file = join(temporaryFolder(), 'report.txt');
    await runCli(['check', '--out', file, '-'], good, terminal);
    expect(readFileSync(file, 'utf8')).not.toContain(ESCAPE);
  });

  test('none elsewhere', async () => {
    expect((await runCli(['check', '-'], good)).stdout).not.toContain(ESCAPE);
  });
});

describe('--out', () => {
  test('a file', async () => {
    const file = join(temporaryFolder(), 'report.json');
    const { code, stdout } = await runCli(['check', '--format', 'json', '--out', file, '-'], good);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ totals: { rounds: 4, agree: 4 } });
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });

  test('a folder', async () => {
    const root = temporaryFolder();
    await runCli(['check', '--format', 'csv', '--out', root, '-'], good);
    await runCli(['check', '--format', 'junit', '--out', root, '-'], good);
    for (const name of ['report.csv', 'report.junit.xml']) expect(existsSync(join(root, name))).toBe(true);
  });

  test('a place that cannot be written to', async () => {
    const file = join(temporaryFolder(), 'missing', 'report.txt');
    const { code, stderr } = await runCli(['check', '--out', file, '-'], good);
    expect(stderr).toBe(`error: cannot write to ${file}: no such file or folder\n`);
    expect(code).toBe(2);
  });
});

/** The file with the first pair of a round playing with the other colours. */
function withColoursSwapped(text: string, round: number): string {
  const at = 91 + 10 * (round - 1) + 5;
  const rows = text.split('\n');
  const isPlayer = (row: string): boolean => row.startsWith('001');
  const first = rows.findIndex(isPlayer);
  const opponent = Number(rows[first].slice(at - 5, at - 1));
  const second = rows.findIndex((row) => isPlayer(row) && Number(row.slice(4, 8)) === opponent);
  for (const index of [first, second]) {
    const colour = rows[index][at] === 'w' ? 'b' : 'w';
    rows[index] = rows[index].slice(0, at) + colour + rows[index].slice(at + 1);
  }
  return rows.join('\n');
}

/** The file with the opponents of two boards of a round exchanged. */
function withOpponentsSwapped(text: string, round: number): string {
  const { tournament } = parseTrf(text);
  return writeTrf(alter(tournament!, round, 'swap opponents', 6)!, { format: 'trf26' });
}

test('--only deviations leaves rounds that agree out of the JSON, and no file', async () => {
  const folder = fileURLToPath(new URL('../../corpus/examples', import.meta.url));
  const { code, stdout } = await runCli([
    'check',
    '--rules',
    'dutch-2017',
    '--format',
    'json',
    '--only',
    'deviations',
    folder,
  ]);
  const { tournaments, totals } = JSON.parse(stdout) as CheckDocument;
  expect(code).toBe(1);
  expect(tournaments).toHaveLength(5);
  expect(tournaments.flatMap(({ rounds }) => rounds.map(({ verdict }) => verdict))).not.toContain('agrees');
  expect(tournaments.some(({ rounds }) => rounds.length > 0)).toBe(true);
  expect(totals.rounds).toBe(32);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programsLedger } from '../../corpus/shipped/programs-ledger.js';
import { runCli } from '../testing/run-cli.js';

const { entries } = programsLedger();

test('all programs, with how many entries of which kind', async () => {
  const { code, stdout, stderr } = await runCli(['programs']);
  expect([code, stderr]).toEqual([0, '']);
  for (const name of new Set(entries.map(({ program }) => program)))
    expect(stdout).toMatch(new RegExp(`^${name} +\\d.*: .*\\d$`, 'm'));
  expect(stdout).toMatch(/^bbpPairings +6\.0\.0: against the rules \d+, crash 1$/m);
  expect(stdout).toContain('swissproof programs NAME');
});

test('the entries of one, in words, with the commands that show our side', async () => {
  const { code, stdout, stderr } = await runCli(['programs', 'BBPpairings']);
  expect([code, stderr]).toEqual([0, '']);
  const own = entries.filter(({ program }) => program === 'bbpPairings');
  expect(stdout).toMatch(new RegExp(`^bbpPairings: ${own.length} entries\n`));
  for (const { id } of own) expect(stdout).toContain(`\n${id}: `);
  expect(stdout).toContain('  version 6.0.0, dutch-2026, C2 (article 2.1.2), round 7\n');
  expect(stdout).toMatch(/^ {2}does: {2}\S.*\n {9}\d+-\d+, .*bye \d+$/m);
  expect(stdout).toMatch(/^ {2}agree with the rules: literal reading \(held by a test\); TieBreakServer/m);
  const commands = [...stdout.matchAll(/^ {2}swissproof (.*) "(.*)"$/gm)];
  expect(commands).toHaveLength(own.length);
  expect(commands.filter(([, , file]) => !existsSync(file))).toEqual([]);
  const check = commands.find(([, words]) => words.startsWith('check'))!;
  expect((await runCli([...check[1].split(' '), check[2]])).code).toBe(1);
  const pair = commands.find(([, words]) => words.startsWith('pair'))!;
  expect((await runCli([...pair[1].split(' '), pair[2]])).code).toBe(0);
});

test('a program without an entry, whose reading of a doubtful place is known', async () => {
  expect(entries.filter(({ program }) => program === 'Ainalrami')).toEqual([]);
  expect((await runCli(['programs'])).stdout).toMatch(/^Ainalrami +0\.10\.0: no entry$/m);
  const { code, stdout } = await runCli(['programs', 'ainalrami']);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Ainalrami: no entry\n\nDoubtful places:\n {2}reading B4: .*version 0\.10\.0 pairs dutch-2026/,
  );
});

test('as JSON, also of a part of the name', async () => {
  const { code, stdout } = await runCli(['programs', 'echecs', '--format', 'json']);
  expect(code).toBe(0);
  const document = JSON.parse(stdout) as { programs: { entries: { path: string; command: string }[] }[] };
  expect(document).toMatchObject({ schema: 'swissproof/programs/1', programs: [{ name: '@echecs/swiss' }] });
  const [{ entries: listed }] = document.programs;
  expect(listed).toHaveLength(entries.filter(({ program }) => program === '@echecs/swiss').length);
  for (const { path, command } of listed) {
    expect(command).toContain(path);
    expect(readFileSync(path, 'utf8')).toContain('001 ');
  }
});

test('a name that is mistyped, or not known', async () => {
  const mistyped = await runCli(['programs', 'bbpPairing5']);
  expect(mistyped.code).toBe(2);
  expect(mistyped.stdout).toBe('');
  expect(mistyped.stderr).toContain('no program "bbpPairing5". Did you mean bbpPairings? Possible: ');
  const unknown = await runCli(['programs', 'Swiss-Manager']);
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).not.toContain('Did you mean');
  expect((await runCli(['programs', ''])).code).toBe(2);
});

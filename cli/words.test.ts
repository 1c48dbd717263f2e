import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshEventBy } from '../checker/protocol/testing/play-matches.js';
import { defaultEdition, editions } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { runCli, temporaryFolder } from './testing/run-cli.js';

const [{ text: open }] = generate({ players: 8, rounds: 3 }, { seed: 'words', count: 1 });

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'the order of the boards has a page in %s, by its name and its article',
  async (id, { rules }) => {
    const { article } = rules.find(({ level }) => level === 'board-order')!;
    const page = await runCli(['rules', id, 'board-order']);
    expect(page.stdout).toContain('decides nothing about who meets whom');
    expect(page.code).toBe(0);
    expect(await runCli(['rules', id, article])).toEqual(page);
  },
);

test.each([
  ['report.json', /^\{/],
  ['report.xml', /^<\?xml/],
  ['report.csv', /^file,/],
  ['report.txt', /rounds that were checked agree/],
])('the name %s says the format', async (name, start) => {
  const out = join(temporaryFolder(), name);
  await runCli(['check', '--out', out, '-'], open);
  expect(readFileSync(out, 'utf8')).toMatch(start);
});

test('--format is stronger than the name', async () => {
  const out = join(temporaryFolder(), 'report.json');
  await runCli(['check', '--format', 'csv', '--out', out, '-'], open);
  expect(readFileSync(out, 'utf8')).toMatch(/^file,/);
});

test('the first line of the help is said in one breath', async () => {
  const { stdout } = await runCli(['--help']);
  expect(stdout.split('\n')[2].length).toBeLessThanOrEqual(100);
  expect(stdout).toContain('by the FIDE rules.');
});

test.each(['--first-color', '--first-colour', '--initial-colour'])('%s is --initial-color', async (name) => {
  const { stderr } = await runCli(['check', 'a.trf', name, 'red']);
  expect(stderr).toContain('--initial-color <colour>');
});

test.each(['check', 'pair', 'explain'])('the help of %s tells its own exit codes', async (command) => {
  const { stdout } = await runCli([command, '--help']);
  const own = command === 'check' ? '130, 5, 2, 3, 1, 4, 0' : '5, 2, 3, 4, 0';
  expect(stdout).toContain(`When several apply: ${own}.`);
});

test('a round is not paired in silence over an open one', async () => {
  const again = await runCli(['pair', '--round', '1', '-'], open);
  expect(again.stderr).toBe('');
  const fresh = freshEventBy(defaultEdition, 'words', 6, 3);
  const given = await runCli(['pair', '--format', 'trf', '-'], fresh);
  const over = await runCli(['pair', '--open-games', 'as-draws', '-'], given.stdout);
  expect(over.stderr).toMatch(/warning: round 1 has games without a result: of .*; round 2 is paired as if/);
});

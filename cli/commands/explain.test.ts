import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../generator/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const calm = { forfeit: 0, halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 };
const settings = { players: 7, rounds: 3, rates: calm, forbiddenPairs: 0 };
const [{ text: finished }] = [...generate(settings, { seed: 'explain', count: 1 })];

test('the last published round', async () => {
  const { code, stdout, stderr } = await runCli(['explain', '-'], finished);
  expect(stderr).toBe('');
  expect(stdout).toContain('round 3 (the last), 7 players, rules dutch-2026');
  expect(stdout).toContain('The published round is paired like this.');
  expect(stdout).toContain('receives the pairing-allocated bye');
  expect(code).toBe(0);
});

test('questions', async () => {
  const { code, stdout } = await runCli(
    ['explain', '--round', '1', '--pair', '1-4', '--why-not', '1-2', '--format', 'json', '-'],
    finished,
  );
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'swissproof/explain-report/1',
    round: 1,
    questions: [
      { question: 'pair', players: [1, 4], answer: { kind: 'paired' } },
      { question: 'why-not', players: [1, 2], answer: { kind: 'later', rule: { article: '4.3' } } },
    ],
  });
  expect(code).toBe(0);
  const bye = await runCli(['explain', '--round', '1', '--why-not', '1-BYE', '-'], finished);
  expect(bye.stdout).toContain('Why not the bye for Player 001 (1)?');
});

test('the next round needs what pair needs', async () => {
  const rounds = finished.split('\n').filter((line) => !/^(142|132)/.test(line));
  const { code, stderr } = await runCli(['explain', '--round', '4', '-'], rounds.join('\n'));
  expect(stderr).toContain('--total-rounds');
  expect(code).toBe(2);
  const printed = await runCli(['explain', '--round', '4', '--total-rounds', '5', '-'], rounds.join('\n'));
  expect(printed.stdout).toContain('round 4, 7 players');
  expect(printed.stdout).not.toContain('published');
  expect(printed.code).toBe(0);
});

test('no legal pairing', async () => {
  const two = ['142 3', ...['0002 w 1', '0001 b 0'].map(player), ''].join('\n');
  const { code, stdout } = await runCli(['explain', '--round', '2', '-'], two);
  expect(stdout).toContain('No pairing of these players is legal.');
  expect(code).toBe(4);
  const json = await runCli(['explain', '--round', '2', '--why-not', '1-2', '--format', 'json', '-'], two);
  expect(JSON.parse(json.stdout)).toMatchObject({
    verdict: 'impossible',
    brackets: [],
    questions: [{ answer: { kind: 'no-round' } }],
  });
  expect(json.code).toBe(4);
});

test('--out', async () => {
  const folder = temporaryFolder();
  const { code, stdout } = await runCli(['explain', '--out', folder, '-'], finished);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(readFileSync(join(folder, 'explain.txt'), 'utf8')).toContain('Bracket');
});

describe('a wrong command line', () => {
  test.each([
    [['--pair', '12'], 'like 12-31, or 12-bye'],
    [['--pair', '1-1'], 'two different starting numbers'],
    [['--why-not', 'bye-3'], 'like 12-31, or 12-bye'],
    [['--why-not', '0-3'], 'like 12-31, or 12-bye'],
    [['--pair', '1-99'], 'there is no player 99'],
    [['--round', '9'], 'round 9 cannot be paired'],
    [['--format', 'csv'], 'This command does not print'],
    [['--rules', 'french'], 'There is no such edition.'],
  ])('%j', async (options, expected) => {
    const { code, stdout, stderr } = await runCli(['explain', ...options, '-'], finished);
    expect(stderr).toContain(expected);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

test('not a tournament', async () => {
  const { code, stderr } = await runCli(['explain', '-'], 'nonsense');
  expect(stderr).toContain('- is not a valid tournament');
  expect(code).toBe(3);
});

test('--help', async () => {
  const { code, stdout } = await runCli(['explain', '--help']);
  expect(stdout).toContain('Examples:');
  expect(stdout).toContain('--why-not <a-b>');
  expect(code).toBe(0);
});

/** A player of a file of two, with this game. */
function player(game: string, index: number): string {
  const number = String(index + 1).padStart(4);
  const points = game.endsWith('1') ? ' 1.0' : ' 0.0';
  return `001 ${number}      Player ${index + 1}`.padEnd(80) + `${points} ${number}  ${game}`;
}

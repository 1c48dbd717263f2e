import { expect, test } from 'vitest';
import { robinFile } from '../../checker/round-robin/testing/robin-file.js';
import { SINGLE } from '../../engine/round-robin/index.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { parseTrf } from '../../corpus/index.js';
import { runCli } from '../testing/run-cli.js';

const shape = { players: 5, cycles: SINGLE, isInOrder: true, forfeits: 0, hasWithdrawal: false };
const { event } = simulatedRobin(shape, chanceOf(1));
const after = (rounds: number): string =>
  robinFile(
    { ...event, rounds: event.rounds.slice(0, rounds) },
    { systemCode: 'FIDE_ROUNDROBIN', totalRounds: 5 },
  );

test('the next round of a round robin, or an earlier one again, who rests last', async () => {
  expect((await runCli(['pair', '-'], after(1))).stdout).toBe('3\n5 3\n1 2\n4 0\n');
  expect((await runCli(['pair', '--round', '1', '-'], after(2))).stdout).toBe('3\n2 5\n3 4\n1 0\n');
});

test('all rounds at once, also before the first', async () => {
  const { code, stdout } = await runCli(['pair', '--all', '-'], after(0));
  expect(code).toBe(0);
  expect(stdout.split('\n\n')).toHaveLength(5);
  expect(stdout.startsWith('3\n2 5\n3 4\n1 0\n')).toBe(true);
});

test.each([
  [['pair', '--round', '6', '-'], after(2), 'no round 6'],
  [['pair', '--all', '--format', 'json', '-'], after(2), '--format text'],
  [['pair', '--format', 'trf', '--round', '2', '-'], after(2), 'which is round 3'],
])('%j is refused', async (command, content, words) => {
  const { code, stderr } = await runCli(command, content);
  expect(code).toBe(2);
  expect(stderr).toContain(words);
});

test('as JSON, and as the file with the next round in it', async () => {
  const json = await runCli(['pair', '--format', 'json', '-'], after(1));
  expect(JSON.parse(json.stdout)).toMatchObject({
    schema: 'swissproof/pairing/1',
    edition: 'round-robin',
    round: 2,
    boards: [{ white: 5, black: 3 }, { white: 1, black: 2 }, { bye: 4 }],
  });
  const { code, stdout } = await runCli(['pair', '--format', 'trf', '-'], after(1));
  const { tournament } = parseTrf(stdout);
  expect([code, tournament?.pairedRounds]).toEqual([0, 2]);
  expect(tournament?.players.map(({ rounds }) => rounds[1])).toMatchObject([
    { opponent: 2, colour: 'white', result: '*' },
    { opponent: 1, colour: 'black' },
    { opponent: 5, colour: 'black' },
    { opponent: null, result: 'Z' },
    { opponent: 3, colour: 'white' },
  ]);
  expect((await runCli(['check', '-'], stdout)).code).toBe(0);
});

test('a file that says nothing is a round robin where --rules says so', async () => {
  const plain = after(1).replace(/^192 .*\r?\n/m, '');
  const { code, stdout } = await runCli(['pair', '--rules', 'round-robin', '-'], plain);
  expect([code, stdout]).toEqual([0, '3\n5 3\n1 2\n4 0\n']);
  const twice = await runCli(['pair', '--rules', 'double-round-robin', '--all', '-'], plain);
  expect(twice.stdout.split('\n\n')).toHaveLength(10);
});

test('of three cycles, where the file says so, also if a double round robin is asked for', async () => {
  const three = { cycles: 3, order: 'cycles', exchangesLastTwo: false } as const;
  const { event: whole } = simulatedRobin({ ...shape, players: 4, cycles: three }, chanceOf(1));
  const file = robinFile(
    { ...whole, rounds: whole.rounds.slice(0, 6) },
    { systemCode: 'BERGER_ROUNDROBIN_G3', totalRounds: 9 },
  );
  for (const rules of [[], ['--rules', 'double-round-robin']]) {
    const { code, stdout, stderr } = await runCli(['pair', ...rules, '-'], file);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('2\n1 4\n2 3\n');
  }
});

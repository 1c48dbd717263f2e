import { expect, test } from 'vitest';
import { freshEventBy, playedMatches } from '../../checker/protocol/testing/play-matches.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const calm = { forfeit: 0, halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 };
const settings = { players: 7, rounds: 3, rates: calm, forbiddenPairs: 0 };
const [{ text: finished }] = generate(settings, { seed: 'pair', count: 1 });

test('an earlier round again: the layout that other programs read', async () => {
  const { code, stdout } = await runCli(['pair', '--round', '2', '-'], finished);
  const [count, ...lines] = stdout.trimEnd().split('\n');
  expect(count).toBe('4');
  expect(lines.slice(0, 3).every((line) => /^[1-7] [1-7]$/.test(line))).toBe(true);
  expect(lines[3]).toMatch(/^[1-7] 0$/);
  expect(code).toBe(0);
});

test('JSON', async () => {
  const { stdout } = await runCli(['pair', '--round', '1', '--format', 'json', '-'], finished);
  expect(JSON.parse(stdout)).toMatchObject({ edition: 'dutch-2026', round: 1 });
});

test.each([
  ['players', editions.find((edition) => !pairsTeams(edition))!],
  ['teams', editions.find(pairsTeams)!],
])('the file with the next round, of %s', async (_, edition) => {
  const fresh = freshEventBy(edition, 'pair', 7, 3);
  const first = await runCli(['pair', '--format', 'trf', '-'], fresh);
  const pairing = await runCli(['pair', '-'], fresh);
  expect((await runCli(['pair', '--round', '1', '-'], first.stdout)).stdout).toBe(pairing.stdout);
  expect((await runCli(['check', '--quiet', '-'], first.stdout)).code).toBe(0);
  const open = await runCli(['pair', '--format', 'trf', '-'], first.stdout);
  expect([open.code, open.stdout]).toEqual([3, '']);
  expect(open.stderr).toMatch(/round 1 has (games without a result|matches without all results): of 1, 2/);
  const again = await runCli(['pair', '--format', 'trf', '--round', '1', '-'], first.stdout);
  expect([again.code, again.stdout]).toEqual([2, '']);
  if (!pairsTeams(edition)) return;
  const second = await runCli(['pair', '--format', 'trf', '-'], playedMatches(first.stdout));
  expect(second.stdout).toMatch(/^320 {2}1\.0 {2}\S+ \d{3} \d{3}$/m);
});

test('open games of the last round are not passed over in silence', async () => {
  const fresh = freshEventBy(
    editions.find((edition) => !pairsTeams(edition))!,
    'open games',
    8,
    3,
  );
  const { stdout: first } = await runCli(['pair', '--format', 'trf', '-'], fresh);
  const refused = await runCli(['pair', '-'], first);
  expect([refused.code, refused.stdout]).toEqual([3, '']);
  expect(refused.stderr).toMatch(
    /round 1 has games without a result: of 1, 2.*; --open-games as-draws pairs round 2/,
  );
  expect((await runCli(['pair', '--round', '1', '-'], first)).code).toBe(0);
  const drawn = first.replace(/( \d{1,4} [wb]) {2}$/gm, '$1 =').replace(/( \d{1,4} [wb])$/gm, '$1 =');
  const asDraws = await runCli(['pair', '--open-games', 'as-draws', '-'], first);
  expect([asDraws.code, asDraws.stderr]).toEqual([
    0,
    expect.stringContaining('paired as if they were drawn'),
  ]);
  expect(asDraws.stdout).toBe((await runCli(['pair', '-'], drawn)).stdout);
  const teams = freshEventBy(editions.find(pairsTeams)!, 'open games', 8, 3);
  const ofTeams = await runCli(['pair', '--format', 'trf', '-'], teams);
  const several = await runCli(['pair', '--open-games', 'as-draws', '-'], ofTeams.stdout);
  expect([several.code, several.stderr]).toEqual([3, expect.stringContaining('several games')]);
});

test('no legal pairing', async () => {
  const two = players(['0002 w 1', '0001 b 0'], '142 3');
  const { code, stdout, stderr } = await runCli(['pair', '-'], two);
  expect(stderr).toContain('no pairing of these players is legal');
  expect(stdout).toBe('');
  expect(code).toBe(4);
});

test('what the file does not say must be told', async () => {
  const fresh = players(['', '']);
  const rounds = await runCli(['pair', '-'], fresh);
  expect(rounds.stderr).toContain('--total-rounds');
  expect(rounds.code).toBe(2);
  const colour = await runCli(['pair', '--total-rounds', '3', '-'], fresh);
  expect(colour.stderr).toContain('--initial-color');
  expect(colour.code).toBe(2);
  const printed = await runCli(['pair', '--total-rounds', '3', '--initial-color', 'white', '-'], fresh);
  expect(printed.stdout).toBe('1\n1 2\n');
});

test('a round that is not to be paired yet', async () => {
  const { code, stderr } = await runCli(['pair', '--round', '9', '-'], finished);
  expect(stderr).toContain('round 9 cannot be paired');
  expect(code).toBe(2);
});

test('not a tournament', async () => {
  const { code, stdout, stderr } = await runCli(['pair', '-'], 'nonsense');
  expect(stderr).toMatch(/^-:1:1: error: .*\nerror: - is not a valid tournament\n$/s);
  expect(stdout).toBe('');
  expect(code).toBe(3);
});

test('a folder', async () => {
  const { code, stderr } = await runCli(['pair', temporaryFolder()]);
  expect(stderr).toContain('is a folder');
  expect(code).toBe(3);
});

/** A file of two players with these games. */
function players(games: readonly string[], ...more: string[]): string {
  const rows = games.map((game, index) => {
    const number = String(index + 1).padStart(4);
    const points = game.endsWith('1') ? ' 1.0' : ' 0.0';
    return `001 ${number}      Player ${index + 1}`.padEnd(80) + `${points} ${number}  ${game}`.trimEnd();
  });
  return [...more, ...rows, ''].join('\n');
}

test('a player without a rating where the rules need one: who, and --unrated', async () => {
  const rules = ['pair', '--rules', 'dubov-2026', '--initial-color', 'white', '--total-rounds', '3'];
  const fresh = players(['', '']);
  const refused = await runCli([...rules, '-'], fresh);
  expect(refused.stderr).toMatch(/Player 1 \(1\) has no rating.*--unrated N/);
  expect(refused.code).toBe(3);
  const printed = await runCli([...rules, '--unrated', '1500', '-'], fresh);
  expect(printed.stdout).toBe('1\n1 2\n');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const folder = fileURLToPath(new URL('../../corpus/standings/', import.meta.url));
const swiss = join(folder, 'golden-absences-002.trf');
const robin = join(folder, 'golden-robin-000.trf');

test('the table by the list of the file', async () => {
  const { code, stdout, stderr } = await runCli(['standings', swiss]);
  expect(stderr).toBe('');
  expect(stdout).toContain('tie-breaks: PTS, DE, BH/C1, BH, SB (record 202)');
  expect(stdout).toMatch(/^ +7 +6 +Test0006, Player/m);
  expect(code).toBe(0);
});

test('after an earlier round, by another list, by another edition', async () => {
  const options = ['--after', '2', '--tie-breaks', 'bh,sb/c1', '--c07', '2023', '--format', 'json'];
  const { code, stdout } = await runCli(['standings', ...options, swiss]);
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'swissproof/standings-report/1',
    round: 2,
    isFinal: false,
    edition: { id: '2023', chosenBy: 'option' },
    list: { from: 'option', record: null },
    columns: [{ tieBreak: 'PTS' }, { tieBreak: 'BH' }, { tieBreak: 'SB/C1' }],
    story: null,
  });
  expect(code).toBe(0);
});

test('a file that announces no list', async () => {
  const text = readFileSync(swiss, 'utf8').replace(/202 [^\r]*\r/, '');
  const { stdout } = await runCli(['standings', '-'], text);
  expect(stdout).toContain('tie-breaks: PTS (the file announces none, so points alone rank)');
});

test('--explain', async () => {
  const { code, stdout } = await runCli(['standings', '--explain', '3', swiss]);
  expect(stdout).toContain('Player Test0003 (3): rank 4');
  expect(stdout).toMatch(/round {2}1 .*Player Test000\d \(\d\) has/);
  expect(code).toBe(0);
  const json = await runCli(['standings', '--explain', '3', '--format', 'json', swiss]);
  expect(JSON.parse(json.stdout)).toMatchObject({
    story: { id: 3, columns: [{ tieBreak: 'PTS' }, {}, {}, {}, {}] },
  });
});

test('--round-robin, --unrated, --keep-below-half', async () => {
  const asSwiss = readFileSync(robin, 'utf8')
    .replace(/192 [^\r]*\r/, '')
    .replace(/092 [^\r]*\r/, '');
  const unrated = asSwiss.replace(' 2276 NOR', '      NOR');
  const list = ['--tie-breaks', 'KS,ARO', '--format', 'csv'];
  const [, plain] = (await runCli(['standings', ...list, '-'], unrated)).stdout.split('\n');
  expect(plain).toMatch(/^1,1,"Test0001, Player",,3.5,,$/);
  const options = [...list, '--round-robin', '--keep-below-half', '--unrated', '1400'];
  const [, printed] = (await runCli(['standings', ...options, '-'], unrated)).stdout.split('\n');
  expect(printed).toMatch(/^1,1,"Test0001, Player",,3.5,1.5,\d{4}$/);
});

test('--out', async () => {
  const out = temporaryFolder();
  const { code, stdout } = await runCli(['standings', '--format', 'csv', '--out', out, swiss]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(readFileSync(join(out, 'standings.csv'), 'utf8')).toMatch(
    /^rank,id,name,rating,PTS,DE,BH\/C1,BH,SB\n/,
  );
});

describe('a wrong command line', () => {
  test.each([
    [['--tie-breaks', 'BH,XYZ'], 'position 4: "XYZ" is not a tie-break of MTB26'],
    [['--tie-breaks', 'WIN/C1'], 'position 5: this tie-break does not have the modifier "C1"'],
    [['--tie-breaks', ''], 'position 1: a tie-break is missing'],
    [['--c07', '2019'], 'Possible: 2026, 2024, 2023, before-2023, auto.'],
    [['--after', '5'], 'there are no standings after round 5: the last finished round is 4'],
    [['--explain', '99'], 'there is no player 99'],
    [['--explain', '3', '--format', 'csv'], '--explain is for --format text, json and html'],
    [['--why', '3,99'], 'there is no player 99'],
    [['--why', '3'], 'Expected two different starting numbers, like 18,6.'],
    [['--why', '3,3'], 'Expected two different starting numbers, like 18,6.'],
    [['--why', '3,4', '--format', 'csv'], '--why is for --format text, json and html'],
    [['--unrated', 'low'], 'Expected a whole number'],
    [['--format', 'junit'], 'This command does not print'],
  ])('%j', async (options, expected) => {
    const { code, stdout, stderr } = await runCli(['standings', ...options, swiss]);
    expect(stderr).toContain(expected);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

test('a list in the file that cannot be read: exit code 3, unless another one is named', async () => {
  const text = readFileSync(swiss, 'utf8').replace(/202 [^\r]*\r/, '202 DE,BUCH\r');
  const { code, stderr } = await runCli(['standings', '-'], text);
  expect(stderr).toContain('the list of tie-breaks "DE,BUCH" in record 202 cannot be read: position 4');
  expect(code).toBe(3);
  expect((await runCli(['standings', '--tie-breaks', 'DE', '-'], text)).code).toBe(0);
});

test('not a tournament', async () => {
  const { code, stderr } = await runCli(['standings', '-'], 'nonsense');
  expect(stderr).toContain('- is not a valid tournament');
  expect(code).toBe(3);
});

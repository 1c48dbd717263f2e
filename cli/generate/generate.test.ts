import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions, pairsTeams } from '../../engine/index.js';
import { parseAcceleration, parseAmount, parsePoints, parseSpan } from './generate-values.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const small = ['--players', '6', '--rounds', '3'];

test('one tournament on standard output, the same for the same seed', async () => {
  const first = await runCli(['generate', '--seed', '7', ...small]);
  const second = await runCli(['generate', '--seed', '7', ...small]);
  expect(first.stdout).toMatch(/^### swissproof generate \{.*"seed":"7"/);
  expect(first.stderr).toBe('');
  expect(second.stdout).toBe(first.stdout);
});

test('a random seed is told', async () => {
  const { stdout, stderr } = await runCli(['generate', ...small]);
  const seed = /^seed: (\w+) /.exec(stderr)?.[1] ?? '';
  expect(stdout).toContain(`"seed":"${seed}"`);
});

test('a folder of them', async () => {
  const folder = join(temporaryFolder(), 'new');
  const { code, stderr } = await runCli([
    'generate',
    '--seed',
    '7',
    '--count',
    '3',
    ...small,
    '--out',
    folder,
  ]);
  expect(readdirSync(folder)).toEqual(['0001.trf', '0002.trf', '0003.trf']);
  expect(stderr).toContain('3 tournaments written');
  expect(code).toBe(0);
});

test('options go before the configuration, and this before the preset', async () => {
  const config = join(temporaryFolder(), 'config.json');
  writeFileSync(config, '{ "players": 8, "rounds": 5, "rates": { "forfeit": 0 } }');
  const { stdout } = await runCli([
    'generate',
    '--seed',
    '7',
    '--preset',
    'chaos',
    '--config',
    config,
    '--rounds',
    '3',
    '--trf',
    '16',
  ]);
  const provenance = JSON.parse(/generate (\{.*\})/.exec(stdout)?.[1] ?? '') as object;
  expect(provenance).toMatchObject({
    format: 'trf16',
    config: {
      players: { min: 8, max: 8 },
      rounds: { min: 3, max: 3 },
      rates: { forfeit: { min: 0, max: 0 }, lateEntry: { min: 0, max: 0.3 } },
    },
  });
});

function provenanceOf(text: string): object {
  return JSON.parse(/generate (\{.*\})/.exec(text)?.[1] ?? '') as object;
}

test('the common settings have options', async () => {
  const { stdout, code } = await runCli([
    ...['generate', '--seed', '7', ...small, '--ratings', '1800..2000', '--unrated-players', '1'],
    ...['--forfeits', '5%', '--half-point-byes', '10%,1', '--withdrawals', '0..2', '--forbidden-pairs', '1'],
    ...['--points', 'win=3,draw=1.5,bye=2', '--acceleration', 'baku', '--initial-color', 'black'],
    ...['--tie-breaks', 'BH/C1,TPN', '--late-entries', '0'],
  ]);
  expect(code).toBe(0);
  expect(provenanceOf(stdout)).toMatchObject({
    config: {
      ratings: { lowest: 1800, highest: 2000, unrated: { count: { min: 1, max: 1 } } },
      rates: {
        forfeit: { min: 0.05, max: 0.05 },
        halfPointBye: { byRound: [{ min: 0.1, max: 0.1 }, { count: { min: 1, max: 1 } }] },
        withdrawal: { count: { min: 0, max: 2 } },
        lateEntry: { min: 0, max: 0 },
      },
      forbiddenPairs: { min: 1, max: 1 },
      points: [{ win: 3, draw: 1.5, loss: 0, pairingAllocatedBye: 2 }],
      acceleration: ['baku'],
      initialColour: 'black',
      tieBreaks: [['BH/C1', 'TPN']],
    },
  });
});

test('a model gives its players and its shape', async () => {
  const model = join(temporaryFolder(), 'model.trf');
  const original = await runCli([
    'generate',
    '--seed',
    '7',
    '--players',
    '9',
    '--rounds',
    '4',
    '--out',
    model,
  ]);
  expect(original.code).toBe(0);
  const { stdout } = await runCli(['generate', '--seed', '8', '--model', model, '--rounds', '3']);
  const names = (text: string): string[] => text.match(/^001.{64}/gm) ?? [];
  expect(names(stdout)).toHaveLength(9);
  expect(names(stdout)).toEqual(names(readFileSync(model, 'utf8')));
  expect(stdout).toContain('142 3\r\n');
});

describe('a Maxi-tournament', () => {
  const maxi = editions.filter(({ forMaxi }) => forMaxi !== undefined).map(({ id }) => id);

  test.each(maxi)('of %s is declared by a comment, by which it is checked', async (id) => {
    const make = async (more: readonly string[], file: string): Promise<string> => {
      const size = ['--players', '24', '--rounds', '7', '--ratings', '1400..2600'];
      await runCli(['generate', '--seed', '7', '--rules', id, ...size, ...more, '--out', file]);
      return readFileSync(file, 'utf8');
    };
    const [file, other] = ['maxi.trf', 'other.trf'].map((name) => join(temporaryFolder(), name));
    const lines = (await make(['--maxi'], file)).split(/\r?\n/);
    expect(lines[0]).toContain(`"system":"${id}","maxi":true`);
    expect(lines[1]).toBe('### Maxi-tournament');
    expect(await make([], other)).not.toMatch(/maxi/i);
    const { code, stdout } = await runCli(['check', file]);
    expect(stdout).toContain(', comment: Maxi-tournament');
    expect(code).toBe(0);
    const usual = join(temporaryFolder(), 'usual.trf');
    writeFileSync(usual, lines.filter((line) => !line.startsWith('###')).join('\n'));
    expect((await runCli(['check', '--rules', id, '--maxi', usual])).code).toBe(0);
    expect((await runCli(['check', '--rules', id, usual])).code).toBe(1);
  });

  test('is refused where the rules know none', async () => {
    const { code, stdout, stderr } = await runCli(['generate', '--seed', '7', ...small, '--maxi']);
    expect(stderr).toContain('has no rules for Maxi-tournaments');
    expect([code, stdout]).toEqual([2, '']);
  });
});

test('a model that is no tournament', async () => {
  const file = join(temporaryFolder(), 'model.trf');
  writeFileSync(file, '012 Nobody\n');
  const { code, stderr } = await runCli(['generate', '--seed', '8', '--model', file]);
  expect(stderr).toContain('model.trf');
  expect(code).toBe(3);
  expect((await runCli(['generate', '--seed', '8', '--model', `${file}x`])).code).toBe(3);
});

test('steering finds tournaments, which can be made again without it', async () => {
  const folder = join(temporaryFolder(), 'found');
  const common = ['generate', '--seed', '7', '--preset', 'tiny'];
  const steered = await runCli([
    ...common,
    '--count',
    '2',
    '--steer',
    'C5',
    '--tries',
    '100',
    '--out',
    folder,
  ]);
  expect(steered.code).toBe(0);
  const [, first] = /C5 decides in: (\d+), \d+ \(--first \1 /.exec(steered.stderr) ?? [];
  const file = readdirSync(folder)[0];
  expect(Number(file.slice(0, -4))).toBe(Number(first));
  const again = await runCli([...common, '--first', first]);
  expect(again.stdout).toBe(readFileSync(join(folder, file), 'utf8'));
});

test('steering in vain', async () => {
  const common = ['generate', '--seed', '7', '--preset', 'calm', '--steer'];
  const none = await runCli([...common, 'prohibited-pair', '--tries', '3']);
  expect(none.stderr).toContain('decides in 0 of 3 tournaments only');
  expect(none.code).toBe(2);
  const unknown = await runCli([...common, 'C99']);
  expect(unknown.stderr).toContain('dutch-2026 has no rule C99 to steer by; possible: C1, C3,');
  expect(unknown.code).toBe(2);
});

test('points that contradict each other', async () => {
  const { code, stderr } = await runCli(['generate', '--seed', '7', '--points', 'draw=1']);
  expect(stderr).toContain('two draws (2) are worth more than a win and a loss (1)');
  expect(code).toBe(2);
});

describe('a bad configuration says where and what', () => {
  test.each([
    ['{ "players": 8,\n  "rounds" 5 }', 'config.json:2:12: not JSON: found 5, expected ":"'],
    ['{ "players":\u00a08 }', 'config.json:1:13: not JSON: found \uFFFD8, expected a value (text'],
    ['{ "player": 8 }', 'player: found an unknown key, expected one of system, players, rounds,'],
    ['{ "players": "8" }', 'players: found "8", expected a whole number, or an object in braces'],
    ['{ "players": { "min": 1, "max": 5 } }', 'players.min: found 1, expected a number >= 2'],
    ['{ "rates": { "forfeit": 2 } }', 'rates.forfeit: found 2, expected a number <= 1'],
    [
      '{ "rates": { "forfeit": { "count": 1.5 } } }',
      'rates.forfeit.count: found 1.5, expected a whole number',
    ],
    [
      '{ "rates": { "forfeit": { "by": 1 } } }',
      'rates.forfeit.by: found an unknown key, expected one of min',
    ],
    ['{ "points": { "win": "3" } }', 'points.win: found "3", expected a number'],
    [
      '{ "system": "dubov-1990" }',
      `system: found "dubov-1990", expected ${editions.map(({ id }) => `"${id}"`).join(', ')}`,
    ],
    [
      '{ "tieBreaks": ["BH", "XYZ"] }',
      'tieBreaks: found "BH,XYZ", position 4: "XYZ" is not a tie-break of MTB26',
    ],
    ['{ "tieBreaks": [["BH"], ["SB", "TPN/X"]] }', 'tieBreaks.1: found "SB,TPN/X", position 8: "X" is not'],
    ['{ "tieBreaks": "BH" }', 'tieBreaks: found "BH", expected "usual"'],
    ['{ "ratings": { "list": [2000, -1] } }', 'ratings.list.1: found -1, expected a number >= 0'],
    ['[]', 'the file: found [], expected an object in braces'],
  ])('%s', async (text, expected) => {
    const config = join(temporaryFolder(), 'config.json');
    writeFileSync(config, text);
    const { code, stderr } = await runCli(['generate', '--seed', '7', '--config', config]);
    expect(stderr).toContain(expected);
    expect(code).toBe(3);
  });

  test('a range whose ends are the wrong way round', async () => {
    const config = join(temporaryFolder(), 'config.json');
    writeFileSync(config, '{ "players": { "min": 9, "max": 5 } }');
    expect((await runCli(['generate', '--seed', '7', '--config', config])).code).toBe(2);
  });
});

test('an existing file is no folder', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, 'precious');
  const { code, stderr } = await runCli(['generate', '--seed', '7', '--count', '2', ...small, '--out', file]);
  expect(stderr).toContain('is a file');
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(code).toBe(2);
});

test.each([
  ['7', { min: 7, max: 7 }],
  ['7..15', { min: 7, max: 15 }],
])('the range %s', (text, expected) => {
  expect(parseSpan(text, /^\d+$/, 'a range')).toEqual(expected);
});

test.each(['', '..', '1..', '1..2..3', '5..2', 'x'])('"%s" is no range', (text) => {
  expect(() => parseSpan(text, /^\d+$/, 'a range')).toThrow();
});

test.each([
  ['5%', { min: 0.05, max: 0.05 }],
  ['0..2.5%', { min: 0, max: 0.025 }],
  ['3', { count: { min: 3, max: 3 } }],
  ['0..4', { count: { min: 0, max: 4 } }],
  ['10%,2', { byRound: [{ min: 0.1, max: 0.1 }, { count: { min: 2, max: 2 } }] }],
])('the amount %s', (text, expected) => {
  expect(parseAmount(text)).toEqual(expected);
});

test.each(['', '%', '101%', '0.5', '-1', '3,', '5..1%', '1..2..3'])('"%s" is no amount', (text) => {
  expect(() => parseAmount(text)).toThrow();
});

test.each([
  ['none', 'none'],
  ['baku', 'baku'],
  ['1,1,0.5:50%', { rounds: [1, 1, 0.5], share: 0.5 }],
])('the acceleration %s', (text, expected) => {
  expect(parseAcceleration(text)).toEqual(expected);
});

test.each(['', 'Baku', '1,1', '1:101%', '0.3:5%'])('"%s" is no acceleration', (text) => {
  expect(() => parseAcceleration(text)).toThrow();
});

test.each([
  ['3-1-0', '3-1-0'],
  ['win=2,draw=1,half-point-bye=0.5', { win: 2, draw: 1, halfPointBye: 0.5 }],
])('the points %s', (text, expected) => {
  expect(parsePoints(text)).toEqual(expected);
});

test.each(['', '2-1-0', 'win', 'win=x', 'wins=3', 'draw=0.3'])('"%s" are no points', (text) => {
  expect(() => parsePoints(text)).toThrow();
});

describe('events of teams', () => {
  const [teams] = editions.filter(pairsTeams);
  const [players] = editions.filter((edition) => !pairsTeams(edition));
  const asked = ['--boards', '3', '--reserves', '1', '--match-points', '3-1-0'];

  test('have boards, reserves and match points as asked for', async () => {
    const { stdout, code } = await runCli([
      'generate',
      '--rules',
      teams.id,
      '--seed',
      '7',
      ...small,
      ...asked,
    ]);
    expect(code).toBe(0);
    expect(provenanceOf(stdout)).toMatchObject({
      config: {
        teams: { boards: { min: 3, max: 3 }, reserves: { min: 1, max: 1 }, matchPoints: '3-1-0' },
      },
    });
    expect(stdout).toMatch(/^352 WBW\r?$/m);
    expect(stdout).toMatch(/^362 TW 3\.0 /m);
  });

  test.each([
    ['players are paired', ['--rules', players.id, '--boards', '3']],
    ['too many boards', ['--rules', teams.id, '--boards', '21']],
    ['a draw worth more than a win', ['--rules', teams.id, '--match-points', '1-2-0']],
    ['no match points', ['--rules', teams.id, '--match-points', 'three']],
  ])('%s: refused', async (_what, args) => {
    const { code, stdout, stderr } = await runCli(['generate', '--seed', '7', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: teams/);
  });
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSpan } from './generate-options.js';
import { runCli, temporaryFolder } from './testing/run-cli.js';

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

describe('a bad configuration says where and what', () => {
  test.each([
    ['{ "players": 8,\n  "rounds" 5 }', 'config.json:2:12: not JSON: found 5, expected ":"'],
    ['{ "player": 8 }', 'player: found an unknown key, expected one of system, players, rounds,'],
    ['{ "players": "8" }', 'players: found "8", expected a whole number, or an object in braces'],
    ['{ "players": { "min": 1, "max": 5 } }', 'players.min: found 1, expected a number >= 2'],
    ['{ "rates": { "forfeit": 2 } }', 'rates.forfeit: found 2, expected a number <= 1'],
    ['{ "system": "dutch-1992" }', 'system: found "dutch-1992", expected "dutch-2017", "dutch-2026"'],
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

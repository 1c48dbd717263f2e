import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, describe, expect, it, test } from 'vitest';
import { differences } from '../../tests/testing/differences.js';
import { IN_CODE_PAGE } from '../../tests/testing/option-files.js';
import { HAPPENING_ROWS } from '../testing/options/happening-rows.js';
import { PLAY_ROWS } from '../testing/options/play-rows.js';
import { SETTING_ROWS } from '../testing/options/setting-rows.js';
import { temporaryFolder } from '../testing/run-cli.js';
import { generatorNamed } from './generator.js';
import { addCertifyOptions } from './options.js';
import type { CertifyOptions } from './options.js';

/** The tournaments of a campaign, by their kinds, as its manifest holds them; with `--config` there is one kind, "custom". */
function scenariosOf(words: readonly string[], choices: object = {}): Record<string, unknown> {
  const command = new Command();
  addCertifyOptions(command);
  command.parse(words, { from: 'user' });
  const { rules, ...options } = command.opts<CertifyOptions>();
  // The rules are those of the candidate.
  const candidate = { edition: { id: rules }, profile: { choices } } as never;
  const generator = generatorNamed(options, null, candidate) as { readonly scenarios?: unknown };
  return generator.scenarios as Record<string, unknown>;
}

/** A file of settings that says nothing. */
const folder = mkdtempSync(join(tmpdir(), 'swissproof-test-'));
const NOTHING = ['--config', join(folder, 'config.json')];
writeFileSync(NOTHING[1], '{}');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Of what many rows have in common. */
const known = new Map<string, Record<string, unknown>>();

function knownScenarios(words: readonly string[]): Record<string, unknown> {
  const found = known.get(words.join(' ')) ?? scenariosOf(words);
  known.set(words.join(' '), found);
  return found;
}

/** What goes otherwise in a campaign is below. */
const APART = [
  ...['--rules', '--maxi', '--colours', '--secondary', '--primary', '--at-most', '--preset', '--config'],
  ...['--model', '--draw'],
];

describe('the options of generate in a campaign', () => {
  const rows = [...SETTING_ROWS, ...PLAY_ROWS, ...HAPPENING_ROWS].filter(
    ({ option }) => !APART.includes(option),
  );

  it.each(rows)('$option makes the same tournaments: $words', ({ words, given = [], changes }) => {
    const base = [...NOTHING, ...given];
    const ofGenerate = Object.entries(changes).map(
      ([path, values]) => [path.replace('provenance.config.', 'custom.'), values] as const,
    );
    expect(differences(knownScenarios(base), scenariosOf([...base, ...words]))).toEqual(
      Object.fromEntries(ofGenerate),
    );
  });
});

const DUTCH = ['--rules', 'dutch-2026'];
const TEAMS = ['--rules', 'team-swiss-2026'];

test('--preset names the kind of the tournaments; without it there are all that fit', () => {
  expect(Object.keys(scenariosOf(DUTCH))).toEqual(['calm', 'open', 'weekend', 'chaos', 'tiny', 'norm']);
  expect(Object.keys(scenariosOf([...DUTCH, '--preset', 'norm']))).toEqual(['norm']);
  expect(Object.keys(scenariosOf(['--rules', 'round-robin']))).toEqual(['calm', 'forfeits', 'norm']);
});

test('--config is a file of settings', () => {
  const file = join(temporaryFolder(), 'config.json');
  writeFileSync(file, '{"strengthSpread": 50}');
  const changed = differences(scenariosOf([...DUTCH, ...NOTHING]), scenariosOf([...DUTCH, '--config', file]));
  expect(changed).toEqual({
    'custom.strengthSpread.min': [0, 50],
    'custom.strengthSpread.max': [0, 50],
  });
});

test('--model takes the players of a file, by the code page that --encoding names', () => {
  const file = join(temporaryFolder(), 'model.trf');
  writeFileSync(file, IN_CODE_PAGE);
  const namesIn = (...words: string[]): unknown => {
    const { custom } = scenariosOf([...DUTCH, ...NOTHING, '--model', file, ...words]);
    return (custom as { roster: { name: string }[] }).roster.map(({ name }) => name);
  };
  expect(namesIn()).toEqual(['à', 'B', 'C', 'D']);
  expect(namesIn('--encoding', 'windows-1251')).toEqual(['а', 'B', 'C', 'D']);
});

test.each([
  ['--draw lot', { 'custom.table.draw': ['numbers', 'lot'] }],
  ['--ratings 1500..1900', { 'custom.ratings.lowest': [1400, 1500], 'custom.ratings.highest': [2500, 1900] }],
  [
    '--withdrawals 5%',
    { 'custom.rates.withdrawal.min': [0, 0.05], 'custom.rates.withdrawal.max': [0.01, 0.05] },
  ],
])('%s of a round robin', (words, changes) => {
  const robin = ['--rules', 'round-robin', ...NOTHING];
  expect(differences(scenariosOf(robin), scenariosOf([...robin, ...words.split(' ')]))).toEqual(changes);
});

test.each(['--colours B', '--secondary unused', '--primary game-points'])(
  '%s only as the profile says',
  (words) => {
    const [option, value] = words.split(' ');
    const given = [...TEAMS, ...NOTHING];
    expect(() => scenariosOf([...given, option, value])).toThrow(words);
    const choices = { [option.slice(2)]: value };
    expect(differences(scenariosOf(given), scenariosOf([...given, option, value], choices))).toEqual({
      'custom.choices': [undefined, choices],
    });
  },
);

test('a campaign takes as much as possible, with --at-most or without', () => {
  const many = [...DUTCH, ...NOTHING, '--players', '8', '--rounds', '3', '--half-point-byes', '99'];
  const atMost = expect.objectContaining({ atMost: true }) as unknown;
  expect(scenariosOf(many)).toEqual({ custom: atMost });
  expect(scenariosOf([...many, '--at-most'])).toEqual({ custom: atMost });
});

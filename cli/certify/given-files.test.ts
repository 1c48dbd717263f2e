import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SmokeTestError } from '../../certification/campaign/programs.js';
import type { ConformanceDocument } from '../../corpus/schema/types/conformance-manifest.js';
import { four } from '../../corpus/trf/testing/lines.js';
import { asDeclared, editionById } from '../../engine/index.js';
import type { Declaration, Edition } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import { temporaryFolder } from '../testing/run-cli.js';
import { inUserWords } from './candidate-program.js';
import { conformanceFolder, readConformance } from './conformance.js';
import { positionsOf } from './positions.js';

const SUITE = conformanceFolder('conformance')!;
const { cases } = JSON.parse(readFileSync(join(SUITE, 'manifest.json'), 'utf8')) as ConformanceDocument;

function edition(id: string, declared: Partial<Declaration> = {}): Edition {
  return asDeclared(editionById(id)!, { isMaxi: false, reading: null, ...declared });
}

test.each<[string, Partial<Declaration>, string]>([
  ['lim-2026', {}, ''],
  ['lim-2026', { isMaxi: true }, '--maxi'],
  ['team-swiss-2026', {}, ''],
  ['team-swiss-2026', { choices: { colours: 'B' } }, '--colours B'],
])('the conformance suite has cases for %s %j', (id, declared, options) => {
  const asked = edition(id, declared);
  const own = cases.filter((one) => one.edition === id && (one.declared ?? []).join(' ') === options);
  const { set, positions } = readConformance(SUITE, 'conformance', asked);
  expect(positions.map(({ name }) => name)).toEqual(own.map((one) => one.id));
  expect(set.files.map(({ name }) => name)).toEqual(own.map((one) => one.id));
  expect(positions.map(({ right }) => right?.length)).toEqual(own.map((one) => 1 + one.alternatives.length));
});

test('the manifest of a campaign names the suite, or the folder in which it was found', () => {
  const asked = edition('lim-2026');
  expect(readConformance(SUITE, 'conformance', asked).set.folder).toBe('conformance');
  expect(readConformance(SUITE, SUITE, asked).set.folder).toBe(SUITE);
});

test.each<[string, Partial<Declaration>, string]>([
  [
    'team-swiss-2026',
    { choices: { primary: 'game-points', colours: 'B' } },
    'team-swiss-2026 --colours B --primary game-points',
  ],
  ['dutch-2026', {}, 'dutch-2026'],
])('a suite without cases for %s %j says so', (id, declared, named) => {
  const folder = temporaryFolder();
  const others = cases.filter((one) => one.edition !== 'dutch-2026' && !one.declared?.includes('--primary'));
  const manifest = JSON.parse(readFileSync(join(SUITE, 'manifest.json'), 'utf8')) as ConformanceDocument;
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, cases: others }));
  const asked = edition(id, declared);
  expect(() => readConformance(folder, 'own-suite', asked)).toThrow(
    new RegExp(`^own-suite has no case for ${named}$`),
  );
});

test('a file that asks for another competition than the candidate follows is refused by its name', () => {
  const folder = join(temporaryFolder(), 'files');
  mkdirSync(folder);
  const positions = (file: string, asked: Edition): unknown => {
    writeFileSync(join(folder, 'event.trf'), file);
    return positionsOf(
      { positions: folder, encoding: null } as Parameters<typeof positionsOf>[0],
      null,
      () => asked,
    );
  };
  expect(positions(four('142 5', '152 w'), edition('dutch-2026'))).toMatchObject({
    positions: [{ name: 'event.trf' }],
  });
  const [{ text }] = [
    ...generate({ system: 'team-swiss-2026', players: 8, rounds: 3 }, { seed: 'given', count: 1 }),
  ];
  expect(() => positions(four('142 5', '152 w'), edition('double-swiss-2026'))).toThrow(
    /event\.trf: .*two games/,
  );
  expect(positions(text, edition('team-swiss-2026'))).toMatchObject({ positions: [{ name: 'event.trf' }] });
  const other = text.replace(/^192 .*$/m, '192 FIDE_TEAM_TYPEB_GP_MP');
  expect(() => positions(other, edition('team-swiss-2026'))).toThrow(
    /event\.trf: record 192 \(FIDE_TEAM_TYPEB_GP_MP\) asks for .*, which the candidate is not said to follow$/,
  );
});

test.each([['count'], ['seed'], ['steer'], ['players'], ['rounds'], ['preset'], ['forfeits']])(
  '--positions excludes what simulates: %s',
  (name) => {
    const options = { positions: 'known', [name]: '5' } as unknown as Parameters<typeof positionsOf>[0];
    const long = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(() => positionsOf(options, null, () => edition('dutch-2026'))).toThrow(
      new RegExp(`^--positions excludes --${long}: nothing is simulated$`),
    );
  },
);

test.each([
  ['initial-colour', ['live'], ' (--initial-color white leaves them out of simulated tournaments)'],
  ['late-entries', ['live', 'replay'], ' (--late-entries 0 leaves them out of simulated tournaments)'],
  ['byes', ['live'], ''],
  [null, ['live'], ''],
  [null, ['live', 'replay'], ' (--directions chooses those that do not need what fails)'],
] as const)('a smoke test that fails by %s, in %j: the advice', async (trait, needed, advice) => {
  const failure = new SmokeTestError('Program', 'it ended', trait, needed as never);
  await expect(inUserWords(Promise.reject(failure))).rejects.toThrow(
    new RegExp(`^Program cannot be tested: it ended${advice.replace(/[()]/g, '\\$&')}$`),
  );
});

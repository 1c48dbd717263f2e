import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { replay, theirFiles } from './index.js';
import { MARK } from './call/marked-processes.js';
import { buildFake } from './testing/build-fake.js';
import type { Found } from './testing/fake-candidate/look-around.js';
import { withCandidate } from './testing/with-candidate.js';

/* A program that reads the expected answer from the disk finds none: nothing but the question is where it is started. */

const fake = await buildFake();
const outside = mkdtempSync(join(tmpdir(), 'swissproof-test-'));
afterAll(() => {
  fake.remove();
  rmSync(outside, { recursive: true });
  vi.unstubAllEnvs();
});

const CONFIG = { system: 'dutch-2026', players: 12, rounds: 5 } as const;

/** What the program found at each question of a tournament. */
async function foundBy(direction: typeof replay | typeof theirFiles): Promise<readonly Found[]> {
  const notes = join(outside, `${direction.name}.jsonl`);
  const { outcome } = await withCandidate(fake.profile(`looks-around:${notes}`), (candidate) =>
    direction(candidate, { config: CONFIG, seed: 'expected', scenario: 'plain' })(
      1,
      new AbortController().signal,
    ),
  );
  expect(outcome).toBe('agrees');
  return readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Found);
}

vi.stubEnv('SWISSPROOF_DATABASE', 'postgres://swissproof:password@database/campaigns');
const [asked, wished] = await Promise.all([foundBy(replay), foundBy(theirFiles)]);

describe('a program finds where it is started', () => {
  test('the file up to the round that it is asked for, and nothing else', () => {
    expect(asked).toHaveLength(5);
    for (const [index, { contents, given }] of asked.entries()) {
      expect(Object.keys(contents)).toEqual(['input.trf']);
      const { tournament } = parseTrf(contents['input.trf']);
      expect(tournament?.pairedRounds).toBe(index);
      expect(contents['input.trf']).not.toMatch(/^###/m);
      expect(given.map((path) => path.split('/').at(-1))).toEqual(['input.trf', 'output.txt']);
    }
  });

  test('of a generator the settings, and nothing else', () => {
    expect(wished).toHaveLength(1);
    expect(wished.map(({ contents }) => Object.keys(contents))).toEqual([['config.txt']]);
    expect(wished[0].contents['config.txt']).toMatch(/^PlayersNumber=12\n/);
  });

  test('in a folder of its own, which is also that of its temporary files and gone afterwards', () => {
    const all = [...asked, ...wished];
    const own = all.map(({ folders }) => folders[0] ?? '');
    expect(new Set(own).size).toBe(all.length);
    for (const { folders } of all) expect(new Set(folders).size).toBe(1);
    for (const folder of own) {
      expect(dirname(folder)).toBe(tmpdir());
      expect(readdirSync(tmpdir())).not.toContain(folder.slice(tmpdir().length + 1));
    }
  });

  test('none of our variables but the mark of the call', () => {
    for (const { variables } of [...asked, ...wished]) {
      expect(Object.keys(variables).filter((name) => name.startsWith('SWISSPROOF_'))).toEqual([MARK]);
    }
  });
});

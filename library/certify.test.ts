import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../certification/program/testing/build-fake.js';
import { CampaignError, CandidateError, certify, SmokeTestError } from './certify.js';
import type { CampaignDocument, CampaignProgress, LibraryCertifyOptions } from './certify.js';

const fake = await buildFake();
const folder = mkdtempSync(join(tmpdir(), 'swissproof-test-'));
afterAll(() => {
  fake.remove();
  rmSync(folder, { recursive: true, force: true });
});

const WRONG = fake.adapter('without:C14');
const SMALL: LibraryCertifyOptions = {
  tournaments: { small: { players: { min: 8, max: 14 }, rounds: { min: 5, max: 7 } } },
  seed: 'certify',
  directions: ['replay'],
  toTheEnd: true,
};

function folderWith(manifest: string): string {
  const path = mkdtempSync(join(folder, 'given-'));
  writeFileSync(join(path, 'manifest.json'), manifest);
  return path;
}

/** The report apart from what a folder is called. */
const numbersOf = ({ directions, byRule, cases, shrunk }: CampaignDocument): unknown => [
  directions,
  byRule,
  cases,
  shrunk,
];

describe('a campaign', () => {
  it('is run in memory, tells how far it is, and gives its report', async () => {
    const seen: CampaignProgress[] = [];
    const report = await certify(WRONG, {
      ...{ ...SMALL, count: 8, jobs: 2 },
      onProgress: (progress) => void seen.push(progress),
    });
    expect(report).toMatchObject({
      schema: 'swissproof/campaign-report/1',
      verdict: 'undecided',
      directions: [{ direction: 'replay', run: 8, judged: 8 }],
      byRule: [{ name: 'C14' }],
      shrunk: [{ rule: 'C14' }],
    });
    expect(report.cases[0].deviations[0].explanation).toMatch(/C14, 2\.4\.14\]|C14/);
    expect([...new Set(seen.map(({ phase }) => phase))]).toEqual(['trials', 'shrinking', 'summary']);
    const trials = seen.filter(({ phase }) => phase === 'trials');
    expect(trials.map(({ done, total }) => [done, total])).toEqual(
      Array.from({ length: 9 }, (_, done) => [done, 8]),
    );
  });

  it('is continued in a folder, and comes to the same', async () => {
    const path = join(folder, 'campaign');
    await certify(WRONG, { ...SMALL, count: 3, folder: path, shrinkSeconds: 0 });
    const { signal } = new AbortController();
    const whole = await certify(WRONG, { count: 8, folder: path, signal });
    expect(numbersOf(whole)).toEqual(numbersOf(await certify(WRONG, { ...SMALL, count: 8 })));
    expect(JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'))).toEqual(whole.manifest);
    await expect(certify(WRONG, { folder: path, seed: 'other' })).rejects.toThrow(CampaignError);
  });

  it('is ended by a signal with what was run', async () => {
    const stop = new AbortController();
    const report = await certify(WRONG, {
      ...{ ...SMALL, count: 50, signal: stop.signal },
      onProgress: ({ done }) => {
        if (done === 2) stop.abort();
      },
    });
    expect(report.directions[0].run).toBe(2);
  });
});

it.each<[string, () => Promise<unknown>, RegExp | (new (...args: never[]) => Error)]>([
  ['an unknown profile', () => certify('nobody'), /^candidate: found "nobody", expected "bbppairings"/],
  [
    'what is no profile',
    () => certify({} as never),
    /^candidate is not a profile of a candidate: it must have/,
  ],
  [
    'a second program without a profile',
    () => certify(WRONG, { second: { ...WRONG, commands: 3 } as never }),
    /^second is not a profile of a candidate: it must match/,
  ],
  [
    'a folder with a file that is no JSON',
    () => certify(WRONG, { folder: folderWith('{ nope') }),
    /manifest\.json is not JSON/,
  ],
  [
    'a folder with a manifest that lacks its parts',
    () => certify(WRONG, { folder: folderWith('{"schema":"swissproof/campaign/3"}') }),
    /manifest\.json is not the manifest of a campaign: it must have required property/,
  ],
  [
    'a folder of an older version',
    () => certify(WRONG, { folder: folderWith('{"schema":"swissproof/campaign/2"}') }),
    /was begun by an older version of swissproof/,
  ],
  ['an unknown option', () => certify(WRONG, { counts: 3 } as object), /counts: found an unknown name/],
  ['another type', () => certify(WRONG, { count: 0 }), /count: found 0, expected a whole number from 1 on/],
  [
    'a wrong kind',
    () => certify(WRONG, { tournaments: { a: { player: 3 } } } as object),
    /tournaments\.a\.player/,
  ],
  ['a missing program', () => certify(WRONG, { program: './nobody' }), CandidateError],
  ['an unknown rule', () => certify(WRONG, { ...SMALL, steer: 'XX' }), /no rule XX to steer by/],
  [
    'a direction for steering',
    () => certify(WRONG, { ...SMALL, directions: ['live'], steer: 'C9' }),
    /^steer is for/,
  ],
  ['a broken program', () => certify(fake.adapter('gives-up'), { ...SMALL, count: 1 }), SmokeTestError],
])('%s is refused', async (_what, call, error) => {
  await expect(call()).rejects.toThrow(error);
});

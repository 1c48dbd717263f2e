import { afterAll, expect, it } from 'vitest';
import { presets } from '../../generator/index.js';
import {
  live,
  openCandidate,
  replay,
  shippedNames,
  shippedProfile,
  smokeTest,
  theirChecker,
  theirFiles,
} from '../program/index.js';
import type { CandidateProgram, CandidateProfile } from '../program/index.js';
import { compileProgram } from '../program/testing/compile.js';

const program = await compileProgram('cli/main.ts', 'file-by-file');
afterAll(() => {
  program.remove();
});

/** This program, run from its compiled sources. */
function ourselves(edition: string): Promise<CandidateProgram> {
  const profile: CandidateProfile = { ...shippedProfile('swissproof')!, edition, launcher: ['node'] };
  return openCandidate(profile, { program: program.script });
}

it.each(['dutch-2017', 'dutch-2026'])(
  'swissproof agrees with itself in every direction: %s',
  async (edition) => {
    const candidate = await ourselves(edition);
    const smoke = await smokeTest(candidate, candidate.abilities);
    expect(smoke.ok ? '' : smoke.reason).toBe('');
    const config = { ...presets.chaos, players: 10, rounds: 3, points: '3-1-0' as const };
    const settings = {
      config,
      seed: 'self',
      scenario: 'self',
    };
    for (const trial of [replay, live, theirFiles, theirChecker]) {
      for (const index of [1, 2]) {
        const { outcome, note } = await trial(candidate, settings)(index, new AbortController().signal);
        expect(`${outcome} ${note}`).toBe('agrees ');
      }
    }
    await candidate.close();
  },
);

it('the shipped profiles follow the editions of their programs', () => {
  const claims = shippedNames().map((name) => {
    const { version = '', edition } = shippedProfile(name)!;
    return `${name} ${version} ${edition}`;
  });
  expect(claims).toEqual([
    'bbppairings 6.0.0 dutch-2026',
    'bbppairings-5 5.0.1 dutch-2017',
    'javafo 2.2 dutch-2017',
    'javafo-3 3.0p dutch-2026',
    'javafo-resident 2.2 dutch-2017',
    'literal  dutch-2026',
    'swissproof  dutch-2026',
  ]);
});

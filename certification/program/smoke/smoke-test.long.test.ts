import { afterAll, expect, it } from 'vitest';
import { openCandidate, smokeTest } from '../index.js';
import type { Ability, CandidateProfile, SmokeResult } from '../index.js';
import { buildFake } from '../testing/build-fake.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

async function smoke(profile: CandidateProfile, needed?: readonly Ability[]): Promise<SmokeResult> {
  const candidate = await openCandidate(profile);
  try {
    return await smokeTest(candidate, needed ?? candidate.abilities);
  } finally {
    await candidate.close();
  }
}

/** A profile with one task only. */
function only(task: 'pair' | 'check' | 'generate', mode: string, seconds = 20): CandidateProfile {
  const profile = fake.profile(mode);
  return { ...profile, commands: { [task]: profile.commands?.[task] }, limits: { seconds } };
}

it.each(['dutch-2017', 'dutch-2026'])('a right candidate is taken: %s', async (edition) => {
  for (const profile of [fake.profile('right', edition), fake.adapter('right', edition)]) {
    const result = await smoke(profile);
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.shown.length).toBe(6);
  }
});

it.each([
  ['pair', 'swaps-colours'],
  ['pair', 'without:C1'],
  ['pair', 'latin1'],
  ['generate', 'swaps-colours'],
  ['check', 'without:C6'],
  ['check', 'latin1'],
] as const)('a candidate whose errors can be seen is taken: %s %s', async (task, mode) => {
  expect(await smoke(only(task, mode))).toMatchObject({ ok: true });
});

/** For those that do not end. */
const SECONDS: Readonly<Record<string, number>> = { hangs: 0.5, 'floods-errors': 2 };

it.each([
  ['pair', 'crashes', /pair: round 1 of a small event: the program exits with code 3/],
  ['pair', 'silent', /writes no output file/],
  ['pair', 'wrong-round', /the pairing is that of round 1, asked for was round 2/],
  ['pair', 'hangs', /no answer within 0.5 s$/],
  ['pair', 'by-chance', /^pair: answers the same file in two ways \(round 1 of a small event\)$/],
  ['pair', 'pairs-strangers', /the pairing names players 100, 101, .* not to be paired in this round$/],
  ['pair', 'floods', /the program floods its output: more than 4194304 bytes$/],
  ['pair', 'fills-output', /the program floods its output: more than 4194304 bytes$/],
  ['pair', 'floods-errors', /no answer within 2 s, and more than 4194304 bytes on standard error$/],
  ['check', 'blind', /accepts a file in which two players meet twice: it cannot be shown to fail/],
  ['check', 'silent', /reports on no round, although the file has 2/],
  ['check', 'swaps-colours', /flags round 1 of a file whose pairings are trivially right/],
  ['generate', 'wrong-round', /no wrong pairing can be noticed/],
  ['generate', 'silent', /writes no output file/],
  ['generate', 'generator-crashes', /generate: the program exits with code 2: "Exception in thread/],
  [
    'generate',
    'infeasible:always',
    /calls 10 small events infeasible: "Error: round 3 could not be matched\."/,
  ],
] as const)('a candidate that cannot be shown to fail is refused: %s %s', async (task, mode, reason) => {
  const result = await smoke(only(task, mode, SECONDS[mode] ?? 20));
  expect(result).toMatchObject({ ok: false });
  expect(result.ok ? '' : result.reason).toMatch(reason);
});

it('only what the campaign needs is tested', async () => {
  for (const profile of [fake.profile('generator-crashes'), fake.adapter('generator-crashes')]) {
    expect(await smoke(profile, ['pair', 'check'])).toMatchObject({ ok: true });
    expect(await smoke(profile, ['pair', 'generate'])).toMatchObject({ ok: false });
  }
});

it('what the campaign needs must be there', async () => {
  expect(await smoke(only('check', 'right'), ['pair'])).toEqual({
    ok: false,
    reason: 'the candidate cannot pair',
  });
});

it('a generator that calls some wishes infeasible is taken', async () => {
  expect(await smoke(only('generate', 'infeasible:half'))).toMatchObject({ ok: true });
});

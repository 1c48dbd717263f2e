import { expect, it, vi } from 'vitest';
import { parseTrf } from '../../../corpus/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import { decidesSomeRound, presets } from '../../../generator/index.js';
import type * as Generator from '../../../generator/index.js';
import type { CandidateProgram } from '../../program/index.js';
import { pairingBy, pairingProgram } from '../../program/testing/pairing-program.js';
import { compareTrials } from '../store/stored-trial.js';
import type { CampaignManifest } from '../store/manifest.js';
import { MANIFEST } from '../testing/fake-trials.js';
import { keysOf, trialOfCampaign } from './plan.js';
import { runTrials } from './runner.js';
import type { TrialResult } from './trial.js';

vi.mock('../../../generator/index.js', async (original) => {
  const generator = await original<typeof Generator>();
  return { ...generator, decidesSomeRound: vi.fn(generator.decidesSomeRound) };
});

/** Pairs rightly; its checker finds nothing wrong. */
const candidate: CandidateProgram = {
  ...pairingProgram((trf) => ({ ok: true, pairing: pairingBy(dutch2026, parseTrf(trf).tournament!) })),
  check: (_trf, rounds) =>
    Promise.resolve({
      ok: true,
      standingsAgree: null,
      rounds: Array.from({ length: rounds }, (_, index) => ({
        round: index + 1,
        agrees: true,
        instead: null,
      })),
    }),
};

const STEERED: CampaignManifest = {
  ...MANIFEST,
  seed: 'rows',
  count: 5,
  directions: ['replay', 'their-checker'],
  steer: { rule: 'C9', tries: 8 },
};

/** The results in their order, and how many tournaments were looked at for them. */
async function runWith(jobs: number): Promise<{ results: TrialResult[]; tried: number }> {
  vi.mocked(decidesSomeRound).mockClear();
  const scenarios = { tiny: presets.tiny, small: { ...presets.calm, players: 8, rounds: 4 } };
  const candidates = Array.from({ length: jobs }, () => candidate);
  const results: TrialResult[] = [];
  await runTrials(keysOf(STEERED), {
    jobs,
    signal: new AbortController().signal,
    trial: trialOfCampaign(STEERED, candidates, { scenarios, positions: [] }),
    keep: (result) => void results.push(result),
  });
  return { results: results.sort(compareTrials), tried: vi.mocked(decidesSomeRound).mock.calls.length };
}

it('every row is searched once, by any number of jobs, with the same results', async () => {
  const alone = await runWith(1);
  expect(alone.results).toHaveLength(10);
  expect(new Set(alone.results.map(({ outcome }) => outcome))).toContain('agrees');
  expect(alone.tried).toBeGreaterThan(5);
  for (const jobs of [2, 3, 7]) expect(await runWith(jobs)).toEqual(alone);
});

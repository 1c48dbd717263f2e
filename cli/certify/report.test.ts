import { expect, it } from 'vitest';
import { storedTrial } from '../../certification/campaign/store/stored-trial.js';
import { summarize } from '../../certification/campaign/summary/summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { fakeResult, MANIFEST, NOTHING_FOUND } from '../../certification/campaign/testing/fake-trials.js';
import type { TrialOutcome } from '../../certification/campaign/trials/trial.js';
import { campaignJunit } from '../../reports/campaign/junit.js';
import { campaignText } from '../../reports/campaign/text.js';
import { campaignExitCode } from './report.js';
import { ExitCode } from '../output/exit-codes.js';

/** A campaign of generated files whose tournaments ended like this. */
function ended(...outcomes: readonly TrialOutcome[]): CampaignSummary {
  const trials = outcomes.map((outcome, place) => ({
    ...storedTrial(fakeResult({ index: place + 1, direction: 'their-files' })),
    outcome,
    infeasible: outcome === 'infeasible' ? 10 : place,
    path: null,
  }));
  const manifest = { ...MANIFEST, directions: ['their-files'], count: outcomes.length } as const;
  return summarize(manifest, trials, NOTHING_FOUND);
}

it.each([
  ['some events are infeasible', ['agrees', 'infeasible'], ExitCode.done],
  ['nothing else is there', ['infeasible', 'infeasible'], ExitCode.input],
  ['the generator crashes, too', ['agrees', 'infeasible', 'candidate-crash'], ExitCode.input],
] as const)('the exit code when %s', (_what, outcomes, code) => {
  expect(campaignExitCode(ended(...outcomes))).toBe(code);
});

it('infeasible events are counted apart, and skipped for CI systems', () => {
  const summary = ended('agrees', 'agrees', 'infeasible');
  expect(summary.directions[0]).toMatchObject({ judged: 2, infeasibleWishes: 11 });
  expect(campaignText(summary)).toContain(
    '2 agree, 1 infeasible for the generator\n  11 wishes called infeasible',
  );
  const junit = campaignJunit(summary);
  expect(junit).toMatch(/tests="2" failures="0" errors="0" skipped="1"/);
  expect(junit.match(/<skipped message=/g)).toHaveLength(1);
});

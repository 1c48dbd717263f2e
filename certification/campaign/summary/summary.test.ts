import { describe, expect, it } from 'vitest';
import { decidingTrial, trialsThatCount } from '../trials/deciding-trial.js';
import { shrinkableRules } from '../shrink-cases.js';
import { storedTrial } from '../store/stored-trial.js';
import type { StoredTrial } from '../store/stored-trial.js';
import { summarize } from './summary.js';
import type { CampaignSummary } from './summary.js';
import { deviation, fakeResult, MANIFEST, NOTHING_FOUND } from '../testing/fake-trials.js';
import { triageQuestions } from '../triage/triage.js';
import type { TrialOutcome } from '../trials/trial.js';

const LIVE = { ...MANIFEST, directions: ['live'] } as const;

/** Deviates in the rounds 1 to 11, which is more than the threshold forgives, and ends with an outcome. */
function many(index: number, outcome: TrialOutcome): StoredTrial {
  const deviations = Array.from({ length: 11 }, (_, place) => deviation(place + 1));
  const stored = storedTrial(fakeResult({ index, direction: 'live' }));
  return { ...stored, outcome, deviations, path: null, roundPaths: {} };
}

function summary(trials: readonly StoredTrial[]): CampaignSummary {
  return summarize(LIVE, trialsThatCount(LIVE, trials), NOTHING_FOUND);
}

describe('deviations before the candidate failed in the same tournament', () => {
  const failed = many(1, 'candidate-timeout');

  it('count for the threshold and by their rules, while the tournament is not judged', () => {
    const { directions, byRule, verdict } = summary([failed]);
    expect(verdict).toBe('missed');
    expect(directions[0]).toMatchObject({ judged: 0, roundsDeviating: 11, roundsJudged: 11 });
    expect(byRule).toMatchObject([{ name: 'C12', tournaments: 1, rounds: 11 }]);
    expect(decidingTrial(LIVE, [failed])).toEqual({ index: 1, direction: 'live' });
  });

  it('count with all rounds that were compared before, if that is known', () => {
    const { directions } = summary([{ ...failed, compared: 14 }]);
    expect(directions[0]).toMatchObject({ roundsDeviating: 11, roundsJudged: 14 });
    const agreeing = { ...failed, deviations: [], compared: 3 };
    expect(summary([agreeing]).directions[0]).toMatchObject({
      judged: 0,
      roundsDeviating: 0,
      roundsJudged: 3,
    });
  });

  it('are put to the second program and shrunk', () => {
    expect(triageQuestions([failed])).toHaveLength(11);
    expect(shrinkableRules([failed])).toEqual(['C12']);
  });

  it('do not count where the defect is ours', () => {
    const ours = many(1, 'our-defect');
    expect(summary([ours]).directions[0].roundsDeviating).toBe(0);
    expect([...triageQuestions([ours]), ...shrinkableRules([ours])]).toEqual([]);
  });
});

it.each([
  [false, undefined, null, []],
  [true, undefined, { C12: 1, C5: 2 }, ['C7']],
  [false, { rule: 'C12', tries: 9 }, { C12: 1, C5: 2 }, ['C7']],
])('decided rules are counted if asked for, or steered to: %s, %j', (coverage, steer, counts, never) => {
  const trials = [1, 2].map((index) => storedTrial(fakeResult({ index, direction: 'live' })));
  const decided = [{ C5: 1, C12: 1 }, { C5: 1 }];
  const manifest = { ...LIVE, coverage, ...(steer === undefined ? {} : { steer }) };
  const made = summarize(
    manifest,
    trials.map((trial, place) => ({ ...trial, decided: decided[place] })),
    { ...NOTHING_FOUND, rules: ['C5', 'C7', 'C12'] },
  );
  expect([made.coverage, made.neverDecided]).toEqual([counts, never]);
  expect(made.steered).toEqual(steer === undefined ? null : { rule: 'C12', decided: 1, tournaments: 2 });
});

describe('the trial with which a campaign ended', () => {
  const deciding = many(2, 'deviates');
  const first = storedTrial(fakeResult({ index: 1, direction: 'live' }));

  it('is the deciding one', () => {
    expect(summary([first, deciding]).endedWith).toEqual({ index: 2, direction: 'live' });
  });

  it('is not known as long as one before it is missing', () => {
    expect(summary([deciding]).endedWith).toBeNull();
  });
});

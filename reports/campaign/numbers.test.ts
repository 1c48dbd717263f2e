import { describe, expect, test } from 'vitest';
import { storedTrial } from '../../certification/campaign/store/stored-trial.js';
import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { fakeResult, MANIFEST } from '../../certification/campaign/testing/fake-trials.js';
import { standingsWords } from './standings-words.js';
import { timeBandWords, timeLine } from '../html/times-table.js';
import { caseTitle, replayCommand } from './trial-words.js';
import {
  confidenceWords,
  failureWords,
  grouped,
  infeasibleWords,
  outcomeWords,
  plantedWords,
  steeringWords,
  tournamentsWords,
  verdictWords,
} from './words.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [50_000, '50,000'],
  [999_999, '999,999'],
  [1_234_567, '1,234,567'],
])('%d has its thousands apart', (n, words) => {
  expect(grouped(n)).toBe(words);
});

/** A share above which the true one is not: one in so many rounded down, percents rounded up. */
test.each([
  [0.5, '1 tournament in 2'],
  [0.51, '51 % of the tournaments'],
  [0.505, '51 % of the tournaments'],
  [0.34, '1 tournament in 2'],
  [0.001, '1 tournament in 1,000'],
  [0.00061, '1 tournament in 1,639'],
  [1, '100 % of the tournaments'],
])('at most %d becomes %s', (upperLimit, words) => {
  const sentence = confidenceWords(direction({ judged: 5000, tournamentsDeviating: 1200, upperLimit }));
  expect(sentence).toBe(
    `1,200 of 5,000 tournaments deviate; with 95 % confidence fewer than ${words} would in the long run`,
  );
});

test('of files nothing is said about others, and of nothing nothing', () => {
  const files = { direction: 'positions', tournamentsDeviating: 1 } as const;
  expect(confidenceWords(direction({ ...files, judged: 1 }))).toBe(
    '1 of 1 file deviate; chosen files say nothing about others',
  );
  expect(confidenceWords(direction({ ...files, judged: 12 }))).toMatch(/^1 of 12 files deviate/);
  expect(confidenceWords(direction({ judged: 0, roundsJudged: 0 }))).toBe(
    'no tournament could be judged, so nothing is known',
  );
  // Its rounds were compared until the program failed.
  expect(confidenceWords(direction({ judged: 0, roundsJudged: 4 }))).toBe(
    'no tournament was judged to its end, so nothing is known about the long run',
  );
});

/** The failed ones are none of those that were judged; the share below which the true one is not is rounded the other way. */
test.each([
  [1, 0, 0.5, 0.5, 'the program failed at 1 of 1 tournament', '1 tournament in 2', '1 tournament in 2'],
  [
    3,
    37,
    0.021,
    0.18,
    'the program failed at 3 of 40 tournaments',
    '1 tournament in 48',
    '1 tournament in 5',
  ],
  [
    30,
    10,
    0.615,
    0.855,
    'the program failed at 30 of 40 tournaments',
    '1 tournament in 2',
    '86 % of the tournaments',
  ],
])('%d failures beside %d judged', (count, judged, lowerLimit, upperLimit, failed, least, most) => {
  const failures = { count, lowerLimit, upperLimit };
  expect(failureWords(direction({ judged, failures }))).toBe(
    `${failed}; with 95 % confidence it does at more than ${least} in the long run, and with 95 % confidence at fewer than ${most}`,
  );
  expect(failureWords(direction({ judged, failures, direction: 'positions' }))).toBe(failed);
  expect(failureWords(direction({ judged, failures: { ...failures, count: 0 } }))).toBeNull();
});

describe('the verdict', () => {
  const words = (
    verdict: CampaignSummary['verdict'],
    name: string,
    endedWith: number | null = null,
  ): string =>
    verdictWords({
      verdict,
      directions: [4200, 1234, 5000].map((complete) => ({ complete, discrepancies: 0, generator: null })),
      threshold: { name, tournaments: 5000, discrepancies: 10, title: 'C.04.A' },
      endedWith: endedWith === null ? null : { index: endedWith },
    } as unknown as CampaignSummary);
  const rule = 'at most 10 discrepancies in 5,000 tournaments in each direction, C.04.A';

  /** Of a campaign, and of given files. */
  const VERDICTS: Readonly<Record<CampaignSummary['verdict'], readonly [campaign: string, files: string]>> = {
    within: [`within the threshold (${rule})`, 'every round of the files is paired by the rules'],
    missed: [`threshold missed (${rule})`, 'not every round of the files is paired by the rules'],
    undecided: [
      'needs more tournaments: no more than 10 discrepancies so far, but the threshold asks for 5,000 tournaments judged in each direction, and the fewest here are 1,234 (C.04.A)',
      'no difference so far, but not every round of the files was judged',
    ],
  };

  test.each(Object.entries(VERDICTS))('%s', (verdict, [campaign, files]) => {
    const found = verdict as CampaignSummary['verdict'];
    expect([words(found, 'c04a'), words(found, 'positions')]).toEqual([campaign, files]);
  });

  test('that cannot change any more says with which tournament it ended', () => {
    expect(words('missed', 'c04a', 42)).toMatch(/ended with tournament 42 \(--resume/);
  });
});

describe('counts', () => {
  test('outcomes that happened', () => {
    const outcomes = { ...NONE, agrees: 1200, deviates: 0, 'candidate-timeout': 1, 'invalid-file': 2 };
    expect(outcomeWords(direction({ outcomes }))).toEqual([
      '1,200 agree',
      '1 candidate out of time',
      '2 invalid file',
    ]);
  });

  test.each([
    [0, []],
    [1, ['1 wish called infeasible by the generator, and drawn again']],
    [2, ['2 wishes called infeasible by the generator, and drawn again']],
  ])('%d infeasible wishes', (infeasibleWishes, words) => {
    expect(infeasibleWords(direction({ infeasibleWishes }))).toEqual(words);
  });

  test.each([
    [null, null],
    [{ planted: 0, found: 0 }, null],
    [{ planted: 1, found: 1 }, '1 of 1 planted pairing error found'],
    [{ planted: 9, found: 7 }, '7 of 9 planted pairing errors found'],
  ])('planted errors: %j', (planted, words) => {
    expect(plantedWords(direction({ planted }))).toBe(words);
  });

  test.each([
    [1, 'C9 decides some round in 1 of 1 tournament'],
    [2000, 'C9 decides some round in 1 of 2000 tournaments'],
  ])('steered %d times', (tournaments, words) => {
    const steered = { rule: 'C9', decided: 1, tournaments };
    expect(steeringWords({ steered } as CampaignSummary)).toBe(words);
    expect(steeringWords({ steered: null } as CampaignSummary)).toBeNull();
  });
});

test.each([
  [{ first: 1, count: 40 }, 'seed test, tournaments 1 to 40'],
  [{ first: 11, count: 1 }, 'seed test, tournaments 11 to 11'],
  [{ first: 41, count: 10 }, 'seed test, tournaments 41 to 50'],
  [{ positions: { folder: 'cases', files: [] }, count: 1 }, '1 file of cases'],
  [{ positions: { folder: 'cases', files: [] }, count: 3 }, '3 files of cases'],
])('the tournaments %j', (parts, words) => {
  expect(tournamentsWords({ ...MANIFEST, ...(parts as object) })).toBe(words);
});

test('the size of a tournament: players, and all rounds', () => {
  const trial = storedTrial(fakeResult({ index: 7, direction: 'live' }));
  expect(caseTitle(trial)).toBe('tournament 7 (live, tiny, 12 players x 5 rounds)');
  expect(caseTitle({ ...trial, totalRounds: 9 })).toBe('tournament 7 (live, tiny, 12 players x 9 rounds)');
  expect(caseTitle({ ...trial, rounds: 1, players: 1 })).toBe(
    'tournament 7 (live, tiny, 1 player x 1 round)',
  );
  expect(caseTitle({ ...trial, players: 0, scenario: '' })).toBe('tournament 7 (live)');
  expect(replayCommand(trial)).toBe('swissproof certify --resume --out . --directions live --only 7');
});

describe('standings', () => {
  const counts = { compared: 12, notChecked: 0, deviating: 5, planted: 4, missed: 3 };
  const words = (
    standings: DirectionSummary['standings'],
    name: DirectionSummary['direction'],
  ): string | null => standingsWords(direction({ direction: name, standings, run: 20 }));

  test.each([
    [counts, 'live', 'standings: wrong in 5 of 12 tournaments'],
    [{ ...counts, compared: 1, deviating: 1 }, 'live', 'standings: wrong in 1 of 1 tournament'],
    [
      { ...counts, notChecked: 2 },
      'live',
      'standings: wrong in 5 of 12 tournaments; 2 could not be compared',
    ],
    [
      counts,
      'their-checker',
      'standings: 3 of 4 planted errors not reported, 2 of 8 right ones called wrong',
    ],
    [
      { ...counts, planted: 1, missed: 1, notChecked: 1 },
      'their-checker',
      'standings: 1 of 1 planted error not reported, 4 of 11 right ones called wrong; 1 could not be compared',
    ],
    [null, 'live', null],
  ] as const)('%j, %s', (standings, name, expected) => {
    expect(words(standings, name)).toBe(expected);
  });
});

test('times are in seconds', () => {
  const times = {
    direction: 'live',
    tournaments: 60,
    median: 200,
    most: 400,
    longest: 1300,
    bands: [],
  } as const;
  expect(timeLine(times)).toMatch(
    /^live: half of 60 tournaments took up to 0\.2 s, nineteen of twenty up to 0\.4 s, the longest 1\.3 s,/,
  );
  expect(timeLine({ ...times, tournaments: 1 })).toMatch(/^live: half of 1 tournament took/);
  expect(timeBandWords({ above: 100, upTo: 200 })).toBe('up to 0.2 s');
  expect(timeBandWords({ above: 300_000, upTo: Infinity })).toBe('more than 300 s');
});

const NONE = {
  ...{ agrees: 0, deviates: 0, 'candidate-crash': 0, 'candidate-timeout': 0, 'unreadable-answer': 0 },
  ...{ 'invalid-file': 0, infeasible: 0, 'our-defect': 0 },
};

function direction(parts: Partial<DirectionSummary>): DirectionSummary {
  return { direction: 'live', judged: 10, outcomes: NONE, ...parts } as DirectionSummary;
}

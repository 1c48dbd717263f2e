import { describe, expect, it } from 'vitest';
import { deviation, fakeResult } from '../testing/fake-trials.js';
import { OUTCOMES, storedTrial } from '../store/stored-trial.js';
import type { StoredTrial } from '../store/stored-trial.js';
import type { TrialOutcome, TrialStandings } from '../trials/trial.js';
import { directionSummary, isJudged } from './direction-summary.js';
import type { DirectionSummary } from './direction-summary.js';
import { tallies, sizeTallies, ruleTallies } from './tallies.js';
import { THRESHOLDS, thresholdVerdict } from './threshold.js';

const DEVIATIONS = [deviation(2), deviation(2, 'E.2', 'colour'), deviation(3, 'E.2', 'colour')];

/** A tournament of 12 players and 5 rounds, with two rounds that deviate where it says so. */
function trial(outcome: TrialOutcome, other: Partial<StoredTrial> = {}): StoredTrial {
  const base = storedTrial(fakeResult({ index: 1, direction: 'live' }));
  return { ...base, outcome, players: 12, rounds: 5, deviations: [], path: null, roundPaths: {}, ...other };
}

function summaryOf(...trials: StoredTrial[]): DirectionSummary {
  return directionSummary('live', 7, trials, THRESHOLDS.c04a);
}

/** What each outcome counts as: a new one needs a row. */
const COUNTED: Readonly<Record<TrialOutcome, { isJudged: boolean; isFailure: boolean }>> = {
  agrees: { isJudged: true, isFailure: false },
  deviates: { isJudged: true, isFailure: false },
  'candidate-crash': { isJudged: false, isFailure: true },
  'candidate-timeout': { isJudged: false, isFailure: true },
  'unreadable-answer': { isJudged: false, isFailure: true },
  'invalid-file': { isJudged: false, isFailure: true },
  infeasible: { isJudged: false, isFailure: false },
  'our-defect': { isJudged: false, isFailure: false },
};

describe.each(OUTCOMES)('a tournament with the outcome %s', (outcome) => {
  const { isJudged: judged, isFailure } = COUNTED[outcome];
  const summary = summaryOf(trial(outcome), trial('agrees', { players: 20, rounds: 9 }));

  it('counts as judged, as a failure, or as neither', () => {
    expect(isJudged({ outcome })).toBe(judged);
    expect(summary.run).toBe(2);
    expect(summary.wanted).toBe(7);
    expect(summary.judged).toBe(judged ? 2 : 1);
    expect(summary.failures.count).toBe(isFailure ? 1 : 0);
    expect(summary.outcomes[outcome]).toBe(outcome === 'agrees' ? 2 : 1);
    expect(Object.values(summary.outcomes).reduce((a, b) => a + b, 0)).toBe(2);
    expect(summary.tournamentsDeviating).toBe(outcome === 'deviates' ? 1 : 0);
  });

  it('counts with its rounds and players if it is judged', () => {
    expect(summary.roundsJudged).toBe(judged ? 14 : 9);
    expect(summary.players).toEqual(
      judged ? { least: 12, most: 20, mean: 16 } : { least: 20, most: 20, mean: 20 },
    );
    expect(summary.rounds).toEqual(judged ? { least: 5, most: 9, mean: 7 } : { least: 9, most: 9, mean: 9 });
  });

  it('counts in the limits of failures if it was judged or failed', () => {
    // One in two: the chance of two failures is the square of the rate, of none that of its opposite.
    const oneInTwo = { lowerLimit: 1 - Math.sqrt(0.95), upperLimit: Math.sqrt(0.95) };
    const noneIn = (all: number): object => ({ lowerLimit: 0, upperLimit: 1 - 0.05 ** (1 / all) });
    const { count, ...limits } = summary.failures;
    const expected = isFailure ? oneInTwo : (noneIn(judged ? 2 : 1) as typeof oneInTwo);
    expect(count).toBe(isFailure ? 1 : 0);
    expect(limits.lowerLimit).toBeCloseTo(expected.lowerLimit, 10);
    expect(limits.upperLimit).toBeCloseTo(expected.upperLimit, 10);
  });

  it('counts with its deviating rounds, unless the defect is ours', () => {
    const { roundsDeviating, roundsColourOnly, roundsJudged } = summaryOf(
      trial(outcome, { deviations: DEVIATIONS }),
    );
    const isOurs = outcome === 'our-defect';
    expect([roundsDeviating, roundsColourOnly]).toEqual(isOurs ? [0, 0] : [2, 1]);
    expect(roundsJudged).toBe(judged ? 5 : isOurs ? 0 : 2);
  });
});

describe('a direction', () => {
  it('without tournaments is undecided', () => {
    expect(summaryOf()).toMatchObject({
      ...{ verdict: 'undecided', run: 0, judged: 0, roundsJudged: 0, roundsDeviating: 0, upperLimit: 1 },
      ...{ players: null, rounds: null, planted: null, standings: null, infeasibleWishes: 0 },
    });
  });

  it('adds up the wishes that are called infeasible', () => {
    const { infeasibleWishes } = summaryOf(
      trial('infeasible', { infeasible: 3 }),
      trial('agrees', { infeasible: 2 }),
    );
    expect(infeasibleWishes).toBe(5);
  });

  it('computes the limit from the share of judged tournaments that deviate', () => {
    const half = summaryOf(
      trial('deviates', { deviations: DEVIATIONS }),
      trial('agrees'),
      trial('invalid-file'),
    );
    expect(half.upperLimit).toBeCloseTo(Math.sqrt(0.95), 10);
  });

  it('counts the errors planted and those found', () => {
    const planted = (isFound: boolean): Partial<StoredTrial> => ({
      planted: { round: 2, error: 'x', isFound },
    });
    const { planted: counted } = summaryOf(
      trial('agrees', planted(true)),
      trial('deviates', planted(false)),
      trial('agrees', planted(true)),
      trial('agrees', { planted: null }),
      trial('candidate-crash'),
    );
    expect(counted).toEqual({ planted: 3, found: 2 });
    expect(summaryOf(trial('agrees', { planted: null })).planted).toEqual({ planted: 0, found: 0 });
  });

  it('counts the standings apart', () => {
    const standings = (
      verdict: TrialStandings['verdict'],
      error: TrialStandings['planted'] = null,
    ): Partial<StoredTrial> => ({
      standings: { verdict, planted: error, wrongPlaces: [] },
    });
    const { standings: counted } = summaryOf(
      trial('agrees', standings('agrees')),
      trial('agrees', standings('agrees', 'points wrong')),
      trial('agrees', standings('deviates')),
      trial('deviates', standings('deviates', 'points wrong')),
      trial('agrees', standings('deviates', 'points wrong')),
      trial('agrees', standings('not-checked')),
      trial('agrees'),
    );
    expect(counted).toEqual({ compared: 5, notChecked: 1, deviating: 3, planted: 3, missed: 2 });
  });
});

describe('a threshold', () => {
  it.each([
    ['c04a', 4_999, 0, 'undecided'],
    ['c04a', 5_000, 0, 'within'],
    ['c04a', 5_000, 10, 'within'],
    ['c04a', 5_000, 11, 'missed'],
    ['c04a', 1, 11, 'missed'],
    ['c04a', 1, 10, 'undecided'],
    ['2026', 49_999, 0, 'undecided'],
    ['2026', 50_000, 10, 'within'],
    ['2026', 50_000, 11, 'missed'],
  ] as const)('%s: %i tournaments judged, %i discrepancies: %s', (name, judged, discrepancies, verdict) => {
    expect(thresholdVerdict(THRESHOLDS[name], judged, discrepancies)).toBe(verdict);
  });
});

describe('the tables of a campaign', () => {
  it('put each size into its range', () => {
    const sizes = [2, 10, 11, 20, 21, 50, 51, 100, 101, 200, 201, 500, 501];
    const names = sizeTallies(sizes.map((players) => trial('agrees', { players })));
    expect(names.map(({ name, judged }) => [name, judged])).toEqual([
      ...[
        ['2 to 10', 2],
        ['11 to 20', 2],
        ['21 to 50', 2],
        ['51 to 100', 2],
      ],
      ...[
        ['101 to 200', 2],
        ['201 to 500', 2],
        ['501 and more', 1],
      ],
    ]);
  });

  it('count tournaments and rounds, each once', () => {
    const wrong = trial('deviates', { deviations: DEVIATIONS });
    expect(tallies([wrong, trial('agrees')], ({ scenario }) => scenario)).toEqual([
      { name: wrong.scenario, judged: 2, tournaments: 1, rounds: 2 },
    ]);
  });

  it('name the rule with the most rounds first, and by its name among equal ones', () => {
    const first = trial('deviates', { deviations: DEVIATIONS });
    const other = trial('candidate-crash', {
      index: 2,
      deviations: [deviation(1, 'C5'), deviation(2, 'C12')],
    });
    expect(ruleTallies([first, other])).toEqual([
      { name: 'C12', judged: 0, tournaments: 2, rounds: 2 },
      { name: 'E.2', judged: 0, tournaments: 1, rounds: 2 },
      { name: 'C5', judged: 0, tournaments: 1, rounds: 1 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { storedTrial } from '../store/stored-trial.js';
import { deviation, fakeResult } from '../testing/fake-trials.js';
import type { TrialDeviation, TrialOutcome, TrialResult, TrialStandings } from '../trials/trial.js';
import { compareTrial } from './compare-trial.js';
import type { AgainState, TrialAgain } from './compare-trial.js';

type Found = Partial<Pick<TrialResult, 'outcome' | 'deviations' | 'compared' | 'standings' | 'note'>>;

function trial(found: Found): TrialResult {
  return { ...fakeResult({ index: 1, direction: 'their-files' }), ...found };
}

function deviates(...deviations: TrialDeviation[]): Found {
  return { outcome: 'deviates', deviations };
}

function fails(outcome: TrialOutcome, compared: number, note = ''): Found {
  return { outcome, compared, note };
}

function standings(verdict: TrialStandings['verdict'], ...players: number[]): Found {
  const wrongPlaces = players.map((player) => ({
    ...{ player, published: 1, reference: 2, rule: 'PTS', article: '' },
    field: 'rank' as const,
  }));
  return { standings: { verdict, planted: null, wrongPlaces } };
}

function compared(before: Found, now: Found): TrialAgain {
  return compareTrial(storedTrial(trial(before)), trial(now));
}

const AGREES: Found = { outcome: 'agrees', deviations: [] };
const [IN_2, IN_3, IN_3_BY_C9] = [deviation(2), deviation(3), deviation(3, 'C9')];

describe('a tournament that is run again', () => {
  it.each<[string, Found, Found, AgainState]>([
    ['all rounds agree', deviates(IN_2, IN_3), AGREES, 'mended'],
    ['one of two rounds agrees', deviates(IN_2, IN_3), deviates(IN_3), 'partly-mended'],
    ['one of two rules in a round', deviates(IN_3, IN_3_BY_C9), deviates(IN_3), 'partly-mended'],
    ['the same round by the same rule', deviates(IN_2), deviates(IN_2), 'not-mended'],
    ['the same rule twice in a round, then once', deviates(IN_2, IN_2), deviates(IN_2), 'not-mended'],
    ['another round', deviates(IN_2), deviates(IN_3), 'elsewhere'],
    ['another rule in the same round', deviates(IN_3), deviates(IN_3_BY_C9), 'elsewhere'],
    ['one round more', deviates(IN_2), deviates(IN_2, IN_3), 'elsewhere'],
    ['a crash that is new', deviates(IN_2), { ...deviates(IN_2), ...fails('candidate-crash', 3) }, 'fails'],
    ['a crash before that round', deviates(IN_3), fails('candidate-crash', 2), 'fails'],
    [
      'the same crash, in other words',
      fails('candidate-crash', 2, 'a'),
      fails('candidate-crash', 2, 'b'),
      'not-mended',
    ],
    ['a crash in a later round', fails('candidate-crash', 2), fails('candidate-crash', 4), 'fails'],
    ['a time-out in place of a crash', fails('candidate-crash', 2), fails('candidate-timeout', 2), 'fails'],
    ['no crash any more', fails('candidate-crash', 2), AGREES, 'mended'],
    ['a deviation after the round of the crash', fails('candidate-crash', 2), deviates(IN_3), 'elsewhere'],
    ['a file that is still invalid', { outcome: 'invalid-file' }, { outcome: 'invalid-file' }, 'not-mended'],
    ['settings that the generator refuses now', deviates(IN_2), { outcome: 'infeasible' }, 'not-judged'],
    ['a defect of ours', deviates(IN_2), { ...deviates(IN_2), outcome: 'our-defect' }, 'not-judged'],
    ['right standings', standings('deviates', 4), standings('agrees'), 'mended'],
    ['the same wrong standings', standings('deviates', 4), standings('deviates', 4), 'not-mended'],
    ['fewer wrong places', standings('deviates', 4, 5), standings('deviates', 5), 'partly-mended'],
    ['another wrong place', standings('deviates', 4), standings('deviates', 5), 'elsewhere'],
    [
      'standings that are not compared any more',
      standings('deviates', 4),
      standings('not-checked'),
      'not-judged',
    ],
    ['no standings any more', standings('deviates', 4), AGREES, 'not-judged'],
    [
      'wrong standings in place of a wrong round',
      deviates(IN_2),
      { ...AGREES, ...standings('deviates', 4) },
      'elsewhere',
    ],
  ])('%s', (_name, before, now, state) => {
    expect(compared({ ...AGREES, ...before }, { ...AGREES, ...now }).state).toBe(state);
  });

  it('has its rules with their rounds, each once', () => {
    const { rules } = compared(deviates(IN_3, IN_2, IN_2), deviates(IN_3_BY_C9, IN_3));
    expect(rules).toEqual([
      { rule: 'C12', article: IN_2.article, before: [2, 3], now: [3] },
      { rule: 'C9', article: IN_3_BY_C9.article, before: [], now: [3] },
    ]);
  });

  it('has its standings where they were or are wrong', () => {
    expect(compared(deviates(IN_2), AGREES).standings).toBeNull();
    const { standings: found } = compared(standings('deviates', 4, 5), standings('deviates', 5));
    expect(found).toEqual({ before: true, now: true, placesBefore: 2, placesNow: 1 });
    expect(compared(standings('deviates', 4), AGREES).standings).toMatchObject({ before: true, now: null });
  });
});

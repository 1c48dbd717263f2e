import { describe, expect, test } from 'vitest';
import type { EditionTrial, RoundReport, TournamentReport } from '../../checker/index.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';
import { verdictOf } from './file-verdict.js';
import { fitText } from './fit/text.js';
import { outcomeOf } from './outcome.js';
import type { Outcome } from './outcome.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';

const impossible = round([deviation({ kind: 'absolute' })], { verdict: 'impossible' });
const deviating = round([deviation()]);
const [problem] = invalid().problems;

test.each<[string, TournamentReport, Outcome]>([
  ['clean', report([round([])]), 'done'],
  ['deviating', report([round([]), deviating]), 'deviates'],
  ['impossible only', report([impossible]), 'impossible'],
  ['impossible and deviating', report([impossible, deviating]), 'deviates'],
  ['invalid', invalid(), 'invalid'],
  [
    'better than the reference',
    report([deviating, round([deviation({ kind: 'reference' })])]),
    'internal-error',
  ],
  ['different without a reason', report([round([], { verdict: 'deviates' })]), 'internal-error'],
  [
    'not decided within the limit of work',
    report([round([], { verdict: 'not-checked', stopped: { explainLimit: 1, searches: ['readings'] } })]),
    'deviates',
  ],
  [
    'crashed',
    invalid({ problems: [problem, { ...spokenProblem(problem), code: INTERNAL_ERROR }] }),
    'internal-error',
  ],
])('%s', (_what, checked, expected) => {
  expect(outcomeOf(checked)).toBe(expected);
});

describe('where all editions were tried', () => {
  const better = round([deviation({ kind: 'reference' })]);
  const trial = (id: string, ...rounds: RoundReport[]): EditionTrial => ({ id, missing: [], rounds });
  const tried = (...trials: EditionTrial[]): TournamentReport =>
    report(trials[0].rounds, {
      fit: {
        trials,
        fitting: [],
        calledFor: { refusal: { kind: 'unknown-rules', what: 'rules', text: 'X' } },
      },
    });

  test.each<[string, TournamentReport, Outcome]>([
    ['one fits', tried(trial('dutch-2026', round([])), trial('dutch-2017', deviating)), 'done'],
    ['none fits', tried(trial('dutch-2026', deviating), trial('dutch-2017', deviating)), 'deviates'],
    ['the closest has a round that cannot be paired', tried(trial('dutch-2026', impossible)), 'deviates'],
    [
      'a defect under another edition',
      tried(trial('dutch-2026', round([])), trial('dutch-2017', better)),
      'internal-error',
    ],
  ])('%s', (_what, checked, expected) => {
    expect(outcomeOf(checked)).toBe(expected);
  });

  test('a defect is told with its edition', () => {
    const checked = tried(trial('dutch-2026', round([])), trial('dutch-2017', better));
    const style = { isOneOfSeveral: false, isQuiet: false, isColoured: false, isReportUnseen: false };
    const { asides } = verdictOf(checked, [], { format: 'text', triesAll: true, ...style }, fitText);
    expect(asides).toEqual([expect.stringContaining('check --rules dutch-2017 --rounds 3 open.trf')]);
  });
});

import { expect, test } from 'vitest';
import type { TournamentReport } from '../../checker/index.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';
import { outcomeOf } from './outcome.js';
import type { Outcome } from './outcome.js';

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
  ['crashed', invalid({ problems: [problem, { ...problem, code: INTERNAL_ERROR }] }), 'internal-error'],
])('%s', (_what, checked, expected) => {
  expect(outcomeOf(checked)).toBe(expected);
});

import { expect, test } from 'vitest';
import type { TournamentReport } from '../../checker/index.js';
import { deviation, invalid, report, round } from '../../reports/testing/deviations.js';
import { exitCodeOf, mostImportant } from './exit-codes.js';
import { failureProblem } from '../input/input-problems.js';

test.each([
  [[], 0],
  [[0, 4], 4],
  [[4, 1], 1],
  [[1, 3], 3],
  [[3, 2], 2],
  [[0, 1, 2, 3, 4, 5], 5],
  [[0, 130, 1, 5], 130],
] as const)('of %j it is %i', (codes, expected) => {
  expect(mostImportant(codes)).toBe(expected);
});

const clean = report([round([])]);
const deviating = report([round([deviation()])]);
const impossible = report([round([deviation({ kind: 'absolute' })], { verdict: 'impossible' })]);
const defect = report([round([deviation({ kind: 'reference' })])]);
const unexplained = report([round([], { verdict: 'deviates' })]);
const crashed = invalid({ problems: [failureProblem('a.trf', new Error('boom'))] });

test.each<[string, TournamentReport[], number]>([
  ['clean', [clean], 0],
  ['deviating', [clean, deviating], 1],
  ['impossible only', [clean, impossible], 4],
  ['impossible and deviating', [impossible, deviating], 1],
  ['invalid and deviating', [deviating, invalid()], 3],
  ['better than the reference', [deviating, defect, invalid()], 5],
  ['different without a reason', [unexplained], 5],
  ['crashed', [crashed, invalid()], 5],
])('%s', (_what, reports, expected) => {
  expect(mostImportant(reports.map(exitCodeOf))).toBe(expected);
});

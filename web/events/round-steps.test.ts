import { expect, it } from 'vitest';
import type { DeviationDocument } from './documents.js';
import { roundSteps } from './round-steps.js';

const differing = (round: number | null, takenBack = false): DeviationDocument =>
  ({ round, takenBack }) as DeviationDocument;
const wordsOf = (steps: ReturnType<typeof roundSteps>): string[] => steps.map(({ words }) => words);

it('nothing is right before it was compared', () => {
  expect(wordsOf(roundSteps({ round: 1, closed: null }, 3, [], { entered: 2, boards: 7 }))).toEqual([
    '2 of 7 results',
    'not paired',
    'not paired',
  ]);
  expect(wordsOf(roundSteps({ round: 1, closed: null }, null, [], null))).toEqual(['being played']);
  expect(roundSteps({ round: 0, closed: null }, null, [], null)).toEqual([]);
});

it('rounds before the last one are compared, and the last one when the event is closed', () => {
  const found = [differing(1), differing(2, true), differing(null)];
  expect(wordsOf(roundSteps({ round: 3, closed: null }, 3, found, null))).toEqual([
    '✗ differs',
    '✓ as given out',
    'being played',
  ]);
  expect(wordsOf(roundSteps({ round: 3, closed: '2026-04-27' }, 3, found, null)).at(-1)).toBe(
    '✓ as given out',
  );
});

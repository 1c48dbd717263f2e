import { expect, it } from 'vitest';
import { stepWords } from './step-words.js';

const SHEET = {
  totalRounds: 7,
  isEnterable: true,
  boards: Array.from({ length: 7 }, (_, index) => ({ white: index + 1, black: index + 8, result: null })),
};
const OPEN = { round: 6, closed: null, isYours: true };

it.each([
  ['enter', 'Round 6 is being played. Three results are missing.', 'Enter results', OPEN, 3],
  ['enter', 'Round 7 is being played. 12 results are missing.', 'Enter results', { ...OPEN, round: 7 }, 12],
  ['send', 'All results of round 6 are entered.', 'Pair round 7', OPEN, 0],
  [
    'send',
    'All results of round 7 are entered.',
    'Send the results and close the event',
    { ...OPEN, round: 7 },
    0,
  ],
  ['send', 'Round 1 can be paired.', 'Pair round 1', { ...OPEN, round: 0 }, 0],
  ['none', 'Round 6 is being played.', '', { ...OPEN, isYours: false }, 3],
  ['none', 'Round 6 is being played.', '', { ...OPEN, isYours: false }, 0],
  ['none', 'The event is closed.', '', { ...OPEN, closed: '2026-04-27' }, 0],
] as const)('the next step is "%s": %s', (kind, headline, button, event, missing) => {
  expect(stepWords(event, SHEET, missing)).toMatchObject({ kind, headline, button });
});

it('results of matches are sent in a file', () => {
  expect(stepWords(OPEN, { ...SHEET, isEnterable: false }, 0)).toMatchObject({ kind: 'file', button: '' });
  expect(stepWords(OPEN, null, 0)).toMatchObject({ kind: 'file', button: '' });
});

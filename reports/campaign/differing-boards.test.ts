import { expect, it } from 'vitest';
import type { Discrepancy } from '../../certification/campaign/triage/discrepancies.js';
import type { CheckerMistake } from '../../certification/campaign/trials/trial.js';
import type { Board } from '../../checker/report.js';
import { differingBoardsWords } from './differing-boards.js';

const ROUND = 3;
const PAIRED: Board[] = [{ white: 4, black: 7 }, { white: 5, black: 9 }, { bye: 12 }];
const RIGHT: Board[] = [{ white: 4, black: 9 }, { white: 12, black: 7 }, { bye: 5 }];

const found = (parts: Partial<Discrepancy>): Discrepancy => ({
  ...{ index: 7, direction: 'replay', round: ROUND, readings: [] },
  ...{ expected: RIGHT, actual: PAIRED },
  ...parts,
});
const mistake = (planted: string | null): CheckerMistake => ({ round: ROUND, planted, instead: null });

it.each([
  ['pairs', found({}), [], 'paired 4-7 5-9, 12 has the bye; by the rules 4-9 12-7, 5 has the bye'],
  ['a bye alone', found({ actual: [{ bye: 12 }] }), [], /^paired 12 has the bye; /],
  ['no pairing', found({ actual: null }), [], 'no pairing given; by the rules 4-9 12-7, 5 has the bye'],
  ['an impossible round', found({ expected: null }), [], /; by the rules no legal pairing exists$/],
  ['a board too few', found({ actual: [] }), [], /^paired no other board; by the rules 4-9/],
  [
    'a planted error',
    found({ actual: null, planted: PAIRED }),
    [mistake('colours')],
    /^the checker accepts 4-7 5-9, 12 has the bye; by the rules 4-9/,
  ],
  [
    'a false alarm',
    found({}),
    [mistake(null)],
    /^the checker would pair 4-7 5-9, 12 has the bye; by the rules/,
  ],
] as const)('the boards of %s', (_, discrepancy, mistakes, words) => {
  expect(differingBoardsWords(discrepancy, { mistakes })).toEqual([
    typeof words === 'string' ? words : expect.stringMatching(words),
  ]);
});

it('are left out where they are not known, or a checker names none', () => {
  expect(differingBoardsWords(undefined, {})).toEqual([]);
  const flagged = found({ expected: [], actual: null });
  expect(differingBoardsWords(flagged, { mistakes: [mistake(null)] })).toEqual([]);
});

it('are at most ten on a side', () => {
  const boards = (count: number): Board[] =>
    Array.from({ length: count }, (_, place) => ({ white: 2 * place + 1, black: 2 * place + 2 }));
  const words = (count: number): string =>
    differingBoardsWords(found({ actual: boards(count), expected: [{ bye: 1 }] }), {})[0];
  expect(words(10)).toMatch(/ 19-20; by the rules 1 has the bye$/);
  expect(words(13)).toMatch(/ 19-20, and 3 more; by the rules 1 has the bye$/);
});

import type { BoardLine, FindingBoards } from '../../reports/check/finding-boards.js';
import { peopleOf } from '../../reports/words/person.js';

/**
 * The finding in the example, as the report has it, without the boards that are equal. It is written down here so that the
 * start page needs neither the checker nor the words of the rules; a test compares it with the report.
 */
export const SAMPLE = {
  heading: 'Round 5, bracket of 2.5 points',
  rule: 'C12 · article 2.4.7',
  sentences:
    '2 players do not get their colour preference (one of each pair Olha Verbova (3) – Tomáš Polívka (5), Harriet Longmead (4) – Chiara Montelli (8)); the rules allow none. By the rules Chiara Montelli (8) plays Tomáš Polívka (5) and Harriet Longmead (4) plays Olha Verbova (3).',
  boards: {
    published: [board(2, 4, 8), board(3, 5, 3)],
    reference: [board(2, 8, 5), board(3, 4, 3)],
    leftOut: 0,
    differing: 0,
  } satisfies FindingBoards,
  people: peopleOf([
    { id: 3, name: 'Olha Verbova' },
    { id: 4, name: 'Harriet Longmead' },
    { id: 5, name: 'Tomáš Polívka' },
    { id: 8, name: 'Chiara Montelli' },
  ]),
};

function board(number: number, white: number, black: number): BoardLine {
  return { board: number, white, black, isWithoutColours: false, instead: null, differs: true };
}

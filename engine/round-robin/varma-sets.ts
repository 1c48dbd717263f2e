/** The sets of numbers of a restricted draw (C.05, Annex 2), one an envelope. */
export interface VarmaSet {
  readonly name: 'A' | 'B' | 'C' | 'D';
  readonly numbers: readonly number[];
}

/**
 * The sets for a number of players, from 9 to 24; of an odd number the last one is not there. Null for other numbers.
 */
export function varmaSets(players: number): readonly VarmaSet[] | null {
  const sets = SETS[Math.ceil(players / 2) - FIRST / 2];
  if (sets === undefined || players < FIRST - 1) return null;
  return NAMES.map((name, index) => ({ name, numbers: sets[index].filter((number) => number <= players) }));
}

const NAMES = ['A', 'B', 'C', 'D'] as const;
/** Players of the first line, if their number is even. */
const FIRST = 10;

/** As printed: a line two numbers of players, from 9 and 10 on. */
const SETS: readonly (readonly (readonly number[])[])[] = [
  [
    [3, 4, 8],
    [5, 7, 9],
    [1, 6],
    [2, 10],
  ],
  [
    [4, 5, 9, 10],
    [1, 2, 7],
    [6, 8, 12],
    [3, 11],
  ],
  [
    [4, 5, 6, 11, 12],
    [1, 2, 8, 9],
    [7, 10, 13],
    [3, 14],
  ],
  [
    [5, 6, 7, 12, 13, 14],
    [1, 2, 3, 9, 10],
    [8, 11, 15],
    [4, 16],
  ],
  [
    [5, 6, 7, 8, 14, 15, 16],
    [1, 2, 3, 10, 11, 12],
    [9, 13, 17],
    [4, 18],
  ],
  [
    [6, 7, 8, 9, 15, 16, 17, 18],
    [1, 2, 3, 11, 12, 13, 14],
    [5, 10, 19],
    [4, 20],
  ],
  [
    [6, 7, 8, 9, 10, 17, 18, 19, 20],
    [1, 2, 3, 4, 12, 13, 14, 15],
    [11, 16, 21],
    [5, 22],
  ],
  [
    [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    [1, 2, 3, 4, 13, 14, 15, 16, 17],
    [12, 18, 23],
    [5, 24],
  ],
];

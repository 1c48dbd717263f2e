import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../../engine/index.js';
import type { Colour, PointSystem, ResultCode, RoundEntry, Tenths } from '../../engine/index.js';
import { matchSides } from './match-boards.js';
import type { MatchSide } from './match-boards.js';

const TWO_BOARDS: readonly Colour[] = ['white', 'black'];

/** Who has White at the first board. */
function whiteWith(result: ResultCode, boards?: readonly Tenths[]): RoundEntry {
  return { opponent: 2, colour: 'white', result, ...(boards === undefined ? {} : { boards }) };
}

function blackWith(result: ResultCode, boards?: readonly Tenths[]): RoundEntry {
  return { opponent: 1, colour: 'black', result, ...(boards === undefined ? {} : { boards }) };
}

/** Like "1 1= 10,5": how the match ends, how each board does, what the boards give. */
function textOf({ result, codes, points }: MatchSide): string {
  return `${result} ${codes.map((code) => code ?? '.').join('')} ${points?.join() ?? 'open'}`;
}

describe('a board of a match', () => {
  /** One board, with the points that the two sides have. */
  const boardOf = (
    own: Tenths | null,
    theirs: Tenths | null,
    result: ResultCode,
    answer: ResultCode,
    games = STANDARD_POINTS,
  ): string[] =>
    matchSides(
      [
        whiteWith(result, own === null ? undefined : [own]),
        blackWith(answer, theirs === null ? undefined : [theirs]),
      ],
      ['white'],
      games,
    ).map(textOf);

  it.each([
    [10, 0, '1 1 10', '0 0 0'],
    [5, 5, '= = 5', '= = 5'],
    [0, 10, '0 0 0', '1 1 10'],
    [0, 0, '= 0 0', '= 0 0'],
    [5, 0, '1 = 5', '0 0 0'],
    [0, 5, '0 0 0', '1 = 5'],
    // The file has the points of one side only: the usual result.
    [10, null, '1 1 10', '0 0 0'],
    [5, null, '= = 5', '= = 5'],
    [0, null, '0 0 0', '1 1 10'],
    [null, 10, '0 0 0', '1 1 10'],
    [null, 5, '= = 5', '= = 5'],
    [null, 0, '1 1 10', '0 0 0'],
    // No game gives that to both; White's stand before Black's.
    [10, 10, '1 1 10', '0 0 0'],
    [5, 10, '= = 5', '= = 5'],
    // No game gives that to White.
    [7, 10, '0 0 0', '1 1 10'],
    [7, 5, '= = 5', '= = 5'],
  ])('has the results for %s points of White and %s of Black', (own, theirs, white, black) => {
    expect(boardOf(own, theirs, '=', '=')).toEqual([white, black]);
  });

  it.each([
    ['1', '0', '1 1 10', '0 0 0'],
    ['=', '=', '= = 5', '= = 5'],
    ['0', '1', '0 0 0', '1 1 10'],
  ] as const)('ends as the match does, %s, where nobody has points', (result, answer, white, black) => {
    expect(boardOf(null, null, result, answer)).toEqual([white, black]);
    expect(boardOf(7, 8, result, answer)).toEqual([white, black]);
  });
});

describe('a match', () => {
  it.each([
    [[10, 10], [0, 0], '1 11 10,10', '0 00 0,0'],
    [[10, 5], [0, 5], '1 1= 10,5', '0 0= 0,5'],
    [[10, 0], [0, 10], '= 10 10,0', '= 01 0,10'],
    [[5, 5], [5, 5], '= == 5,5', '= == 5,5'],
    [[0, 5], [10, 5], '0 0= 0,5', '1 1= 10,5'],
    [[0, 0], [0, 0], '= 00 0,0', '= 00 0,0'],
    [[0, 0], [10, 0], '0 00 0,0', '1 10 10,0'],
  ])('is won by who has more points of the boards: %j against %j', (own, theirs, white, black) => {
    // What the entries say of the match itself does not count then.
    const sides = matchSides([whiteWith('0', own), blackWith('1', theirs)], TWO_BOARDS, STANDARD_POINTS);
    expect(sides.map(textOf)).toEqual([white, black]);
  });

  it('leaves points out that are not of as many boards', () => {
    const sides = matchSides([whiteWith('0', [10]), blackWith('1', [0, 10, 5])], TWO_BOARDS, STANDARD_POINTS);
    expect(sides.map(textOf)).toEqual(['0 00 0,0', '1 11 10,10']);
  });

  it('gives the points of the colour that each side has at a board', () => {
    const games: PointSystem = {
      ...STANDARD_POINTS,
      whiteWin: 20,
      blackWin: 30,
      whiteDraw: 6,
      blackDraw: 9,
      whiteLoss: 1,
      blackLoss: 2,
    };
    const three: readonly Colour[] = ['white', 'black', 'black'];
    const told = matchSides([whiteWith('1', [20, 9, 2]), blackWith('0', [2, 6, 20])], three, games);
    expect(told.map(textOf)).toEqual(['1 1=0 20,9,2', '0 0=1 2,6,20']);
    const won = matchSides([whiteWith('1'), blackWith('0')], three, games);
    expect(won.map(textOf)).toEqual(['1 111 20,30,30', '0 000 2,1,1']);
    const drawn = matchSides([whiteWith('='), blackWith('=')], ['white', 'white'], games);
    expect(drawn.map(textOf)).toEqual(['0 == 6,6', '1 == 9,9']);
  });

  it('is open at all boards while it is still to be played', () => {
    for (const [white, black] of [
      ['*', '*'],
      ['*', '='],
      ['=', '*'],
    ] as const) {
      const sides = matchSides(
        [whiteWith(white, [10, 10]), blackWith(black, [0, 0])],
        TWO_BOARDS,
        STANDARD_POINTS,
      );
      expect(sides.map(textOf)).toEqual(['* ** open', '* ** open']);
    }
  });
});

describe('a forfeited match', () => {
  const forfeit = (white: RoundEntry, black: RoundEntry, games = STANDARD_POINTS): string[] =>
    matchSides([white, black], TWO_BOARDS, games).map(textOf);

  it.each([
    ['+', '-', '+ .. 10,10', '- .. 0,0'],
    ['-', '+', '- .. 0,0', '+ .. 10,10'],
    ['-', '-', '- .. 0,0', '- .. 0,0'],
  ] as const)('%s%s is won with all boards, where somebody wins', (result, answer, white, black) => {
    expect(forfeit(whiteWith(result), blackWith(answer))).toEqual([white, black]);
  });

  it.each([
    // One board: they came to that one only.
    [[10, 0], '+ +. 10,0'],
    [[0, 10], '+ +. 10,0'],
    // All boards, none of them, or another number of boards: nothing else than what the result says.
    [[10, 10], '+ .. 10,10'],
    [[0, 0], '+ .. 10,10'],
    [[10], '+ .. 10,10'],
    [[10, 0, 0], '+ .. 10,10'],
  ])('has so many wins written down as boards were manned: %j', (boards, expected) => {
    expect(forfeit(whiteWith('+', boards), blackWith('-'))).toEqual([expected, '- .. 0,0']);
    expect(forfeit(whiteWith('-'), blackWith('+', boards))).toEqual(['- .. 0,0', expected]);
  });

  it('leaves nothing to who did not come, whatever stands at the boards', () => {
    expect(forfeit(whiteWith('-', [10, 0]), blackWith('-', [0, 10]))).toEqual(['- .. 0,0', '- .. 0,0']);
  });

  it('has the points of forfeited games', () => {
    const games = { ...STANDARD_POINTS, forfeitWin: 8, forfeitLoss: 2 };
    expect(forfeit(whiteWith('+', [8, 2]), blackWith('-'), games)).toEqual(['+ +. 8,2', '- .. 2,2']);
    expect(forfeit(whiteWith('+', [10, 0]), blackWith('-'), games)).toEqual(['+ .. 8,8', '- .. 2,2']);
  });
});

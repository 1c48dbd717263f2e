import { describe, expect, it } from 'vitest';
import type { Board, PicturedBracket } from '../../checker/index.js';
import { bracketBoards, tableBoards } from './finding-boards.js';
import type { BoardLine, FindingBoards } from './finding-boards.js';

const BOARDS: readonly Board[] = [
  { white: 9, black: 1 },
  { white: 5, black: 3 },
  { white: 4, black: 8 },
  { bye: 11 },
];

function bracket(parts: Partial<PicturedBracket> = {}): PicturedBracket {
  return {
    ...{
      kind: 'scoregroup',
      score: 25,
      givesBye: false,
      movedDown: [],
      residents: [],
      broughtUp: [],
      deviation: 0,
    },
    published: {
      pairs: [
        { higher: 3, lower: 5, white: 5 },
        { higher: 4, lower: 8, white: 4 },
        { higher: 1, lower: 9, white: 9 },
      ],
      floaters: [11],
    },
    reference: {
      pairs: [
        { higher: 1, lower: 9, white: 9 },
        { higher: 3, lower: 4, white: 4 },
        { higher: 5, lower: 8, white: 8 },
      ],
      floaters: [11],
    },
    ...parts,
  };
}

function textOf({ board, white, black, instead, differs }: BoardLine): string {
  return `${board ?? '-'} ${white}-${black ?? ''}${instead ?? ''}${differs ? '*' : ''}`;
}

function sides({ published, reference }: FindingBoards): (string[] | undefined)[] {
  return [published.map(textOf), reference?.map(textOf)];
}

describe('the boards of a bracket', () => {
  it('follow the order of the published boards, with floaters last and differences marked', () => {
    expect(sides(bracketBoards(bracket(), BOARDS, 'down', new Set()))).toEqual([
      ['1 9-1', '2 5-3*', '3 4-8*', '- 11-down'],
      ['1 9-1', '2 4-3*', '3 8-5*', '- 11-down'],
    ]);
  });

  it('of the rules are in the order of the boards, and take the free ones where no board is their own', () => {
    const pairs = [
      { higher: 2, lower: 8, white: 2 },
      { higher: 5, lower: 9, white: 5 },
      { higher: 4, lower: 3, white: 4 },
      { higher: 1, lower: 11, white: 1 },
    ];
    const boards = bracketBoards(bracket({ reference: { pairs, floaters: [] } }), BOARDS, 'down', new Set());
    expect(sides(boards)[1]).toEqual(['1 1-11*', '2 2-8*', '3 4-3*', '- 5-9*']);
  });

  it('are not given to who floats by the rules, though they have a board', () => {
    const boards = bracketBoards(
      bracket({
        published: {
          pairs: [
            { higher: 1, lower: 9, white: 9 },
            { higher: 3, lower: 5, white: 5 },
          ],
          floaters: [11],
        },
        reference: { pairs: [{ higher: 5, lower: 11, white: 5 }], floaters: [1, 9, 3] },
      }),
      BOARDS,
      'down',
      new Set(),
    );
    expect(sides(boards)).toEqual([
      ['1 9-1*', '2 5-3*', '- 11-down*'],
      ['1 5-11*', '- 1-down*', '- 9-down*', '- 3-down*'],
    ]);
  });

  it('differ by colours alone; colours that the file does not give do not differ', () => {
    const side = (white: number | null): PicturedBracket['published'] => ({
      pairs: [{ higher: 1, lower: 9, white }],
      floaters: [],
    });
    expect(
      sides(bracketBoards(bracket({ published: side(9), reference: side(1) }), BOARDS, 'down', new Set())),
    ).toEqual([['1 9-1*'], ['1 1-9*']]);
    expect(
      sides(bracketBoards(bracket({ published: side(null), reference: side(9) }), BOARDS, 'down', new Set())),
    ).toEqual([['1 1-9'], ['1 9-1']]);
  });

  it('mark forbidden pairs if the rules have no pairing', () => {
    expect(sides(bracketBoards(bracket({ reference: null }), BOARDS, 'down', new Set([3, 5])))).toEqual([
      ['1 9-1', '2 5-3*', '3 4-8', '- 11-down'],
      undefined,
    ]);
  });

  it('say who has the bye, and who floats up', () => {
    const [published] = sides(bracketBoards(bracket({ givesBye: true }), BOARDS, 'down', new Set()));
    expect(published?.at(-1)).toBe('- 11-bye');
    expect(sides(bracketBoards(bracket(), BOARDS, 'up', new Set()))[0]?.at(-1)).toBe('- 11-up');
  });

  it('are only those that differ in a large bracket, and no more than 16', () => {
    const many = (shift: number, n: number): PicturedBracket['published'] => ({
      pairs: Array.from({ length: n }, (_, i) => ({
        higher: i + 1,
        lower: 101 + ((i + (i < n - 2 ? 0 : shift)) % n),
        white: i + 1,
      })),
      floaters: [],
    });
    const few = bracketBoards(
      bracket({ published: many(0, 20), reference: { pairs: swapped(many(0, 20)), floaters: [] } }),
      [],
      'down',
      new Set(),
    );
    expect(few).toMatchObject({ leftOut: 18, differing: 0 });
    expect(few.published).toHaveLength(2);
    const all = {
      pairs: (many(0, 20)?.pairs ?? []).map((pair) => ({ ...pair, white: pair.lower })),
      floaters: [],
    };
    expect(
      bracketBoards(bracket({ published: many(0, 20), reference: all }), [], 'down', new Set()),
    ).toMatchObject({
      leftOut: 4,
      differing: 4,
    });
  });
});

it.each([
  [2, 2, 0],
  [11, 11, 0],
  [12, 12, 0],
  [13, 2, 11],
  [40, 2, 38],
])('a bracket of %i boards of which 2 differ has %i lines, and %i are left out', (boards, lines, leftOut) => {
  const pairs = Array.from({ length: boards }, (_, i) => ({ higher: i + 1, lower: 101 + i, white: i + 1 }));
  const published = { pairs, floaters: [] };
  const reference = { pairs: swapped(published), floaters: [] };
  const shown = bracketBoards(bracket({ published, reference }), [], 'down', new Set());
  expect(shown.published).toHaveLength(lines);
  expect(shown.reference).toHaveLength(lines);
  expect(shown).toMatchObject({ leftOut, differing: 0 });
});

it.each([
  [13, 13, 0],
  [15, 15, 0],
  [16, 16, 0],
  [17, 16, 1],
  [40, 16, 24],
])('a bracket of %i boards that all differ has %i lines, and %i are left out', (boards, lines, leftOut) => {
  const pairs = Array.from({ length: boards }, (_, i) => ({ higher: i + 1, lower: 101 + i, white: i + 1 }));
  const turned = pairs.map((pair) => ({ ...pair, white: pair.lower }));
  const sidesOfBoth = { published: { pairs, floaters: [] }, reference: { pairs: turned, floaters: [] } };
  const shown = bracketBoards(bracket(sidesOfBoth), [], 'down', new Set());
  expect(shown.published).toHaveLength(lines);
  expect(shown.reference).toHaveLength(lines);
  expect(shown).toMatchObject({ leftOut, differing: leftOut });
});

function swapped(side: PicturedBracket['published']): NonNullable<PicturedBracket['published']>['pairs'] {
  const pairs = side?.pairs ?? [];
  const [a, b, ...others] = pairs;
  return [{ ...a, lower: b.lower }, { ...b, lower: a.lower }, ...others];
}

it('the boards of a round robin: who rests, and excused games that do not differ', () => {
  const boards = tableBoards(
    {
      players: [],
      published: { pairs: [{ higher: 1, lower: 2, white: 1 }], floaters: [3, 4, 5] },
      reference: {
        pairs: [
          { higher: 1, lower: 3, white: 1 },
          { higher: 4, lower: 5, white: 4 },
        ],
        floaters: [2],
      },
      excused: [4, 5],
    },
    [{ white: 1, black: 2 }],
  );
  expect(sides(boards)).toEqual([
    ['1 1-2*', '- 3-rest*', '- 4-rest', '- 5-rest'],
    ['1 1-3*', '- 4-5', '- 2-rest*'],
  ]);
});

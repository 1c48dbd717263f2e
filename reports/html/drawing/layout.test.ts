import { describe, expect, it } from 'vitest';
import type { Board, PicturedBracket } from '../../../checker/index.js';
import { columnsOf, GAME, SEAT_DISC, WIDTH } from './columns.js';
import { discsOf } from './discs.js';
import { layoutOf, ROW_HEIGHT } from './layout.js';
import type { Layout } from './layout.js';
import { linesOf } from './player-line.js';
import type { PlayerLine } from './player-line.js';

const LINES = linesOf(
  [3, 5, 8, 12, 19].map((id) => ({ id, name: `Player, No ${id}`, score: 100 + id, past: [], due: null })),
);

function bracket(parts: Partial<PicturedBracket> = {}): PicturedBracket {
  return {
    kind: 'scoregroup',
    score: 25,
    givesBye: false,
    movedDown: [],
    residents: [5, 8, 12, 19],
    broughtUp: [],
    published: {
      pairs: [
        { higher: 5, lower: 12, white: 5 },
        { higher: 8, lower: 19, white: 19 },
      ],
      floaters: [],
    },
    reference: {
      pairs: [
        { higher: 5, lower: 12, white: 12 },
        { higher: 8, lower: 19, white: 19 },
      ],
      floaters: [],
    },
    deviation: 0,
    ...parts,
  };
}

function seatsOf({ rows }: Layout): string[] {
  return rows.map(({ id, left, right }) =>
    [left, { text: id, colour: '', differs: false }, right]
      .map((seat) => `${seat.colour}${seat.text}${seat.differs ? '*' : ''}`)
      .join(' '),
  );
}

describe('the seats of a drawn bracket', () => {
  it('differ by colours alone', () => {
    expect(seatsOf(layoutOf(bracket(), LINES, null))).toEqual([
      'W12* 5 B12*',
      'B19 8 B19',
      'B5* 12 W5*',
      'W8 19 W8',
    ]);
  });

  it('do not differ by colours that a file does not tell', () => {
    const published = { pairs: [{ higher: 5, lower: 12, white: null }], floaters: [8, 19] };
    const reference = { pairs: [{ higher: 5, lower: 12, white: 5 }], floaters: [8, 19] };
    expect(seatsOf(layoutOf(bracket({ published, reference }), LINES, null))).toEqual([
      '12 5 W12',
      '↓ 8 ↓',
      '5 12 B5',
      '↓ 19 ↓',
    ]);
  });

  it('tell who gets the bye, and who is in the bracket on one side only', () => {
    const parts = {
      givesBye: true,
      movedDown: [3],
      residents: [5, 8],
      broughtUp: [12],
      published: { pairs: [{ higher: 3, lower: 5, white: 3 }], floaters: [8] },
      reference: {
        pairs: [
          { higher: 3, lower: 8, white: 3 },
          { higher: 5, lower: 12, white: 5 },
        ],
        floaters: [],
      },
    };
    const layout = layoutOf(bracket(parts), LINES, null);
    expect(seatsOf(layout)).toEqual(['W5* 3 W8*', 'B3* 5 W12*', 'bye* 8 B3*', '·* 12 B5*']);
    expect(layout.labels.map(({ text }) => text)).toEqual(['moved down', 'residents', 'brought up']);
  });

  it('are those of the whole round where something follows from a deviation above', () => {
    const whole = [{ white: 12, black: 5 }, { white: 8, black: 3 }, { bye: 19 }];
    expect(seatsOf(layoutOf(bracket(), LINES, whole))).toEqual([
      'W12* 5 B12*',
      'B19* 8 W3*',
      'B5* 12 W5*',
      'W8* 19 bye*',
    ]);
  });

  it.each<[string, givesBye: boolean, whole: readonly Board[], string]>([
    ['moves on, and has the bye', false, [{ bye: 19 }], '↓* 19 bye*'],
    ['moves on, and has an opponent', false, [{ white: 19, black: 3 }], '↓* 19 W3*'],
    ['moves on, and has no board', false, [], '↓* 19 ·*'],
    ['has the bye on both sides', true, [{ bye: 19 }], 'bye 19 bye'],
    ['has the bye, and has no board', true, [], 'bye* 19 ·*'],
  ])('of a player who has no opponent: the player %s in the whole round', (_, givesBye, whole, seats) => {
    const published = { pairs: [{ higher: 5, lower: 12, white: 5 }], floaters: [19] };
    expect(seatsOf(layoutOf(bracket({ published, givesBye }), LINES, whole)).at(-1)).toBe(seats);
  });

  it('are empty on a side that is not there, and nothing differs', () => {
    expect(seatsOf(layoutOf(bracket({ reference: null }), LINES, null))[0]).toBe('W12 5 ');
    expect(seatsOf(layoutOf(bracket({ published: null }), LINES, null))[0]).toBe(' 5 B12');
  });
});

describe('the arcs', () => {
  it('join the rows of a pair, once, on their side', () => {
    const { rows, left, right } = layoutOf(bracket(), LINES, null);
    const arcs = (path: string): number[][] =>
      [...path.matchAll(/M0 (\d+)c(-?\d+) 0 ?-?\d+ \d+ 0 (\d+)/g)].map(([, y, out, height]) => [
        Number(y),
        Math.sign(Number(out)),
        Number(height),
      ]);
    const [first, second] = rows.map(({ y }) => y - 4);
    expect(left.differing.map(arcs)).toEqual([[[first, -1, 2 * ROW_HEIGHT]]]);
    expect(arcs(left.same)).toEqual([[second, -1, 2 * ROW_HEIGHT]]);
    expect(right.differing.map(arcs)).toEqual([[[first, 1, 2 * ROW_HEIGHT]]]);
    expect(arcs(right.same)).toEqual([[second, 1, 2 * ROW_HEIGHT]]);
  });

  it('do not lead to opponents who are not in the bracket', () => {
    const { right } = layoutOf(bracket(), LINES, [{ white: 5, black: 3 }]);
    expect(right).toMatchObject({ same: '', differing: [] });
  });

  it.each([
    [1, [1], false],
    [3, [1, 1, 1], false],
    [6, [2, 2, 1, 1], false],
    [15, [15], true],
  ])('of %i published pairs that differ have dashes of %j pairs each', (count, drawn, isDense) => {
    const numbers = Array.from({ length: 2 * count }, (_, index) => index + 1);
    const lines = linesOf(numbers.map((id) => ({ id, name: 'Name', score: 0, past: [], due: null })));
    const pairs = numbers.slice(0, count).map((id) => ({ higher: id, lower: 2 * count + 1 - id, white: id }));
    const reference = { pairs: pairs.map((pair) => ({ ...pair, white: pair.lower })), floaters: [] };
    const layout = layoutOf(
      bracket({ residents: numbers, published: { pairs, floaters: [] }, reference }),
      lines,
      null,
    );
    const pairsIn = (path: string): number => path.split('M').length - 1;
    expect(layout.left).toMatchObject({ same: '', isDense });
    expect(layout.left.differing.map(pairsIn)).toEqual(drawn);
    expect(layout.right.differing.map(pairsIn)).toEqual([count]);
  });
});

describe('the line of a player', () => {
  const past = [
    { colour: 'white', float: 'lower' },
    { colour: null, float: 'no-game' },
    { colour: 'black', float: 'higher' },
  ] as const;

  it('has number, score, colours, floats of two rounds and name', () => {
    const players = [
      { id: 7, name: 'Short', score: 15, past, due: null },
      { id: 123, name: 'A name that is longer than any drawing', score: 100, past, due: 'white' as const },
    ];
    const games = ['white', null, 'black'];
    expect([...linesOf(players).values()]).toEqual([
      { facts: '  7  1.5', games, due: null, name: '+↑ Short' },
      { facts: '123 10.0', games, due: 'white', name: '+↑ A name that i…' },
    ]);
  });

  it('cuts no letter into halves', () => {
    const player = { id: 7, name: '𝔸'.repeat(40), score: 15, past: [], due: null };
    expect(linesOf([player]).get(7)).toMatchObject({ facts: '7 1.5', name: `${'𝔸'.repeat(26)}…` });
  });
});

describe('the discs', () => {
  const games = ['white', 'black', null] as const;
  const line = (due: PlayerLine['due']): PlayerLine => ({ facts: '5 1.0', games, due, name: '·· Name' });

  it('are those of the games, of the colour due and of both seats', () => {
    const lines = new Map([5, 8, 12, 19].map((id) => [id, line(id === 5 ? 'black' : null)]));
    const { rows } = layoutOf(bracket(), lines, null);
    const columns = columnsOf(rows);
    const discs = discsOf(rows, columns);
    /** Where the lines of a row begin. */
    const at = (path: string, y: number): number[] => {
      const [row = ''] = new RegExp(`M\\d+ ${y}h[^M]*`).exec(path) ?? [];
      let x = 0;
      return [...row.matchAll(/[Mm](-?\d+) \d+h(\d+)/g)].map(([, move, length]) => {
        const start = x + Number(move);
        x = start + Number(length);
        return start;
      });
    };
    const y = rows[0].y - 4;
    // Number 5 is White as published and Black by the rules, and is due Black.
    expect(at(discs.white, y)).toEqual([SEAT_DISC, columns.games]);
    expect(at(discs.black, y)).toEqual([columns.games + GAME, columns.due, WIDTH - SEAT_DISC]);
    expect(at(discs.without, y)).toEqual([columns.games + 2 * GAME - 2]);
    expect(at(discs.missed, y)).toHaveLength(1);
    expect(discs.missed.match(/M/g)).toHaveLength(1);
  });

  it('are not there before the first game, and the name moves to the left', () => {
    const { rows } = layoutOf(bracket(), LINES, null);
    expect(columnsOf(rows)).toMatchObject({ due: null });
    expect(discsOf(rows, columnsOf(rows)).missed).toBe('');
  });
});

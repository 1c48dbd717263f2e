import { describe, expect, it, test } from 'vitest';
import { boards, position } from './testing/positions-1997.js';
import type { Seated } from './testing/positions-1997.js';

/** Six whites and six blacks of the table in 6.2; ten games give averages one decimal. */
const TABLE: readonly Seated[] = [
  ...[2310.0, 2318.4, 2322.3, 2333.7, 2340.5, 2344.6].map((aro, row) => ({
    ...{ id: 6 - row, score: 50, rating: 2300, aro, colours: 'WBWBWBWBWB' },
  })),
  ...[2380, 2365, 2300, 2280, 2260, 2250].map((rating, row) => ({
    ...{ id: 12 - row, score: 50, rating, colours: 'BWBWBWBWBW' },
  })),
];

/** The table of 6.2: row k of the whites is player 7-k, of the blacks player 13-k. */
function table(...met: readonly (readonly [white: number, black: number])[]): string {
  const seated = TABLE.map((one) => {
    const [white, black] = [7 - one.id, 13 - one.id];
    const opponents = met.flatMap(([w, b]) => (w === white ? [13 - b] : b === black ? [7 - w] : []));
    return { ...one, met: opponents };
  });
  const rows = boards(position(seated)).split(' ');
  return rows
    .map((board) => board.split('-').map(Number))
    .map(([white, black]) => `${7 - white}-${13 - black}`)
    .sort()
    .join(' ');
}

describe('6.2', () => {
  it("pairs the rows of the text's own table", () => {
    expect(table()).toBe('1-1 2-2 3-3 4-4 5-5 6-6');
  });

  const four = (parts: readonly Partial<Seated>[]): string =>
    boards(
      position(
        parts.map((part, i) => ({
          id: i + 1,
          score: 50,
          rating: 2000,
          colours: i < 2 ? 'WB' : 'BW',
          ...part,
        })),
      ),
    );

  it('whites with equal averages: the lower rating first', () => {
    expect(four([{ rating: 2100 }, { rating: 2000 }, { rating: 2200 }, { rating: 2150 }])).toBe('1-4 2-3');
  });

  it('blacks with equal ratings: the higher average first', () => {
    expect(four([{ aro: 1900 }, { aro: 2000 }, { aro: 1950 }, { aro: 2050 }])).toBe('1-4 2-3');
  });

  it('everything equal: by name, or by the initial order where it is read so (DA15)', () => {
    const named = [{ name: 'Zoe' }, { name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }];
    expect(four(named)).toBe('1-4 2-3');
    const state = position(
      named.map((part, i) => ({ id: i + 1, score: 50, rating: 2000, colours: i < 2 ? 'WB' : 'BW', ...part })),
    );
    expect(boards(state, { lastTieBreak: 'initial order' })).toBe('1-3 2-4');
  });
});

describe('6.3', () => {
  it('who has met his black meets the first possible one of the lower rows; the others keep their order', () => {
    expect(table([2, 2])).toBe('1-1 2-3 3-2 4-4 5-5 6-6');
    expect(table([2, 2], [2, 3])).toBe('1-1 2-4 3-2 4-3 5-5 6-6');
  });

  it('a coincidence in the last row changes the last but one', () => {
    expect(table([6, 6])).toBe('1-1 2-2 3-3 4-4 5-6 6-5');
  });

  it('and if that does not work the row above it, and so on', () => {
    expect(table([6, 6], [5, 6])).toBe('1-1 2-2 3-3 4-6 5-4 6-5');
    expect(table([6, 6], [5, 6], [4, 6])).toBe('1-1 2-2 3-6 4-3 5-4 6-5');
  });

  const all = [1, 2, 3, 4, 5, 6];
  it('a white who has met all blacks meets the next white, or from the end of the column the one above', () => {
    // The others are divided anew: a black with the highest average goes to the whites (7.4).
    const third = table(...all.map((black) => [3, black] as const));
    expect(third.split(' ')).toHaveLength(6);
    expect(pairOf(TABLE, 3, all)).toBe(4);
    expect(pairOf(TABLE, 6, all)).toBe(5);
  });

  it('a black without any white meets the next black (DA20)', () => {
    const seated = TABLE.map((one) => ({
      ...one,
      met: one.id === 11 ? [1, 2, 3, 4, 5, 6] : one.id <= 6 ? [11] : [],
    }));
    expect(opponentOf(seated, 11)).toBe(10);
  });
});

/** The row of whites whom the white of a row meets, who has met all blacks. */
function pairOf(seats: readonly Seated[], row: number, blacks: readonly number[]): number {
  const id = 7 - row;
  const met = blacks.map((black) => 13 - black);
  const seated = seats.map((one) => ({ ...one, met: one.id === id ? met : one.id > 6 ? [id] : [] }));
  return 7 - opponentOf(seated, id);
}

function opponentOf(seated: readonly Seated[], id: number): number {
  const board = boards(position(seated))
    .split(' ')
    .map((text) => text.split('-').map(Number))
    .find((pair) => pair.includes(id));
  return board?.find((other) => other !== id) ?? 0;
}

/** Two groups: 1 to 4 with five points, 11 and on with four. */
const upper = (id: number, parts: Partial<Seated> = {}): Seated => ({
  id,
  score: 50,
  rating: 2400 - id,
  ...parts,
});
const lower = (id: number, parts: Partial<Seated> = {}): Seated => ({
  id,
  score: 40,
  rating: 2300 - id,
  ...parts,
});
const BLACK = { colours: 'BW' };

describe('7.1: who has no opponent in the group', () => {
  const alone = (parts: readonly Partial<Seated>[], change = {}): string =>
    boards(position([upper(1), ...parts.map((part, i) => lower(11 + i, part))]), change);

  it('gets one who is due the opposite colour, though others are rated higher (a)', () => {
    expect(alone([{ rating: 2350 }, BLACK, BLACK])).toBe('1-12 11-13');
    expect(alone([{ rating: 2350 }, BLACK, BLACK], { leftOut: new Set(['7.1.a']) })).toMatch(/1-11|11-1 /);
  });

  it('of these the highest rated (b), then the lowest average (c)', () => {
    expect(alone([{ ...BLACK, rating: 2100 }, { ...BLACK, rating: 2200 }, {}])).toContain('1-12');
    const equal = { ...BLACK, rating: 2100 };
    expect(alone([{ ...equal, aro: 2050 }, { ...equal, aro: 1950 }, {}])).toContain('1-12');
  });

  it('passes over who came up last (2.2), except in the last round', () => {
    const parts = [{ ...BLACK, rating: 2250, up: [0] }, { ...BLACK, rating: 2200 }, {}];
    const seated = [upper(1), ...parts.map((part, i) => lower(11 + i, part))];
    expect(boards(position(seated))).toContain('1-12');
    expect(boards(position(seated), { keepsTransferLimit: 'if others can' })).toContain('1-12');
    expect(boards(position(seated, { isFinal: true }))).toContain('1-11');
    expect(boards(position(seated), { keepsTransferLimit: 'never' })).toContain('1-11');
  });

  it('a player already transferred may do for a second one, too (DA12)', () => {
    // 12 is the only one whom 2 can meet, and the first choice of 1.
    const seated = [
      upper(1, { met: [2] }),
      upper(2, { met: [13, 14] }),
      lower(11, { ...BLACK, met: [1, 2] }),
      lower(12, { ...BLACK, rating: 2200 }),
      lower(13, { ...BLACK, rating: 2100 }),
      lower(14),
    ];
    expect(boards(position(seated))).toBe('1-13 14-11 2-12');
    expect(boards(position(seated), { needsOpponentIn: 'own group' })).not.toContain('2-12');
  });
});

describe('7.2: a group of an odd number', () => {
  const three = (parts: readonly Partial<Seated>[], change = {}): string =>
    boards(
      position([upper(1), upper(2), upper(3, BLACK), ...parts.map((part, i) => lower(11 + i, part))]),
      change,
    );

  it('gets one who is not due its dominating colour (a), the highest rated (b), the lowest average (c)', () => {
    expect(three([{ rating: 2380 }, BLACK, {}])).toContain('12');
    expect(three([{ rating: 2380 }, BLACK, {}])).toMatch(/^1-3|1-12|2-12/);
    expect(three([BLACK, { ...BLACK, rating: 2299 }, {}])).toMatch(/[12]-12/);
    expect(three([{ ...BLACK, aro: 2050, rating: 2200 }, { ...BLACK, aro: 1950, rating: 2200 }, {}])).toMatch(
      /[12]-12/,
    );
  });

  it('from the next possible lower group, which need not be the adjacent one (DA10)', () => {
    const seated = [
      upper(1, { met: [11] }),
      lower(11, { met: [1], ...BLACK }),
      { id: 21, score: 30, rating: 2000, ...BLACK },
      { id: 22, score: 30, rating: 2010 },
    ];
    expect(boards(position(seated))).toBe('1-21 22-11');
  });
});

describe('2.2: how often somebody may come up', () => {
  const seated = (up: readonly number[]): Seated[] => [
    upper(1),
    lower(11, { colours: 'BWBWBWBWBW', up }),
    lower(12, { ...BLACK, rating: 2100 }),
    lower(13, { rating: 2090 }),
  ];

  it('three times, and four in a tournament of more than nine rounds', () => {
    expect(boards(position(seated([1, 3])))).toContain('1-11');
    expect(boards(position(seated([1, 3, 5])))).toContain('1-12');
    expect(boards(position(seated([1, 3, 5]), { totalRounds: 10 }))).toContain('1-11');
    expect(boards(position(seated([1, 3, 5, 7]), { totalRounds: 10 }))).toContain('1-12');
  });
});

describe('7.3 and 7.4: the columns are levelled', () => {
  const group = (parts: readonly Partial<Seated>[]): string =>
    boards(position(parts.map((part, i) => upper(i + 1, part))));

  it('the whites with the lowest averages go over, of equals the higher rated (7.3)', () => {
    expect(group([{ aro: 2010 }, { aro: 2000 }, { aro: 2020 }, BLACK])).toMatch(/[13]-2/);
    expect(group([{ rating: 2400 }, { rating: 2410 }, { aro: 2020 }, BLACK])).toMatch(/[13]-2/);
  });

  it('who may not have Black is passed over (2.3)', () => {
    // BB just before: a third Black is barred.
    expect(group([{ aro: 1990, colours: 'WBB' }, { aro: 2000 }, { aro: 2020 }, BLACK])).toMatch(/[13]-2/);
  });

  it('the blacks with the highest averages go over, of equals the lower rated (7.4)', () => {
    expect(group([{}, { ...BLACK, aro: 2010 }, { ...BLACK, aro: 2020 }, { ...BLACK, aro: 2000 }])).toMatch(
      /3-[24]/,
    );
    expect(
      group([{}, { ...BLACK, rating: 2410 }, { ...BLACK, rating: 2405 }, { ...BLACK, aro: 1990 }]),
    ).toMatch(/3-[24]/);
  });
});

describe('6.4 and 8: floaters', () => {
  /** Two who have met, and cannot be helped from below: everybody there came up last. */
  const floating = (parts: readonly Partial<Seated>[], change = {}): string =>
    boards(
      position([
        upper(1, { met: [2, 21] }),
        upper(2, { met: [1, 21], ...BLACK }),
        ...parts.map((part, i) => lower(11 + i, { up: [0], ...part })),
        { id: 21, score: 30, rating: 2000, met: [1, 2], up: [0] },
        { id: 22, score: 30, rating: 1990, ...BLACK, up: [0] },
      ]),
      change,
    );

  it('meet the highest rated player who is due the opposite colour (8.2), or the highest rated (DA13)', () => {
    const parts = [
      { rating: 2300 },
      { rating: 2250, ...BLACK },
      { rating: 2200, ...BLACK },
      { rating: 2240 },
    ];
    expect(floating(parts)).toBe('1-12 11-2 14-13 21-22'.split(' ').sort().join(' '));
    expect(
      floating([{ rating: 2200 }, { rating: 2250, ...BLACK }, { rating: 2300, ...BLACK }, { rating: 2240 }]),
    ).toContain('1-13');
    expect(floating(parts, { floatersMeet: 'highest R first' })).toMatch(/1-11|11-1 /);
  });

  it('of equal ratings the lowest average (8.2)', () => {
    const equal = { rating: 2250, ...BLACK };
    expect(floating([{ ...equal, aro: 2010 }, { ...equal, aro: 1990 }, {}, { rating: 2200 }])).toContain(
      '1-12',
    );
  });

  it('the highest white is paired first (8.1)', () => {
    // 12 alone suits both floaters.
    const parts = [{ met: [1, 2] }, { rating: 2250, ...BLACK }, { met: [1, 2], ...BLACK }];
    const pairing = floating([...parts, { met: [1, 2], ...BLACK }]);
    expect(pairing).toContain('1-12');
  });

  it('who did not come down goes first, then who can be paired below, then the lowest rated (6.4)', () => {
    const three = (parts: readonly Partial<Seated>[], change = {}): string =>
      boards(
        position([
          ...parts.map((part, i) => upper(i + 1, part)),
          lower(11, { ...BLACK, up: [0] }),
          lower(12, { up: [0] }),
          lower(13, { up: [0], ...BLACK }),
        ]),
        change,
      );
    expect(three([{ rating: 2400 }, { rating: 2410, ...BLACK }, { rating: 2390 }])).toMatch(/^1-2 .*3-11/);
    expect(
      three([{ rating: 2400 }, { rating: 2410, ...BLACK }, { rating: 2390 }], { floatsFirst: 'highest R' }),
    ).not.toMatch(/^1-2 .*3-11/);
    expect(
      three([{ rating: 2400 }, { rating: 2410, ...BLACK }, { rating: 2390, met: [11, 12, 13] }]),
    ).toMatch(/^1-1[13]/);
  });
});

describe('4: the bye', () => {
  const five = (parts: readonly Partial<Seated>[], change = {}): string | undefined =>
    /(\d+):bye$/.exec(
      boards(position([upper(1), upper(2, BLACK), ...parts.map((part, i) => lower(11 + i, part))]), change),
    )?.[1];

  it('goes to the lowest rating of the lowest group', () => {
    expect(five([{ rating: 2200 }, { rating: 2100 }, { rating: 2150 }])).toBe('12');
  });

  it('not to who had one, or won without playing', () => {
    expect(five([{ rating: 2200 }, { rating: 2100, hadBye: true }, { rating: 2150 }])).toBe('13');
  });

  it('of equal ratings to the dominating colour, then to the higher average', () => {
    const equal = { rating: 2100 };
    expect(five([{ ...equal, ...BLACK, aro: 2050 }, equal, {}])).toBe('12');
    expect(five([equal, { ...equal, aro: 2010 }, { ...equal, ...BLACK, aro: 2050 }])).toBe('12');
    expect(five([{ ...equal, ...BLACK, aro: 2050 }, equal, {}], { leftOut: new Set(['4.colour']) })).toBe(
      '11',
    );
  });

  it('not to somebody without whom the others cannot be paired (DA18)', () => {
    expect(
      five([{ rating: 2200, met: [1, 2, 13] }, { rating: 2100 }, { rating: 2150, met: [11, 1, 2] }]),
    ).toMatch(/^1[13]$/);
  });
});

describe('5: the first round', () => {
  const first = (count: number, initialColour: 'white' | 'black'): string =>
    boards(
      position(
        Array.from({ length: count }, (_, i) => ({ id: i + 1, score: 0, rating: 1500 + i, colours: '' })),
        { round: 1, initialColour },
      ),
    );

  it('upper half against lower half, the colours by turns; the last has the bye', () => {
    expect(first(6, 'white')).toBe('1-4 3-6 5-2');
    expect(first(7, 'black')).toBe('2-5 4-1 6-3 7:bye');
  });
});

describe('3: the colours of a pair', () => {
  test.each([
    ['the due colours', { colours: 'WB' }, { colours: 'BW' }, '1-2'],
    ['no third colour in a row, whatever is due', { colours: 'BBWBWW' }, { colours: 'BW' }, '2-1'],
    ['the numbers of games', { colours: 'BWB' }, { colours: 'WB' }, '1-2'],
    ['the first difference, going back', { colours: 'WBWB' }, { colours: 'BWWB' }, '1-2'],
    ['the higher average', { aro: 2010 }, { aro: 2000 }, '1-2'],
    ['the lower rating', { rating: 2000 }, { rating: 2010 }, '1-2'],
    ['the lower in the initial order', { rating: 2000 }, { rating: 2000 }, '2-1'],
    ['who has played no game takes what is left', { colours: '' }, { colours: 'WB' }, '2-1'],
  ] as const)('%s', (_what, one, other, expected) => {
    const seated = [one, other].map((part, i) => ({ id: i + 1, score: 50, rating: 2000, ...part }));
    expect(boards(position(seated))).toBe(expected);
  });
});

describe('9: what the text does not resolve', () => {
  const met = (id: number, others: readonly number[], score: number): Seated => ({
    id,
    score,
    rating: 2000 + id,
    met: others,
  });
  // 1 and 2 are a group; 3 and 4, the last one, have met each other.
  const stuck = [met(1, [], 50), met(2, [], 50), met(3, [4], 40), met(4, [3], 40)];

  it('is left to the arbiter', () => {
    expect(boards(position(stuck))).toBe('left-to-arbiter');
  });

  it('a round without a legal pairing is impossible', () => {
    const all = stuck.map((one) => ({ ...one, met: [1, 2, 3, 4].filter((id) => id !== one.id) }));
    expect(boards(position(all))).toBe('impossible');
  });
});

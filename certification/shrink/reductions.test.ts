import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../corpus/index.js';
import { STANDARD_POINTS } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import type { Failure } from '../program/answers/answers.js';
import { REDUCTIONS } from './reductions.js';
import { shrink } from './shrink.js';
import type { Shows } from './shrink.js';
import { simplerResults } from './simpler-results.js';
import { isSmaller, sizeOf } from './size.js';
import { eventOf, tableOf } from './testing/small-events.js';
import { withoutPlayers } from './without-players.js';
import { withoutRounds } from './without-rounds.js';

const ROWS = ['4w1 2b= 3w1', '5b0 1w= 6w1', '6w1 H 1b0', '1b0 5w1 5-+', '2w1 4b0 4--', '3b0 F 2b0'];
const EVENT = eventOf(ROWS);

/** All that a reduction of a name makes of a tournament, as tables. */
function madeBy(name: string, tournament: Tournament): string[][] {
  const reduce = REDUCTIONS.find((one) => one.name === name);
  if (reduce === undefined) throw new Error(`there is no reduction ${name}`);
  return [...reduce(tournament, dutch2026)].map(tableOf);
}

it('a table is the tournament that it was made of', () => {
  expect(tableOf(EVENT)).toEqual(ROWS);
});

describe('without players', () => {
  it.each([
    [
      'of a board whose other player gets the bye, or one of the same worth',
      [5],
      ['4w1 2b= 3w1', 'Z 1w= 5w1', '5w1 H 1b0', '1b0 F U', '3b0 F 2b0'],
    ],
    [
      'of two boards: the others of the last round play each other, who have met, too',
      [3, 5],
      ['3w1 2b= 3w=', 'Z 1w= 4w1', '1b0 F 1b=', 'Z F 2b0'],
    ],
    [
      'of two boards: the others of an earlier round play on where colours and results fit',
      [5, 6],
      ['4w1 2b= 3w1', '3b0 1w= 4w=', '2w1 H 1b0', '1b0 F 2b='],
    ],
    ['so that two are left, who have met', [1, 4, 2, 5], ['2w1 H 2b=', '1b0 F 1w=']],
  ])('%s', (_, gone, expected) => {
    expect(tableOf(withoutPlayers(EVENT, new Set(gone)))).toEqual(expected);
  });

  // In the last round 1 meets 2, 3 meets 4, 5 meets 6, and 7 has the bye or is away.
  it.each([
    ['U', [], '2w1 1b0 4b1 3w0 6w1 5b0 U'],
    ['U', [2], '6w= 3b1 2w0 5w1 4b0 1b='],
    ['U', [1], '6b= 3b1 2w0 5w1 4b0 1w='],
    ['U', [4], '2w1 1b0 6b= 5w1 4b0 3w='],
    ['U', [2, 4], '2w= 1b= 4w1 3b0 U'],
    ['U', [1, 4], '2b= 1w= 4w1 3b0 U'],
    ['U', [2, 4, 6], '2w= 1b= 4w= 3b='],
    ['U', [7], '2w1 1b0 4b1 3w0 6w1 5b0'],
    ['U', [2, 7], 'U 3b1 2w0 5w1 4b0'],
    ['U', [2, 4, 7], '2w= 1b= 4w1 3b0'],
    ['U', [2, 4, 6, 7], '2w= 1b= U'],
    ['Z', [], '2w1 1b0 4b1 3w0 6w1 5b0 Z'],
    ['Z', [2], 'U 3b1 2w0 5w1 4b0 Z'],
    ['Z', [2, 4], '2w= 1b= 4w1 3b0 Z'],
    ['Z', [2, 4, 6], '2w= 1b= U Z'],
  ])(
    'those who lose their opponents in the last round meet, where 7 has a %s: without %j',
    (seventh, gone, expected) => {
      const last = ['2w1', '1b0', '4b1', '3w0', '6w1', '5b0', seventh];
      for (const earlier of ['', 'Z ']) {
        const event = eventOf(
          last.map((cell) => `${earlier}${cell}`),
          { pairedRounds: earlier === '' ? 1 : 2 },
        );
        const rows = tableOf(withoutPlayers(event, new Set(gone)));
        expect(rows.map((row) => row.replace(/^Z (?=.)/, '')).join(' ')).toBe(expected);
      }
    },
  );

  it('numbers those who stay anew, in everything that names them', () => {
    const event = eventOf(ROWS, {
      virtualPoints: new Map([
        [1, [10, 10, 0]],
        [5, [5]],
        [6, [10]],
      ]),
      forbidden: [
        { first: 1, last: 3, ids: [1, 5] },
        { first: 1, last: 3, ids: [2, 4, 6] },
      ],
      adjustments: [
        { result: null, value: -5, round: 2, ids: [5] },
        { result: null, value: 5, round: null, ids: [5, 6] },
        { result: 'W', value: 30, round: null, ids: [] },
      ],
    });
    const { virtualPoints, forbidden, adjustments } = withoutPlayers(event, new Set([5]));
    expect([...virtualPoints]).toEqual([
      [1, [10, 10, 0]],
      [5, [10]],
    ]);
    expect(forbidden.map(({ ids }) => ids)).toEqual([[2, 4, 5]]);
    expect(adjustments.map(({ value, ids }) => [value, ids])).toEqual([
      [5, [5]],
      [30, []],
    ]);
  });
});

describe('without rounds', () => {
  it.each([
    [[1], ['2b= 3w1', '1w= 6w1', 'H 1b0', '5w1 5-+', '4b0 4--', 'F 2b0']],
    [[2], ['4w1 3w1', '5b0 6w1', '6w1 1b0', '1b0 5-+', '2w1 4--', '3b0 2b0']],
    [
      [1, 2],
      ['3w1', '6w1', '1b0', '5-+', '4--', '2b0'],
    ],
  ])('%j', (gone, expected) => {
    expect(tableOf(withoutRounds(EVENT, new Set(gone)))).toEqual(expected);
  });

  it('moves what is said of later rounds', () => {
    const event = eventOf(ROWS, {
      totalRounds: 5,
      virtualPoints: new Map([[1, [10, 5, 0]]]),
      adjustments: [1, 2, 3, null].map((round) => ({ result: null, value: 5, round, ids: [1] })),
    });
    const { totalRounds, virtualPoints, adjustments } = withoutRounds(event, new Set([2]));
    expect([totalRounds, [...virtualPoints]]).toEqual([4, [[1, [10, 0]]]]);
    expect(adjustments.map(({ round }) => round)).toEqual([1, 2, null]);
  });
});

describe('a reduction', () => {
  it('leaves rounds out: all but the last one first', () => {
    const rounds = madeBy('fewerRounds', EVENT).map(([first]) => first);
    expect(rounds).toEqual(['3w1', '4w1 3w1', '2b= 3w1', '3w1', '2b= 3w1', '4w1 3w1']);
  });

  it('keeps two rounds where there are more than two before the last', () => {
    const event = eventOf(['2w1 Z H F Z', '1b0 Z Z Z U']);
    const [none, ...others] = madeBy('fewerRounds', event).map(([first]) => first);
    expect(none).toBe('Z');
    expect(others.slice(0, 4)).toEqual(['2w1 Z', 'Z Z', 'H Z', 'F Z']);
    expect(others.slice(4, 10)).toEqual([...['2w1 Z Z', '2w1 H Z', '2w1 F Z', 'Z H Z', 'Z F Z', 'H F Z']]);
    expect(others.slice(10, 13)).toEqual(['Z', 'H F Z', '2w1 Z Z']);
  });

  it('leaves boards of the last round out: all, halves, single ones', () => {
    const counts = madeBy('fewerBoards', EVENT).map((rows) => rows.length);
    expect(counts).toEqual([0, 2, 4, 4, 4, 4]);
  });

  it('leaves out who does not play in the last round', () => {
    const event = eventOf(['2w1 2b1', '1b0 1w0', '4w1 Z', '3b0 H', 'U F']);
    const counts = madeBy('fewerAbsent', event).map((rows) => rows.length);
    expect(counts).toEqual([2, 3, 4, 4, 4, 4]);
  });

  it('leaves single players out and two, of up to 16', () => {
    expect(madeBy('fewerPlayers', EVENT)).toHaveLength(6 + 15);
    const many = (pairs: number): Tournament =>
      eventOf(Array.from({ length: 2 * pairs }, (_, at) => (at % 2 === 0 ? `${at + 2}w1` : `${at}b0`)));
    expect(madeBy('fewerPlayers', many(8))).toHaveLength(16 + 120);
    expect(madeBy('fewerPlayers', many(9))).toEqual([]);
  });

  it('announces fewer rounds', () => {
    const event = eventOf(ROWS, { totalRounds: 6 });
    const reduce = REDUCTIONS.find(({ name }) => name === 'fewerAnnounced')!;
    expect([...reduce(event, dutch2026)].map(({ totalRounds }) => totalRounds)).toEqual([3, 4, 5]);
  });

  it('leaves out what is special', () => {
    const event = eventOf(ROWS, {
      virtualPoints: new Map([[1, [10]]]),
      forbidden: [
        { first: 1, last: 3, ids: [1, 5] },
        { first: 1, last: 3, ids: [2, 4] },
      ],
      adjustments: [{ result: null, value: 5, round: 1, ids: [1] }],
      points: { ...STANDARD_POINTS, blackDraw: 7 },
    });
    const reduce = REDUCTIONS.find(({ name }) => name === 'noSpecials')!;
    const special = ({ virtualPoints, forbidden, adjustments, points }: Tournament): unknown => [
      virtualPoints.size,
      forbidden.map(({ ids }) => ids.join('-')).join(),
      adjustments.length,
      points.blackDraw,
    ];
    expect([...reduce(event, dutch2026)].map(special)).toEqual([
      [0, '1-5,2-4', 1, 7],
      [1, '', 1, 7],
      [1, '2-4', 1, 7],
      [1, '1-5', 1, 7],
      [1, '1-5,2-4', 0, 7],
      [1, '1-5,2-4', 1, 5],
    ]);
    expect(madeBy('noSpecials', EVENT)).toEqual([]);
  });
});

describe('simpler results', () => {
  const made = [...simplerResults(EVENT)].map(tableOf);

  it('are drawn, in all rounds and in each, the last one first', () => {
    expect(made.slice(0, 4).map(([first, , , fourth]) => `${first} | ${fourth}`)).toEqual([
      '4w= 2b= 3w= | 1b= 5w= 5-=',
      '4w1 2b= 3w= | 1b0 5w1 5-=',
      '4w1 2b= 3w1 | 1b0 5w= 5-+',
      '4w= 2b= 3w1 | 1b= 5w1 5-+',
    ]);
  });

  it('are played where they were forfeits, White for the higher number', () => {
    expect(made[4]).toEqual([...ROWS.slice(0, 3), '1b0 5w1 5b1', '2w1 4b0 4w0', ROWS[5]]);
  });

  it('are those of single games, byes and absences', () => {
    const changed = made
      .slice(5)
      .map((rows) => rows.flatMap((row, at) => (row === ROWS[at] ? [] : [`${at + 1}: ${row}`])));
    expect(changed).toEqual([
      // Round 3, which is the last one.
      ['1: 4w1 2b= 3w=', '3: 6w1 H 1b='],
      ['2: 5b0 1w= 6w=', '6: 3b0 F 2b='],
      ['4: 1b0 5w1 5b=', '5: 2w1 4b0 4w='],
      ['4: 1b0 5w1 5b1', '5: 2w1 4b0 4w0'],
      ['4: 1b0 5w1 5b0', '5: 2w1 4b0 4w1'],
      // Round 2: players 3 and 6 have met; their byes become absences.
      ['3: 6w1 Z 1b0'],
      ['4: 1b0 5w= 5-+', '5: 2w1 4b= 4--'],
      ['6: 3b0 Z 2b0'],
      // Round 1.
      ['1: 4w= 2b= 3w1', '4: 1b= 5w1 5-+'],
      ['2: 5b= 1w= 6w1', '5: 2w= 4b0 4--'],
      ['3: 6w= H 1b0', '6: 3b= F 2b0'],
    ]);
  });

  it('let two play who are away in an earlier round and meet nowhere else', () => {
    const event = eventOf(['H 3w1', 'Z 4w1', '4w1 1b0', '3b0 2b0']);
    const rows = [...simplerResults(event)].map((one) => tableOf(one).slice(0, 2));
    expect(rows).toContainEqual(['2w= 3w1', '1b= 4w1']);
    expect(rows).toContainEqual(['2b= 3w1', '1w= 4w1']);
    const last = eventOf(['3w1 H', '4w1 Z', '1b0 4w1', '2b0 3b0']);
    expect([...simplerResults(last)].map((one) => tableOf(one)[0])).not.toContain('3w1 2w=');
  });
});

describe('the size of a tournament', () => {
  it.each([
    ['players and rounds', ['2w= 2b=', '1b= 1w='], {}, [2, 2, 1, 2, 0, 0, 0, 0]],
    ['rounds to come', ['2w= 2b=', '1b= 1w='], { totalRounds: 5 }, [2, 2, 1, 5, 0, 0, 0, 0]],
    ['games that were won', ['2w1 2b0', '1b0 1w1'], {}, [2, 2, 1, 2, 0, 0, 4, 0]],
    ['unusual results', ['2wW 2bD', '1bL 1wD'], {}, [2, 2, 1, 2, 0, 0, 12, 0]],
    ['absences and byes', ['Z H', 'F U'], {}, [2, 2, 1, 2, 0, 9, 0, 0]],
    ['forfeits', ['2w+ 2b-', '1b- 1w-'], {}, [2, 2, 1, 2, 0, 16, 0, 0]],
    [
      'special settings',
      ['2w= 2b=', '1b= 1w='],
      {
        virtualPoints: new Map([
          [1, [10]],
          [2, [10]],
        ]),
        forbidden: [{ first: 1, last: 9, ids: [1, 2] }],
        adjustments: [{ result: null, value: 5, round: 1, ids: [1] }],
        points: { ...STANDARD_POINTS, blackDraw: 6 },
      },
      [2, 2, 1, 2, 4, 0, 0, 0],
    ],
  ] as const)('counts %s', (_, rows, parts, expected) => {
    expect(sizeOf(eventOf(rows, parts as Partial<Tournament>))).toEqual(expected);
  });

  it.each([
    [[1, 2], [2, 1], true],
    [[2, 1], [2, 1], false],
    [[2, 0], [2, 1], true],
    [[2, 2], [2, 1], false],
    [[3, 0], [2, 1], false],
  ])('is compared by the first number that differs: %j below %j is %s', (a, b, smaller) => {
    expect(isSmaller(a, b)).toBe(smaller);
  });
});

describe('shrinking', () => {
  const NO_LIMITS = { trials: 10_000, isLate: () => false };
  const whoHas =
    (shown: (tournament: Tournament) => boolean): Shows =>
    (tournament) =>
      Promise.resolve({ ok: true, tournament: shown(tournament) ? tournament : null });

  it('ends with the smallest tournament that shows it', async () => {
    const hasForfeit = whoHas(({ players, pairedRounds }) =>
      players.some(({ rounds }) => rounds[pairedRounds - 1]?.result === '+'),
    );
    const { tournament, stoppedBy, failed } = await shrink(EVENT, dutch2026, hasForfeit, NO_LIMITS);
    expect(tableOf(tournament)).toEqual(['2-+', '1--']);
    expect([tournament.totalRounds, stoppedBy, failed]).toEqual([1, null, null]);
  });

  it('keeps the tournament where nothing smaller shows it', async () => {
    const { tournament, stoppedBy } = await shrink(
      EVENT,
      dutch2026,
      whoHas(() => false),
      NO_LIMITS,
    );
    expect(tournament).toBe(EVENT);
    expect(stoppedBy).toBeNull();
  });

  it.each([0, 1, 7])('stops after %i trials', async (trials) => {
    let tried = 0;
    const limits = { trials, isLate: () => false, onTrial: () => (tried += 1) };
    const shrunk = await shrink(
      EVENT,
      dutch2026,
      whoHas(() => false),
      limits,
    );
    expect([tried, shrunk.trials, shrunk.stoppedBy]).toEqual([trials, trials, 'trials']);
  });

  it('stops when there is no time left', async () => {
    let asked = 0;
    const shows: Shows = (tournament) => {
      asked += 1;
      return Promise.resolve({ ok: true, tournament: asked > 2 ? null : tournament });
    };
    const { stoppedBy } = await shrink(EVENT, dutch2026, shows, { trials: 99, isLate: () => asked >= 5 });
    expect([asked, stoppedBy]).toEqual([5, 'time']);
  });

  // The first question, without the data of persons, is none of the trials.
  it.each([
    ['candidate-crash', 8],
    ['candidate-timeout', 8],
    ['unreadable-answer', 0],
  ] as const)('counts %s as a failed question: %i', async (outcome, questions) => {
    let asked = 0;
    const failure: Failure = { ok: false, outcome, note: 'it did' };
    const shows: Shows = () => {
      asked += 1;
      return Promise.resolve({ ...failure, input: `file ${asked}` });
    };
    const { failed, tournament } = await shrink(EVENT, dutch2026, shows, { trials: 7, isLate: () => false });
    expect(tournament).toBe(EVENT);
    expect(failed).toEqual(questions === 0 ? null : { questions, outcome, note: 'it did', input: 'file 1' });
  });
});

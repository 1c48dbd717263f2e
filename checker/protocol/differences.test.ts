import { describe, expect, it } from 'vitest';
import { tournamentOf } from '../../corpus/index.js';
import type { Tournament, TournamentParts } from '../../corpus/index.js';
import { STANDARD_POINTS } from '../../engine/index.js';
import type { Colour, EventData, PointSystem, ResultCode, RoundEntry } from '../../engine/index.js';
import { compareFiles, DIFFERENCE_KINDS, repairedRounds, roundCode } from './index.js';
import type { DifferenceKind } from './index.js';

/** An entry as "3w1" (White against 3, won), "3b*", "3-+" (a forfeit without colours) or "U". */
function entry(code: string): RoundEntry {
  const [, opponent, colour, result] = /^(?:(\d+)([wb-]))?(.)$/.exec(code)!;
  const colours: Record<string, Colour> = { w: 'white', b: 'black' };
  return {
    opponent: opponent === undefined ? null : Number(opponent),
    colour: colours[colour ?? ''] ?? null,
    result: result as ResultCode,
  };
}

/** Rounds 1 and 2 are played, round 3 is the one that was given out. */
const BEFORE: Readonly<Record<number, string>> = {
  1: '2w1 3b? 4w*',
  2: '1b0 5-+ U',
  3: '4w= 1w? 5b*',
  4: '3b= H 1b*',
  5: 'Z 2-- 3w*',
};

type Player = TournamentParts['players'][number];

function fileOf(
  rounds: Readonly<Record<number, string>>,
  parts: Partial<TournamentParts> = {},
  person: (id: number) => Partial<Player> = () => ({}),
): Tournament {
  const players = Object.entries(rounds).map(([id, codes]) => ({
    id: Number(id),
    name: `Example, ${id}`,
    fideId: String(70_000 + Number(id)),
    title: 'FM',
    federation: 'GER',
    sex: 'w',
    birthDate: '1990/00/00',
    rating: 2000 + Number(id),
    rounds: codes.split(' ').map(entry),
    ...person(Number(id)),
  }));
  const header = [
    ['012', 'Example Open'],
    ['032', 'GER'],
    ['042', '2026/11/01'],
    ['052', '2026/11/09'],
    ['092', 'Swiss'],
  ].map(([tag, text]) => ({ tag, text }));
  return tournamentOf({ totalRounds: 5, header, players, ...parts });
}

const before = fileOf(BEFORE);

/** The reported differences of a later file, like "pair 3 4: 1 b > 3 b": kind, round, player, field, earlier and later value. */
function differencesIn(now: Tournament, earlier = before): string[] {
  return compareFiles(earlier, now).map(({ kind, round, player, field, before: was, now: is }) =>
    `${kind} ${round ?? '-'} ${player ?? '-'} ${field ?? ''}: ${was ?? '-'} > ${is ?? '-'}`.replace(
      ' :',
      ':',
    ),
  );
}

/** The file with other entries of some players: "1 3 4wb" is player 1 in round 3. */
function changed(...changes: readonly string[]): Readonly<Record<number, string>> {
  const codes = Object.fromEntries(Object.entries(BEFORE).map(([id, text]) => [id, text.split(' ')]));
  for (const change of changes) {
    const [id, round, code] = change.split(' ');
    codes[Number(id)][Number(round) - 1] = code;
  }
  return Object.fromEntries(
    Object.entries(codes).map(([id, all]) => [id, Array.from(all, (code) => code ?? 'Z').join(' ')]),
  );
}

const one =
  (id: number, part: Partial<Player>) =>
  (player: number): Partial<Player> =>
    player === id ? part : {};

/** By kind: a file and its reported differences. */
const TABLE: Readonly<Record<DifferenceKind, readonly (readonly [string, Tournament, readonly string[]])[]>> =
  {
    pair: [
      [
        'other opponents in the round given out',
        fileOf(changed('1 3 3w1', '3 3 1b0', '5 3 4w1', '4 3 5b0')),
        ['pair 3 1: 4 w > 3 w 1', 'pair 3 3: 5 b > 1 b 0', 'pair 3 4: 1 b > 5 b 0', 'pair 3 5: 3 w > 4 w 1'],
      ],
      [
        'other opponents in an earlier round',
        fileOf(changed('1 1 3w1', '3 1 1b0', '4 1 2w=', '2 1 4b=')),
        [
          'pair 1 1: 2 w 1 > 3 w 1',
          'pair 1 2: 1 b 0 > 4 b =',
          'pair 1 3: 4 w = > 1 b 0',
          'pair 1 4: 3 b = > 2 w =',
        ],
      ],
      [
        'a game instead of the bye, and the bye instead of it',
        fileOf(changed('2 3 1b1', '1 3 2w0', '4 3 U')),
        ['pair 3 1: 4 w > 2 w 0', 'pair 3 2: - U > 1 b 1', 'pair 3 4: 1 b > - U'],
      ],
      [
        'nobody instead of an opponent',
        fileOf(changed('3 3 Z', '5 3 Z')),
        ['pair 3 3: 5 b > - Z', 'pair 3 5: 3 w > - Z'],
      ],
      ['a game instead of an absence', fileOf(changed('5 1 2w1')), ['pair 1 5: - Z > 2 w 1']],
    ],
    colour: [
      [
        'in the round given out',
        fileOf(changed('1 3 4b0', '4 3 1w1')),
        ['colour 3 1: 4 w > 4 b 0', 'colour 3 4: 1 b > 1 w 1'],
      ],
      [
        'in an earlier round, with another result',
        fileOf(changed('1 1 2b0', '2 1 1w1')),
        ['colour 1 1: 2 w 1 > 2 b 0', 'colour 1 2: 1 b 0 > 1 w 1'],
      ],
      ['no difference if it is or was a forfeit', fileOf(changed('2 2 5w+', '5 2 2b-', '3 1 4-=')), []],
    ],
    bye: [
      ...(['F', 'H', 'Z'] as const).map(
        (result) =>
          [
            `${result} instead of the pairing-allocated one`,
            fileOf(changed(`2 3 ${result}`)),
            [`bye 3 2: - U > - ${result}`],
          ] as const,
      ),
      ...(['F', 'U', 'Z'] as const).map(
        (result) =>
          [
            `${result} instead of a half-point bye`,
            fileOf(changed(`4 2 ${result}`)),
            [`bye 2 4: - H > - ${result}`],
          ] as const,
      ),
      ['a half-point bye instead of an absence', fileOf(changed('5 1 H')), ['bye 1 5: - Z > - H']],
    ],
    result: [
      ...(['=', '0', 'W', '+', '-', '?', '*'] as const).map(
        (result) =>
          [
            `${result} instead of a win`,
            fileOf(changed(`1 1 2w${result}`)),
            [`result 1 1: 2 w 1 > 2 w${result === '*' ? '' : ` ${result}`}`],
          ] as const,
      ),
      [
        'of both players, a forfeit turned',
        fileOf(changed('2 2 5--', '5 2 2-+')),
        ['result 2 2: 5 - + > 5 - -', 'result 2 5: 2 - - > 2 - +'],
      ],
      ...(['1', '=', '0', '+', '-'] as const).flatMap((result) => [
        [`${result} of a game that was adjourned`, fileOf(changed(`1 2 3b${result}`)), []] as const,
        [`${result} of a game that was open`, fileOf(changed(`1 3 4w${result}`)), []] as const,
      ]),
    ],
    'not-given-out': [
      [
        'one round',
        fileOf(changed('1 4 5w1', '5 4 1b0', '2 4 3w1', '3 4 2b0', '4 4 U')),
        ['not-given-out 4 -: - > -'],
      ],
      [
        'two rounds',
        fileOf(changed('1 4 5w1', '5 4 1b0', '1 5 3w1', '3 5 1b0')),
        ['not-given-out 4 -: - > -', 'not-given-out 5 -: - > -'],
      ],
    ],
    'player-added': [['a late entry', fileOf({ ...BEFORE, 6: 'Z Z Z' }), ['player-added - 6: - > -']]],
    'player-removed': [
      [
        'who had the last bye',
        fileOf(Object.fromEntries(Object.entries(BEFORE).filter(([id]) => id !== '5'))),
        ['pair 2 2: 5 - + > 5 - +', 'pair 3 3: 5 b > 5 b', 'player-removed - 5: - > -'],
      ],
    ],
    number: [
      [
        'of somebody with the same FIDE number',
        fileOf({ 1: BEFORE[1], 2: '1b0 6-+ U', 3: '4w= 1w? 6b*', 4: BEFORE[4], 6: BEFORE[5] }, {}, (id) =>
          id === 6 ? { fideId: '70005', name: 'Example, 5', rating: 2005 } : {},
        ),
        ['number - 6: 5 > 6'],
      ],
    ],
    player: [
      ['a name', fileOf(BEFORE, {}, one(2, { name: 'Another' })), ['player - 2 name: Example, 2 > Another']],
      ['a FIDE number', fileOf(BEFORE, {}, one(2, { fideId: '1' })), ['player - 2 fideId: 70002 > 1']],
      ['a title', fileOf(BEFORE, {}, one(2, { title: 'IM' })), ['player - 2 title: FM > IM']],
      [
        'a federation',
        fileOf(BEFORE, {}, one(2, { federation: 'FRA' })),
        ['player - 2 federation: GER > FRA'],
      ],
      ['a sex', fileOf(BEFORE, {}, one(2, { sex: 'm' })), ['player - 2 sex: w > m']],
      [
        'a year of birth',
        fileOf(BEFORE, {}, one(2, { birthDate: '1991/00/00' })),
        ['player - 2 birthDate: 1990/00/00 > 1991/00/00'],
      ],
      ['a date of birth instead of its year', fileOf(BEFORE, {}, one(2, { birthDate: '1990/05/07' })), []],
    ],
    rating: [
      ['another one', fileOf(BEFORE, {}, one(2, { rating: 2003 })), ['rating - 2: 2002 > 2003']],
      ['none instead', fileOf(BEFORE, {}, one(2, { rating: null })), ['rating - 2: 2002 > -']],
    ],
    event: [],
  };

describe('differences between two versions of a file', () => {
  it('are none where nothing differs, and where results fill the round given out', () => {
    expect(differencesIn(fileOf(BEFORE))).toEqual([]);
    expect(differencesIn(fileOf(changed('1 3 4w1', '4 3 1b0', '3 3 5b=', '5 3 3w=')))).toEqual([]);
  });

  it('are none where only places and printed points differ, or comments', () => {
    const players = before.players.map((player) => ({ ...player, points: 99, rank: 9 }));
    expect(differencesIn({ ...before, players, comments: [' Another one'] })).toEqual([]);
  });

  for (const kind of DIFFERENCE_KINDS)
    it.each(TABLE[kind])(`${kind}: %s`, (_, now, expected) => {
      expect(differencesIn(now)).toEqual(expected);
    });

  it('of a rating where there was none', () => {
    const unrated = fileOf(BEFORE, {}, one(2, { rating: null }));
    expect(differencesIn(before, unrated)).toEqual(['rating - 2: - > 2002']);
  });

  it.each([
    ['1990/05/07', '1990/00/00', false],
    ['1990/00/00', '1990/05/07', false],
    ['1990/05/07', '1990', false],
    ['1990/05/07', '1990/05/08', true],
    ['1990/05/07', '1990/06/07', true],
    ['1990/05/07', '1991/00/00', true],
    ['1990/05/07', '', true],
    ['', '1990/00/00', true],
  ])('of a date of birth %s that is now %s: %s', (was, is, isReported) => {
    const found = compareFiles(
      fileOf(BEFORE, {}, one(2, { birthDate: was })),
      fileOf(BEFORE, {}, one(2, { birthDate: is })),
    );
    expect(found.map(({ field }) => field)).toEqual(isReported ? ['birthDate'] : []);
  });

  it.each([
    ['pair', true],
    ['colour', true],
    ['bye', true],
    ['not-given-out', true],
    ['result', false],
    ['player-added', false],
    ['player-removed', false],
    ['number', false],
    ['player', false],
    ['rating', false],
    ['event', false],
  ] as const satisfies readonly (readonly [DifferenceKind, boolean])[])(
    'of the kind %s make a round one to be checked again: %s',
    (kind, isRepaired) => {
      const rounds = [3, 1, 3].map((round) => ({
        kind,
        round,
        player: 1,
        field: null,
        before: null,
        now: null,
      }));
      expect(repairedRounds(rounds)).toEqual(isRepaired ? [1, 3] : []);
    },
  );
});

/** What pairings depend on, with the reported field and its earlier and later value. */
const DECIDING: Readonly<
  Record<
    Exclude<keyof EventData, 'players' | 'points' | 'teamScores' | 'roundsFrom'>,
    readonly [Partial<TournamentParts>, string]
  >
> = {
  // What the file announces: a file without that has as many rounds as were paired.
  totalRounds: [{ totalRounds: 6 }, 'event - - totalRounds: 5 > 6'],
  initialColour: [{ initialColour: 'black' }, 'event - - initialColour: - > black'],
  virtualPoints: [{ virtualPoints: new Map([[1, [10]]]) }, 'event - - acceleration: - > [[1,[10]]]'],
  forbidden: [
    { forbidden: [{ first: 1, last: 3, ids: [1, 2] }] },
    'event - - forbidden: - > [{"first":1,"last":3,"ids":[1,2]}]',
  ],
  adjustments: [
    { adjustments: [{ result: null, value: 5, round: 1, ids: [1] }] },
    'event - - adjustments: - > [{"result":null,"value":5,"round":1,"ids":[1]}]',
  ],
};

/** Records of the header, and the rest that is the event's. */
const RECORDS: Readonly<Record<string, readonly [tag: string, before: string]>> = {
  name: ['012', 'Example Open'],
  federation: ['032', 'GER'],
  startDate: ['042', '2026/11/01'],
  endDate: ['052', '2026/11/09'],
  type: ['092', 'Swiss'],
};

describe('differences of the event', () => {
  it.each(Object.entries(DECIDING))('%s', (_, [parts, expected]) => {
    expect(differencesIn(fileOf(BEFORE, parts))).toEqual([expected]);
  });

  it.each(Object.entries(RECORDS))('%s', (field, [tag, was]) => {
    const header = before.header.map((record) =>
      record.tag === tag ? { ...record, text: '2026/12/24' } : record,
    );
    expect(differencesIn(fileOf(BEFORE, { header }))).toEqual([`event - - ${field}: ${was} > 2026/12/24`]);
  });

  it('the system, and the order of the file', () => {
    expect(differencesIn(fileOf(BEFORE, { systemCode: 'FIDE_DUTCH_2026' }))).toEqual([
      'event - - system: - > FIDE_DUTCH_2026',
    ]);
    expect(differencesIn(fileOf(BEFORE, { pairedByFileOrder: true }))).toEqual([
      'event - - fileOrder: - > rank',
    ]);
  });

  it.each(Object.keys(STANDARD_POINTS))('points: %s', (name) => {
    const was = STANDARD_POINTS[name as keyof PointSystem];
    const points = { ...STANDARD_POINTS, [name]: was + 1 };
    expect(differencesIn(fileOf(BEFORE, { points }))).toEqual([
      `event - - points: ${JSON.stringify(STANDARD_POINTS)} > ${JSON.stringify(points)}`,
    ]);
  });

  it('points: what an unknown result is worth is nothing in a file that has none', () => {
    const points = { ...STANDARD_POINTS, unknown: 0 };
    expect(differencesIn(fileOf(changed('1 2 3b1', '3 2 1w0'), { points }))).toEqual([]);
    const other = { ...points, whiteWin: 30 };
    expect(differencesIn(fileOf(changed('1 2 3b1', '3 2 1w0'), { points: other }))).toHaveLength(1);
  });
});

describe('participants are the same', () => {
  it.each([
    [
      'by a FIDE number that one alone has',
      ['1', '2'],
      ['2', '1'],
      ['number - 2: 1 > 2', 'number - 1: 2 > 1'],
    ],
    ['by their numbers without one', ['', ''], ['', ''], []],
    ['by their numbers where it is 0', ['0', '0'], ['0', '0'], []],
    [
      'by their numbers where one alone has 0',
      ['0', '5'],
      ['6', '0'],
      ['player - 1 fideId: 0 > 6', 'player - 2 fideId: 5 > 0'],
    ],
    [
      'by their numbers where one alone has none',
      ['', '5'],
      ['6', ''],
      ['player - 1 fideId:  > 6', 'player - 2 fideId: 5 > '],
    ],
    ['by their numbers where two have the same', ['1', '1'], ['1', '1'], []],
    ['by their numbers where one has come to have it', ['', ''], ['1', ''], ['player - 1 fideId:  > 1']],
  ])('%s', (_, was, is, expected) => {
    const person =
      (ids: readonly string[]) =>
      (id: number): Partial<Player> => ({ name: 'Example', rating: 2000, fideId: ids[id - 1] });
    const rounds = { 1: 'Z', 2: 'Z' };
    expect(differencesIn(fileOf(rounds, {}, person(is)), fileOf(rounds, {}, person(was)))).toEqual(expected);
  });
});

describe('a round in words of its columns', () => {
  const match: RoundEntry = { opponent: 12, colour: 'white', result: '1' };

  it.each([
    [match, '12 w 1'],
    [{ ...match, colour: 'black', result: '=' }, '12 b ='],
    [{ ...match, colour: null, result: '-' }, '12 - -'],
    [{ ...match, result: '*' }, '12 w'],
    [{ ...match, boards: [10, 5, 0, 5] }, '12 w 1 (1+0.5+0+0.5)'],
    [{ ...match, boards: [10, 5], result: '*' }, '12 w'],
    [{ opponent: null, colour: null, result: 'H' }, '- H'],
  ] as const)('%j', (round, code) => {
    expect(roundCode(round)).toBe(code);
  });

  it('shows changed boards of a match if its result is the same', () => {
    const was: RoundEntry = { ...match, boards: [10, 5, 0, 5] };
    const rounds = (boards: readonly number[]): RoundEntry[] => [{ ...was, boards }];
    const event = (boards: readonly number[]): Tournament =>
      tournamentOf({
        players: [
          { id: 1, rounds: [] },
          { id: 12, rounds: [] },
        ].map((player) => (player.id === 1 ? { ...player, rounds: rounds(boards) } : player)),
        pairedRounds: 1,
        totalRounds: 1,
      });
    const found = compareFiles(event([10, 5, 0, 5]), event([5, 10, 0, 5]));
    expect(found).toMatchObject([
      { kind: 'result', before: '12 w 1 (1+0.5+0+0.5)', now: '12 w 1 (0.5+1+0+0.5)' },
    ]);
    expect(compareFiles(event([10, 5, 0, 5]), event([10, 5, 0, 5, 0]))).toEqual([]);
  });
});

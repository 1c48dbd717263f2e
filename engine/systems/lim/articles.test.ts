import { describe, expect, it } from 'vitest';
import { eventOfCells, stateAfter } from '../../testing/event-of-cells.js';
import { plainPlayer } from '../../testing/plain-player.js';
import { randomState } from '../../testing/random-event.js';
import { completeRound } from '../interface/pair-round.js';
import type { Step } from '../interface/system.js';
import { toEdition } from './to-edition.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';
import { boards, group, pairs, position } from './testing/positions.js';
import type { Seated } from './testing/positions.js';

const six = (...met: readonly (readonly [number, number])[]): Partial<Seated>[] =>
  [1, 2, 3, 4, 5, 6].map((id) => ({ met: met.flatMap(([a, b]) => (a === id ? [b] : [])) }));
const [WHITE, BLACK] = [{ colours: 'WB' }, { colours: 'BW' }];
const times = <T>(number: number, part: T): T[] => Array.from({ length: number }, () => part);

describe('1: the bye', () => {
  it('goes to the lowest rank of the lowest group', () => {
    expect(boards(position([...group(20, 1, [{}, {}]), ...group(0, 3, [{}, {}, {}])]))).toContain('5-bye');
    expect(boards(position(group(20, 1, [{}, {}, {}])))).toContain('3-bye');
  });

  it('not to who had one, nor where the others could not be paired', () => {
    expect(boards(position(group(20, 1, [{}, {}, { hadBye: true }])))).toContain('2-bye');
    expect(boards(position(group(20, 1, [{ met: [2] }, {}, {}])))).toContain('2-bye');
  });

  it('a full-point bye bars it since 2026', () => {
    const players = [1, 2, 3].map((id) => plainPlayer(id, 20));
    const bye = {
      opponent: null,
      colour: null,
      result: 'F',
      worth: 10,
      isPlayed: false,
      scoreDifference: 0,
    } as const;
    const state = position(group(20, 1, [{}, {}, {}]));
    const withBye = {
      ...state,
      players: state.players.map((one) => (one.id === 3 ? { ...players[2], past: [bye] } : one)),
    };
    const outcomes = [lim1999, lim2026].map((edition) =>
      completeRound<Step>(withBye, toEdition(edition).round(withBye)),
    );
    expect(outcomes).toMatchObject([{ bye: 3 }, { bye: 2 }]);
  });
});

describe('2.1: compatible players', () => {
  it('have not met, and need not have a third colour or three more of one', () => {
    expect(pairs(position(group(20, 1, [{ met: [3] }, {}, {}, {}])))).toBe('1-4 2-3');
    const [twice, more] = [{ colours: 'BWW' }, { colours: 'WBWW' }];
    expect(pairs(position(group(20, 1, [twice, BLACK, more, BLACK])))).toBe('1-4 2-3');
    expect(boards(position(group(20, 1, [twice, more])))).toBe('impossible');
  });
});

describe('2.2 and 8.3: the order of the groups', () => {
  it('downward to the median, upwards to the median, the median last, which may be empty', () => {
    const state = position([40, 30, 20, 10, 0].flatMap((score, i) => group(score, 2 * i + 1, [{}, {}])));
    const scoresOf = (of: typeof state): (readonly [string, number])[] => {
      const outcome = completeRound(of, toEdition(lim2026).round(of));
      if (outcome.kind !== 'paired') throw new Error(outcome.kind);
      return outcome.steps.map(({ stage }) => [stage.kind, stage.score]);
    };
    const order = [
      ['down', 40],
      ['down', 30],
      ['up', 0],
      ['up', 10],
      ['median', 20],
    ];
    expect(scoresOf(state)).toEqual(order);
    const empty = position([...group(30, 1, [{}, {}, {}]), ...group(10, 4, [{}, {}, {}])]);
    expect(scoresOf(empty)).toEqual([
      ['down', 30],
      ['up', 10],
      ['median', 20],
    ]);
    expect(pairs(empty)).toBe('1-2 3-4 5-6');
  });

  it('in round 2: one point, none, half a point', () => {
    const state = position(
      [10, 5, 0].flatMap((score, i) => group(score, 2 * i + 1, [{}, {}])),
      { round: 2 },
    );
    const outcome = completeRound(state, toEdition(lim1999).round(state));
    if (outcome.kind !== 'paired') throw new Error(outcome.kind);
    expect(outcome.steps.map(({ stage }) => stage.score)).toEqual([10, 0, 5]);
  });

  it('7.3, 8.1, 8.2: one point, a half or none; the bye as in article 1', () => {
    const scores = stateAfter(eventOfCells(['2w1', '1b0', '4w=', '3b=']), 2).players.map(
      ({ score }) => score,
    );
    expect(scores).toEqual([10, 5, 5, 0]);
    const state = position(
      [10, 5, 0].flatMap((score, i) => group(score, 3 * i + 1, [{}, {}, {}])),
      { round: 2 },
    );
    expect(boards(state)).toContain('9-bye');
  });
});

describe('2.3: who is transferred before a group is paired', () => {
  const median = group(20, 11, [{}, {}, {}, {}]);

  it('who has played all the others (a)', () => {
    expect(pairs(position([...group(30, 1, [{ met: [2, 3] }, {}, {}]), ...median.slice(0, 1)]))).toBe(
      '1-11 2-3',
    );
  });

  it('who finds nobody with whom he may have another colour (b, c)', () => {
    const bound = { colours: 'BWW' };
    const state = position([...group(30, 1, [bound, { colours: 'WBWW' }]), ...median.slice(0, 2)]);
    expect(boards(state)).toBe('11-1 12-2');
  });

  it('one of an odd number (d)', () => {
    expect(pairs(position([...group(30, 1, [{}, {}, {}]), ...median.slice(0, 1)]))).toBe('1-2 3-11');
  });

  it('players of lower groups go up', () => {
    expect(pairs(position([...group(20, 1, [{}]), ...group(10, 11, [{}, {}, {}])]))).toBe('1-11 12-13');
  });

  it('with floaters a group has opponents for its own players (L6)', () => {
    const seated = [
      ...group(40, 1, [{}]),
      ...group(30, 2, [{ met: [3, 4, 5] }, {}, {}, {}]),
      ...group(20, 11, [{}]),
    ];
    expect(pairs(position(seated))).toBe('1-2 3-4 5-11');
    expect(pairs(position(seated), { aloneIn: 'residents' })).toBe('1-3 2-11 4-5');
  });
});

describe('2.4 to 2.6', () => {
  it('2.4: the top half meets the bottom half', () => {
    expect(pairs(position(group(20, 1, times(6, {}))))).toBe('1-4 2-5 3-6');
  });

  it('2.5: who has met the proposed opponent meets another', () => {
    expect(pairs(position(group(20, 1, six([2, 5]))))).toBe('1-4 2-6 3-5');
  });

  /** Two above and two below, and two of the median who have met each other and some of the others. */
  const blocked = (met: readonly number[]): Seated[] => [
    ...group(30, 1, [{}, {}]),
    ...group(20, 11, [{ met: [12, ...met] }, { met }]),
    ...group(10, 21, [{}, {}]),
  ];

  it('2.6: a pairing above is cracked for a blocked median group', () => {
    expect(pairs(position(blocked([])))).toBe('1-11 2-12 21-22');
  });

  it('2.6: with more floaters from above a pairing below is', () => {
    const seated = [
      ...group(30, 1, [{ met: [11] }, { met: [11] }, { met: [11] }]),
      ...group(20, 11, [{}]),
      ...group(10, 21, [{}, {}]),
    ];
    expect(pairs(position(seated))).toBe('1-2 3-21 11-22');
  });

  it('2.6: the last pairing that was made, or where it is read so the first (L19)', () => {
    const seated = [
      ...group(30, 1, times(4, {})),
      ...group(20, 11, [{ met: [12] }, {}]),
      ...group(10, 21, [{}, {}]),
    ];
    expect(pairs(position(seated))).toBe('1-3 2-11 4-12 21-22');
    expect(pairs(position(seated), { cracked: 'first made' })).toBe('1-11 2-4 3-12 21-22');
  });

  it('2.6: where nothing is left on one side the other is cracked', () => {
    const seated = [...group(20, 11, [{ met: [12] }, {}]), ...group(10, 21, [{}, {}])];
    expect(pairs(position(seated))).toBe('11-22 12-21');
  });
});

describe('3: the choice of floaters', () => {
  const median = (...parts: Partial<Seated>[]): Seated[] => group(20, 11, parts);
  const from = (parts: readonly Partial<Seated>[], ...others: Seated[]): string =>
    pairs(position([...group(30, 1, parts), ...others]));

  it('3.2: who is due the colour of the majority makes the number even', () => {
    expect(from([WHITE, WHITE, BLACK], ...median({}))).toBe('1-3 2-11');
    expect(from([BLACK, BLACK, WHITE], ...median({}))).toBe('1-3 2-11');
  });

  it('3.2.4: of equal numbers the lowest numbered down, the highest numbered up', () => {
    expect(from([WHITE, BLACK, {}], ...median({}))).toBe('1-2 3-11');
    const below = group(10, 1, [{}, WHITE, BLACK]);
    expect(pairs(position([...below, ...median({})]))).toBe('1-11 2-3');
  });

  it('3.2.3: in Maxi-tournaments not if the last one is more than 100 points weaker', () => {
    const rated = (rating: number): Seated[] => [
      ...group(30, 1, [
        { ...WHITE, rating: 2300 },
        { ...WHITE, rating: 2200 },
        { ...BLACK, rating },
      ]),
      ...median({}),
    ];
    expect(pairs(position(rated(2100)), { isMaxi: true })).toBe('1-3 2-11');
    expect(pairs(position(rated(2099)), { isMaxi: true })).toBe('1-2 3-11');
  });

  it('3.3: the lowest numbered who has an opponent in the lower group', () => {
    expect(from([{}, {}, { met: [11] }], ...median({}))).toBe('1-3 2-11');
  });

  it('3.4: the highest numbered who has an opponent in the higher group', () => {
    const below = group(10, 1, [{ met: [11] }, {}, {}]);
    expect(pairs(position([...below, ...median({})]))).toBe('1-3 2-11');
  });

  it('3.5: who has no opponent below goes on only if nobody can be exchanged for him', () => {
    const seated = [
      ...group(40, 1, [{ met: [2, 3] }]),
      ...group(30, 2, [{ met: [3] }, {}]),
      ...median({}, {}, {}),
    ];
    expect(pairs(position(seated))).toBe('1-11 2-12 3-13');
  });

  it('3.9: a floater who has come in stays, if one of the group can go', () => {
    const seated = [...group(40, 1, [{}]), ...group(30, 2, [{}, {}]), ...median({})];
    expect(pairs(position(seated))).toBe('1-2 3-11');
  });

  it('3.10: who floated in the round before does not go again', () => {
    expect(from([{}, {}, { floated: true }], ...median({}))).toBe('1-3 2-11');
    const below = group(10, 1, [{ floated: true }, {}, {}]);
    expect(pairs(position([...below, ...median({})]))).toBe('1-3 2-11');
  });

  it('3.10: unless that costs a pairing, or makes a floater of a worse type', () => {
    // Without 3 the others make one pair, without 1 or 2 none.
    expect(from([{ met: [3] }, { met: [3] }, { floated: true }], ...median({}))).toBe('1-2 3-11');
    expect(from([{ met: [11] }, { met: [11] }, { floated: true }], ...median({}))).toBe('1-2 3-11');
  });

  it('3.10.a: who would be a floater of type c does not float instead (L37)', () => {
    const met = [11, 12];
    const all = [
      ...group(30, 1, [{ met }, { met }, { met, floated: true }]),
      ...group(20, 11, [{}, {}]),
      ...group(10, 21, [{}]),
    ];
    expect(pairs(position(all))).toBe('1-2 3-21 11-12');
    expect(pairs(position(all), { floatPasses: 'to any type' })).toBe('1-3 2-21 11-12');
  });

  it('3.8: who is due nothing is not due the alternate colour (L36)', () => {
    const all = [...group(30, 1, [BLACK]), ...group(20, 11, [{}, WHITE, {}])];
    expect(pairs(position(all))).toBe('1-12 11-13');
    expect(pairs(position(all), { floaterSeeks: 'who is not due the same' })).toBe('1-11 12-13');
    // Nobody is due it: the first available.
    const none = [...group(30, 1, [BLACK]), ...group(20, 11, [{}, BLACK, {}])];
    expect(pairs(position(none))).toBe('1-11 12-13');
  });

  it('3.8: a floater who is due nothing meets the first available (L39)', () => {
    const all = [...group(30, 1, [{}]), ...group(20, 11, [{}, WHITE, {}])];
    expect(pairs(position(all))).toBe('1-11 12-13');
    expect(pairs(position(all), { undueFloaterSeeks: 'who is due a colour' })).toBe('1-12 11-13');
  });

  it('5.3: who may not have the equalising colour is due the alternating one (L38)', () => {
    // Black is due: White would be the third in a row.
    const all = [...group(30, 1, [{ colours: 'BBBWW' }]), ...group(20, 11, [BLACK, WHITE, {}])];
    expect(pairs(position(all))).toBe('1-12 11-13');
    const mirrored = [...group(30, 1, [{ colours: 'WWWBB' }]), ...group(20, 11, [WHITE, BLACK, {}])];
    expect(pairs(position(mirrored))).toBe('1-12 11-13');
  });

  it('3.2, 3.9, 3.10: types first, then the last round, then colours (L12, L13)', () => {
    const colours = [BLACK, { ...WHITE, floated: true }, { ...WHITE, floated: true }];
    expect(from(colours, ...median({}))).toBe('1-11 2-3');
    expect(
      pairs(position([...group(30, 1, colours), ...median({})]), {
        evenedOrder: ['types', 'colour', 'last round'],
      }),
    ).toBe('1-2 3-11');
    const barred = [BLACK, { ...WHITE, met: [11] }, { ...WHITE, met: [11] }];
    expect(from(barred, ...median({}))).toBe('1-11 2-3');
  });

  describe('where the one who is to go can not be spared', () => {
    const parts = [
      { ...BLACK, met: [2, 3, 4] },
      { ...BLACK, met: [3, 4], floated: true },
      WHITE,
      BLACK,
      WHITE,
    ];
    const seated = [...group(30, 1, parts), ...median({})];

    it('2.3.d, 4.4.a: who makes the number even is chosen without a look at the others (L17)', () => {
      // 4 is to go, but 1 and 2 need two of the others: the last goes who can be spared, a floater of the last round or not.
      expect(pairs(position(seated))).toBe('1-5 2-11 3-4');
      expect(pairs(position(seated), { evenedBy: 'who leaves as many pairings' })).toBe('1-11 2-5 3-4');
    });

    it('3.10.2: the number of pairings is asked of all together, or of each of the others where it is read so (L26)', () => {
      // Of those who have not floated only 1 can be spared, who is not due the colour of the majority's last.
      expect(pairs(position(seated), { floatWaived: 'one by one' })).toBe('1-11 2-5 3-4');
    });
  });

  it('3.3: without the opponents of other floaters (L15, L16)', () => {
    // 1 floats, having met all, and is to meet 11; 4 has met 12.
    const seated = [...group(30, 1, [{ met: [2, 3, 4] }, {}, {}, { met: [12] }]), ...median({}, {})];
    expect(pairs(position(seated))).toBe('1-11 2-4 3-12');
    expect(pairs(position(seated), { excluded: 'all' })).toBe('1-12 2-3 4-11');
    expect(pairs(position(seated), { excluded: 'none' })).toBe('1-12 2-3 4-11');
  });

  it('3.4: the same upwards', () => {
    const below = group(10, 21, [{ met: [12] }, {}, {}, { met: [21, 22, 23] }]);
    expect(pairs(position([...median({}, {}), ...below]))).toBe('11-24 12-22 21-23');
  });

  it('3.9.2: type b is avoided before type c', () => {
    // 9 has come in and has an opponent below; 2 and 3 have none.
    const seated = [
      { id: 9, score: 40 },
      ...group(35, 2, [{ met: [4] }, { met: [4] }]),
      { id: 4, score: 30 },
      ...median({}, {}),
    ];
    expect(pairs(position(seated))).toBe('2-9 3-11 4-12');
  });

  it('3.9.2: type a is avoided before type b', () => {
    // 8 and 9 have come in, who have met each other; 9 has met 4, too.
    const seated = [
      ...group(40, 8, [{ met: [9] }, { met: [4] }]),
      { id: 2, score: 35 },
      { id: 4, score: 30 },
    ];
    expect(pairs(position(seated))).toBe('2-9 4-8');
  });
});

describe('3.6-3.8: floaters are paired first', () => {
  const upper = (...residents: Partial<Seated>[]): Seated[] => group(30, 4, residents);

  it('3.6.1: of equal scores the highest numbered first', () => {
    expect(pairs(position([...group(40, 1, [{ met: [2] }, {}]), ...upper({}, {}, {}, {})]))).toBe(
      '1-4 2-5 6-7',
    );
  });

  it('3.6.2: the highest score first, though its number is lower (L9)', () => {
    const seated = [{ id: 9, score: 50, met: [2] }, { id: 2, score: 40 }, ...upper({}, {})];
    expect(pairs(position(seated))).toBe('2-5 4-9');
    expect(pairs(position(seated), { floaterTurns: 'by number' })).toBe('2-4 5-9');
  });

  it('3.6.3: from above, then from below, then the others (L7)', () => {
    const seated = [{ id: 5, score: 30 }, { id: 6, score: 10 }, ...group(20, 1, [{}, {}, {}, {}])];
    expect(pairs(position(seated))).toBe('1-5 2-6 3-4');
    expect(pairs(position(seated), { upFloatersTake: 'lowest' })).toBe('1-5 2-3 4-6');
  });

  it('3.7.1: from below the lowest numbered first, who meets the lowest numbered', () => {
    const seated = [...group(0, 8, [{ met: [9] }, {}]), ...group(10, 3, [{}, {}, {}, {}])];
    expect(pairs(position(seated))).toBe('3-4 5-8 6-9');
  });

  it('3.7.2: the lowest score first, though its number is higher', () => {
    const seated = [{ id: 3, score: 0, met: [9] }, { id: 9, score: 5 }, ...group(10, 4, [{}, {}])];
    expect(pairs(position(seated))).toBe('3-5 4-9');
    expect(pairs(position(seated), { floaterTurns: 'by number' })).toBe('3-4 5-9');
  });

  it('3.6.3, 3.7.3: floaters from both sides meet in the median group only, which is paired last', () => {
    let floaters = 0;
    for (const { id, system } of [lim1999, lim2026])
      for (let seed = 0; seed < 60; seed++) {
        const edition = toEdition(id === lim1999.id ? lim1999 : lim2026);
        const state = randomState({ players: 9 + (seed % 5), played: 2 + (seed % 5), edition, seed });
        const outcome = completeRound<Step>(state, edition.round(state));
        if (outcome.kind !== 'paired') continue;
        for (const { stage } of outcome.steps) {
          if (stage.kind !== 'down' && stage.kind !== 'up') continue;
          floaters += stage.mdps.length;
          for (const place of stage.mdps) {
            const isHigher = state.players[place].score > stage.score;
            expect(isHigher, `${system}, seed ${String(seed)}`).toBe(stage.kind === 'down');
          }
        }
      }
    expect(floaters).toBeGreaterThan(20);
  });

  it('3.8: upwards the lowest numbered who is due the alternate colour', () => {
    const below = { id: 9, score: 0, ...WHITE };
    expect(pairs(position([...group(10, 3, [BLACK, WHITE, WHITE]), below]))).toBe('3-9 4-5');
    expect(pairs(position([...group(10, 3, [WHITE, WHITE, WHITE]), below]))).toBe('3-4 5-9');
  });

  it('3.8: the first who is due the alternate colour; if none is, the first', () => {
    const top = { id: 1, score: 40, ...WHITE };
    expect(pairs(position([top, ...upper(WHITE, BLACK, {})]))).toBe('1-5 4-6');
    expect(pairs(position([top, ...upper(WHITE, WHITE, WHITE)]))).toBe('1-4 5-6');
  });

  it('3.8: available is who leaves opponents for all others', () => {
    expect(pairs(position([{ id: 1, score: 40 }, ...upper({}, { met: [6] }, {})]))).toBe('1-5 4-6');
  });

  it('3.8: players of the group before other floaters (L8)', () => {
    const seated = [{ id: 1, score: 30 }, { id: 2, score: 10 }, ...group(20, 3, [{}, {}])];
    expect(pairs(position(seated))).toBe('1-3 2-4');
    expect(pairs(position(seated), { floatersMeet: 'by number' })).toBe('1-2 3-4');
  });

  it('3.8: in Maxi-tournaments only if the two are rated within 100 points', () => {
    const rated = (rating: number): Seated[] => [
      { id: 1, score: 40, ...WHITE },
      ...upper({ ...WHITE, rating: 2300 }, { ...BLACK, rating }, { ...BLACK, rating }),
    ];
    expect(pairs(position(rated(2200)), { isMaxi: true })).toBe('1-5 4-6');
    expect(pairs(position(rated(2199)), { isMaxi: true })).toBe('1-4 5-6');
    const upwards = (rating: number): Seated[] => [
      ...group(10, 3, [
        { ...BLACK, rating },
        { ...WHITE, rating: 2150 },
        { ...WHITE, rating: 2100 },
      ]),
      { id: 9, score: 0, ...WHITE },
    ];
    expect(pairs(position(upwards(2200)), { isMaxi: true })).toBe('3-9 4-5');
    expect(pairs(position(upwards(2201)), { isMaxi: true })).toBe('3-4 5-9');
  });
});

describe('4: exchanges', () => {
  const table = (...met: readonly (readonly [number, number])[]): string =>
    pairs(position(group(40, 1, six(...met))));
  const all = (one: number, ...others: number[]): (readonly [number, number])[] =>
    others.map((other) => [one, other] as const);

  it('4.2: the table for player 1', () => {
    expect(table()).toBe('1-4 2-5 3-6');
    expect(table(...all(1, 4))).toBe('1-5 2-4 3-6');
    expect(table(...all(1, 4, 5))).toBe('1-6 2-4 3-5');
    expect(table(...all(1, 4, 5, 6))).toBe('1-3 2-5 4-6');
    expect(table(...all(1, 4, 5, 6, 3))).toBe('1-2 3-5 4-6');
  });

  it('4.3: the table for player 2', () => {
    const first = all(1, 4, 5);
    expect(table(...first)).toBe('1-6 2-4 3-5');
    expect(table(...first, ...all(2, 4))).toBe('1-6 2-5 3-4');
    expect(table(...first, ...all(2, 4, 5))).toBe('1-6 2-3 4-5');
    expect(table(...first, ...all(2, 4, 5, 3))).toBe('1-3 2-6 4-5');
    expect(table(...first, ...all(2, 4, 5, 3, 6))).toBe('1-2 3-5 4-6');
  });

  it('4.1.b: upwards both tables are mirrored', () => {
    const mirrored = (...met: readonly (readonly [number, number])[]): string =>
      pairs(position(group(0, 1, six(...met))));
    expect(mirrored()).toBe('1-4 2-5 3-6');
    expect(mirrored(...all(6, 3))).toBe('1-4 2-6 3-5');
    expect(mirrored(...all(6, 3, 2))).toBe('1-6 2-4 3-5');
    expect(mirrored(...all(6, 3, 2, 1))).toBe('1-3 2-5 4-6');
    expect(mirrored(...all(6, 3, 2, 1, 4))).toBe('1-3 2-4 5-6');
  });

  /** 1 and 2 have played each other and all the others but 6. */
  const only6 = (others: readonly number[]): Partial<Seated>[] => [
    { met: [2, ...others] },
    { met: others },
    ...times(others.length + 1, {}),
  ];

  it('4.4.a: of seven 2 is exchanged with the floater, 7', () => {
    const seated = [...group(40, 1, only6([3, 4, 5, 7])), ...group(20, 11, [{}])];
    expect(pairs(position(seated))).toBe('1-6 2-11 3-5 4-7');
  });

  it('4.4.b: of six the lowest numbered of the others goes with 2', () => {
    const seated = [...group(40, 1, only6([3, 4, 5])), ...group(20, 11, [{}, {}])];
    expect(pairs(position(seated))).toBe('1-6 2-11 3-4 5-12');
  });

  it('4.4, 3.9: who has an opponent in the next group goes first (L18)', () => {
    const seated = [...group(40, 1, only6([3, 4, 5])), ...group(20, 11, [{ met: [5] }, { met: [5] }])];
    expect(pairs(position(seated))).toBe('1-6 2-11 3-5 4-12');
  });
});

describe('5: colours', () => {
  const four = (parts: readonly Partial<Seated>[], change = {}): string =>
    pairs(position(group(20, 1, parts)), change);

  it('5.2: exchanges go on as long as fewer pairs are due the same colour (L3, L4)', () => {
    expect(four([WHITE, BLACK, WHITE, BLACK])).toBe('1-4 2-3');
    expect(four([WHITE, WHITE, BLACK, WHITE, BLACK, BLACK])).toBe('1-5 2-6 3-4');
    expect(four([WHITE, WHITE, WHITE, WHITE])).toBe('1-3 2-4');
  });

  it('5.2: across the halves, too (L5)', () => {
    const parts = [{ ...WHITE, met: [4] }, BLACK, WHITE, BLACK];
    expect(four(parts)).toBe('1-2 3-4');
    expect(four(parts, { colourExchanges: 'bottom half' })).toBe('1-3 2-4');
  });

  it('5.7: in Maxi-tournaments opponents are exchanged within 100 points only', () => {
    const rated = (rating: number): Partial<Seated>[] => [
      { ...WHITE, rating: 2400 },
      { ...BLACK, rating: 2350 },
      { ...WHITE, rating: 2300 },
      { ...BLACK, rating },
    ];
    expect(four(rated(2200), { isMaxi: true })).toBe('1-4 2-3');
    expect(four(rated(2199), { isMaxi: true })).toBe('1-3 2-4');
  });

  const two = (score: number, one: string, other: string, change = {}, parts = {}): string =>
    boards(position(group(score, 1, [{ colours: one }, { colours: other }]), parts), change);

  it('5.3: who had a colour twice running gets the other one', () => {
    expect(two(20, 'BBWW', 'BWBW')).toBe('2-1');
    expect(two(20, 'WWBB', 'WBWB')).toBe('1-2');
    expect(two(20, 'WBWB', 'WWBB')).toBe('2-1');
  });

  it('5.4: of the same due colour the histories decide, going back', () => {
    expect(two(20, 'WBWB', 'BWWB')).toBe('1-2');
    expect(two(20, 'BWWB', 'WBWB')).toBe('2-1');
  });

  it('5.4: of identical histories the higher ranked has the due colour, below the median the lower ranked', () => {
    expect(two(20, 'WB', 'WB')).toBe('1-2');
    expect(two(40, 'BW', 'BW')).toBe('2-1');
    expect(two(10, 'WB', 'WB')).toBe('2-1');
    expect(two(10, 'BW', 'BW')).toBe('1-2');
  });

  it('5.4: the rank is the number, not the score (L2)', () => {
    const state = position([
      { id: 2, score: 30, ...WHITE },
      { id: 1, score: 20, ...WHITE },
    ]);
    expect(boards(state)).toBe('1-2');
    expect(boards(state, { higherRanked: 'by score' })).toBe('2-1');
  });

  it('5.4, 5.6: the size of the difference does not count (L1)', () => {
    expect(two(20, 'WB', 'BWB')).toBe('1-2');
    expect(two(20, 'WB', 'BWB', { sameDue: 'larger difference first' })).toBe('2-1');
  });

  it('5.5: in odd rounds the colour that leaves a difference of one, or none (L20)', () => {
    expect(two(20, 'WB', '')).toBe('1-2');
    expect(two(20, 'BBW', '')).toBe('1-2');
    expect(two(20, 'BBW', '', { dueInOddRounds: 'alternate' })).toBe('2-1');
  });

  it('5.6: in even rounds the equalising colour', () => {
    const even = { round: 4 };
    expect(two(15, 'BBW', 'WBW', {}, even)).toBe('1-2');
    expect(two(15, 'WBW', 'BBW', {}, even)).toBe('2-1');
  });
});

describe('6: the last round', () => {
  const bound = { colours: 'BBWW' };
  const last = { isFinal: true };

  it('colours yield where a scoregroup gains a pairing (L21)', () => {
    const seated = [...group(30, 1, [bound, bound]), ...group(20, 11, [{}, {}])];
    expect(pairs(position(seated))).toBe('1-11 2-12');
    expect(pairs(position(seated, last))).toBe('1-2 11-12');
  });

  it('not between different scores', () => {
    const seated = [...group(30, 1, [bound]), ...group(20, 11, [bound, {}, {}])];
    expect(pairs(position(seated, last))).toBe('1-12 11-13');
    expect(boards(position(seated.slice(0, 2), last))).toBe('impossible');
    expect(pairs(position(seated.slice(0, 2), last), { lastRound: 'everybody' })).toBe('1-11');
  });

  it('nor where nothing is gained', () => {
    expect(pairs(position(group(20, 1, [bound, {}, bound, {}]), last))).toBe('1-4 2-3');
  });
});

describe('7: the first round', () => {
  const firstRound = (number: number, initialColour: 'white' | 'black'): string[] => {
    const state = position(group(0, 1, times(number, {})), { round: 1, initialColour });
    const outcome = completeRound(state, toEdition(lim1999).round(state));
    if (outcome.kind !== 'paired') throw new Error(outcome.kind);
    const made = outcome.pairs.map(({ white, black }) => `${String(white)} v ${String(black)}`);
    return [...made, ...(outcome.bye === null ? [] : [`bye ${String(outcome.bye)}`])];
  };

  it('7.2: forty players, whichever colour is drawn', () => {
    const [white, black] = [firstRound(40, 'white'), firstRound(40, 'black')];
    expect(white.slice(0, 4)).toEqual(['1 v 21', '22 v 2', '3 v 23', '24 v 4']);
    expect(white.at(-1)).toBe('40 v 20');
    expect(black.slice(0, 4)).toEqual(['21 v 1', '2 v 22', '23 v 3', '4 v 24']);
    expect(black.at(-1)).toBe('20 v 40');
    expect(white).toEqual(
      times(20, 0).map((_, i) => (i % 2 === 0 ? `${i + 1} v ${i + 21}` : `${i + 21} v ${i + 1}`)),
    );
  });

  it('7.1: of an odd number the last has the bye', () => {
    expect(firstRound(5, 'white')).toEqual(['1 v 3', '4 v 2', 'bye 5']);
  });
});

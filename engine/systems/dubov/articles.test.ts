import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../../model/event.js';
import type { RoundState } from '../../model/player.js';
import { completeRound } from '../interface/pair-round.js';
import { dubov2026 } from './dubov-2026.js';
import type { DubovPlayer, DubovState } from './player.js';
import { DubovRound } from './to-edition.js';
import { player, state } from './testing/states.js';

/* A small position for every article that decides. */

/** Pairs by starting number, the higher ranked first, from the top; the bye last. */
function paired(own: DubovState): string {
  return boards(own, completeRound(own, new DubovRound(own, dubov2026)));
}

function boards({ players }: RoundState, outcome: ReturnType<typeof completeRound>): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  const rank = (id: number): number => players.findIndex((one) => one.id === id);
  const pairs = outcome.pairs
    .map(({ white, black }) => [white, black].sort((a, b) => rank(a) - rank(b)))
    .sort(([a], [b]) => rank(a) - rank(b));
  return [...pairs.map((pair) => pair.join('-')), ...(outcome.bye === null ? [] : [outcome.bye])].join(' ');
}

/** With those whom each has met, both ways. */
function met(players: readonly DubovPlayer[], games: readonly (readonly [number, number])[]): DubovPlayer[] {
  return players.map((one) => ({
    ...one,
    opponents: games.flatMap(([a, b]) => (a === one.id ? [b] : b === one.id ? [a] : [])),
  }));
}

describe('the bye (3.1)', () => {
  const three = [player(1, 10, 'WB'), player(2, 0, 'BW'), player(3, 0, 'WB')];

  it('3.1.3: the lowest score, 3.1.5: the largest TPN', () => {
    expect(paired(state(three))).toBe('1-2 3');
  });

  it('3.1.4: the highest number of games', () => {
    expect(paired(state([...three.slice(0, 2), player(3, 0, 'W')]))).toBe('1-3 2');
  });

  it('3.1.1: not to who may not have it', () => {
    expect(paired(state([...three.slice(0, 2), player(3, 0, 'WB', { mayTakeBye: false })]))).toBe('1-3 2');
  });

  it('3.1.1: a bye and a forfeit win bar whatever they are worth, else as many points as a win (Basic Rule 4)', () => {
    const { barsBye } = dubov2026;
    expect([barsBye('U', 5, STANDARD_POINTS), barsBye('+', 5, STANDARD_POINTS)]).toEqual([true, true]);
    expect([barsBye('F', 10, STANDARD_POINTS), barsBye('H', 5, STANDARD_POINTS)]).toEqual([true, false]);
  });

  it('3.1.2: all others can be paired', () => {
    expect(paired(state(met(three, [[1, 2]])))).toBe('1-3 2');
  });

  it('is never moved by a criterion on the others', () => {
    const players = [
      player(1, 20, 'W'),
      player(2, 10, 'B'),
      player(3, 10, 'W'),
      player(4, 10, 'W'),
      player(5, 10, 'B'),
    ];
    expect(paired(state(players)).endsWith(' 5')).toBe(true);
  });
});

describe('upfloaters (3.2.1, 3.2.2)', () => {
  it('C5: as few as possible, though the colours suffer', () => {
    const players = [player(1, 20, 'W'), player(2, 20, 'W'), player(3, 10, 'B'), player(4, 10, 'B')];
    expect(paired(state(players))).toBe('1-2 3-4');
  });

  it('C4: more than the bracket itself needs, for those below must be pairable', () => {
    const players = met(
      [player(1, 20, 'W'), player(2, 20, 'B'), player(3, 10, 'W'), player(4, 10, 'B')],
      [[3, 4]],
    );
    expect(paired(state(players))).toBe('1-4 2-3');
  });

  it('C6: the nearest score, before the colours', () => {
    const players = [player(1, 20, 'W'), player(2, 15, 'W'), player(3, 10, 'B'), player(4, 10, 'B')];
    expect(paired(state(players))).toBe('1-2 3-4');
  });

  it('C6: the largest difference first, and not their sum', () => {
    const players = met(
      [
        player(1, 40, 'W'),
        player(2, 40, 'B'),
        player(3, 35, 'W'),
        player(4, 25, 'B'),
        player(5, 25, 'W'),
        player(6, 20, 'B'),
      ],
      [
        [1, 2],
        [5, 6],
        [4, 6],
      ],
    );
    // 3 and 6 would be 0.5 and 2 points below, 4 and 5 are 1.5 points each.
    expect(paired(state(players))).toBe('1-4 2-5 3-6');
  });

  it('C7: the colour preferences of the bracket', () => {
    const players = [player(1, 20, 'W'), player(2, 10, 'W'), player(3, 10, 'B'), player(4, 10, 'W')];
    expect(paired(state(players))).toBe('1-3 2-4');
  });

  const alike = (second: Partial<DubovPlayer>, third: Partial<DubovPlayer> = {}): DubovPlayer[] => [
    player(1, 20, 'W'),
    player(2, 10, 'B', second),
    player(3, 10, 'B', third),
    player(4, 10, 'W'),
  ];

  it('4.2: else the smallest TPN', () => {
    expect(paired(state(alike({})))).toBe('1-2 3-4');
  });

  it.each<[string, Partial<DubovPlayer>, Partial<DubovPlayer>]>([
    ['C8: no maximum upfloater', { isMaximumUpfloater: true, upfloats: 3 }, { upfloatedLast: true }],
    [
      'C9: of those the one upfloated less often',
      { isMaximumUpfloater: true, upfloats: 4 },
      { isMaximumUpfloater: true, upfloats: 3, upfloatedLast: true },
    ],
    ['C10: not who upfloated in the previous round', { upfloatedLast: true, upfloats: 1 }, { upfloats: 2 }],
  ])('%s, but in the last round', (_rule, second, third) => {
    expect(paired(state(alike(second, third)))).toBe('1-3 2-4');
    expect(paired(state(alike(second, third), { isFinal: true }))).toBe('1-2 3-4');
  });
});

describe('within a bracket', () => {
  it('3.2.5, 3.2.6: the lowest ARO of the White seekers meets the smallest TPN of the others', () => {
    const players = [
      player(1, 10, 'B', { aro: 2200 }),
      player(2, 10, 'B', { aro: 2100 }),
      player(3, 10, 'W'),
      player(4, 10, 'W'),
    ];
    expect(paired(state(players))).toBe('1-4 2-3');
  });

  it('4.4: the first transposition that is legal', () => {
    const whites = [
      player(1, 10, 'B', { aro: 1 }),
      player(2, 10, 'B', { aro: 2 }),
      player(3, 10, 'B', { aro: 3 }),
    ];
    const blacks = [player(4, 10, 'W'), player(5, 10, 'W'), player(6, 10, 'W')];
    const games = [
      [1, 4],
      [2, 6],
    ] as const;
    expect(paired(state(met([...whites, ...blacks], games)))).toBe('1-5 2-4 3-6');
  });

  it('3.2.4.2: out of the larger subgroup one in the middle is shifted', () => {
    const players = [1, 2, 3, 4].map((id) => player(id, 10, 'W'));
    // Black seekers 1 2 3 4 are numbered 2, 3, 1, 4: 2 and 3 go to G1.
    expect(paired(state(players))).toBe('1-2 3-4');
  });

  it('3.2.4.1: two of the smaller subgroup must meet, so one of them is shifted', () => {
    const players = met(
      [
        player(1, 10, 'B', { aro: 1 }),
        player(2, 10, 'B', { aro: 2 }),
        player(3, 10, 'W'),
        player(4, 10, 'W'),
      ],
      [
        [1, 3],
        [1, 4],
        [2, 3],
        [2, 4],
      ],
    );
    expect(paired(state(players))).toBe('1-2 3-4');
  });

  it('C3: two with the same absolute preference do not meet, in the last round neither', () => {
    const players = [player(1, 10, 'WW'), player(2, 10, 'WW'), player(3, 0, 'WB'), player(4, 0, 'WB')];
    expect(paired(state(players, { isFinal: true }))).toBe('1-3 2-4');
  });
});

describe('colours (5.2)', () => {
  const coloursOf = (a: DubovPlayer, b: DubovPlayer, initialColour: 'white' | 'black' = 'white'): string => {
    const own = state([a, b], { initialColour });
    const round = new DubovRound(own, dubov2026);
    const { white, rule } = round.first!.coloursOf([0, 1]);
    return `${own.players[white].id} by ${rule.article}`;
  };

  it.each([
    ['5.2.1: nobody has played, odd', player(1, 0), player(2, 0), '1 by 5.2.1'],
    ['5.2.1: nobody has played, even', player(2, 0), player(3, 0), '3 by 5.2.1'],
    ['5.2.2', player(1, 10, 'W'), player(2, 10, 'B'), '2 by 5.2.2'],
    ['5.2.2: who has not played prefers Black', player(1, 10), player(2, 10, 'B'), '2 by 5.2.2'],
    ['5.2.3', player(1, 10, 'BW'), player(2, 10, 'W'), '1 by 5.2.3'],
    ['5.2.4: the last time they differed', player(1, 10, 'WBWB'), player(2, 10, 'BWWB'), '1 by 5.2.4'],
    ['5.2.5', player(1, 10, 'WB'), player(2, 10, 'WB'), '1 by 5.2.5'],
    ['5.2.5: the higher ranked has more points', player(1, 0, 'WB'), player(2, 10, 'WB'), '2 by 5.2.5'],
  ])('%s', (_article, a, b, expected) => {
    expect(coloursOf(a, b)).toBe(expected);
  });

  it('5.2.1: the initial-colour is Black', () => {
    expect(coloursOf(player(1, 0), player(2, 0), 'black')).toBe('2 by 5.2.1');
  });
});

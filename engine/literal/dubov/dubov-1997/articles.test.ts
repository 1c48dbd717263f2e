import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../model/event.js';
import { eventOfCells, stateAfter } from '../../../testing/event-of-cells.js';
import { canAllBePaired } from '../../enumerate.js';
import { AS_PRINTED } from '../../reading.js';
import { formOf } from '../../testing/boards.js';
import { allocateColours } from './colours.js';
import { dueColumns, equalColumns } from './columns.js';
import type { DubovPlayer } from './definitions.js';
import { chooseLeaving } from './downfloaters.js';
import { pairFloaters } from './round.js';
import { mayBeTransferred } from './limitations.js';
import type { Pair, RoundPosition } from './limitations.js';
import { pairAll } from './rows.js';
import { transferPlayers } from './transfers.js';

const state = stateAfter(eventOfCells(['', '']), 0);

/** A player who has had the other colour last. */
function player(id: number, due: Colour, parts: Partial<DubovPlayer> = {}): DubovPlayer {
  return {
    ...{ id, place: id, alphabetical: id, score: 10, past: [], rating: 2000, aro: 2000 },
    ...{ dueColour: due, colours: [due === 'white' ? 'black' : 'white'] },
    ...parts,
  };
}

/** Everybody may meet everybody but those whose numbers are told. */
function position(
  met: readonly (readonly [number, number])[],
  otherwise: readonly string[] = [],
): RoundPosition {
  const haveMet = (one: number, other: number): boolean => met.some(([a, b]) => a === one && b === other);
  const mayMeet: RoundPosition['mayMeet'] = ({ id: one }, { id: other }) =>
    one !== other && !haveMet(one, other) && !haveMet(other, one);
  return {
    ...{ state, form: formOf({ otherwise }), players: [], mayMeet, firstPairRuleBroken: () => null },
    canBePaired: (players) => canAllBePaired(players, mayMeet),
  };
}

const idsOf = (players: readonly DubovPlayer[]): number[] => players.map(({ id }) => id);
const text = (pairs: readonly Pair[]): string[] => pairs.map((pair) => idsOf(pair).join('-'));

/** The table of 6.2, its whites from 1 and its blacks from 11, both from the top. */
const whites = [2310, 2318.4, 2322.3, 2333.7, 2340.5, 2344.6].map((aro, row) =>
  player(row + 1, 'white', { aro }),
);
const blacks = [2380, 2365, 2300, 2280, 2260, 2250].map((rating, row) =>
  player(row + 11, 'black', { rating }),
);
const table = [...whites, ...blacks].reverse();

describe('6.2, 6.3', () => {
  it('the example', () => {
    expect(text(pairAll(position([]), table))).toEqual(['1-11', '2-12', '3-13', '4-14', '5-15', '6-16']);
  });

  it('a white who has met his black meets the first one of the lower rows', () => {
    const pairs = pairAll(position([[2, 12]]), table); // prettier-ignore
    expect(text(pairs)).toEqual(['1-11', '2-13', '3-12', '4-14', '5-15', '6-16']);
  });

  it('in the last row the last but one is changed', () => {
    const pairs = pairAll(position([[6, 16]]), table); // prettier-ignore
    expect(text(pairs)).toEqual(['1-11', '2-12', '3-13', '4-14', '5-16', '6-15']);
  });

  it('a white who has met all blacks meets the next white, and 7.4 is for the others anew', () => {
    const met = blacks.map(({ id }): [number, number] => [3, id]);
    // One of the blacks of the same ARO goes to the whites, the lowest rated, and is the first of them.
    expect(text(pairAll(position(met), table))).toEqual(['3-4', '16-11', '1-12', '2-13', '5-14', '6-15']);
  });

  it('then those below, then those above, upward', () => {
    const met = [...blacks, ...whites.slice(3)].map(({ id }): [number, number] => [3, id]);
    expect(text(pairAll(position(met), table))[0]).toBe('3-2');
  });
});

describe('7.3, 7.4', () => {
  const four = [2300, 2200, 2100, 2000].map((aro, index) => player(index + 1, 'white', { aro }));

  it('whites with the lowest ARO go to the blacks, of equals the higher rated', () => {
    expect(idsOf(equalColumns(four).black)).toEqual([3, 4]);
    const equal = four.map((one) => ({ ...one, aro: 2000, rating: 2000 + one.id }));
    expect(idsOf(equalColumns(equal).black)).toEqual([4, 3]);
  });

  it('but nobody who may not have the colour (2.3)', () => {
    const barred = four.map((one) =>
      one.id === 4 ? { ...one, colours: ['black', 'black'] as Colour[] } : one,
    );
    expect(idsOf(equalColumns(barred).black)).toEqual([2, 3]);
  });

  it('blacks with the highest ARO go to the whites', () => {
    const black = four.map(({ id, aro }) => player(id, 'black', { aro }));
    expect(idsOf(equalColumns(black).white)).toEqual([2, 1]);
  });
});

it('DA4: who is due no colour joins the smaller column, the highest rated first', () => {
  const none = { dueColour: null, colours: [] };
  const players = [
    player(1, 'white'),
    player(2, 'white', { ...none }),
    player(3, 'white', { ...none, rating: 2100 }),
  ];
  const { white, black } = dueColumns(players);
  expect([idsOf(white), idsOf(black)]).toEqual([[1, 2], [3]]);
});

describe('8', () => {
  const floaters = [player(1, 'black'), player(2, 'white', { aro: 2100 }), player(3, 'white')];
  const residents = [
    ...[player(11, 'white', { rating: 2400 }), player(12, 'black', { rating: 2300 })],
    ...[player(13, 'black', { rating: 2200 }), player(14, 'white', { rating: 2100 })],
  ];

  it('white and black by turns, the highest R of the opposite due colour', () => {
    expect(text(pairFloaters(position([]), floaters, residents))).toEqual(['3-12', '1-11', '2-13']);
  });

  it('otherwise (DA13) the highest R', () => {
    expect(text(pairFloaters(position([], ['DA13']), floaters, residents))).toEqual(['3-11', '1-12', '2-13']);
  });
});

describe('7.1, 7.2', () => {
  const lower = [
    ...[player(11, 'white', { score: 5, rating: 2300 }), player(12, 'black', { score: 5, rating: 2100 })],
    player(13, 'black', { score: 0, rating: 2500 }),
  ];

  it('somebody of the opposite due colour comes for who has no opponent (7.1.a)', () => {
    const own = [player(1, 'white'), player(2, 'white')];
    const { transferred } = transferPlayers(position([[1, 2]]), own, lower); // prettier-ignore
    expect(idsOf(transferred)).toEqual([12, 11]);
  });

  it('and from the next possible group (DA10)', () => {
    const met = [[1, 11], [1, 12]] as const; // prettier-ignore
    expect(idsOf(transferPlayers(position(met), [player(1, 'white')], lower).transferred)).toEqual([13]);
    const adjacent = transferPlayers(position(met, ['DA10']), [player(1, 'white')], lower);
    expect([idsOf(adjacent.transferred), idsOf(adjacent.goDown)]).toEqual([[], [1]]);
  });

  it('7.2: he has to be able to meet a player of the higher score group, not just one who was transferred', () => {
    const own = [player(1, 'white'), player(2, 'white')];
    const met = [[1, 2], [1, 11], [2, 11]] as const; // prettier-ignore
    expect(idsOf(transferPlayers(position(met), own, lower).transferred)).toEqual([12, 13]);
  });
});

it('2.2: not twice running, and not more than three times in less than ten rounds', () => {
  const historyOf = (...differences: number[]): DubovPlayer => {
    const past = differences.map(
      (scoreDifference) =>
        ({ opponent: 9, colour: 'white', result: '-', isPlayed: false, worth: 0, scoreDifference }) as const,
    );
    return player(1, 'white', { past });
  };
  const may = (
    differences: number[],
    parts: Partial<RoundPosition['state']>,
    ...otherwise: string[]
  ): boolean =>
    mayBeTransferred(
      { ...position([], otherwise), state: { ...state, ...parts } },
      historyOf(...differences),
    );
  expect(may([0, -5], {})).toBe(false);
  expect(may([0, -5], { isFinal: true })).toBe(true);
  expect(may([-5, 0, -5, 0], {})).toBe(true);
  expect(may([-5, 0, -5, 0, -5, 0], {})).toBe(false);
  expect(may([-5, 0, -5, 0, -5, 0], { totalRounds: 10 })).toBe(true);
  expect(may([0, -5], {}, 'DA6')).toBe(true);
});

describe('6.4', () => {
  const own = [1, 2, 3].map((id) => player(id, 'white', { rating: 2000 + id }));
  const lower = [player(11, 'black', { score: 5 })];
  const downOf = (met: readonly (readonly [number, number])[], floaters: readonly DubovPlayer[]): number[] =>
    idsOf(chooseLeaving(position(met), { own, transferred: [], goDown: [] }, floaters, lower).down);

  it('the lowest rated goes down (DA8)', () => {
    expect(downOf([], [])).toEqual([1]);
  });

  it('but first who can be paired in the lower score group (a), then who cannot (b), then who has floated (c)', () => {
    expect(downOf([[1, 11]], [])).toEqual([2]); // prettier-ignore
    expect(downOf([[1, 11]], [own[1], own[2]])).toEqual([1]); // prettier-ignore
    expect(downOf([], [own[0], own[1]])).toEqual([3]);
  });

  it('before that, who was to be transferred stays where he was (DA23)', () => {
    const transferred = [player(12, 'black', { score: 5 }), player(13, 'black', { score: 5 })];
    const met = [[1, 12], [1, 13], [2, 12], [2, 13], [3, 12], [3, 13]] as const; // prettier-ignore
    const { down, back } = chooseLeaving(position(met), { own, transferred, goDown: [] }, [], []);
    expect([idsOf(down), idsOf(back)]).toEqual([[1], []]);
    const two = { own: own.slice(0, 2), transferred: transferred.slice(0, 1), goDown: [] };
    expect(chooseLeaving(position(met), two, [], [])).toEqual({ down: [], back: two.transferred });
  });
});

describe('3', () => {
  const gives = (one: Partial<DubovPlayer>, other: Partial<DubovPlayer>): string => {
    const { white, article } = allocateColours(AS_PRINTED, [
      player(1, 'white', one),
      player(2, 'white', other),
    ]);
    return `${white} by ${article}`;
  };
  const white: Colour = 'white';
  const black: Colour = 'black';

  it('in descending priority', () => {
    expect(gives({ colours: [black, black] }, {})).toBe('1 by 2.1');
    expect(gives({}, { dueColour: black, colours: [white] })).toBe('1 by 3');
    expect(gives({ colours: [white, black] }, {})).toBe('2 by 3');
    const other = { colours: [black, white, white, black] };
    expect(gives({ colours: [white, black, white, black] }, other)).toBe('1 by 3');
    expect(gives({ aro: 2001 }, {})).toBe('1 by 3');
    expect(gives({ rating: 2001 }, {})).toBe('2 by 3');
    expect(gives({}, {})).toBe('2 by 3');
  });
});

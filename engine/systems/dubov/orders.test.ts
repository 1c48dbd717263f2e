import { describe, expect, it } from 'vitest';
import { fromTheMiddle, s1Order, shifterOrder, smallerFirst, subgroupsOf, upfloaterOrder } from './orders.js';
import { player, state } from './testing/states.js';

describe('from the middle outwards (4.3.3)', () => {
  it('is the order of the example in the text', () => {
    expect(fromTheMiddle(Array.from('ABCDEFG')).join('')).toBe('DCEBFAG');
  });

  it('begins with the higher one of two in the middle', () => {
    expect(fromTheMiddle(Array.from('ABCD')).join('')).toBe('BCAD');
  });
});

const players = [
  player(1, 20, 'B', { aro: 2100 }),
  player(2, 20, 'B', { aro: 1900 }),
  player(3, 20, 'B', { aro: 1900 }),
  player(4, 20, 'W', { aro: 1800 }),
  player(5, 20, 'W', { aro: 1700 }),
  player(6, 20, 'W', { aro: 1600 }),
];

it('S1: ascending ARO, then ascending TPN (3.2.5)', () => {
  expect(s1Order([0, 1, 2], players)).toEqual([1, 2, 0]);
});

it('White seekers are numbered by ARO, Black seekers by TPN, from the middle (4.3.2)', () => {
  expect(shifterOrder([0, 1, 2], players)).toEqual([2, 1, 0]);
  expect(shifterOrder([3, 4, 5], players)).toEqual([4, 3, 5]);
});

it('possible upfloaters: descending score, then ascending TPN (4.2.2)', () => {
  const below = [player(1, 10), player(2, 15), player(3, 15)];
  expect(upfloaterOrder([0, 1, 2], below)).toEqual([1, 2, 0]);
});

describe('G1 and G2 (3.2.3)', () => {
  it('White seekers and the others', () => {
    const { g1, g2 } = subgroupsOf([0, 1, 2, 3, 4, 5], state(players));
    expect([g1, g2]).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it('halves by TPN where nobody has played, also in a later round', () => {
    const late = [1, 2, 3, 4].map((id) => player(id, 0));
    expect(subgroupsOf([0, 1, 2, 3], state(late))).toEqual({ g1: [0, 1], g2: [2, 3] });
    expect(subgroupsOf([0, 1, 2, 3], state([player(1, 0, 'BW'), ...late.slice(1)]))).toEqual({
      g1: [],
      g2: [0, 1, 2, 3],
    });
  });

  it('shifts begin in the smaller one, in G1 where they are equally large (3.2.4)', () => {
    expect(smallerFirst({ g1: [0], g2: [1, 2] })[0]).toEqual([0]);
    expect(smallerFirst({ g1: [0, 3, 4], g2: [1] })[0]).toEqual([1]);
    expect(smallerFirst({ g1: [0], g2: [1] })[0]).toEqual([0]);
  });
});

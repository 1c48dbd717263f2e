import { describe, expect, it } from 'vitest';
import { transpositions } from '../../../../order/transpositions.js';
import { player, state } from '../../../../testing/players.js';
import { Board1992 } from '../board-1992.js';
import { exchanges1992 } from '../exchanges.js';
import { homogeneous } from './bracket.js';

/** Every arrangement of D2 and D1, and the pairing that it makes, where it is not made by an earlier one. */
function pairingsByLetter(size: number, half: number): string[] {
  const found = new Set<string>();
  const players = Array.from({ length: size }, (_, number) => number);
  for (const { down, up } of exchanges1992(size, half)) {
    const inS1 = (number: number): boolean => (number < half ? !down.includes(number) : up.includes(number));
    const s1 = players.filter(inS1);
    for (const order of transpositions(
      players.filter((number) => !inS1(number)),
      half,
    ))
      found.add(nameOf(s1.map((number, i) => [number, order[i]])));
  }
  return [...found];
}

function nameOf(pairs: readonly (readonly [number, number])[]): string {
  const sorted = pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  return sorted.sort().join(' ');
}

describe('the pairings of a homogeneous bracket', () => {
  it.each([
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
    [8, 4],
    [6, 2],
    [7, 2],
  ])('of %d players with %d pairs: passing over repetitions leaves each at its first place', (size, half) => {
    const board = new Board1992(state(Array.from({ length: size }, (_, index) => player(index + 1, 0))));
    const players = Array.from({ length: size }, (_, place) => place);
    const passedOver = [...homogeneous(board, players, half)].map(({ pairs }) => nameOf(pairs));
    expect(passedOver).toEqual(pairingsByLetter(size, half));
    // None is missing: all ways to choose so many pairs.
    const ways = (n: number, pairs: number): number =>
      pairs === 0 ? 1 : (n * (n - 1) * ways(n - 2, pairs - 1)) / (2 * pairs);
    expect(passedOver).toHaveLength(ways(size, half));
  });
});

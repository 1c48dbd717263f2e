import { describe, expect, it } from 'vitest';
import { compareLists, pairings, subsets } from '../enumerate.js';
import type { Bracket, Candidate } from './bracket.js';
import { candidatesLeaving, preferredBy } from './bracket.js';
import { orderOfExchange, pairedMdps, sequence } from './orders.js';
import { dutchPlayer } from './testing/players.js';

describe('exchanges between S1 = 1-5 and S2 = 6-11', () => {
  const order = (size: number): string[] => {
    const all = [...subsets([1, 2, 3, 4, 5], size)].flatMap((toS2) =>
      [...subsets([6, 7, 8, 9, 10, 11], size)].map((toS1) => ({ toS1, toS2 })),
    );
    return all
      .toSorted((a, b) => compareLists(orderOfExchange(a.toS1, a.toS2), orderOfExchange(b.toS1, b.toS2)))
      .map(({ toS1, toS2 }) => `${toS2.toReversed().join()}<->${toS1.join()}`);
  };

  it('of one player come in the order of the printed table', () => {
    const first = '5<->6 5<->7 4<->6 5<->8 4<->7 3<->6 5<->9 4<->8 3<->7 2<->6';
    expect(order(1).slice(0, 10)).toEqual(first.split(' '));
    expect(order(1).at(-1)).toBe('1<->11');
  });

  it('of two players come in the order of the printed table', () => {
    const places = (exchange: string): number => order(2).indexOf(exchange) + 1;
    expect(order(2)).toHaveLength(150);
    expect(['5,4<->6,7', '5,3<->6,7', '4,3<->6,7', '5,1<->7,9', '2,1<->10,11'].map(places)).toEqual([
      1, 3, 8, 54, 150,
    ]);
  });

  it('of three players begin as printed', () => {
    expect(order(3).slice(0, 6)).toEqual([
      '5,4,3<->6,7,8',
      '5,4,3<->6,7,9',
      '5,4,2<->6,7,8',
      '5,4,3<->6,7,10',
      '5,4,3<->6,8,9',
      '5,4,2<->6,7,9',
    ]);
  });
});

describe('the sequence of candidates', () => {
  const rules = sequence({ id: 'mdp-set', valueOf: pairedMdps });
  const inSequence = (candidates: readonly Candidate[], bracket: Bracket): string[] => {
    const left = [...candidates];
    const found: string[] = [];
    while (left.length > 0) {
      const [first, second] = preferredBy(rules, left, bracket);
      expect(second).toBeUndefined();
      left.splice(left.indexOf(first), 1);
      found.push(first.pairs.map(([a, b]) => `${a.id}-${b.id}`).join(' '));
    }
    return found;
  };

  it('of six equal players: transpositions, then exchanges, each pairing at its first place (B7)', () => {
    const residents = [1, 2, 3, 4, 5, 6].map((id) => dutchPlayer(id, 0));
    const bracket = { mdps: [], residents, below: [] };
    const all = [...pairings(residents, () => true)].map((pairs) => ({ pairs, downfloaters: [] }));
    const found = inSequence(all, bracket);
    expect(found).toHaveLength(15);
    // The order of the pairs in a candidate is that of S1.
    expect(found.slice(0, 8)).toEqual([
      '1-4 2-5 3-6',
      '1-4 2-6 3-5',
      '1-5 2-4 3-6',
      '1-5 2-6 3-4',
      '1-6 2-4 3-5',
      '1-6 2-5 3-4',
      '1-3 2-5 4-6',
      '1-3 2-6 4-5',
    ]);
  });

  it('of two moved-down players: their opponents first, then the remainder', () => {
    const mdps = [dutchPlayer(1, 10), dutchPlayer(2, 10)];
    const residents = [3, 4, 5, 6].map((id) => dutchPlayer(id, 0));
    const bracket = { mdps, residents, below: [] };
    const found = inSequence(
      candidatesLeaving([], bracket, () => true),
      bracket,
    );
    expect(found).toHaveLength(12);
    expect(found.slice(0, 4)).toEqual(['1-3 2-4 5-6', '1-3 2-5 4-6', '1-3 2-6 4-5', '1-4 2-3 5-6']);
  });

  it('of one moved-down player of two: the first set of them, then the second', () => {
    const mdps = [dutchPlayer(1, 10), dutchPlayer(2, 10)];
    const bracket = { mdps, residents: [dutchPlayer(3, 0)], below: [] };
    const all = [mdps[0], mdps[1]].flatMap((left) => candidatesLeaving([left], bracket, () => true));
    expect(inSequence(all, bracket)).toEqual(['1-3', '2-3']);
  });
});

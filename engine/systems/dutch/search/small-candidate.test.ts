import { describe, expect, it } from 'vitest';
import { player, state } from '../../../testing/players.js';
import { dutch2012 } from '../dutch-2012.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import type { DutchPlayer } from '../player.js';
import { DutchRound } from '../round.js';
import { firstCandidate } from './first-candidate.js';
import { smallCandidate, smallCandidateOfAll } from './small-candidate.js';
import { firstInSequence, legalPairings } from './small-pairings.js';
import type { SmallPairing } from './small-pairings.js';
import { isOptimalBelow } from './optimal-below.js';

describe('pairings of a small bracket', () => {
  const always: (a: number, b: number) => boolean = () => true;
  const allOf = (
    mdps: number,
    residents: number,
    pairs: number,
    mayMeet = always,
  ): readonly SmallPairing[] => {
    const places = Array.from({ length: mdps + residents }, (_, v) => v + 1);
    return [...legalPairings(places, mdps, mayMeet)].find(([one]) => one.pairs.length === pairs) ?? [];
  };
  /** In the order of the sequence: the first one, the first one of the others, and so on. */
  const inWords = (...[mdps, residents, pairs]: [number, number, number]): string[] => {
    const left = [...allOf(mdps, residents, pairs)];
    const words: string[] = [];
    while (left.length > 0) {
      const first = firstInSequence(left, mdps);
      left.splice(left.indexOf(first), 1);
      words.push(first.pairs.map(([a, b]) => `${a + 1}-${b + 1}`).join(' '));
    }
    return words;
  };

  it('of a homogeneous one: transpositions, then exchanges (2026 4.2, 4.3)', () => {
    expect(inWords(0, 4, 2)).toEqual(['1-3 2-4', '1-4 2-3', '1-2 3-4']);
  });

  it('of an odd one: whoever is not needed floats', () => {
    expect(inWords(0, 3, 1)).toEqual(['1-2', '1-3', '2-3']);
  });

  it('of MDPs and residents: the remainder, then the opponents of the MDPs, then their sets (2026 4.4)', () => {
    expect(inWords(1, 3, 2)).toEqual(['1-2 3-4', '1-3 2-4', '1-4 2-3']);
    expect(inWords(2, 1, 1)).toEqual(['1-3', '2-3']);
  });

  it.each([
    [0, 6, 3, 15],
    [0, 6, 2, 45],
    [3, 3, 3, 6],
    [2, 4, 3, 12],
    [1, 5, 0, 1],
    [0, 7, 3, 105],
    [0, 8, 4, 105],
    [4, 4, 4, 24],
  ])('%i MDPs, %i residents and %i pairs: all of them, once', (mdps, residents, pairs, count) => {
    const all = inWords(mdps, residents, pairs);
    expect([all.length, new Set(all).size]).toEqual([count, count]);
  });

  it('of more players, where few may meet: all of them', () => {
    const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
    // The first one meets the second, or the third, and then the second meets the fourth: as Fibonacci counts.
    const near = [4, 6, 8, 10, 12].map((size) => allOf(0, size, size / 2, isNear).length);
    expect(near).toEqual([2, 3, 5, 8, 13]);
  });

  it('ends where there are too many', () => {
    const places = Array.from({ length: 9 }, (_, v) => v);
    expect([...legalPairings(places, 0, always)]).toEqual([]);
  });
});

describe('the trial of a small bracket', () => {
  it.each([dutch2017, dutch2026])(
    'takes the first of those that are best on every criterion, $id',
    (edition) => {
      // 1 and 3 want White, 2 and 4 Black: 1-3 and 2-4, the first of all, would fail both.
      const players = ['B', 'W', 'B', 'W'].map((colours, i) => player(i + 1, 10, colours));
      const task = new DutchRound(state(players), edition).first?.task;
      expect(task && smallCandidate(task)).toEqual({
        pairs: [
          [0, 3],
          [1, 2],
        ],
        floaters: [],
      });
    },
  );

  it('does not give up downfloaters of whom only the search for whom they leave over is hard', () => {
    // Whoever floats, the second resident (5) must be left over for the last player (12). Without 3 nobody else can have
    // him; with 3 somebody can, and the first one left over that comes to mind is another one (4).
    const met = (...ids: number[]): Partial<DutchPlayer> => ({ opponents: ids });
    const others = [4, 6, 7, 8, 9, 10, 11];
    const players = [
      player(1, 20, '', met(5, 12)),
      player(2, 20, '', met(5, 12)),
      player(3, 20, '', met(12)),
      player(4, 10, '', met(5, 12)),
      player(5, 10, '', met(1, 2, ...others)),
      ...[6, 7, 8, 9, 10, 11].map((id) => player(id, 10, '', met(5, 12))),
      player(12, 0, '', met(1, 2, 3, ...others)),
    ];
    const { first } = new DutchRound(state(players), dutch2026);
    const task = first?.task;
    expect(task && isOptimalBelow(task, [2])).toBe(false);
    expect(task && isOptimalBelow(task, [2], task.next.length)).toBe(true);
    const best = { pairs: [[0, 1]], floaters: [2] };
    expect([task && smallCandidateOfAll(task), task && firstCandidate(task, 'round'), first?.chosen]).toEqual(
      [best, best, best],
    );
  });

  it('gives up where there are too many candidates', () => {
    const players = Array.from({ length: 9 }, (_, i) => player(i + 1, 10));
    const task = new DutchRound(state(players), dutch2026).first?.task;
    expect(task && smallCandidate(task)).toBeNull();
  });

  it('gives up where the set of MDPs comes before some criteria (2012 D.3)', () => {
    const players = [player(1, 20), player(2, 10), player(3, 10), player(4, 10)];
    const step = new DutchRound(state(players), dutch2012).first;
    const next = step?.after(step.chosen ?? { pairs: [], floaters: [] });
    expect(next?.task.mdps).toEqual([0]);
    expect(next && smallCandidate(next.task)).toBeNull();
  });
});

import { describe, expect, it, test } from 'vitest';
import { editions } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import type { Deviation, Side } from '../report.js';
import { deviation as madeUp, side } from '../testing/made-up-deviations.js';
import { randomSituation } from '../testing/situations.js';
import { wrongRounds } from '../testing/wrong-rounds.js';
import { isCounted, markExchanges } from './exchanges.js';
import { judgeRound } from './judge-round.js';
import type { PublishedRound } from './published-round.js';

describe.each(editions)('an exchange of two players, $id', (edition) => {
  it('counts once, in however many brackets it is told of', () => {
    const random = randomNumbers(26);
    const counts: number[] = [];
    for (let i = 0; i < 12; i++) {
      const { name, state, round, right, outcome } = randomSituation(edition, random, 12);
      for (const { wrong } of wrongRounds(state, outcome, random)) {
        if (!isOneExchange(right, wrong)) continue;
        const deviations = judgeRound(state, round, wrong, outcome);
        const own = deviations.filter(
          ({ consequenceOf, kind }) => consequenceOf === null && kind !== 'colour',
        );
        const where = `${name}: ${JSON.stringify(wrong.pairs)} bye ${wrong.bye}`;
        expect(own.filter(isCounted), where).toHaveLength(1);
        expect(own.some(({ kind }) => kind === 'absolute') ? 'absolute' : own[0].kind, where).toBe(
          own.find(isCounted)?.kind,
        );
        for (const { sameExchangeAs } of own)
          if (sameExchangeAs !== undefined) expect(isCounted(deviations[sameExchangeAs]), where).toBe(true);
        counts.push(own.length);
      }
    }
    expect(counts.filter((brackets) => brackets > 1).length).toBeGreaterThan(0);
  });
});

function isOneExchange(right: PublishedRound, wrong: PublishedRound): boolean {
  const boards = ({ pairs, bye }: PublishedRound): string[] =>
    [...pairs.map(({ white, black }) => [white, black]), [bye]].map((board) => board.sort().join('-'));
  const kept = new Set(boards(right));
  return boards(wrong).filter((board) => !kept.has(board)).length === 2;
}

describe('what counts of a round with several deviations', () => {
  const RIGHT = [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
  ] as const;
  /** 2 and 6 have changed places. */
  const EXCHANGED = [
    [1, 6],
    [2, 5],
    [3, 4],
    [7, 8],
    [9, 10],
  ] as const;
  const upper = deviation({ pairs: [], downfloaters: [1, 2] });
  const lower = deviation({
    pairs: [
      [1, 6],
      [2, 5],
    ],
    downfloaters: [],
  });

  test('one exchange: the first bracket', () => {
    expect(marks([upper, lower], EXCHANGED, RIGHT)).toEqual([undefined, 0]);
  });

  test('what is forbidden counts, wherever it is', () => {
    const forbidden: Deviation = { ...lower, kind: 'absolute' };
    expect(marks([upper, forbidden], EXCHANGED, RIGHT)).toEqual([1, undefined]);
  });

  test('two exchanges count twice, in one bracket only once', () => {
    const published = [
      [1, 6],
      [2, 5],
      [3, 8],
      [7, 4],
      [9, 10],
    ] as const;
    const other = deviation({
      pairs: [
        [3, 8],
        [7, 4],
      ],
      downfloaters: [],
    });
    expect(marks([upper, lower, other], published, RIGHT)).toEqual([undefined, 0, undefined]);
    const both = deviation({
      pairs: [
        [1, 6],
        [2, 5],
        [3, 8],
        [7, 4],
      ],
      downfloaters: [],
    });
    expect(marks([upper, both], published, RIGHT)).toEqual([undefined, undefined]);
    expect(marks([both, lower, other], published, RIGHT)).toEqual([undefined, 0, 0]);
  });

  test('three boards that are mixed are no exchange', () => {
    const published = [
      [1, 6],
      [2, 3],
      [4, 5],
      [7, 8],
      [9, 10],
    ] as const;
    const others = deviation({
      pairs: [
        [2, 3],
        [4, 5],
        [1, 6],
      ],
      downfloaters: [],
    });
    expect(marks([upper, others], published, RIGHT)).toEqual([undefined, undefined]);
  });

  test('an exchange with the taker of the bye', () => {
    const right = [
      [1, 2],
      [3, 4],
    ] as const;
    const published = [
      [1, 5],
      [3, 4],
    ] as const;
    const last = deviation({ pairs: [[1, 5]], downfloaters: [2] });
    expect(marks([deviation({ pairs: [], downfloaters: [1, 2] }), last], published, right, 2, 5)).toEqual([
      undefined,
      0,
    ]);
  });

  test.each(['colour', 'board-order', 'reference'] as const)(
    'a deviation of the kind "%s" always counts',
    (kind) => {
      expect(marks([upper, { ...lower, kind }], EXCHANGED, RIGHT)).toEqual([undefined, undefined]);
    },
  );

  test('what follows from another deviation is not marked', () => {
    const follows: Deviation = { ...lower, consequenceOf: 0 };
    expect(marks([upper, follows], EXCHANGED, RIGHT)).toEqual([undefined, undefined]);
    expect(isCounted(follows)).toBe(false);
  });
});

type Pairs = readonly (readonly [number, number])[];

function marks(
  deviations: readonly Deviation[],
  published: Pairs,
  right: Pairs,
  publishedBye: number | null = null,
  bye: number | null = null,
): (number | undefined)[] {
  const coloured = (pairs: Pairs): { white: number; black: number }[] =>
    pairs.map(([white, black]) => ({ white, black }));
  const marked = markExchanges(
    deviations,
    { pairs: coloured(published), bye: publishedBye },
    { pairs: coloured(right), bye },
  );
  return marked.map(({ sameExchangeAs }) => sameExchangeAs);
}

function deviation(published: Pick<Side, 'pairs' | 'downfloaters'>): Deviation {
  return madeUp({
    rule: 'C6',
    article: '2.4.1',
    bracket: 20,
    published: side(published),
    reference: side(published),
  });
}

import { describe, expect, test } from 'vitest';
import type { OrderedSide } from '../system-words.js';
import { withNames } from '../person.js';
import { order } from './order.js';

/** The players in the order of scrutiny, each with the opponent and the try at which it is found. */
function sideOf(...list: readonly (readonly [player: number, opponent: number, at: number])[]): OrderedSide {
  return {
    place: { tries: list.map(([, , at]) => at) },
    numbered: { players: list.map(([player]) => player), opponents: list.map(([, opponent]) => opponent) },
  };
}

function words(step: string, published: OrderedSide, reference: OrderedSide): string {
  return withNames(order[step]!(published, reference), null);
}

describe('the first player in the order of scrutiny who has another opponent', () => {
  const byRules = sideOf([1, 5, 1], [2, 6, 1], [3, 8, 2]);

  test.each([
    [
      'the first',
      'proposed',
      sideOf([1, 6, 2], [2, 5, 1]),
      'player 1 meets 6; the proposed pairing is 1 against 5, and nothing stands against it',
    ],
    [
      'the second',
      'proposed',
      sideOf([1, 5, 1], [2, 7, 2], [3, 6, 1]),
      'player 2 meets 7; the proposed pairing is 2 against 6, and nothing stands against it',
    ],
    [
      'the second, who meets nobody of the proposals',
      'proposed',
      sideOf([1, 5, 1]),
      'player 2 does not meet 6, the proposed opponent, against whom nothing stands',
    ],
    [
      'the third',
      'exchanged',
      sideOf([1, 5, 1], [2, 6, 1], [3, 7, 3]),
      'player 3 meets 7; in the order of exchanges 8 comes before, at try 2, and suits',
    ],
    [
      'the third, who meets nobody of the proposals',
      'exchanged',
      sideOf([1, 5, 1], [2, 6, 1]),
      'player 3 does not meet 8, who is the first to suit in the order of exchanges, at try 2',
    ],
    [
      'the first, where nobody meets one of the proposals',
      'proposed',
      sideOf(),
      'player 1 does not meet 5, the proposed opponent, against whom nothing stands',
    ],
  ])('%s: %s', (_, step, published, sentence) => {
    expect(words(step, published, byRules)).toBe(sentence);
  });
});

describe('a pairing that is kept, though the rules crack it for the median scoregroup', () => {
  test.each([
    ['the first', sideOf(), 'player 1 meets 5; this pairing is the next to be cracked'],
    ['the second', sideOf([1, 5, 1]), 'player 2 meets 6; this pairing is the next to be cracked'],
    ['outside the proposals', sideOf([1, 5, 1], [2, 6, 1]), 'another pairing is the next to be cracked'],
  ])('%s', (_, byRules, sentence) => {
    expect(words('cracked', sideOf([1, 5, 1], [2, 6, 1]), byRules)).toBe(sentence);
  });
});

import { expect, it } from 'vitest';
import { allocateColours, colourRules } from '../colours.js';
import { AS_PRINTED } from '../../reading.js';
import type { DutchPlayer } from '../player.js';
import { dutchPlayer } from '../testing/players.js';
import { pairBrackets } from './procedure.js';
import type { Round2012 } from './score-bracket.js';

/** A round of players with these scores, 1 having the first; pairs like "1-2" may not meet. */
function roundOf(scores: readonly number[], met: string, parts: Partial<DutchPlayer>[] = []): Round2012 {
  const players = scores.map((score, index) => dutchPlayer(index + 1, score, parts[index]));
  const pairs = met.split(' ').map((pair) => pair.split('-').map(Number));
  const rules = colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']);
  return {
    form: AS_PRINTED,
    players,
    absoluteRules: [],
    mayMeet: (one, other) => !pairs.some((pair) => pair.includes(one.id) && pair.includes(other.id)),
    mayReceiveBye: ({ mayReceiveBye }) => mayReceiveBye,
    coloursOf: (pair) => allocateColours(pair, rules, 'white'),
    isOdd: true,
  };
}

/** The pairs bracket by bracket, and whom the last one leaves over. */
function bracketsOf(round: Round2012): string {
  const brackets = pairBrackets(round).map(({ chosen }) => chosen);
  const pairs = brackets.map((chosen) =>
    chosen.pairs.map(([one, other]) => `${one.id}-${other.id}`).join(' '),
  );
  const bye =
    brackets
      .at(-1)
      ?.downfloaters.map(({ id }) => ` ${id}`)
      .join('') ?? '';
  return pairs.join(' | ') + bye;
}

const WHITE = { preference: { colour: 'white', strength: 'mild' } } as const;
const BLACK = { preference: { colour: 'black', strength: 'mild' } } as const;
const FLOATED = { floatLastRound: 'down' } as const;

it.each([
  ['C.6: S1 against S2', roundOf([10, 10, 10, 10], ''), '1-3 2-4'],
  ['C.7: a transposition', roundOf([10, 10, 10, 10], '1-3'), '1-4 2-3'],
  ['C.8: an exchange', roundOf([10, 10, 10, 10], '1-3 1-4'), '1-2 3-4'],
  ['X', roundOf([10, 10, 10, 10], '', [WHITE, WHITE, BLACK, BLACK]), '1-3 2-4'],
  ['X before the order', roundOf([10, 10, 10, 10], '', [WHITE, BLACK, WHITE, BLACK]), '1-4 2-3'],
  ['C.10: B.5 for downfloaters', roundOf([10, 10, 10, 0], '', [{}, {}, FLOATED]), '1-3 | 2-4'],
  ['C.14.b: a moved-down player finds no opponent', roundOf([20, 10, 10, 0], '1-2 1-3'), ' | 2-3 | 1-4'],
  ['C.12: for 2 has met all of the next bracket', roundOf([10, 10, 10, 0], '3-4'), '1-3 | 2-4'],
  ['C.13, C.4: two floaters for the last bracket', roundOf([10, 10, 10, 10, 0, 0], '5-6'), '1-2 | 3-5 4-6'],
  ['C.13: P becomes zero, the two are joined', roundOf([10, 10, 0, 0], '3-4'), '1-3 2-4'],
  ['C.14.a: an entire bracket is moved down', roundOf([10, 10, 0, 0], '1-2'), ' | 1-3 2-4'],
  ['I17: the least sum of squares', roundOf([30, 20, 10, 0, 0], '4-5 3-4 3-5'), ' | 1-3 2-4 5'],
])('%s', (_name, round, expected) => {
  expect(bracketsOf(round)).toBe(expected);
});

import type { BracketCost, RoundCost } from './round-cost.js';

/** What the time of a round went into, in words. */
export function reasonOf(cost: RoundCost): string {
  const { brackets, players } = cost;
  if (brackets.length === 0) return 'no legal pairing exists: only the question whether there is one';
  const total = sum(brackets, ({ time }) => time);
  const repaired = brackets.filter(({ kind }) => kind !== 'scoregroup');
  const slowest = slowestBracket(brackets);
  const wide = brackets.filter(({ looks }) => looks > 1).length;
  if (sum(repaired, ({ time }) => time) >= total / 2)
    return 'the rest cannot be paired: the penultimate bracket is paired again, all below as one (A.9)';
  if (slowest.time >= total / 2 && slowest.mdps + slowest.residents >= players / 2)
    return 'one bracket holds most of the players';
  if (slowest.time >= total / 2 && slowest.looks > 1)
    return 'one bracket whose downfloaters do not suit the players below: looked at again with them';
  if (wide >= 2)
    return 'brackets whose downfloaters do not suit the players below: each looked at again with them';
  return 'many brackets, each looked at once';
}

/** The bracket that takes longest. */
export function slowestBracket(brackets: readonly BracketCost[]): BracketCost {
  return brackets.reduce((slowest, bracket) => (bracket.time > slowest.time ? bracket : slowest));
}

/** The sum of a figure. */
export function sum(brackets: readonly BracketCost[], figure: (bracket: BracketCost) => number): number {
  return brackets.reduce((total, bracket) => total + figure(bracket), 0);
}

import type { LiteralPairing } from '../reading.js';
import { literalBracket } from './faults.js';
import type { PairedBracket } from './faults.js';
import type { DutchRound } from './round.js';

/** What the brackets of a round make together, with the colours; who is left over from the last one has the bye. */
export function literalPairing(brackets: readonly PairedBracket[], round: DutchRound): LiteralPairing {
  const pairs = brackets.flatMap(({ chosen }) => chosen.pairs);
  const [leftOver] = brackets.at(-1)?.chosen.downfloaters ?? [];
  return {
    kind: 'paired',
    pairs: pairs
      .map((pair) => round.coloursOf(pair))
      .map(({ white, black, article }) => ({ white: white.id, black: black.id, article })),
    bye: leftOver?.id ?? null,
    brackets: brackets.map((paired) => literalBracket(paired, round)),
  };
}

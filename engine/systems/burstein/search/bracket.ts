import type { Candidate, Demand, Place } from '../../interface/system.js';
import type { BracketCriterion } from '../criteria.js';
import type { Bracket } from '../stages.js';
import type { RoundBoard } from './board.js';
import { BracketGraph } from './bracket-graph.js';

/** Pairs a bracket (3.2); null when those not yet paired cannot all be paired, or not as is demanded. */
export function pairBracket(
  board: RoundBoard,
  bracket: Bracket,
  demand: Demand | null = null,
): Candidate | null {
  const { members, next, rest } = bracket;
  const { criteria } = board.edition;
  if (demand !== null && 'pair' in demand) return pairBracket(board.withOnly(demand.pair), bracket);
  const floats = demand === null ? null : demand.float;
  const below = [...next, ...rest];
  if (floats !== null && below.length === 0) return null;
  // Where nobody needs to float, those below are of no concern.
  const isAlone = floats === null && board.isCompletable(members) && board.isCompletable(below);
  const graph = BracketGraph.solved(
    isAlone
      ? { board, criteria, members, next: [], rest: [], floats }
      : { board, criteria, members, next, rest, floats },
  );
  if (graph === null) return null;
  const pairs = graph.firstPairs();
  const paired = new Set(pairs.flat());
  return { pairs, floaters: byPlace(members.filter((place) => !paired.has(place))) };
}

/** Who of the following bracket floats at best, with these floaters coming into it (2.3.3); null: it cannot go on. */
export function floatersAfter(
  board: RoundBoard,
  { next, rest }: Bracket,
  floaters: readonly Place[],
  reads: readonly BracketCriterion[],
): Place[] | null {
  const members = [...floaters, ...next];
  const graph = BracketGraph.solved({ board, criteria: reads, members, next: [], rest, floats: null });
  return graph === null ? null : byPlace(graph.floaters);
}

function byPlace(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a - b);
}

import { pairRound, RoundWalk } from '../engine/index.js';
import type { BracketKind, DutchEdition, RoundState } from '../engine/index.js';
import { countCalls } from './call-counts.js';
import type { Watched } from './call-counts.js';
import { median } from './statistics.js';

/** What makes a round cost what it costs: figures of the position and of the search, not of the machine. */
export interface RoundCost {
  readonly players: number;
  /** Players who may still have the bye; null where nobody is left over. */
  readonly byeTakers: number | null;
  /** Share of all pairs of the round that no absolute rule forbids. */
  readonly openPairs: number;
  /** From the top; empty when the round cannot be paired. */
  readonly brackets: readonly BracketCost[];
}

export interface BracketCost {
  readonly kind: BracketKind;
  readonly mdps: number;
  readonly residents: number;
  readonly floaters: number;
  /** Share of the pairs in the bracket that no absolute rule forbids; of two moved-down players none is a pair. */
  readonly openPairs: number;
  /** Milliseconds. */
  readonly time: number;
  /**
   * Times that the bracket was laid out as a matching problem, alone or with players below; none where the plain
   * search found its pairing.
   */
  readonly looks: number;
  /** Weighted graphs that were made for that. */
  readonly graphs: number;
  /** Searches for an augmenting path in them. */
  readonly searches: number;
  /** Questions whether players can be paired at all. */
  readonly questions: number;
}

/** Looks into the pairing of a round. It counts calls, which slows the engine down: nothing is timed after it. */
export function roundCost(state: RoundState, edition: DutchEdition): RoundCost {
  const { board, isPossible } = new RoundWalk(state, edition);
  const places = state.players.map((_, place) => place);
  return {
    players: board.size,
    byeTakers: board.odd ? state.players.filter(({ mayTakeBye }) => mayTakeBye).length : null,
    openPairs: shareOfPairs([], places, (a, b) => board.mayMeet(a, b)),
    brackets: isPossible ? bracketCosts(state, edition) : [],
  };
}

function bracketCosts(state: RoundState, edition: DutchEdition): BracketCost[] {
  const times = bracketTimes(state, edition);
  const walk = new RoundWalk(state, edition);
  return times.map((time) => {
    const [looks, graphs, searches, questions] = countCalls(WATCHED, () => walk.pair());
    const { kind, task, candidate } = walk.pair();
    const floaters = candidate?.floaters ?? [];
    walk.leave(floaters);
    return {
      kind,
      mdps: task.mdps.length,
      residents: task.residents.length,
      floaters: floaters.length,
      openPairs: shareOfPairs(task.mdps, task.residents, (a, b) => task.board.mayMeet(a, b)),
      time,
      looks,
      graphs,
      searches,
      questions,
    };
  });
}

const WATCHED: readonly Watched[] = [
  { file: 'search/first-candidate', name: 'firstCandidate' },
  { file: 'search/bracket-graph', name: 'BracketGraph' },
  { file: 'matching/alternating-search', name: 'augmentFrom' },
  { file: 'matching/completion', name: 'isPerfect' },
];

/** Median milliseconds of each bracket of several walks; a first one warms up. */
function bracketTimes(state: RoundState, edition: DutchEdition): number[] {
  pairRound(state, edition);
  const walks = Array.from({ length: WALKS }, () => {
    const times: number[] = [];
    const walk = new RoundWalk(state, edition);
    while (!walk.isDone) {
      const start = performance.now();
      const { candidate } = walk.pair();
      times.push(performance.now() - start);
      walk.leave(candidate?.floaters ?? []);
    }
    return times;
  });
  return walks[0].map((_, bracket) => median(walks.map((times) => times[bracket])));
}

const WALKS = 5;

/** Among the residents, and between them and the moved-down players; 1 where there is no pair. */
function shareOfPairs(
  mdps: readonly number[],
  residents: readonly number[],
  mayMeet: (a: number, b: number) => boolean,
): number {
  const pairs = [...mdps, ...residents].flatMap((a, i) =>
    residents.slice(Math.max(0, i - mdps.length + 1)).map((b) => [a, b] as const),
  );
  return pairs.length === 0 ? 1 : pairs.filter(([a, b]) => mayMeet(a, b)).length / pairs.length;
}

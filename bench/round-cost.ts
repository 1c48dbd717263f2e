import { pairRound } from '../engine/index.js';
import type { Edition, ExplainedStep, RoundState } from '../engine/index.js';
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
  readonly kind: string;
  readonly mdps: number;
  readonly residents: number;
  readonly floaters: number;
  /** Share of the pairs in the bracket that no absolute rule forbids; of two moved-down players none is a pair. */
  readonly openPairs: number;
  /** Milliseconds. */
  readonly time: number;
  /**
   * Times that the bracket was laid out as a matching problem, alone or with players below; none where the plain
   * search, or the trial of a small bracket, found its pairing.
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
export function roundCost(state: RoundState, edition: Edition): RoundCost {
  const round = edition.round(state);
  const places = [...state.players.keys()];
  const isOdd = places.length % 2 === 1;
  return {
    players: places.length,
    byeTakers: isOdd ? places.filter((place) => round.forbids(place, null) === null).length : null,
    openPairs: shareOfPairs([], places, (a, b) => round.forbids(a, b) === null),
    brackets: round.isPossible ? bracketCosts(state, edition) : [],
  };
}

function bracketCosts(state: RoundState, edition: Edition): BracketCost[] {
  const times = bracketTimes(state, edition);
  const round = edition.round(state);
  let following = (): ExplainedStep | null => round.first;
  return times.map((time) => {
    let step: ExplainedStep | null = null;
    const [looks, graphs, searches, questions] = countCalls(WATCHED, () => (step = following()));
    const { stage, candidate } = chosenAt(step);
    following = () => chosenAt(step).step.after(candidate);
    const { kind, mdps, residents } = stage;
    return {
      kind,
      mdps: mdps.length,
      residents: residents.length,
      floaters: candidate.floaters.length,
      openPairs: shareOfPairs(mdps, residents, (a, b) => round.forbids(a, b) === null),
      time,
      looks,
      graphs,
      searches,
      questions,
    };
  });
}

const WATCHED: readonly Watched[] = [
  { file: 'search/first-candidate', name: 'firstWithFollowUp' },
  { file: 'search/bracket-graph', name: 'BracketGraph' },
  { file: 'matching/alternating-search', name: 'augmentFrom' },
  { file: 'matching/completion', name: 'isPerfect' },
];

/** Median milliseconds of each bracket of several walks; a first one warms up. */
function bracketTimes(state: RoundState, edition: Edition): number[] {
  pairRound(state, edition);
  const walks = Array.from({ length: WALKS }, () => {
    const times: number[] = [];
    const round = edition.round(state);
    const timed = (next: () => ExplainedStep | null): ExplainedStep | null => {
      const start = performance.now();
      const step = next();
      if (step !== null) times.push(performance.now() - start);
      return step;
    };
    for (let step = timed(() => round.first); step !== null;) {
      const { step: present, candidate } = chosenAt(step);
      step = timed(() => present.after(candidate));
    }
    return times;
  });
  return walks[0].map((_, bracket) => median(walks.map((times) => times[bracket])));
}

function chosenAt(step: ExplainedStep | null): {
  readonly step: ExplainedStep;
  readonly stage: ExplainedStep['stage'];
  readonly candidate: NonNullable<ExplainedStep['chosen']>;
} {
  const chosen = step?.chosen ?? null;
  if (step === null || chosen === null)
    throw new Error('a completable round has a bracket that cannot be paired');
  return { step, stage: step.stage, candidate: chosen };
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

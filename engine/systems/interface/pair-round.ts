import type { RoundState } from '../../model/player.js';
import type { Rule } from '../../rules/rule.js';
import type { Candidate, Edition, ExplainedStep, Pair, Round, Step } from './system.js';

/** The pairing of a round, or the finding that no legal one exists, or that the rules do not come to one of them. */
export type RoundOutcome<S extends Step = ExplainedStep> =
  | RoundPairing<S>
  | { readonly kind: 'impossible' }
  /** The rule says so. */
  | { readonly kind: 'left-to-arbiter'; readonly rule: Rule };

export interface RoundPairing<S extends Step = ExplainedStep> {
  readonly kind: 'paired';
  /** In the order of the boards (C.04.2 D.9 / 3.6). */
  readonly pairs: readonly ColouredPair[];
  /** Starting number of the player who receives the pairing-allocated bye. */
  readonly bye: number | null;
  /** From the top. */
  readonly steps: readonly Chosen<S>[];
}

export interface ColouredPair {
  readonly white: number;
  readonly black: number;
  readonly colourRule: Rule;
}

/** A stage with its choice. */
export type Chosen<S extends Step = ExplainedStep> = S & { readonly chosen: Candidate };

/** Pairs a round by an edition. */
export function pairRound(state: RoundState, edition: Edition): RoundOutcome {
  return completeRound(state, edition.round(state));
}

/** Goes through a round with what the rules choose at every stage. */
export function completeRound<S extends Step>(state: RoundState, round: Round<S>): RoundOutcome<S> {
  if (!round.isPossible) return { kind: 'impossible' };
  const { leftToArbiter = null } = round;
  if (leftToArbiter !== null) return { kind: 'left-to-arbiter', rule: leftToArbiter };
  const steps: Chosen<S>[] = [];
  for (let step: S | null = round.first; step !== null; step = step.after(step.chosen) as S | null) {
    if (!hasChosen(step)) throw new Error('a completable round has a bracket that cannot be paired');
    steps.push(step);
  }
  const pairs: { step: S; pair: Pair }[] = [];
  for (const step of steps) for (const pair of step.chosen.pairs) pairs.push({ step, pair });
  pairs.sort((a, b) => compareBoards(state, a.pair, b.pair));
  const coloured: ColouredPair[] = [];
  for (const { step, pair } of pairs) coloured.push(colourPair(state, step, pair));
  return {
    kind: 'paired',
    pairs: coloured,
    bye: byeOf(state, steps),
    steps,
  };
}

/** The one who is in no pair. */
function byeOf({ players }: RoundState, steps: readonly Chosen<Step>[]): number | null {
  const isPaired = new Uint8Array(players.length);
  for (const { chosen } of steps)
    for (const [higher, lower] of chosen.pairs) isPaired[higher] = isPaired[lower] = 1;
  const place = isPaired.indexOf(0);
  if (place < 0) return null;
  if (isPaired.includes(0, place + 1)) throw new Error('a completed round leaves more than one player over');
  return players[place].id;
}

function hasChosen<S extends Step>(step: S): step is Chosen<S> {
  return step.chosen !== null;
}

function colourPair({ players }: RoundState, step: Step, pair: Pair): ColouredPair {
  const { white, rule } = step.coloursOf(pair);
  const black = pair[0] === white ? pair[1] : pair[0];
  return { white: players[white].id, black: players[black].id, colourRule: rule };
}

/** C.04.2 D.9 / 3.6: score of the higher ranked, sum of scores, pairing number of the higher ranked. */
function compareBoards({ players }: RoundState, a: Pair, b: Pair): number {
  const high = players[a[0]];
  const otherHigh = players[b[0]];
  return (
    otherHigh.score - high.score ||
    otherHigh.score + players[b[1]].score - high.score - players[a[1]].score ||
    high.order - otherHigh.order
  );
}

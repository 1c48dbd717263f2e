import { ruleAbout } from '../../engine/index.js';
import type { Chosen, Demand, Stage, Tenths } from '../../engine/index.js';
import type { Deviation } from '../report.js';
import {
  byeIndexOf,
  isOnlyBye,
  membersOf,
  nameOf,
  partnerOf,
  placeOf,
  referenceOf,
} from './reference-round.js';
import type { BracketName, OpenedRound, ReferenceRound } from './reference-round.js';
import { refusalOf } from './refusal.js';
import type { Refusal } from './refusal.js';

/** Whom a player is asked about with: another one by starting number, or the pairing-allocated bye. */
export type Opponent = number | 'bye';

/** The answer to "why not these two?", held against the round as the rules pair it. */
export type Answer =
  /** No pairing of the round is legal. */
  | { readonly kind: 'no-round' }
  /** These players are not to be paired in this round. */
  | { readonly kind: 'not-there'; readonly players: readonly number[] }
  /** The number of players is even: nobody gets the bye. */
  | { readonly kind: 'no-bye' }
  | ({ readonly kind: 'is-paired' } & Where)
  | (Refusal & Where & Instead);

export interface Where {
  /** The bracket of the reference in which it is decided. */
  readonly bracket: BracketName;
}

/** What the two get by the rules, and what one of them would have had to do in the bracket. */
export interface Instead {
  readonly demand: 'pair' | 'float' | 'float-up' | 'bye' | 'no-bye' | 'stay-below';
  /** The higher ranked of the two first. */
  readonly players: readonly [number, Opponent];
  readonly opponents: readonly Opponent[];
}

/**
 * Why the rules do not pair two players, or do not give one the bye. From the higher ranked player's own bracket
 * downwards, every bracket is paired again: with the pair where both are in it, else with the higher ranked player
 * floating; the first bracket in which that changes something answers.
 */
export function whyNot(opened: OpenedRound, a: number, b: Opponent): Answer {
  const round = referenceOf(opened);
  return round === null ? { kind: 'no-round' } : whyNotIn(round, a, b);
}

/** The same for a round that has a pairing. */
export function whyNotIn(round: ReferenceRound, a: number, b: Opponent): Answer {
  const ids = b === 'bye' ? [a] : [a, b];
  const players = ids.filter((id) => placeOf(round, id) === null);
  if (players.length > 0) return { kind: 'not-there', players };
  if (b === 'bye' && round.state.players.length % 2 === 0) return { kind: 'no-bye' };
  const [higher, lower = null] = ids.map((id) => placeOf(round, id) ?? -1).sort((x, y) => x - y);
  if (partnerOf(round, higher) === lower)
    return { kind: 'is-paired', bracket: nameOf(round, meetingOf(round, higher, lower)) };
  const forbidden = round.round.forbids(higher, lower);
  if (forbidden !== null) {
    const where = whereOf(round, meetingOf(round, higher, lower), higher, lower);
    return { kind: 'impossible', rule: forbidden, ...where };
  }
  return byeAboveLowest(round, higher, lower) ?? fromTheTop(round, higher, lower);
}

function fromTheTop(round: ReferenceRound, higher: number, lower: number | null): Answer {
  for (const [index, step] of round.steps.entries()) {
    const reach = reachOf(step.stage);
    const isThere = lower !== null && reach.includes(lower);
    if (!reach.includes(higher) && !isThere) continue;
    // Where groups are paired upwards, too, the lower ranked may have to come up to the other.
    const demand: Demand = !isThere
      ? { float: higher }
      : reach.includes(higher)
        ? { pair: [higher, lower] }
        : { float: lower };
    const refusal = refusalOf(round, step, demand);
    if (refusal !== null) return { ...refusal, ...whereOf(round, index, higher, lower) };
  }
  throw new Error('no bracket refuses a pair that the round does not have');
}

/**
 * Where the edition fixes the score of the bye for the whole round, a player with another score is out of the
 * question before any bracket is paired: with more points the rule decides, with fewer the round has no pairing.
 */
function byeAboveLowest(round: ReferenceRound, place: number, lower: number | null): Answer | null {
  const { state, edition, steps } = round;
  const { score } = state.players[place];
  const lowest = round.round.byeScore;
  if (lower !== null || lowest === null || score === lowest) return null;
  const where = whereOf(round, steps.length - 1, place, null);
  if (score < lowest) return { kind: 'cannot-complete', rule: ruleAbout(edition, 'completion'), ...where };
  const { id, article, title } = ruleAbout(edition, 'bye-score');
  const taker = steps[steps.length - 1].chosen.floaters.map((other) => state.players[other].id);
  const side = (value: Tenths, players: readonly number[]): Deviation['published'] => ({
    parts: [{ measure: 'score', value: [value], players }],
    pairs: [],
    downfloaters: players,
    place: null,
    step: null,
    numbered: null,
    white: [],
  });
  const ids = [state.players[place].id];
  const deviation: Deviation = {
    kind: 'bye',
    rule: id,
    article,
    title,
    bracket: where.bracket.score,
    bracketKind: where.bracket.kind,
    players: ids,
    consequenceOf: null,
    violations: [],
    bye: { player: ids[0], score },
    leavesUnpairable: false,
    published: side(score, ids),
    reference: side(lowest, taker),
  };
  return { kind: 'worse', deviation, ...where };
}

/** The first bracket in which a pair could be made; for the bye the stage that gives it. */
function meetingOf({ steps }: ReferenceRound, higher: number, lower: number | null): number {
  if (lower === null) return byeIndexOf({ steps });
  const isIn = (stage: Stage, place: number): boolean =>
    !isOnlyBye(stage) && membersOf(stage).includes(place);
  const both = steps.findIndex(
    ({ stage }) => isIn(stage, higher) && (isIn(stage, lower) || stage.below.includes(lower)),
  );
  if (both >= 0) return both;
  const own = steps.findIndex(({ stage }) => isIn(stage, higher));
  // Who was brought up, or got the bye before, is resident nowhere.
  return own >= 0
    ? own
    : steps.findIndex(({ chosen }) => [...chosen.pairs, chosen.floaters].flat().includes(higher));
}

/** Everybody who can come into a bracket, in ranking order. */
function reachOf(stage: Stage): readonly number[] {
  return [...membersOf(stage), ...stage.below];
}

function whereOf(
  round: ReferenceRound,
  index: number,
  higher: number,
  lower: number | null,
): Where & Instead {
  const { state, steps } = round;
  const id = (place: number | null): Opponent => (place === null ? 'bye' : state.players[place].id);
  return {
    bracket: nameOf(round, index),
    demand: demandIn(steps[index], higher, lower),
    players: [state.players[higher].id, id(lower)],
    opponents: [higher, ...(lower === null ? [] : [lower])].map((place) => id(partnerOf(round, place))),
  };
}

function demandIn({ stage }: Chosen, higher: number, lower: number | null): Instead['demand'] {
  if (lower === null) return stage.givesBye ? 'bye' : 'float';
  if (isOnlyBye(stage)) return 'no-bye';
  if (stage.below.includes(higher)) return 'stay-below';
  const reach = reachOf(stage);
  if (!reach.includes(lower)) return 'float';
  return reach.includes(higher) ? 'pair' : 'float-up';
}

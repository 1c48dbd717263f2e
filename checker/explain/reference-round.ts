import { completeRound } from '../../engine/index.js';
import type {
  Chosen,
  Edition,
  ExplainedRound,
  RoundOutcome,
  RoundState,
  Stage,
  Tenths,
} from '../../engine/index.js';

/** A round that was paired once, for its story and for all questions about it. */
export interface OpenedRound {
  readonly state: RoundState;
  /** The edition by which the round is paired. */
  readonly edition: Edition;
  readonly round: ExplainedRound;
  readonly outcome: RoundOutcome;
}

/** A round as the rules pair it, with everything that they knew: what stories and answers are told from. */
export interface ReferenceRound extends Omit<OpenedRound, 'outcome'> {
  /** From the top. */
  readonly steps: readonly Chosen[];
}

/** How a bracket of the round is spoken of. */
export interface BracketName {
  /** Place among the brackets, from the top: 0 is the first. */
  readonly index: number;
  readonly kind: string;
  /** Score of the highest resident. */
  readonly score: Tenths;
}

/** Pairs a round and keeps its brackets. */
export function openRound(state: RoundState, edition: Edition): OpenedRound {
  const round = edition.round(state);
  return { state, edition: round.pairedBy ?? edition, round, outcome: completeRound(state, round) };
}

/** The brackets of a round; null when no legal pairing exists. */
export function referenceOf({ outcome, ...opened }: OpenedRound): ReferenceRound | null {
  return outcome.kind !== 'paired' ? null : { ...opened, steps: outcome.steps };
}

export function nameOf({ steps }: ReferenceRound, index: number): BracketName {
  const { kind, score } = steps[index].stage;
  return { index, kind, score };
}

/** Everybody in a bracket, in ranking order. */
export function membersOf({ mdps, residents }: Stage): readonly number[] {
  return [...mdps, ...residents];
}

/** Nothing but the bye is decided in it. */
export function isOnlyBye({ givesBye, isLast }: Stage): boolean {
  return givesBye && !isLast;
}

/** The stage that gives the bye. */
export function byeIndexOf({ steps }: Pick<ReferenceRound, 'steps'>): number {
  return steps.findIndex(({ stage }) => stage.givesBye);
}

/** Whom a player meets by the rules, as a place; null for the bye. */
export function partnerOf({ steps }: ReferenceRound, place: number): number | null {
  for (const { chosen } of steps) {
    const pair = chosen.pairs.find((places) => places.includes(place));
    if (pair !== undefined) return pair[0] === place ? pair[1] : pair[0];
  }
  return null;
}

/** The place of a player who takes part in the round; null for everybody else. */
export function placeOf({ state }: ReferenceRound, id: number): number | null {
  const place = state.players.findIndex((player) => player.id === id);
  return place < 0 ? null : place;
}

import { completeRound } from '../../engine/index.js';
import type { Chosen, Edition, ExplainedRound, RoundState, Stage, Tenths } from '../../engine/index.js';

/** A round as the rules pair it, with everything that they knew: what stories and answers are told from. */
export interface ReferenceRound {
  readonly state: RoundState;
  readonly edition: Edition;
  readonly round: ExplainedRound;
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

/** Pairs a round and keeps its brackets; null when no legal pairing exists. */
export function referenceRound(state: RoundState, edition: Edition): ReferenceRound | null {
  const round = edition.round(state);
  const outcome = completeRound(state, round);
  return outcome.kind === 'impossible' ? null : { state, edition, round, steps: outcome.steps };
}

export function nameOf({ steps }: ReferenceRound, index: number): BracketName {
  const { kind, score } = steps[index].stage;
  return { index, kind, score };
}

/** Everybody in a bracket, in ranking order. */
export function membersOf({ mdps, residents }: Stage): readonly number[] {
  return [...mdps, ...residents];
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

import { ruleAbout } from '../../engine/index.js';
import type { FloatReason } from '../../engine/index.js';
import type { ReferenceRound } from './reference-round.js';
import { refusalOf } from './refusal.js';
import type { Refusal } from './refusal.js';

/** Who remains unpaired in a bracket, and why. */
export interface FloatStory {
  /** In ranking order, by starting number. */
  readonly players: readonly number[];
  readonly reason: FloatReason;
  /** Why the lowest ranked resident does not float in their place; null where that player does, or no resident does. */
  readonly lowest: { readonly player: number; readonly refusal: Refusal } | null;
}

/** Tells why the accepted candidate of a bracket leaves players over. */
export function floatStory(round: ReferenceRound, index: number): FloatStory {
  const step = round.steps[index];
  return {
    players: step.chosen.floaters.map((place) => round.state.players[place].id),
    reason: step.floatReason(),
    lowest: lowestOf(round, index),
  };
}

function lowestOf(round: ReferenceRound, index: number): FloatStory['lowest'] {
  const step = round.steps[index];
  const { floaters } = step.chosen;
  const { mdps, residents, givesBye } = step.stage;
  const lowest = residents[residents.length - 1];
  if (floaters.includes(lowest)) return null;
  if (floaters.every((place) => mdps.includes(place))) return null;
  const player = round.state.players[lowest].id;
  if (givesBye && round.round.forbids(lowest, null) !== null)
    return { player, refusal: { kind: 'impossible', rule: ruleAbout(round.edition, 'bye-bar') } };
  const refusal = refusalOf(round, step, { float: lowest });
  return refusal === null ? null : { player, refusal };
}

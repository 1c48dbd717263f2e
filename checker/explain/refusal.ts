import type { Chosen, Demand, Rule } from '../../engine/index.js';
import { ruleAbout } from '../../engine/index.js';
import { judgeBracket } from '../judge/judge-bracket.js';
import type { Deviation } from '../report.js';
import { isOnlyBye } from './reference-round.js';
import type { ReferenceRound } from './reference-round.js';

/** Why the rules do not accept a candidate that meets a demand. */
export type Refusal =
  /** An absolute rule forbids it. */
  | { readonly kind: 'impossible'; readonly rule: Rule }
  /** The players below could not be paired completely then. */
  | { readonly kind: 'cannot-complete'; readonly rule: Rule }
  /** The best candidate that meets it is worse on the rule of the deviation. */
  | { readonly kind: 'worse'; readonly deviation: Deviation }
  /** It is as good, but generated later. */
  | { readonly kind: 'later'; readonly deviation: Deviation }
  /** It is better than the accepted candidate: a defect of this program, which is told and not hidden. */
  | { readonly kind: 'better'; readonly deviation: Deviation };

/**
 * Pairs a bracket again with a demand and compares the best candidate with the accepted one.
 * @returns null when the accepted candidate meets the demand.
 */
export function refusalOf({ state, edition }: ReferenceRound, step: Chosen, demand: Demand): Refusal | null {
  const candidate = step.best(demand);
  if (candidate === null) return { kind: 'cannot-complete', rule: ruleAbout(edition, 'completion') };
  const [taker] = isOnlyBye(step.stage) ? candidate.floaters.map((place) => state.players[place]) : [];
  const bye = taker === undefined ? null : { player: taker.id, score: taker.score };
  const deviation = judgeBracket({ state, step, candidate, seats: { ...NO_SEATS, bye } });
  if (deviation === null) return null;
  if (deviation.kind === 'reference') return { kind: 'better', deviation };
  return { kind: deviation.kind === 'order' ? 'later' : 'worse', deviation };
}

/** Colours decide nothing here, nor does the bye but in a stage of its own. */
const NO_SEATS = {
  opponents: new Int32Array(),
  white: new Set<number>(),
  coloured: new Set<number>(),
};

import type { RoundState } from '../../../model/player.js';
import type { DutchEdition } from '../edition.js';
import { ReferenceWalk } from './literal-walk.js';

/** The pairing of a round by trying every candidate; starting numbers. */
export type ReferenceOutcome =
  | { readonly kind: 'impossible' }
  | {
      readonly kind: 'paired';
      readonly pairs: readonly (readonly [number, number])[];
      readonly bye: number | null;
    };

/**
 * Pairs a round by the letter of the articles: every candidate of every bracket in the order of the sequence rules,
 * each judged by all criteria, the best kept, the first of equals. Slow, for small rounds only: it shares nothing
 * with the fast search but the model, the criteria and the absolute rules.
 * @throws RangeError for more than 14 players.
 */
export function exhaustiveRound(state: RoundState, edition: DutchEdition): ReferenceOutcome {
  const walk = new ReferenceWalk(state, edition);
  if (!walk.isPossible) return { kind: 'impossible' };
  const pairs: (readonly [number, number])[] = [];
  let bye: number | null = null;
  while (!walk.isDone) {
    const { bracket, candidate } = walk.pair();
    if (candidate === null) throw new Error('reference: no candidate');
    pairs.push(...candidate.pairs.map(([a, b]) => [a.id, b.id] as const));
    walk.leave(bracket, candidate.floaters);
    bye = candidate.floaters.length > 0 ? candidate.floaters[0].id : null;
  }
  return { kind: 'paired', pairs, bye };
}

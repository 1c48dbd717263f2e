import { drawnRound } from '../../checker/check-tournament.js';
import type { RoundReport } from '../../checker/index.js';
import type { PublishedRound } from '../../checker/judge/published-round.js';
import { nameOf } from '../../checker/judge/right-otherwise.js';
import { pairRound } from '../../engine/index.js';
import type { Edition, RoundPairing, RoundState, Rule } from '../../engine/index.js';

/** What becomes of a round when one rule is left out. */
export type WithoutRule =
  /** The rule says only who has White in a pair. */
  | { readonly kind: 'colours' }
  /** The rest of the text does not say how to pair without it. */
  | { readonly kind: 'never' }
  /** The rest finds no pairing. */
  | { readonly kind: 'unpaired' }
  /** The round is paired as with the rule. */
  | { readonly kind: 'same' }
  /** The round is paired as the wrong one that was published. */
  | { readonly kind: 'as-published' }
  /** It is paired in a third way: the round as it would be without the rule, held against the rules and drawn. */
  | { readonly kind: 'otherwise'; readonly round: RoundReport };

/**
 * Pairs a round again by an edition without one of its rules.
 * @param published what is held against the rules there.
 */
export function roundWithout(
  rule: Rule,
  edition: Edition,
  state: RoundState,
  published: PublishedRound,
): WithoutRule {
  if (rule.kind === 'colour') return { kind: 'colours' };
  const less = editionWithout(edition, rule.id);
  if (less === null) return { kind: 'never' };
  const other = pairRound(state, less);
  if (other.kind !== 'paired') return { kind: 'unpaired' };
  const [name, ours] = [nameOf(other), nameOf(pairRound(state, edition))];
  if (name === ours) return { kind: 'same' };
  if (name === nameOf({ ...published, kind: 'paired' })) return { kind: 'as-published' };
  return { kind: 'otherwise', round: drawnRound(state, edition, asPublished(state, other)) };
}

/** A pairing as if it had been published. */
export function asPublished(
  { round, players }: RoundState,
  { pairs, bye }: { readonly pairs: readonly Board[]; readonly bye: number | null },
): PublishedRound {
  return {
    round,
    participants: new Set(players.map(({ id }) => id)),
    pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })),
    bye,
  };
}

type Board = Pick<RoundPairing['pairs'][number], 'white' | 'black'>;

/** Of each form of an edition: the one for Maxi-tournaments has the name of the edition. */
const editionsWithout = new WeakMap<Edition, Map<string, Edition | null>>();

/** The edition without a rule; null where that rule cannot be left out. */
export function editionWithout(edition: Edition, rule: string): Edition | null {
  const ofForm = editionsWithout.get(edition) ?? new Map<string, Edition | null>();
  editionsWithout.set(edition, ofForm);
  const known = ofForm.get(rule);
  if (known !== undefined) return known;
  let less: Edition | null = null;
  try {
    less = edition.without(rule);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  ofForm.set(rule, less);
  return less;
}

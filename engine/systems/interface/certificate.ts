import type { Tenths } from '../../model/event.js';
import type { RuleKind } from '../../rules/rule.js';
import type { Place, Violation } from './candidate.js';

/**
 * One deviation with all that is needed to judge it again. What proves a choice is the system's own; this is what every
 * certificate has.
 */
export interface Certificate {
  readonly file: string;
  readonly round: number;
  readonly edition: string;
  readonly kind: RuleKind;
  readonly rule: string;
  readonly article: string;
  /** Score, in tenths, of the highest resident, and the kind of bracket. */
  readonly bracket: { readonly score: Tenths; readonly kind: string };
}

/** What a certificate is made for: the rule by which a published candidate is wrong. */
export interface Reason extends Violation {
  /** Who gets the bye in the published round. */
  readonly bye: Place | null;
}

/**
 * Judges a certificate again, from its own facts and without any search. It has the form of its schema, and the edition is
 * its own.
 * @param isHeld its facts have been held against the event that it names.
 */
export type Verifier = (certificate: Certificate, isHeld?: boolean) => Verification;

export interface Verification {
  /** "consistent": nothing is wrong with it, but a value could not be shown to be the best possible. */
  readonly verdict: 'proved' | 'consistent' | 'rejected';
  readonly reason: string;
  /** Whether no other candidate of the bracket is better than the reference, up to the deciding rule. */
  readonly best: 'proved' | 'not shown';
}

import { editionById, verifierOf } from '../../engine/index.js';
import type { Certificate, Verification } from '../../engine/index.js';
import type { FileProblem } from '../found-problem.js';
import type { EditionChoice } from '../report.js';

/** What a verifier of an edition found in a certificate, or why the certificate was rejected before or after that. */
export type CheckedCertificate = Verification | RejectedCertificate;

export interface RejectedCertificate extends Pick<Verification, 'verdict' | 'best'> {
  readonly fault: CertificateFault;
}

/** The sentences are in `reports/verify.ts`. */
export type CertificateFault =
  | { readonly kind: 'no-edition' | 'no-certificates'; readonly edition: string }
  /** The event cannot be checked. */
  | { readonly kind: 'unusable'; readonly file: string; readonly error: FileProblem | null }
  /** The round is right by an edition; named: the other edition of the certificate, null where it is this one. */
  | {
      readonly kind: 'right';
      readonly file: string;
      readonly round: number;
      readonly edition: string;
      readonly isOtherwise: boolean;
      readonly named: string | null;
    }
  | {
      readonly kind: 'other-edition';
      readonly file: string;
      readonly choice: EditionChoice;
      readonly named: string;
    }
  /** Nothing is wrong by the rule in the bracket; its score in tenths. */
  | {
      readonly kind: 'not-broken';
      readonly file: string;
      readonly round: number;
      readonly rule: string;
      readonly score: number;
    }
  /** The certificate has something else than the event, at a path like "players.3.score". */
  | { readonly kind: 'differs'; readonly file: string; readonly path: string };

/**
 * Judges a certificate again, from its own facts and without any search, by the edition that it names.
 * @param isHeld its facts have been held against the event that it names.
 */
export function verify(certificate: Certificate, isHeld = false): CheckedCertificate {
  const edition = editionById(certificate.edition);
  if (edition === null) return rejected({ kind: 'no-edition', edition: certificate.edition });
  const verifier = verifierOf(edition.id);
  if (verifier === null) return rejected({ kind: 'no-certificates', edition: edition.id });
  return verifier(certificate, isHeld);
}

/** A certificate with a fault. */
export function rejected(fault: CertificateFault): RejectedCertificate {
  return { verdict: 'rejected', best: 'not shown', fault };
}

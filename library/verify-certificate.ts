import { verify } from '../checker/index.js';
import { spokenVerification } from '../reports/verify.js';
import type { Certificate, Verification } from '../engine/index.js';
import { requireShape, flag, holding, required, text, whole } from './shapes.js';

/**
 * Judges a certificate again, from its own facts and without any search, by the edition that it names.
 * @param isHeld its facts have been held against the event that it names.
 * @throws TypeError for what is not in the form of its schema (`swissproof/schema/certificate.schema.json`).
 */
export function verifyCertificate(certificate: Certificate, isHeld = false): Verification {
  requireShape('certificate', certificate, CERTIFICATE);
  requireShape('isHeld', isHeld, flag);
  try {
    return spokenVerification(verify(certificate, isHeld));
  } catch (error) {
    // The verifiers take the rest of the form for granted: what is missing there is nothing to read from.
    if (!(error instanceof TypeError)) throw error;
    const words =
      'certificate: found other parts, expected those of swissproof/schema/certificate.schema.json';
    throw new TypeError(words, { cause: error });
  }
}

const CERTIFICATE = holding({
  file: required(text),
  round: required(whole(1)),
  edition: required(text),
  kind: required(text),
  rule: required(text),
  article: required(text),
  bracket: required(holding({})),
});

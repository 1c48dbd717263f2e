import { editionById, verifierOf } from '../../engine/index.js';
import type { Certificate, Verification } from '../../engine/index.js';

/**
 * Judges a certificate again, from its own facts and without any search, by the edition that it names.
 * @param isHeld its facts have been held against the event that it names.
 */
export function verify(certificate: Certificate, isHeld = false): Verification {
  const edition = editionById(certificate.edition);
  if (edition === null) return rejected(`there is no edition ${certificate.edition}`);
  const verifier = verifierOf(edition.id);
  if (verifier === null) return rejected(`${edition.id} has no certificates`);
  return verifier(certificate, isHeld);
}

function rejected(reason: string): Verification {
  return { verdict: 'rejected', reason, best: 'not shown' };
}

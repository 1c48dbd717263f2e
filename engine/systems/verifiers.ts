import type { Verifier } from './interface/certificate.js';
import { dubovVerifierOf } from './dubov/proof/verifier.js';
import { dutchVerifierOf } from './dutch/proof/verifier.js';

/**
 * What judges the certificates of an edition again; null: it makes none. Apart from the editions, so that who only pairs
 * and checks need not load it.
 */
export function verifierOf(id: string): Verifier | null {
  return dutchVerifierOf(id) ?? dubovVerifierOf(id);
}

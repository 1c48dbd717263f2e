import type { DutchCertificate } from '../../../engine/systems/dutch/proof/verify/certificate.js';
import type { Draft } from './draft.js';
import { PLAYER_TAMPERINGS } from './player-tamperings.js';
import { STATEMENT_TAMPERINGS } from './statement-tamperings.js';

/** Ways to falsify a certificate so that what it says is no longer true, or no longer shown. */
const TAMPERINGS = { ...STATEMENT_TAMPERINGS, ...PLAYER_TAMPERINGS };

export type TamperingName = keyof typeof TAMPERINGS;

export const TAMPERING_NAMES = Object.keys(TAMPERINGS) as TamperingName[];

/** A tampered copy; null when the certificate holds nothing of the kind. */
export function tampered(
  certificate: DutchCertificate,
  name: TamperingName,
  random: () => number,
): DutchCertificate | null {
  const draft = structuredClone(certificate) as Draft<DutchCertificate>;
  return TAMPERINGS[name](draft, random) ? draft : null;
}

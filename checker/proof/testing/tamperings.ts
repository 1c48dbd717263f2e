import type { DutchCertificate } from '../../../engine/systems/dutch/proof/verify/certificate.js';
import { COMMON_TAMPERINGS } from './common-tamperings.js';
import type { Tampering } from './draft.js';
import { PLAYER_TAMPERINGS } from './player-tamperings.js';
import { STATEMENT_TAMPERINGS } from './statement-tamperings.js';

/** Ways to falsify a certificate so that what it says is no longer true, or no longer shown. */
export const TAMPERINGS = {
  ...COMMON_TAMPERINGS,
  ...STATEMENT_TAMPERINGS,
  ...PLAYER_TAMPERINGS,
} as const satisfies Record<string, Tampering<DutchCertificate>>;

export type TamperingName = keyof typeof TAMPERINGS;

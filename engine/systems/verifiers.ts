import { dubov2018 } from './dubov/dubov-2018.js';
import { dubov2026 } from './dubov/dubov-2026.js';
import type { DubovCertificate } from './dubov/proof/verify/certificate.js';
import { verify as verifyDubov } from './dubov/proof/verify/verify.js';
import { dutch2017 } from './dutch/dutch-2017.js';
import { dutch2026 } from './dutch/dutch-2026.js';
import type { DutchCertificate } from './dutch/proof/verify/certificate.js';
import { verify as verifyDutch } from './dutch/proof/verify/verify.js';
import type { Verifier } from './interface/certificate.js';

/**
 * What judges the certificates of an edition again; null: it makes none. Apart from the editions, so that who only pairs
 * and checks need not load it.
 */
export function verifierOf(id: string): Verifier | null {
  const dutch = [dutch2017, dutch2026].find((one) => one.id === id);
  if (dutch !== undefined)
    return (certificate, isHeld) => verifyDutch(certificate as DutchCertificate, dutch, isHeld);
  const dubov = [dubov2018, dubov2026].find((one) => one.id === id);
  if (dubov === undefined) return null;
  return (certificate, isHeld) => verifyDubov(certificate as DubovCertificate, dubov, isHeld);
}

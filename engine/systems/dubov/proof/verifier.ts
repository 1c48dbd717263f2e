import type { Verifier } from '../../interface/certificate.js';
import { dubov2018 } from '../dubov-2018.js';
import { dubov2026 } from '../dubov-2026.js';
import type { DubovCertificate } from './verify/certificate.js';
import { verify } from './verify/verify.js';

/** What judges the certificates of an edition of this system again; null: it makes none, or is of another system. */
export function dubovVerifierOf(id: string): Verifier | null {
  const edition = [dubov2018, dubov2026].find((one) => one.id === id);
  if (edition === undefined) return null;
  return (certificate, isHeld) => verify(certificate as DubovCertificate, edition, isHeld);
}

import type { Verifier } from '../../interface/certificate.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import type { DutchCertificate } from './verify/certificate.js';
import { verify } from './verify/verify.js';

/** What judges the certificates of an edition of this system again; null: it makes none, or is of another system. */
export function dutchVerifierOf(id: string): Verifier | null {
  const edition = [dutch2017, dutch2026].find((one) => one.id === id);
  if (edition === undefined) return null;
  return (certificate, isHeld) => verify(certificate as DutchCertificate, edition, isHeld);
}

import { editionById } from '../../engine/index.js';
import type { Certificate, Verification } from '../../engine/index.js';
import { proveFile } from './prove-file.js';
import { verify } from './verify.js';

/**
 * Judges a certificate as `verify` does, and holds it against the event that it names: what was published, what is told of
 * the players, and the kind of its bracket must be what the event has. Of a certificate that is held nothing has to be
 * believed any more.
 */
export function verifyAgainst(
  certificate: Certificate,
  event: Uint8Array | string,
  file: string,
): Verification {
  const alone = verify(certificate);
  if (alone.verdict === 'rejected') return alone;
  const fault = differenceFrom(certificate, event, file);
  return fault === null
    ? verify(certificate, true)
    : { verdict: 'rejected', reason: fault, best: 'not shown' };
}

/** What of a certificate is not what the event has; null: all of it is. */
function differenceFrom(certificate: Certificate, event: Uint8Array | string, file: string): string | null {
  const { round, rule, bracket } = certificate;
  const options = { edition: editionById(certificate.edition), rounds: (one: number) => one === round };
  const { report, certificates } = proveFile(event, file, { ...options, standings: null });
  if (report.verdict === 'invalid') return `${file} cannot be checked by ${certificate.edition}`;
  const same = certificates.filter((one) => one.rule === rule && one.bracket.score === bracket.score);
  if (same.length === 0)
    return `in round ${round} of ${file} nothing is wrong by ${rule} in bracket ${bracket.score / 10}`;
  const paths = same.map((one) => firstDifference(factsOf(certificate), factsOf(one), ''));
  return paths.includes(null) ? null : `${paths[0]?.slice(1) ?? ''} is not what ${file} has`;
}

/** What is told of the event; what was made of it (a reference, values, barriers) is judged by itself. */
function factsOf(certificate: Certificate): Readonly<Record<string, unknown>> {
  const facts = Object.entries(certificate).filter(([name]) => !DERIVED.includes(name));
  return Object.fromEntries(
    facts.map(([name, value]) => [name, name === 'published' ? withoutContinuation(value as object) : value]),
  );
}

const DERIVED = ['file', 'reference', 'claims', 'order', 'completion', 'barriers'];

function withoutContinuation(side: object): object {
  return Object.fromEntries(Object.entries(side).filter(([name]) => name !== 'continuation'));
}

/** Where two documents part first, as a path like ".players.3.score"; null: nowhere. */
function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? null : path;
  const [own, theirs] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  for (const name of new Set([...Object.keys(own), ...Object.keys(theirs)])) {
    const found = firstDifference(own[name], theirs[name], `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

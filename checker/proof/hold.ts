import type { Certificate } from '../../engine/index.js';
import type { CheckOptions } from '../check-tournament.js';
import { proveFile } from './prove-file.js';
import { rejected, verify } from './verify.js';
import type { CertificateFault, CheckedCertificate } from './verify.js';
import { parseTrf } from '../../corpus/index.js';

/** What a reader states about an event; everything else is decided by its file, as `check` decides it. */
export type StatedCase = Partial<
  Pick<CheckOptions, 'edition' | 'firstColour' | 'totalRounds' | 'acceleration' | 'unrated'>
>;

/**
 * Judges a certificate as `verify` does, and compares it with the event that it names. The event is checked as `check` does it:
 * its file, and what the reader states, decide the edition, the acceleration, the initial-colour, the number of rounds and the
 * readings; nothing of that is taken from the certificate. The round must deviate then, by the rule and in the bracket of the
 * certificate, and what the certificate says of the players, of the published round and of the reference must be what the event
 * has.
 */
export function verifyAgainst(
  certificate: Certificate,
  event: Uint8Array | string,
  file: string,
  stated: StatedCase = {},
): CheckedCertificate {
  const alone = verify(certificate);
  if (alone.verdict === 'rejected') return alone;
  const fault = differenceFrom(certificate, event, file, stated);
  return fault === null ? verify(certificate, true) : rejected(fault);
}

/** What of a certificate is not what the event has; null: all of it is. */
function differenceFrom(
  certificate: Certificate,
  event: Uint8Array | string,
  file: string,
  stated: StatedCase,
): CertificateFault | null {
  const { round, rule, bracket, edition } = certificate;
  const options = { ...stated, rounds: (one: number) => one === round, standings: null };
  const { report, certificates } = proveFile(event, file, options);
  const [error] = report.problems.filter(({ severity }) => severity === 'error');
  if (report.verdict === 'invalid' || report.edition === null)
    return { kind: 'unusable', file, error: error ?? null };
  const published = report.rounds.find((one) => one.round === round);
  const isOfEdition = edition === report.edition.id || certificates.some((one) => one.edition === edition);
  if (published?.verdict === 'agrees' || published?.verdict === 'agrees-otherwise')
    return {
      kind: 'right',
      file,
      round,
      edition: report.edition.id,
      isOtherwise: published.verdict === 'agrees-otherwise',
      named: isOfEdition ? null : edition,
    };
  if (!isOfEdition) return { kind: 'other-edition', file, choice: report.edition, named: edition };
  const same = certificates.filter(
    (one) => one.edition === edition && one.rule === rule && one.bracket.score === bracket.score,
  );
  if (same.length === 0) return { kind: 'not-broken', file, round, rule, score: bracket.score };
  const paths = same.map((one) => firstDifference(saidBy(certificate), saidBy(one), ''));
  return paths.includes(null) ? null : { kind: 'differs', file, path: paths[0]?.slice(1) ?? '' };
}

/**
 * What a certificate says. Only what shows that something is possible (how others can be paired) or impossible (a barrier) may
 * be another one than ours, since there are several: the verifier judges it by itself.
 */
function saidBy(certificate: Certificate): unknown {
  return JSON.parse(
    JSON.stringify(certificate, (name, value: unknown) => (SHOWN.includes(name) ? undefined : value)),
  );
}

const SHOWN = ['file', 'completion', 'continuation', 'barriers'];

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

/** The event of a file, as a result names it. */
export interface NamedEvent {
  /** Empty where the file has no name. */
  readonly name: string;
  /** The texts of records 042 and 052; empty where there are none. */
  readonly from: string;
  readonly to: string;
  /** Of the bytes of the file, in hexadecimal digits. */
  readonly sha256: string;
}

/** @param sha256 of the bytes of the file. */
export function namedEvent(content: Uint8Array | string, sha256: string): NamedEvent {
  const { tournament } = parseTrf(content);
  const textOf = (tag: string): string =>
    tournament?.header.find((record) => record.tag === tag)?.text.trim() ?? '';
  return { name: tournament?.name.trim() ?? '', from: textOf('042'), to: textOf('052'), sha256 };
}

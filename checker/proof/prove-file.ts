import { ruleNamed } from '../../engine/index.js';
import type { Certificate, Reason } from '../../engine/index.js';
import { checkFile } from '../check-file.js';
import type { CheckOptions } from '../check-tournament.js';
import type { Observed } from '../judge/check-round.js';
import type { TournamentReport } from '../tournament-report.js';

/** A checked file with the certificates of its deviations, round by round from the top bracket. */
export interface ProvedFile {
  readonly report: TournamentReport;
  readonly certificates: readonly Certificate[];
  /** Deviations that nobody can judge again, for their edition makes no certificates. */
  readonly uncertified: number;
  /** Why certificates are missing: what making one threw; null where nothing did. The report stands all the same. */
  readonly failure: Error | null;
}

/** Checks a file as `checkFile` does and certifies what it finds on the way. */
export function proveFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<CheckOptions> = {},
): ProvedFile {
  const certificates: Certificate[] = [];
  let uncertified = 0;
  let failure: Error | null = null;
  const report = checkFile(content, file, options, (observed) => {
    if (!observed.edition.hasCertificates) uncertified += 1;
    if (failure !== null) return;
    try {
      certificates.push(...certificatesOf(observed, file));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
  });
  return { report, certificates: failure === null ? certificates : [], uncertified, failure };
}

/** The certificates of one finding: what else is wrong in the bracket has one of its own. */
export function certificatesOf({ finding, edition, state }: Observed, file: string): Certificate[] {
  const { step, published, deviation } = finding;
  if (deviation.kind === 'reference') return [];
  const placeOf = new Map(state.players.map(({ id }, place) => [id, place]));
  const place = (id: number): number => placeOf.get(id) ?? -1;
  const reasons = [deviation, ...deviation.violations].map(({ rule, players }): Reason => ({
    rule: ruleNamed(edition, rule),
    places: players.map(place),
    bye: deviation.bye === null ? null : place(deviation.bye.player),
  }));
  return reasons.flatMap((reason) => step.certify(published, reason, file) ?? []);
}

/** A file of certificates, valid under `certificate.schema.json`. */
export interface CertificateFile {
  readonly schema: 'swissproof/certificates/1';
  readonly program: { readonly name: string; readonly version: string };
  readonly certificates: readonly Certificate[];
}

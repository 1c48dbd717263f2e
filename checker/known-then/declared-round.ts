import type { RoundReport } from '../report.js';
import { isRight } from '../tournament-report.js';
import type { KnownVersion } from './versions.js';

/** The first version that agrees; where none does, the one that the file declares. */
export function agreeingVersion(
  versions: readonly KnownVersion[],
  agrees: (version: KnownVersion) => boolean,
): KnownVersion {
  return versions.find(agrees) ?? versions[0];
}

/** The report on a round that was taken by one of its versions, with what the file declares about it. */
export function withKnowledge(
  report: RoundReport,
  [declared]: readonly KnownVersion[],
  { used }: KnownVersion,
): RoundReport {
  if (isRight(report) && used.length > 0)
    return { ...report, declaredKnowledge: { declared: true, known: used, verdict: 'rightly' } };
  if (declared.used.length === 0 || report.verdict === 'not-checked') return report;
  const verdict = isRight(report) ? 'wrongly' : 'noted';
  return { ...report, declaredKnowledge: { declared: true, known: declared.used, verdict } };
}

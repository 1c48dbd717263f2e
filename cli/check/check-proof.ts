import type { CheckOptions, TournamentReport } from '../../checker/index.js';
import { proveFile } from '../../checker/proof/prove-file.js';
import type { Certificate } from '../../engine/index.js';
import { uncertifiedLine } from '../../reports/verify-certificates.js';
import { failureProblem } from '../../reports/words/input-problems.js';
import { debugStack } from '../input/input-problems.js';

export interface Proved {
  readonly report: TournamentReport;
  readonly certificates: readonly Certificate[];
  /** What must be said of deviations that have none. */
  readonly asides: readonly string[];
}

/** A check with the certificates of its deviations. Where they cannot be made, the report stands and says so. */
export function checkAndProve(content: Uint8Array | string, file: string, options: CheckOptions): Proved {
  const { report, certificates, uncertified, failure } = proveFile(content, file, options);
  const asides = uncertified === 0 ? [] : [uncertifiedLine(report, uncertified)];
  if (failure === null) return { report, certificates, asides };
  process.stderr.write(debugStack(failure));
  const problems = [...report.problems, failureProblem(report.file, failure)];
  return { report: { ...report, problems }, certificates: [], asides };
}

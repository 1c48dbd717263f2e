import type { CheckOptions, TournamentReport } from '../../checker/index.js';
import { proveFile } from '../../checker/proof/prove-file.js';
import type { Certificate } from '../../engine/index.js';
import { debugStack, failureProblem } from '../input/input-problems.js';

export interface Proved {
  readonly report: TournamentReport;
  readonly certificates: readonly Certificate[];
}

/** A check with the certificates of its deviations. Where they cannot be made, the report stands and says so. */
export function checkAndProve(content: Uint8Array, file: string, options: CheckOptions): Proved {
  const { report, certificates, failure } = proveFile(content, file, options);
  if (failure === null) return { report, certificates };
  process.stderr.write(debugStack(failure));
  const problems = [...report.problems, failureProblem(report.file, failure)];
  return { report: { ...report, problems }, certificates: [] };
}

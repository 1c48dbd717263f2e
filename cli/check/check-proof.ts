import type { CheckOptions, TournamentReport } from '../../checker/index.js';
import { proveFile } from '../../checker/proof/prove-file.js';
import type { Certificate } from '../../checker/proof/verify/certificate.js';
import { debugStack, failureProblem } from '../input/input-problems.js';

export interface Proved {
  readonly report: TournamentReport;
  readonly certificates: readonly Certificate[];
}

/** A report with the certificates of its deviations. Where they cannot be made, it stands and says so. */
export function prove(content: Uint8Array, report: TournamentReport, options: CheckOptions): Proved {
  try {
    return { report, certificates: proveFile(content, report, options) };
  } catch (error) {
    process.stderr.write(debugStack(error));
    const problems = [...report.problems, failureProblem(report.file, error)];
    return { report: { ...report, problems }, certificates: [] };
  }
}

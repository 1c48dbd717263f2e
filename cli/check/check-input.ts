import { checkFile, fitFile, invalidReport, roundRobinNamed } from '../../checker/index.js';
import type {
  AccelerationOption,
  CheckOptions,
  ExplainLimit,
  StandingsCheckOptions,
  TournamentReport,
} from '../../checker/index.js';
import { asDeclared, editionById } from '../../engine/index.js';
import type { Colour, Declaration, Certificate } from '../../engine/index.js';
import { skippedVerdict, verdictOf } from '../../reports/check/file-verdict.js';
import type { FileVerdict, ReportSettings } from '../../reports/check/file-verdict.js';
import type { CheckFormat } from '../../reports/index.js';
import { decodedAs } from '../input/encoding.js';
import type { InputJob } from '../input/for-each-input.js';
import { failureProblem } from '../../reports/words/input-problems.js';
import { debugStack } from '../input/input-problems.js';
import { readInput } from '../input/read-input.js';
import { readJob } from '../input/read-job.js';
import { digestFor } from '../input/sha256.js';
import type { ReadResult } from '../input/read-input.js';
import { includesRound } from '../round-ranges.js';
import type { RoundRange } from '../round-ranges.js';
import { proveFile } from '../../checker/proof/prove-file.js';
import { uncertifiedLine } from '../../reports/verify-certificates.js';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a check depends on besides the file, in a form that can be sent to a worker. */
export interface CheckSettings extends ReportSettings {
  /** Name of the edition; null: chosen from the file, or all of them are tried. */
  readonly edition: string | null;
  /** Of the bytes of the files; null: UTF-8, else Windows Latin. */
  readonly encoding: string | null;
  /** What is declared of that edition. */
  readonly declaration: Declaration;
  readonly rounds: readonly RoundRange[] | null;
  readonly firstColour: Colour | null;
  readonly totalRounds: number | null;
  readonly acceleration: AccelerationOption;
  readonly triesDay: boolean;
  readonly allReadings: boolean;
  readonly explainLimit: ExplainLimit;
  /** Whether deviations are to be proved. */
  readonly isProofWanted: boolean;
  /** Judge by trying everything. */
  readonly isLiteral: boolean;
  /** Only the pairings by the rules are asked for. */
  readonly isPairsOnly: boolean;
  /** Null: the standings are not checked. */
  readonly unrated: number | null;
  readonly standings: StandingsCheckOptions | null;
}

/** Reads and checks one file. Never throws: a failed check is a verdict that says so. */
export function checkInput(job: InputJob, settings: CheckSettings, format: CheckFormat): FileVerdict {
  const { path, name, folder, entry } = job;
  try {
    const { skipped, content } = readJob(job, settings.encoding);
    if (skipped !== null) return skippedVerdict(name, skipped.recognised);
    // Beside a file of an archive there are no others.
    return checkRead(content, name, settings, format, folder === null || entry !== null ? null : path);
  } catch (error) {
    process.stderr.write(debugStack(error));
    return failedVerdict(name, error, settings, format);
  }
}

/** The verdict on a file whose check ended with an exception. */
export function failedVerdict(
  name: string,
  error: unknown,
  settings: CheckSettings,
  format: CheckFormat,
): FileVerdict {
  return verdictOf(invalidReport(name, [failureProblem(name, error)]), [], settings, format);
}

function checkRead(
  read: ReadResult,
  name: string,
  settings: CheckSettings,
  format: CheckFormat,
  pathInFolder: string | null,
): FileVerdict {
  if (!read.ok) return verdictOf(invalidReport(name, [read.problem]), [], settings, format);
  // Certificates are about the file alone.
  const isAlone = pathInFolder === null || settings.isProofWanted;
  const otherFiles = isAlone ? null : () => readOthers(pathInFolder, settings.encoding);
  const options = { ...optionsOf(settings), otherFiles };
  if (settings.triesAll) return verdictOf(fitFile(read.content, name, options), [], settings, format);
  if (!settings.isProofWanted) {
    const report = checkFile(read.content, name, options);
    return verdictOf({ ...report, ...digestFor(settings, read) }, [], settings, format);
  }
  const { report, certificates, asides } = checkAndProve(read.content, name, options);
  const verdict = verdictOf({ ...report, ...digestFor(settings, read) }, certificates, settings, format);
  return { ...verdict, asides: [...verdict.asides, ...asides] };
}

function readOthers(path: string, encoding: string | null): (Uint8Array | string)[] {
  return otherFilesOf(path).flatMap((other) => {
    const read = decodedAs(readInput(other, other), encoding);
    return read.ok ? [read.content] : [];
  });
}

function optionsOf(settings: CheckSettings): Omit<CheckOptions, 'otherFiles'> {
  const { edition: id, encoding: _, declaration, rounds, ...options } = settings;
  const edition = id === null ? null : editionById(id);
  return {
    ...options,
    edition: edition === null ? null : asDeclared(edition, declaration),
    roundRobin: roundRobinNamed(id),
    rounds: rounds === null ? null : (round) => includesRound(rounds, round),
    isPictured: settings.format === 'html' || settings.format === 'statement',
  };
}

interface Proved {
  readonly report: TournamentReport;
  readonly certificates: readonly Certificate[];
  /** What must be reported about deviations without a certificate. */
  readonly asides: readonly string[];
}

/** A check with the certificates of its deviations. Where they cannot be made, the report stands and says so. */
function checkAndProve(content: Uint8Array | string, file: string, options: CheckOptions): Proved {
  const { report, certificates, uncertified, failure } = proveFile(content, file, options);
  const asides = uncertified === 0 ? [] : [uncertifiedLine(report, uncertified)];
  if (failure === null) return { report, certificates, asides };
  process.stderr.write(debugStack(failure));
  const problems = [...report.problems, failureProblem(report.file, failure)];
  return { report: { ...report, problems }, certificates: [], asides };
}

/**
 * The files beside this one whose names differ from its name by their digits only, like open-r1.trf and open-r2.trf: they may
 * be those of the same event after its earlier rounds. Empty where there are too many of them, and where the folder cannot be read.
 */
export function otherFilesOf(path: string): string[] {
  try {
    const folder = dirname(path);
    const own = basename(path);
    const shape = shapeOf(own);
    const others = readdirSync(folder).filter((name) => name !== own && shapeOf(name) === shape);
    return others.length > MOST_ROUNDS ? [] : others.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function shapeOf(name: string): string {
  return name.replace(/\d+/g, '#');
}

/** No event has so many rounds; a campaign has more files. */
const MOST_ROUNDS = 30;

import type { TournamentReport } from '../checker/index.js';
import { proveFile } from '../checker/proof/prove-file.js';
import type { Certificate } from '../checker/verify/certificate.js';
import { editionById } from '../engine/index.js';
import { problemLine } from '../reports/index.js';
import { certificatesJson } from '../reports/verify-certificates.js';
import type { CheckSettings } from './check-input.js';
import { InputError } from './errors.js';
import type { Input } from './inputs.js';
import type { Io } from './io.js';
import { readInput } from './read-input.js';
import type { ReadResult } from './read-input.js';

/** The world of a command, with a standard input that can be read again. */
export function rereadable(io: Io): Io {
  let read: Promise<ReadResult> | null = null;
  return { ...io, readStdin: () => (read ??= io.readStdin()) };
}

/**
 * The text of the file of `--proof`: certificates of all deviations in the reports, which belong to the inputs one by
 * one. Files with deviations are read again and only their wrong rounds judged again.
 */
export async function proofText(
  inputs: readonly Input[],
  reports: readonly TournamentReport[],
  settings: CheckSettings,
  io: Io,
): Promise<string> {
  const edition = settings.edition === null ? null : editionById(settings.edition);
  const certificates: Certificate[] = [];
  for (const [i, report] of reports.entries()) {
    if (report.rounds.every(({ deviations }) => deviations.length === 0)) continue;
    const { path, name } = inputs[i];
    const read = path === '-' ? await io.readStdin() : await readInput(path, name);
    if (!read.ok) throw new InputError(problemLine(name, read.problem));
    const { firstColour, totalRounds } = settings;
    certificates.push(...proveFile(read.content, report, { edition, firstColour, totalRounds }));
  }
  return certificatesJson(certificates);
}

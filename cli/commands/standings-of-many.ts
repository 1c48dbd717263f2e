import { standingsReport } from '../../checker/index.js';
import type { RecognisedFile, StandingsOptions } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import type { ScoreKind } from '../../engine/index.js';
import { participantsIn, problemLine, standingsRefusalWords } from '../../reports/index.js';
import type { FailedStandings, StandingsOfFile, StandingsOfFiles } from '../../reports/index.js';
import { skippedLines } from '../../reports/words/input-problems.js';
import type { Input } from '../input/inputs.js';
import { interruptible } from '../input/interruptible.js';
import { readFileInput, readJob } from '../input/read-job.js';
import { readStream } from '../input/read-stream.js';
import type { ReadResult } from '../input/read-input.js';
import { foldersWithout, skippedFile } from '../input/skipped.js';
import type { Io } from '../io.js';
import { ExitCode, mostImportant } from '../output/exit-codes.js';

/** What the standings of each file depend on. */
export interface ManySettings {
  readonly encoding: string | null;
  readonly primary: ScoreKind | null;
  readonly options: StandingsOptions;
}

/**
 * Computes the standings of many files, one after the other. What is wrong with a file goes to the standard error, and the
 * others are still computed.
 */
export async function standingsOfMany(
  inputs: readonly Input[],
  settings: ManySettings,
  io: Io,
): Promise<{ readonly standings: StandingsOfFiles; readonly code: ExitCode }> {
  const { verdicts, codes } = await interruptible(inputs.length, io, async (signal) => {
    const done: FileVerdict[] = [];
    for (const input of inputs) {
      if (signal?.aborted === true) break;
      done.push(await verdictOn(input, settings, io, signal ?? new AbortController().signal));
    }
    return done;
  });
  const failed = verdicts.flatMap((verdict) => (verdict.kind === 'failed' ? [verdict.failed] : []));
  const empty = codes.length > 0 ? [] : foldersWithout(inputs, (index) => verdicts[index].kind === 'skipped');
  for (const { folder, problem } of empty) {
    io.stderr(`${problemLine(folder, problem)}\n`);
    failed.push({ file: folder, message: problem.message });
  }
  for (const line of skippedLines(skippedIn(verdicts))) io.stderr(`${line}\n`);
  const tournaments = verdicts.flatMap((verdict) => (verdict.kind === 'done' ? [verdict.done] : []));
  const code = mostImportant([...codes, failed.length > 0 ? ExitCode.input : ExitCode.done]);
  return { standings: { tournaments, failed }, code };
}

/** Whether there is more than one tournament among the inputs of a path that is no folder: an archive, a pattern. */
export function holdsSeveral(inputs: readonly Input[]): boolean {
  if (inputs.length < 2) return false;
  return inputs.filter((input) => skippedFile(input, () => readFileInput(input)) === null).length > 1;
}

type FileVerdict =
  | { readonly kind: 'done'; readonly done: StandingsOfFile }
  | { readonly kind: 'failed'; readonly failed: FailedStandings }
  | { readonly kind: 'skipped'; readonly file: string; readonly recognised: RecognisedFile | null };

async function verdictOn(
  input: Input,
  { encoding, primary, options }: ManySettings,
  io: Io,
  signal: AbortSignal,
): Promise<FileVerdict> {
  const { name: file } = input;
  const fail = (message: string, line = `${file}: ${message}`): FileVerdict => {
    io.stderr(`${line}\n`);
    return { kind: 'failed', failed: { file, message } };
  };
  const { skipped, content } = readJob({ ...input, read: await earlyRead(input, io, signal) }, encoding);
  if (skipped !== null) return { kind: 'skipped', file, recognised: skipped.recognised };
  if (!content.ok) return fail(content.problem.message, problemLine(file, content.problem));
  const { tournament, problems } = parseTrf(content.content, {
    file,
    teamEvents: 'pair',
    primaryScore: primary,
  });
  for (const problem of problems) io.stderr(`${problemLine(file, problem)}\n`);
  if (tournament === null)
    return fail('the file is not a valid tournament', `${file} is not a valid tournament`);
  const answer = standingsReport(tournament, options);
  if (answer.ok) return { kind: 'done', done: { file, report: answer.report } };
  return fail(standingsRefusalWords(answer, participantsIn({ isOfTeams: tournament.kind === 'team' })));
}

/** What has to be waited for, or is known already; null for a file, which is read when it is its turn. */
async function earlyRead(input: Input, io: Io, signal: AbortSignal): Promise<ReadResult | null> {
  if (input.problem !== null) return { ok: false, problem: input.problem };
  if (input.path === '-') return io.readStdin();
  return input.isStream ? readStream(input.path, input.name, signal) : null;
}

function skippedIn(verdicts: readonly FileVerdict[]): Parameters<typeof skippedLines>[0] {
  const skipped = verdicts.flatMap((verdict) => (verdict.kind === 'skipped' ? [verdict] : []));
  return {
    skipped: skipped.map(({ file }) => file),
    recognised: skipped.flatMap(({ recognised }) => recognised ?? []),
  };
}

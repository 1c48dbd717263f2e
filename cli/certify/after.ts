import { fileOfRound } from '../../certification/campaign/store/store.js';
import { roundStem, roundText } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { triageCases } from '../../certification/campaign/triage/triage-cases.js';
import { triageQuestions } from '../../certification/campaign/triage/triage.js';
import type { TriageCase, TriageQuestion } from '../../certification/campaign/triage/triage.js';
import type { CandidateProgram } from '../../certification/program/index.js';
import { proveFile } from '../../checker/proof/prove-file.js';
import { certificatesJson } from '../../reports/verify-certificates.js';
import { startBar } from './progress.js';
import { readTriage, writeTriage } from './report.js';
import { shrinkAll } from './shrink.js';
import type { ShrinkOptions } from './shrink.js';

export interface AfterOptions extends ShrinkOptions {
  /** Time for shrinking altogether; null: nothing is shrunk. */
  readonly shrinkSeconds: number | null;
}

/**
 * What follows when all trials are run: every deviation is put to the second program, then the first one of each rule
 * is shrunk.
 */
export async function finishCampaign(options: AfterOptions): Promise<void> {
  const { second, shrinkSeconds } = options;
  if (second !== null) await triageAll(second, options);
  if (shrinkSeconds !== null) await shrinkAll(options, shrinkSeconds);
}

/** Each answer is kept as it comes, and nothing is asked twice. */
async function triageAll(second: CandidateProgram, options: AfterOptions): Promise<void> {
  const { folder, trials, candidate, signal, io } = options;
  const questions = triageQuestions(trials);
  const known = new Map(readTriage(folder).map((item) => [roundText(item, item.round), item]));
  const list = questions.flatMap((question) => known.get(questionName(question)) ?? []);
  const left = questions.filter((question) => !known.has(questionName(question)));
  const counter = {
    total: questions.length,
    get done() {
      return list.length;
    },
    payload: () => ({}),
    line: () => `second program: ${list.length} of ${questions.length} rounds asked`,
  };
  if (left.length > 0) io.stderr(`${counter.line()}\n`);
  const bar = await startBar(counter, 'second program [{bar}] {value}/{total} rounds', io);
  const fileOf = (trial: StoredTrial, round: number): string | null => fileOfRound(folder, trial, round);
  try {
    for await (const { question, result, file } of triageCases(left, {
      fileOf,
      candidate,
      second,
      signal,
    })) {
      const { round } = result;
      const stem = roundStem(result, round);
      const certificates = file === null ? null : certificatesOf(file, `${stem}.trf`, round, candidate);
      const isKept = question.trial.roundPaths[round] !== undefined;
      if (file !== null && !isKept) folder.write(`${stem}.trf`, file);
      if (certificates !== null) folder.write(`${stem}.proof.json`, certificates);
      list.push({ ...result, certificates: certificates === null ? null : `${stem}.proof.json` });
      writeTriage(folder, inOrder(list, questions));
      bar.update();
    }
  } finally {
    bar.stop();
  }
  writeTriage(folder, inOrder(list, questions));
}

function inOrder(list: readonly TriageCase[], questions: readonly TriageQuestion[]): TriageCase[] {
  const byName = new Map(list.map((item) => [roundText(item, item.round), item]));
  return questions.flatMap((question) => byName.get(questionName(question)) ?? []);
}

function questionName({ trial, deviation }: TriageQuestion): string {
  return roundText(trial, deviation.round);
}

/** The certificates of the deviations of a round; null where there is nothing to prove. */
function certificatesOf(
  file: string,
  name: string,
  round: number,
  { edition }: CandidateProgram,
): string | null {
  const { certificates, failure } = proveFile(file, name, { edition, rounds: (other) => other === round });
  if (failure !== null) throw failure;
  return certificates.length === 0 ? null : certificatesJson(certificates);
}

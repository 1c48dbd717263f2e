import { proveFile } from '../../checker/proof/prove-file.js';
import type { CandidateProgram } from '../program/index.js';
import type { CampaignRun } from './campaign-run.js';
import { ShrinkClock } from './shrink-clock.js';
import { shrinkableRules, shrinkCases } from './shrink-cases.js';
import type { ShrinkResult } from './shrink-cases.js';
import { ShrinkLog } from './shrink-log.js';
import type { ShrunkFile } from './shrunk-case.js';
import { readFindings, writeShrunk, writeTriage } from './store/findings.js';
import type { CampaignFolder } from './store/folder.js';
import { fileOfRound } from './store/store.js';
import { roundStem, roundText } from './store/stored-trial.js';
import type { StoredTrial } from './store/stored-trial.js';
import { triageCases } from './triage/triage-cases.js';
import { triageQuestions } from './triage/triage.js';
import type { TriageCase, TriageQuestion } from './triage/triage.js';

/** What follows the trials of a campaign. */
export type Finish = Pick<
  CampaignRun,
  'second' | 'shrinkSeconds' | 'signal' | 'onProgress' | 'certificatesText'
> & {
  readonly candidate: CandidateProgram;
};

/**
 * What follows when all trials are run: every deviation is put to the second program, then the first one of each rule
 * is shrunk.
 */
export async function finishCampaign(
  folder: CampaignFolder,
  trials: readonly StoredTrial[],
  finish: Finish,
): Promise<void> {
  const { second, shrinkSeconds } = finish;
  if (second !== null) await triageAll(folder, trials, second, finish);
  if (shrinkSeconds !== null) await shrinkAll(folder, trials, shrinkSeconds, finish);
}

/** Each answer is kept as it comes, and nothing is asked twice. */
async function triageAll(
  folder: CampaignFolder,
  trials: readonly StoredTrial[],
  second: CandidateProgram,
  { candidate, signal, onProgress, certificatesText }: Finish,
): Promise<void> {
  const questions = triageQuestions(trials);
  const known = new Map(readFindings(folder).triage.map((item) => [roundText(item, item.round), item]));
  const list = questions.flatMap((question) => known.get(questionName(question)) ?? []);
  const left = questions.filter((question) => !known.has(questionName(question)));
  const tell = (): void => {
    if (left.length > 0) onProgress({ phase: 'second-program', done: list.length, total: questions.length });
  };
  tell();
  const fileOf = (trial: StoredTrial, round: number): string | null => fileOfRound(folder, trial, round);
  for await (const { question, result, file } of triageCases(left, { fileOf, candidate, second, signal })) {
    const { round } = result;
    const stem = roundStem(result, round);
    const certificates = file === null ? null : certificatesOf(file, `${stem}.trf`, round, candidate);
    const isKept = question.trial.roundPaths[round] !== undefined;
    if (file !== null && !isKept) folder.write(`${stem}.trf`, file);
    if (certificates !== null) folder.write(`${stem}.proof.json`, certificatesText(certificates));
    list.push({ ...result, certificates: certificates === null ? null : `${stem}.proof.json` });
    writeTriage(folder, inOrder(list, questions));
    tell();
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
): ReturnType<typeof proveFile>['certificates'] | null {
  const { certificates, failure } = proveFile(file, name, { edition, rounds: (other) => other === round });
  if (failure !== null) throw failure;
  return certificates.length === 0 ? null : certificates;
}

/**
 * Shrinks the first deviation of each rule; every result is kept as it comes.
 * @param seconds without a smaller tournament after which it ends.
 */
async function shrinkAll(
  folder: CampaignFolder,
  trials: readonly StoredTrial[],
  seconds: number,
  { candidate, second, signal, onProgress }: Finish,
): Promise<void> {
  const total = shrinkableRules(trials).length;
  const clock = new ShrinkClock(seconds);
  const isOut = (): boolean => signal.aborted || clock.isOut();
  let [done, tried] = [0, 0];
  const tell = (): void => {
    if (total === 0) return;
    onProgress({ phase: 'shrinking', done, total, tried, secondsLeft: clock.secondsLeft });
  };
  tell();
  await shrinkCases(trials, {
    fileOf: (trial, round) => fileOfRound(folder, trial, round),
    candidate,
    second,
    limits: () => {
      const { isLate, onSmaller } = clock.limits();
      return {
        trials: CASE_TRIALS,
        isLate: () => signal.aborted || isLate(),
        onSmaller,
        onTrial: () => {
          tried += 1;
          tell();
        },
      };
    },
    isOut,
    signal,
    log: new ShrinkLog(folder),
    earlier: earlierIn(folder),
    save: (result) => {
      save(folder, result);
      done = total - result.left.length;
      tell();
    },
  });
}

/** What the folder has from the last run, or from the parts that were put together. */
function earlierIn(folder: CampaignFolder): ShrunkFile[] {
  return readFindings(folder).shrunk.flatMap((known) => {
    const [text, theirText] = [folder.read(known.file), folder.read(known.theirFile)];
    return text === null || theirText === null ? [] : [{ ...known, text, theirText }];
  });
}

/** Questions to the candidate for one deviation. */
const CASE_TRIALS = 4000;

function save(folder: CampaignFolder, { shrunk, failures, left }: ShrinkResult): void {
  const keep = (file: string, text: string): void => {
    if (folder.read(file) !== text) folder.write(file, text);
  };
  const cases = shrunk.map(({ text, theirText, ...known }) => {
    keep(known.file, text);
    keep(known.theirFile, theirText);
    return known;
  });
  const failed = failures.map(({ text, ...known }) => {
    keep(known.file, text);
    return known;
  });
  writeShrunk(folder, { unshrunk: left, shrunk: cases, shrinkFailures: failed });
}

import type { Appender, CampaignFolder, ReadOnlyFolder } from './folder.js';
import {
  compareTrials,
  keyText,
  parseTrialLine,
  pathOfRound,
  storedTrial,
  trialLine,
} from './stored-trial.js';
import type { StoredTrial, TrialKey } from './stored-trial.js';
import type { TrialResult } from '../trials/trial.js';

/**
 * The results of a campaign in its folder: `results.jsonl` with a line for each finished trial as they come, and the
 * tournaments that do not agree in `files/`. The line is written last, and one that was cut off does not count: a
 * process that is killed loses only the trials in flight.
 */
export class CampaignStore {
  readonly #folder: CampaignFolder;
  readonly #trials = new Map<string, StoredTrial>();
  readonly #lines: Appender;
  #unsynced = 0;

  constructor(folder: CampaignFolder) {
    this.#folder = folder;
    const text = folder.read(RESULTS) ?? '';
    const whole = text.split('\n').slice(0, -1);
    const trials = whole.flatMap((line) => parseTrialLine(line) ?? []);
    for (const trial of trials)
      if (!this.#trials.has(keyText(trial))) this.#trials.set(keyText(trial), trial);
    const kept = linesOf([...this.#trials.values()]);
    if (kept !== text) folder.write(RESULTS, kept);
    this.#lines = folder.append(RESULTS);
  }

  has(key: TrialKey): boolean {
    return this.#trials.has(keyText(key));
  }

  /** All results so far, by index. */
  trials(): StoredTrial[] {
    return [...this.#trials.values()].sort(compareTrials);
  }

  add(result: TrialResult): void {
    const trial = storedTrial(result);
    if (trial.path !== null && result.file !== null) this.#folder.write(trial.path, result.file);
    for (const [round, path] of Object.entries(trial.roundPaths))
      this.#folder.write(path, result.roundFiles[Number(round)]);
    this.#lines.write(`${trialLine(trial)}\n`);
    this.#trials.set(keyText(trial), trial);
    if (++this.#unsynced < SYNC_EVERY) return;
    this.#lines.sync();
    this.#unsynced = 0;
  }

  /**
   * Writes the results that count in the order of their indices, the same bytes however often the campaign was
   * interrupted.
   */
  finish(trials: readonly StoredTrial[] = this.trials()): void {
    this.#folder.write(SORTED, linesOf(trials));
  }

  close(): void {
    try {
      this.#lines.sync();
    } finally {
      this.#lines.close();
    }
  }
}

/** The file that holds a round of a trial; null when there is none. */
export function fileOfRound(folder: ReadOnlyFolder, trial: StoredTrial, round: number): string | null {
  const path = pathOfRound(trial, round);
  return path === null ? null : folder.read(path);
}

/** The results that a folder holds, without touching it. */
export function readTrials(folder: ReadOnlyFolder): StoredTrial[] {
  const lines = (folder.read(RESULTS) ?? '').split('\n').slice(0, -1);
  return lines.flatMap((line) => parseTrialLine(line) ?? []).sort(compareTrials);
}

/** The results of a finished campaign, by index. */
export const SORTED = 'results.sorted.jsonl';

const RESULTS = 'results.jsonl';
const SYNC_EVERY = 32;

function linesOf(trials: readonly StoredTrial[]): string {
  return trials.map((trial) => `${trialLine(trial)}\n`).join('');
}

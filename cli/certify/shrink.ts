import type { CampaignFolder } from '../../certification/campaign/store/folder.js';
import { shrinkableRules, shrinkCases } from '../../certification/campaign/shrink-cases.js';
import type { ShrinkResult } from '../../certification/campaign/shrink-cases.js';
import type { ShrunkFile } from '../../certification/campaign/shrunk-case.js';
import { ShrinkLog } from '../../certification/campaign/shrink-log.js';
import { fileOfRound } from '../../certification/campaign/store/store.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { CandidateProgram } from '../../certification/program/index.js';
import type { Io } from '../io.js';
import { duration, startBar } from './progress.js';
import type { Counter } from './progress.js';
import { readShrunk, writeShrunk } from './report.js';

export interface ShrinkOptions {
  readonly folder: CampaignFolder;
  /** Those that count. */
  readonly trials: readonly StoredTrial[];
  readonly candidate: CandidateProgram;
  readonly second: CandidateProgram | null;
  readonly signal: AbortSignal;
  readonly io: Io;
}

/** Shrinks the first deviation of each rule, as far as the time goes; every result is kept as it comes. */
export async function shrinkAll(options: ShrinkOptions, seconds: number): Promise<void> {
  const { folder, trials, candidate, second, signal, io } = options;
  const pace = new ShrinkPace(shrinkableRules(trials).length, seconds);
  if (pace.total > 0) io.stderr(`${pace.line()}\n`);
  const format = 'shrinking [{bar}] {value}/{total} rules, {tried} tried, at most {left} left';
  const bar = await startBar(pace, format, io);
  try {
    await shrinkCases(trials, {
      fileOf: (trial, round) => fileOfRound(folder, trial, round),
      candidate,
      second,
      limits: () => {
        const end = Date.now() + CASE_TIME;
        return {
          trials: CASE_TRIALS,
          isLate: () => signal.aborted || pace.isOut() || Date.now() > end,
          onTrial: () => {
            pace.tried += 1;
            bar.update();
          },
        };
      },
      isOut: () => signal.aborted || pace.isOut(),
      signal,
      log: new ShrinkLog(folder),
      earlier: earlierIn(folder),
      save: (result) => {
        save(folder, result);
        pace.done = pace.total - result.left.length;
        bar.update();
      },
    });
  } finally {
    bar.stop();
  }
}

/** What the folder has from the last run, or from the parts that were put together. */
function earlierIn(folder: CampaignFolder): ShrunkFile[] {
  return readShrunk(folder).flatMap((known) => {
    const [text, theirText] = [folder.read(known.file), folder.read(known.theirFile)];
    return text === null || theirText === null ? [] : [{ ...known, text, theirText }];
  });
}

/** Questions to the candidate a deviation, and the safety net for slow ones, in milliseconds. */
const CASE_TRIALS = 4000;
const CASE_TIME = 60_000;

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
  writeShrunk(folder, { left, shrunk: cases, failures: failed });
}

/** How far the shrinking has come. */
class ShrinkPace implements Counter {
  readonly #end: number;
  /** Rules that are done. */
  done = 0;
  tried = 0;

  constructor(
    readonly total: number,
    seconds: number,
    readonly now: () => number = () => Date.now(),
  ) {
    this.#end = now() + seconds * 1000;
  }

  isOut(): boolean {
    return this.now() > this.#end;
  }

  payload(): { readonly tried: number; readonly left: string } {
    return { tried: this.tried, left: duration(Math.max(0, this.#end - this.now()) / 1000) };
  }

  line(): string {
    const { tried, left } = this.payload();
    return `shrinking: ${this.done} of ${this.total} rules done, ${tried} smaller tournaments tried, at most ${left} left`;
  }
}

import { writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import type { Failure } from '../program/answers/answers.js';
import { REDUCTIONS } from './reductions.js';
import type { Reduction } from './reductions.js';
import { isSmaller, sizeOf } from './size.js';
import { withoutPersonalData } from './without-personal-data.js';

/** The question whether the last round of a tournament still shows the deviation. */
export type Shows = (tournament: Tournament) => Promise<Shown>;

/**
 * The tournament to go on with: the same one, or, where a program is asked for the round, the one that holds its pairs;
 * null for no. A program that failed has said neither.
 */
export type Shown = { readonly ok: true; readonly tournament: Tournament | null } | FailedQuestion;

/** A program fails at a file. */
export interface FailedQuestion extends Failure {
  /** The file, in the dialect of the program. */
  readonly input: string;
}

/** Questions at which a program failed, so that the answer is not known. */
export interface FailedQuestions extends Pick<FailedQuestion, 'outcome' | 'note' | 'input'> {
  /** How many; outcome, note and file are those of the first. */
  readonly questions: number;
}

export interface ShrinkLimits {
  /** Tournaments to try; the usual end of a hard case, so that the result does not depend on the machine. */
  readonly trials: number;
  /** The safety net: true when there is no time left. */
  readonly isLate: () => boolean;
  /** Called for each tournament that is tried. */
  readonly onTrial?: () => void;
  /** Called for each smaller tournament that shows the deviation. */
  readonly onSmaller?: () => void;
}

export interface Shrunk {
  readonly tournament: Tournament;
  /** How many smaller tournaments were tried. */
  readonly trials: number;
  /** What ended the search before nothing smaller was left to try. */
  readonly stoppedBy: 'trials' | 'time' | null;
  /** Smaller tournaments that the program gave no answer to, so that they were passed over; null: none. */
  readonly failed: FailedQuestions | null;
}

/**
 * The smallest tournament found that still shows a deviation in its last round. Every step is tried by writing the
 * tournament as a file and reading it again, so that the result is one that any program can be asked about.
 * @param tournament shows it; only the rounds up to the one in question.
 */
export async function shrink(
  tournament: Tournament,
  edition: Edition,
  shows: Shows,
  limits: ShrinkLimits,
): Promise<Shrunk> {
  let best = tournament;
  let size = sizeOf(best);
  let trials = 0;
  let failed: FailedQuestions | null = null;
  const stopped = (): Shrunk['stoppedBy'] =>
    trials >= limits.trials ? 'trials' : limits.isLate() ? 'time' : null;
  /** Asks about a tournament: null for no, and where the program failed. */
  const ask = async (smaller: Tournament): Promise<Tournament | null> => {
    const shown = await tryIt(smaller, edition, shows);
    if (shown.ok) return shown.tournament;
    if (isNoAnswer(shown)) failed = withFailure(failed, shown);
    return null;
  };
  /** Applies a reduction as long as it helps; false when it did not help at all. */
  const exhaust = async (reduce: Reduction): Promise<boolean> => {
    let helped = false;
    for (let again = true; again;) {
      again = false;
      for (const smaller of reduce(best, edition)) {
        if (stopped() !== null) return helped;
        if (!isSmaller(sizeOf(smaller), size) || smaller.players.length === 0) continue;
        trials++;
        limits.onTrial?.();
        const next = await ask(smaller);
        if (next === null || !isSmaller(sizeOf(next), size)) continue;
        [best, size, again, helped] = [next, sizeOf(next), true, true];
        limits.onSmaller?.();
        break;
      }
    }
    return helped;
  };
  // Not counted among the trials: it is as large as before.
  const plain = withoutPersonalData(best);
  if (plain !== null && stopped() === null) {
    const next = await ask(plain);
    if (next !== null && !isSmaller(size, sizeOf(next))) [best, size] = [next, sizeOf(next)];
  }
  for (let progress = true; progress && stopped() === null;) {
    progress = false;
    for (const reduction of REDUCTIONS) progress = (await exhaust(reduction)) || progress;
  }
  return { tournament: best, trials, stoppedBy: stopped(), failed };
}

/** One question more at which the program failed. */
export function withFailure(
  known: FailedQuestions | null,
  { outcome, note, input }: FailedQuestion,
): FailedQuestions {
  return known === null
    ? { questions: 1, outcome, note, input }
    : { ...known, questions: known.questions + 1 };
}

/**
 * Of a tournament that was made up, an answer that cannot be used is a no: some are so small that programs read their
 * files otherwise, and the same answer would come again.
 */
function isNoAnswer({ outcome }: Failure): boolean {
  return outcome !== 'unreadable-answer';
}

async function tryIt(smaller: Tournament, edition: Edition, shows: Shows): Promise<Shown> {
  const tournament = reread(smaller, edition);
  return tournament === null ? { ok: true, tournament: null } : shows(tournament);
}

/** The tournament as other programs read it; null when it is not valid. */
export function reread(tournament: Tournament, edition: Edition): Tournament | null {
  const text = writeTrf(tournament, { format: 'trf26' });
  const { tournament: read, problems } = readForEdition(text, edition);
  return problems.some(({ severity }) => severity === 'error') ? null : read;
}

import { parseTrf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { REDUCTIONS } from './reductions.js';
import type { Reduction } from './reductions.js';
import { isSmaller, sizeOf } from './size.js';

/**
 * Whether the last round of a tournament still shows the deviation. The answer is the tournament to go on with: the
 * same one, or, where a program is asked for the round, the one that holds its pairs; null for no.
 */
export type Shows = (tournament: Tournament) => Promise<Tournament | null>;

export interface ShrinkLimits {
  /** Tournaments to try; the usual end of a hard case, so that the result does not depend on the machine. */
  readonly trials: number;
  /** The safety net: true when there is no time left. */
  readonly isLate: () => boolean;
  /** Called for each tournament that is tried. */
  readonly onTrial?: () => void;
}

export interface Shrunk {
  readonly tournament: Tournament;
  /** How many smaller tournaments were tried. */
  readonly trials: number;
  /** What ended the search before nothing smaller was left to try. */
  readonly stoppedBy: 'trials' | 'time' | null;
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
  const stopped = (): Shrunk['stoppedBy'] =>
    trials >= limits.trials ? 'trials' : limits.isLate() ? 'time' : null;
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
        const shown = await tryIt(smaller, shows);
        if (shown === null || !isSmaller(sizeOf(shown), size)) continue;
        [best, size, again, helped] = [shown, sizeOf(shown), true, true];
        break;
      }
    }
    return helped;
  };
  for (let progress = true; progress && stopped() === null;) {
    progress = false;
    for (const reduction of REDUCTIONS) progress = (await exhaust(reduction)) || progress;
  }
  return { tournament: best, trials, stoppedBy: stopped() };
}

async function tryIt(candidate: Tournament, shows: Shows): Promise<Tournament | null> {
  const tournament = reread(candidate);
  return tournament === null ? null : shows(tournament);
}

/** The tournament as other programs read it; null when it is not valid. */
export function reread(tournament: Tournament): Tournament | null {
  const { tournament: read, problems } = parseTrf(writeTrf(tournament, { format: 'trf26' }));
  return problems.some(({ severity }) => severity === 'error') ? null : read;
}

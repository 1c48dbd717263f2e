import type { Tournament } from '../../corpus/index.js';
import type { TrialDeviation } from '../campaign/trials/trial.js';
import type { Pairing } from '../program/answers/answers.js';
import { askPairing, isSame, withPairing } from '../program/ask-pairing.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { fileToPair, fileUpToNow } from '../program/dialect.js';
import { judgeAnswer } from '../program/answers/judge-answer.js';
import { presentIn, tournamentBefore } from '../program/tournament-before.js';
import { failed, judged } from './trial-result.js';
import type { Findings } from './trial-result.js';

export interface RoundQuestions {
  readonly candidate: CandidateProgram;
  readonly signal: AbortSignal;
  /** The first round that is asked for; absent: round 1. */
  readonly first?: number;
  /** The right pairings of a round where they are known, to save pairing it again. */
  readonly rightIn?: (round: number) => readonly Pairing[];
}

/**
 * The candidate is asked for the rounds of a tournament one by one, each as the tournament stood before it. Every round
 * that deviates is kept with it as the candidate pairs it.
 * @param rounds up to this one; at most the one that follows the last one paired.
 */
export async function askRounds(
  tournament: Tournament,
  rounds: number,
  { candidate, signal, first = 1, rightIn }: RoundQuestions,
): Promise<Findings> {
  const { edition, profile } = candidate;
  const deviations: TrialDeviation[] = [];
  const roundFiles: Record<number, string> = {};
  let asked = tournament;
  let compared = 0;
  for (let round = first; round <= rounds; round++) {
    const before = tournamentBefore(tournament, round);
    if (presentIn(before).size === 0) continue;
    const answer = await askPairing(candidate, before, signal);
    if (!answer.ok) {
      const file = fileToPair(before, profile.dialect);
      return { ...failed(answer, `round ${round}`, deviations, tournament, file), compared, roundFiles };
    }
    const { pairing } = answer;
    compared += 1;
    if (round > tournament.pairedRounds && pairing !== null) asked = withPairing(before, pairing);
    if (pairing !== null && rightIn?.(round).some((right) => isSame(pairing, right)) === true) continue;
    const found = judgeAnswer(before, pairing, edition);
    if (found.length === 0) continue;
    deviations.push(...found);
    roundFiles[round] =
      pairing === null
        ? fileToPair(before, profile.dialect)
        : fileUpToNow(withPairing(before, pairing), profile.dialect);
  }
  return { ...judged(deviations, asked, null), rounds: compared, roundFiles };
}

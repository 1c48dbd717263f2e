import type { Tournament } from '../../corpus/index.js';
import type { TrialDeviation } from '../campaign/trials/trial.js';
import type { Pairing } from '../program/answers/answers.js';
import { askPairing, isSame, withPairing } from '../program/ask-pairing.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { fileUpToNow } from '../program/dialect.js';
import { judgeAnswer } from '../program/answers/judge-answer.js';
import { presentIn, tournamentBefore } from '../program/tournament-before.js';
import type { Explain } from './settings.js';
import { failed, judged } from './trial-result.js';
import type { Findings } from './trial-result.js';

export interface RoundQuestions {
  readonly candidate: CandidateProgram;
  readonly explain: Explain;
  readonly signal: AbortSignal;
  /** The right pairing of a round where it is known, to save pairing it again. */
  readonly referenceOf?: (round: number) => Pairing | undefined;
}

/**
 * The candidate is asked for the rounds of a tournament one by one, each as the tournament stood before it. Every round
 * that deviates is kept with it as the candidate pairs it.
 * @param rounds up to this one; at most the one that follows the last one paired.
 */
export async function askRounds(
  tournament: Tournament,
  rounds: number,
  { candidate, explain, signal, referenceOf }: RoundQuestions,
): Promise<Findings> {
  const { edition, profile } = candidate;
  const deviations: TrialDeviation[] = [];
  const roundFiles: Record<number, string> = {};
  let asked = tournament;
  let compared = 0;
  for (let round = 1; round <= rounds; round++) {
    const before = tournamentBefore(tournament, round);
    if (presentIn(before).size === 0) continue;
    const file = fileUpToNow(before, profile.dialect);
    const answer = await askPairing(candidate, before, signal);
    if (!answer.ok) return { ...failed(answer, `round ${round}`, deviations, tournament, file), roundFiles };
    const { pairing } = answer;
    compared += 1;
    if (round > tournament.pairedRounds && pairing !== null) asked = withPairing(before, pairing);
    const reference = referenceOf?.(round);
    if (pairing !== null && reference !== undefined && isSame(pairing, reference)) continue;
    const found = judgeAnswer(before, pairing, edition, explain);
    if (found.length === 0) continue;
    deviations.push(...found);
    roundFiles[round] = pairing === null ? file : fileUpToNow(withPairing(before, pairing), profile.dialect);
  }
  return { ...judged(deviations, asked, null), rounds: compared, roundFiles };
}

import { declaredAlterations } from '../../corpus/index.js';
import { generateTournament } from '../../generator/index.js';
import type { Trial } from '../campaign/trials/trial.js';
import { hadOtherNumbers } from '../../checker/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { askRounds } from './ask-rounds.js';
import type { TrialSettings } from './settings.js';
import { trialOf } from './trial-result.js';

/**
 * Our tournaments: the candidate pairs every round of each, and its answer is compared with ours. Rounds that were paired
 * by hand it pairs by the rules, too, and those that were paired by other numbers by the numbers of now.
 */
export function replay(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const config = { ...settings.config, system: candidate.edition.id };
  return trialOf('replay', candidate, settings, (index, signal) => {
    const tournament = generateTournament(config, settings.seed, index);
    const byHand = new Set(declaredAlterations(tournament).map(({ round }) => round));
    const isOurs = (round: number): boolean => !byHand.has(round) && !hadOtherNumbers(tournament, round);
    return askRounds(tournament, tournament.pairedRounds, {
      candidate,
      signal,
      rightIn: (round) => (isOurs(round) ? [publishedRound(tournament, round)] : []),
    });
  });
}

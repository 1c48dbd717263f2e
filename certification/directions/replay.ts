import { generateTournament } from '../../generator/index.js';
import type { Trial } from '../campaign/trials/trial.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { askRounds } from './ask-rounds.js';
import type { TrialSettings } from './settings.js';
import { trialOf } from './trial-result.js';

/** Our tournaments: the candidate pairs every round of each, and its answer is compared with ours. */
export function replay(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const config = { ...settings.config, system: candidate.edition.id };
  return trialOf('replay', candidate, settings, (index, signal) => {
    const tournament = generateTournament(config, settings.seed, index);
    return askRounds(tournament, tournament.pairedRounds, {
      candidate,
      explain: settings.explain,
      signal,
      referenceOf: (round) => publishedRound(tournament, round),
    });
  });
}

import { declaredCase } from '../../checker/case/swiss-case.js';
import { decideSettledCase } from '../../checker/case/decide-case.js';
import type { Trial } from '../campaign/trials/trial.js';
import { checkRounds } from '../../checker/check-tournament.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { trialDeviations } from '../program/answers/judge-answer.js';
import { judgeStandings } from '../program/standings/judge-standings.js';
import { filesTrial } from './files-trial.js';
import type { TrialSettings } from './settings.js';

/** The candidate's generator writes a tournament like ours, and we check every round of it, and its standings. */
export function theirFiles(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const { edition } = candidate;
  return filesTrial(candidate, settings, {
    read: (content, file) => readForEdition(content, edition, { file }),
    judge: (tournament) => {
      const decision = decideSettledCase(tournament, edition);
      const rounds = checkRounds(decision.ok ? decision.swissCase : declaredCase(tournament, edition));
      const deviations = rounds.flatMap((report) => {
        if (report.verdict === 'deviates' && report.deviations.length === 0)
          throw new Error(`round ${report.round}: the pairings differ, but no rule tells them apart`);
        return trialDeviations(report.round, report.deviations);
      });
      return { deviations, standings: judgeStandings(tournament) };
    },
  });
}

import { generateTournament } from '../../../generator/index.js';
import type { Trial, TrialDeviation } from '../../campaign/trial.js';
import { publishedRound } from '../../published-round.js';
import { askPairing, isSame, withPairing } from '../ask-pairing.js';
import type { Candidate } from '../candidate.js';
import { fileFor } from '../dialect.js';
import { judgeAnswer } from '../judge-answer.js';
import { tournamentBefore } from '../tournament-before.js';
import { systemOf } from './settings.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';

/**
 * Our tournaments: the candidate pairs every round of each, and its answer is compared with ours. Where it deviates the
 * file of the result ends with the first round that does, as the candidate pairs it.
 */
export function replay(candidate: Candidate, settings: TrialSettings): Trial {
  const config = { ...settings.config, system: systemOf(candidate.edition) };
  const { dialect } = candidate.profile;
  return trialOf('replay', candidate, settings, async (index, signal) => {
    const tournament = generateTournament(config, settings.seed, index);
    const deviations: TrialDeviation[] = [];
    let file = fileFor(tournament, dialect);
    for (let round = 1; round <= tournament.pairedRounds; round++) {
      const before = tournamentBefore(tournament, round);
      const answer = await askPairing(candidate, before, signal);
      if (!answer.ok)
        return failed(answer, `round ${round}`, deviations, tournament, fileFor(before, dialect));
      const { pairing } = answer;
      if (pairing !== null && isSame(pairing, publishedRound(tournament, round))) continue;
      const found = judgeAnswer(before, pairing, candidate.edition, settings.explain);
      if (deviations.length === 0)
        file = fileFor(pairing === null ? before : withPairing(before, pairing), dialect);
      deviations.push(...found);
    }
    return judged(deviations, tournament, file);
  });
}

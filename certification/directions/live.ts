import type { Tournament } from '../../corpus/index.js';
import { entryOf, tookPart } from '../../engine/index.js';
import { drawResult } from '../../generator/rounds/games.js';
import { generateTournament, Random, resolveConfig, tournamentSeed } from '../../generator/index.js';
import type { Trial, TrialDeviation } from '../campaign/trials/trial.js';
import { askPairing, withPairing } from '../program/ask-pairing.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { fileFor } from '../program/dialect.js';
import { judgeAnswer } from '../program/answers/judge-answer.js';
import { tournamentUpTo, withRounds } from '../program/tournament-before.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';

/**
 * The candidate pairs an event round after round, we draw the results; players and absences are those of the generated
 * tournament with the same index. The event goes on with what the candidate pairs, right or wrong.
 */
export function live(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const config = { ...settings.config, system: candidate.edition.id };
  const { dialect } = candidate.profile;
  return trialOf('live', candidate, settings, async (index, signal) => {
    const plan = generateTournament(config, settings.seed, index);
    const random = new Random(`${tournamentSeed(settings.seed, index)}/live`);
    const forfeits = random.realOf(resolveConfig(config).rates.forfeit);
    const ratings = new Map(plan.players.map(({ id, rating }) => [id, rating ?? UNRATED]));
    const draw = (white: number, black: number): ReturnType<typeof drawResult> =>
      drawResult(random, ratings.get(white) ?? UNRATED, ratings.get(black) ?? UNRATED, forfeits);
    const deviations: TrialDeviation[] = [];
    let event = tournamentUpTo(plan, 0);
    for (let round = 1; round <= plan.totalRounds; round++) {
      const before = withAbsences(event, plan, round);
      const answer = await askPairing(candidate, before, signal);
      if (!answer.ok) return failed(answer, `round ${round}`, deviations, event, fileFor(before, dialect));
      const { pairing } = answer;
      deviations.push(...judgeAnswer(before, pairing, candidate.edition, settings.explain));
      if (pairing === null) return judged(deviations, event, fileFor(before, dialect));
      event = withPairing(before, pairing, draw);
    }
    return judged(deviations, event, fileFor(event, dialect));
  });
}

const UNRATED = 1500;

/** Notes who is away in the next round, as the plan says. */
function withAbsences(event: Tournament, plan: Tournament, round: number): Tournament {
  const planned = new Map(plan.players.map((player) => [player.id, entryOf(player, round)]));
  return withRounds(event, round - 1, ({ id, rounds }) => {
    const entry = planned.get(id);
    return entry === undefined || tookPart(entry) ? rounds : [...rounds, entry];
  });
}

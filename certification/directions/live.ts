import type { Tournament } from '../../corpus/index.js';
import { entryOf, tookPart } from '../../engine/index.js';
import {
  generateTournament,
  matchesOf,
  Random,
  resolveConfig,
  tournamentSeed,
} from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import type { Trial, TrialDeviation } from '../campaign/trials/trial.js';
import type { Pairing } from '../program/answers/answers.js';
import { askPairing, withPairing, withRound } from '../program/ask-pairing.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { fileToPair, fileUpToNow } from '../program/dialect.js';
import { judgeAnswer } from '../program/answers/judge-answer.js';
import { tournamentUpTo, withRounds } from '../program/tournament-before.js';
import { drawnResults } from './drawn-results.js';
import { NOTHING_LATER } from './settings.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';

/**
 * The candidate pairs an event round after round, we draw the results; players and absences are those of the generated
 * tournament with the same index. The event goes on with what the candidate pairs, right or wrong.
 */
export function live(candidate: CandidateProgram, settings: TrialSettings): Trial {
  // The candidate pairs every round: nobody else does.
  const config = { ...settings.config, system: candidate.edition.id, handPaired: 0, ...NOTHING_LATER };
  const { dialect } = candidate.profile;
  return trialOf('live', candidate, settings, async (index, signal) => {
    const plan = generateTournament(config, settings.seed, index);
    const play = playerOf(plan, config, new Random(`${tournamentSeed(settings.seed, index)}/live`));
    const deviations: TrialDeviation[] = [];
    let event = tournamentUpTo(plan, 0);
    for (let round = 1; round <= plan.totalRounds; round++) {
      const before = withAbsences(event, plan, round);
      const answer = await askPairing(candidate, before, signal);
      if (!answer.ok) {
        const file = fileToPair(before, dialect);
        return { ...failed(answer, `round ${round}`, deviations, event, file), compared: round - 1 };
      }
      const { pairing } = answer;
      deviations.push(...judgeAnswer(before, pairing, candidate.edition));
      if (pairing === null) return judged(deviations, event, fileToPair(before, dialect));
      event = play(before, pairing);
    }
    return judged(deviations, event, fileUpToNow(event, dialect));
  });
}

/** Plays the next round of an event as it was paired; called once a round. */
type PlayRound = (before: Tournament, pairing: Pairing) => Tournament;

/** Single games by ratings and a rate of forfeits; matches as our generator plays them. */
function playerOf(plan: Tournament, config: GeneratorConfig, random: Random): PlayRound {
  const settings = resolveConfig(config);
  const matches = matchesOf(plan, settings, random);
  if (matches === null) {
    const results = drawnResults(plan, settings, random);
    return (before, pairing) => withPairing(before, pairing, results);
  }
  return (before, pairing) => {
    // What is drawn must not depend on the order in which a program prints its pairs.
    const pairs = pairing.pairs.toSorted((a, b) => a.white - b.white);
    const entries = new Map(
      matches.play(before.pairedRounds + 1, pairs).map((played, place) => [pairs[place].white, played]),
    );
    const seated = matches.sheets === undefined ? before : { ...before, teams: matches.sheets() };
    return withRound(seated, pairing, ({ white }) => {
      const played = entries.get(white);
      if (played === undefined) throw new Error(`the match of ${white} was not played`);
      return played;
    });
  };
}

/** Notes who is away in the next round, as the plan says. */
function withAbsences(event: Tournament, plan: Tournament, round: number): Tournament {
  const planned = new Map(plan.players.map((player) => [player.id, entryOf(player, round)]));
  return withRounds(event, round - 1, ({ id, rounds }) => {
    const entry = planned.get(id);
    return entry === undefined || tookPart(entry) ? rounds : [...rounds, entry];
  });
}

import type { Tournament } from '../../../corpus/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import { generateTournament, Random, resolveConfig, tournamentSeed } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import type { Trial } from '../../campaign/trials/trial.js';
import type { Pairing } from '../../program/answers/answers.js';
import { askSeated } from '../../program/ask-pairing.js';
import type { TableProgram } from '../../program/candidate-program.js';
import { fileUpToNow } from '../../program/dialect.js';
import { drawnResults } from '../drawn-results.js';
import { failed, judged, trialOf } from '../trial-result.js';
import type { TableSettings } from '../settings.js';
import { givesUp, judgePaired } from './judge-by-table.js';
import { robinUpTo, withTableRound } from './table-event.js';

/**
 * The candidate pairs a round robin round after round, we draw the results; players, and who withdraws, are those of the
 * generated event with the same index. Everybody is to be paired in every round: who has withdrawn forfeits. Nothing hangs on
 * results, so that the rounds are held against the table when all are there.
 */
export function liveByTable(candidate: TableProgram, settings: TableSettings): Trial {
  const { edition, profile } = candidate;
  const { seed } = settings;
  const config = { ...settings.config, system: edition.id, handPaired: 0 };
  return trialOf('live', candidate, settings, async (index, signal) => {
    const plan = generateTournament(config, seed, index);
    const play = playerOf(plan, config, new Random(`${tournamentSeed(seed, index)}/live`));
    let event = robinUpTo(plan, 0);
    for (let round = 1; round <= plan.totalRounds; round++) {
      const answer = await askSeated(candidate, event, signal);
      const file = fileUpToNow(event, profile.dialect);
      const found = answer.ok && answer.pairing !== null ? [] : judgePaired(event, edition);
      if (!answer.ok) return { ...failed(answer, `round ${round}`, found, event, file), compared: round - 1 };
      if (answer.pairing === null) return judged([...found, givesUp(round)], event, file);
      event = play(event, answer.pairing);
    }
    return judged(judgePaired(event, edition), event, fileUpToNow(event, profile.dialect));
  });
}

/** Plays the next round of an event as it was paired; called once a round. */
type PlayRound = (event: Tournament, pairing: Pairing) => Tournament;

function playerOf(plan: Tournament, config: GeneratorConfig, random: Random): PlayRound {
  const results = drawnResults(plan, resolveConfig(config), random);
  const lastRounds = new Map(plan.players.map(({ id, rounds }) => [id, lastRoundOf(rounds)]));
  return (event, pairing) => {
    const round = event.pairedRounds + 1;
    const isGone = (id: number): boolean => round > (lastRounds.get(id) ?? 0);
    // What is drawn must not depend on the order in which a program prints its pairs.
    const pairs = pairing.pairs.toSorted((a, b) => a.white - b.white);
    return withTableRound(event, { ...pairing, pairs }, ({ white, black }) => {
      const [forWhite, forBlack] = results(white, black);
      const isPlayed = !isGone(white) && !isGone(black);
      const [one, other] = isPlayed
        ? [forWhite, forBlack]
        : ([isGone(white) ? '-' : '+', isGone(black) ? '-' : '+'] as const);
      return [
        { opponent: black, colour: 'white', result: one },
        { opponent: white, colour: 'black', result: other },
      ];
    });
  };
}

/** The last round before somebody withdraws, who forfeits two games at least up to the end. */
function lastRoundOf(rounds: readonly RoundEntry[]): number {
  const last = rounds.findLastIndex(({ opponent, result }) => opponent !== null && result !== '-') + 1;
  const lost = rounds.slice(last).filter(({ opponent }) => opponent !== null).length;
  return lost > 1 ? last : rounds.length;
}

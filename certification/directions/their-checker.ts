import type { Tournament } from '../../corpus/index.js';
import { generateTournament, NotPossibleError } from '../../generator/index.js';
import type { GeneratorConfig, Hand, Seed } from '../../generator/index.js';
import type { Trial } from '../campaign/trials/trial.js';
import { plantCanary } from '../program/canary.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { judgeAnswer } from '../program/answers/judge-answer.js';
import { seatingFault } from '../program/answers/read-pairing.js';
import { presentIn, tournamentBefore } from '../program/tournament-before.js';
import { CANARIES, checkerTrial } from './checker-trial.js';
import { NOTHING_LATER } from './settings.js';
import type { TrialSettings } from './settings.js';

/**
 * The candidate's checker gets our files. Half of them, chosen by chance, are canaries: one of their rounds is paired
 * wrongly, and the event goes on from there by the rules. It must accept every right round and flag the planted one.
 * Where it looks at standings, half of the files have an error in those as well.
 */
export function theirChecker(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const { edition } = candidate;
  const { seed } = settings;
  // Every round is right but the planted one, and for a program that does not read our declarations.
  const config = { ...settings.config, system: edition.id, handPaired: 0, ...NOTHING_LATER };
  return checkerTrial(candidate, settings, {
    make: (index, random) => {
      const right = generateTournament(config, seed, index);
      const again = (hand: Hand): Tournament | null => withHand(config, seed, index, hand);
      const canary = random.chance(CANARIES) ? plantCanary(right, random, edition, again) : null;
      return { right, planted: canary === null ? null : { ...canary, rounds: [canary.round] } };
    },
    judge: (tournament, round, pairing) => {
      const before = tournamentBefore(tournament, round);
      const isSeated = seatingFault(pairing, presentIn(before)) === null;
      return isSeated ? judgeAnswer(before, pairing, edition) : [];
    },
  });
}

/** Null where an event with such rounds, and all that is asked for, cannot be played. */
function withHand(config: GeneratorConfig, seed: Seed, index: number, hand: Hand): Tournament | null {
  try {
    return generateTournament(config, seed, index, hand);
  } catch (error) {
    if (error instanceof NotPossibleError) return null;
    throw error;
  }
}

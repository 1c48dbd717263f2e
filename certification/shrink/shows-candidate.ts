import type { Tournament } from '../../corpus/index.js';
import type { DutchEdition } from '../../engine/index.js';
import { askPairing, fileFor, tournamentBefore, withPairing } from '../program/index.js';
import type { CandidateProgram } from '../program/index.js';
import { hasTrait, judgeLast } from './shows.js';
import type { Trait } from './shows.js';
import type { Shows } from './shrink.js';

/** The question whether a program, asked for the last round, still deviates by the same rule. */
export function showsAnswered(
  candidate: CandidateProgram,
  edition: DutchEdition,
  signal?: AbortSignal,
): (trait: Trait) => Shows {
  return (trait) => async (tournament) => {
    const answered = await withAnswer(candidate, tournament, signal);
    return answered !== null && hasTrait(judgeLast(answered, edition), trait) ? answered : null;
  };
}

/** The question whether a program's checker still accepts a last round that deviates by the same rule. */
export function showsAccepted(
  candidate: CandidateProgram,
  edition: DutchEdition,
  signal?: AbortSignal,
): (trait: Trait) => Shows {
  return (trait) => async (tournament) => {
    if (!hasTrait(judgeLast(tournament, edition), trait)) return null;
    const file = fileFor(tournament, candidate.profile.dialect);
    const answer = await candidate.check(file, tournament.pairedRounds, signal);
    return answer.ok && answer.rounds.at(-1)?.agrees === true ? tournament : null;
  };
}

/** The tournament with the last round as a program pairs it; null when it gives no pairing. */
async function withAnswer(
  candidate: CandidateProgram,
  tournament: Tournament,
  signal?: AbortSignal,
): Promise<Tournament | null> {
  const before = tournamentBefore(tournament, tournament.pairedRounds);
  const answer = await askPairing(candidate, before, signal);
  if (!answer.ok || answer.pairing === null) return null;
  return withPairing(before, answer.pairing, () => ['=', '=']);
}

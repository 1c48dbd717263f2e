import type { Edition } from '../../engine/index.js';
import { askPairing, fileToPair, fileUpToNow, tournamentBefore, withPairing } from '../program/index.js';
import type { CandidateProgram } from '../program/index.js';
import { hasTrait, judgeLast } from './shows.js';
import type { Trait } from './shows.js';
import type { Shown, Shows } from './shrink.js';
import { remade } from './trim.js';

/** The question whether a program, asked for the last round, still deviates by the same rule. */
export function showsAnswered(
  candidate: CandidateProgram,
  edition: Edition,
  signal?: AbortSignal,
): (trait: Trait) => Shows {
  return (trait) => async (tournament) => {
    const before = tournamentBefore(tournament, tournament.pairedRounds);
    const answer = await askPairing(candidate, before, signal);
    if (!answer.ok) return { ...answer, input: fileToPair(before, candidate.profile.dialect) };
    if (answer.pairing === null) return NO;
    const answered = remade(
      withPairing(before, answer.pairing, () => ['=', '=']),
      {},
    );
    return hasTrait(judgeLast(answered, edition), trait) ? { ok: true, tournament: answered } : NO;
  };
}

/** The question whether a program's checker still accepts a last round that deviates by the same rule. */
export function showsAccepted(
  candidate: CandidateProgram,
  edition: Edition,
  signal?: AbortSignal,
): (trait: Trait) => Shows {
  return (trait) => async (tournament) => {
    if (!hasTrait(judgeLast(tournament, edition), trait)) return NO;
    const file = fileUpToNow(tournament, candidate.profile.dialect);
    const answer = await candidate.check(file, tournament.pairedRounds, signal);
    if (!answer.ok) return { ...answer, input: file };
    return answer.rounds.at(-1)?.agrees === true ? { ok: true, tournament } : NO;
  };
}

const NO: Shown = { ok: true, tournament: null };

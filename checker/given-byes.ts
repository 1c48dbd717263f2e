import { roundPlace, type Tournament, type TournamentPlayer } from '../corpus/index.js';
import type { FoundProblem } from './found-problem.js';

/** Players who have the pairing-allocated bye of the next round before that round is paired. */
export function givenByes({ players, pairedRounds }: Tournament): TournamentPlayer[] {
  return players.filter(({ rounds }) => rounds.at(pairedRounds)?.result === 'U');
}

/** The tournament with these players to be paired like all others. */
export function withoutGivenByes(tournament: Tournament): Tournament {
  const given = new Set(givenByes(tournament));
  const { pairedRounds } = tournament;
  const players = tournament.players.map((player) =>
    given.has(player) ? { ...player, rounds: player.rounds.slice(0, pairedRounds) } : player,
  );
  return { ...tournament, players };
}

/**
 * The players whose byes of the next round were given beforehand, where the round cannot be paired with them: a round has one
 * at most, and none where the number of players is even (C.04.1, article 3). Null: it can, or none was given.
 * @param left how many players are left to be paired.
 */
export function byesTooMany(tournament: Tournament, left: number): number[] | null {
  const given = givenByes(tournament);
  if (given.length === 0 || (given.length === 1 && left % 2 === 0)) return null;
  return given.map(({ id }) => id);
}

/** Code of the warning about a bye that the rules give to somebody else. */
export const GIVEN_BYE = 'bye-given-beforehand';

/** @param byRules who gets the bye by the rules. */
export function givenByeWarning(
  tournament: Tournament,
  given: TournamentPlayer,
  byRules: number,
  file = '',
): FoundProblem {
  const round = tournament.pairedRounds + 1;
  return {
    severity: 'warning',
    code: GIVEN_BYE,
    file,
    ...roundPlace(tournament, given, round),
    text: '0000 - U',
    found: { isOfTeams: tournament.kind === 'team', round, id: given.id, byRules },
  };
}

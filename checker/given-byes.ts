import { roundPlace, type Problem, type Tournament, type TournamentPlayer } from '../corpus/index.js';

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
 * Why the next round cannot be paired with the byes that were given beforehand: a round has one at most, and none where
 * the number of players is even (C.04.1, article 3). Null: it can, or none was given.
 * @param left how many players are left to be paired.
 */
export function givenByesRefusal(tournament: Tournament, left: number): string | null {
  const given = givenByes(tournament);
  if (given.length === 0 || (given.length === 1 && left % 2 === 0)) return null;
  const round = tournament.pairedRounds + 1;
  const who = tournament.kind === 'team' ? 'team' : 'player';
  const ids = given.map(({ id }) => id);
  const have =
    ids.length === 1
      ? `${who} ${ids[0]} already has the pairing-allocated bye, and ${left} others are left, which needs a second one`
      : `the ${who}s ${ids.slice(0, -1).join(', ')} and ${ids.at(-1) ?? ''} have the pairing-allocated bye`;
  return `round ${round} cannot be paired: ${have}. A round has one at most (C.04.1, article 3); give a requested bye another letter (H, F or Z)`;
}

/** Code of the warning about a bye that the rules give to somebody else. */
export const GIVEN_BYE = 'bye-given-beforehand';

/** @param byRules who gets the bye by the rules. */
export function givenByeWarning(
  tournament: Tournament,
  given: TournamentPlayer,
  byRules: number,
  file = '',
): Problem {
  const round = tournament.pairedRounds + 1;
  const who = tournament.kind === 'team' ? 'team' : 'player';
  return {
    severity: 'warning',
    code: GIVEN_BYE,
    file,
    ...roundPlace(tournament, given, round),
    text: '0000 - U',
    expected: `the bye for ${who} ${byRules}`,
    message: `Round ${round}: ${who} ${given.id} has the pairing-allocated bye before the round is paired; the rules give it to ${who} ${byRules}.`,
    adjustment: 'the bye is kept, and the others are paired',
  };
}

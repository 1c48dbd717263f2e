import { roundPlace } from '../corpus/index.js';
import type { Tournament, TournamentPlayer } from '../corpus/index.js';
import type { FoundProblem } from './found-problem.js';
import { entryOf } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';

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

/**
 * A reminder before the next round is published: players who lost by forfeit in the round before it and are to be paired.
 * Who is absent without notice counts as withdrawn unless the absence is explained before the next pairing is published
 * (C.04.2 D.2 of 2017, the General Regulations for Competitions since 2026). The file cannot say whether it was explained,
 * so the pairing does not depend on it.
 */
export function absenceReminders(tournament: Tournament, { players }: RoundState, file = ''): FoundProblem[] {
  const { pairedRounds } = tournament;
  const present = new Set(players.map(({ id }) => id));
  const absent = tournament.players.filter(
    (player) => present.has(player.id) && entryOf(player, pairedRounds).result === '-',
  );
  const [first] = absent;
  if (pairedRounds === 0 || first === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'forfeit-before',
      file,
      ...roundPlace(tournament, first, pairedRounds),
      text: String(first.id),
      found: {
        isOfTeams: tournament.kind === 'team',
        round: pairedRounds,
        ids: absent.map(({ id }) => id),
      },
    },
  ];
}

/**
 * The warning before round 1 that the announced rounds cannot all be paired without two players meeting twice; none where they
 * can, or later.
 * @param rounds of the whole event.
 */
export function tooManyRounds(
  { players, pairedRounds, kind }: Tournament,
  rounds: number,
  file = '',
): FoundProblem[] {
  const most = players.length % 2 === 0 ? players.length - 1 : players.length;
  if (pairedRounds > 0 || rounds <= most) return [];
  return [
    {
      severity: 'warning',
      code: 'too-many-rounds',
      file,
      line: 1,
      column: 1,
      text: String(rounds),
      found: { isOfTeams: kind === 'team', rounds, count: players.length, most },
    },
  ];
}

import { tournamentOf } from '../../corpus/index.js';
import type { TeamSheets, Tournament, TournamentPlayer } from '../../corpus/index.js';
import { entryOf, EventHistory, initialColourOf, tookPart } from '../../engine/index.js';
import type { Edition, RoundEntry, RoundState } from '../../engine/index.js';
import { declaredCase } from '../../checker/case/swiss-case.js';
import { gamesAsKnownBefore } from '../../checker/known-then/as-known.js';

/**
 * A tournament at the moment before a round is paired: earlier rounds are kept, later ones gone, points computed anew;
 * who did not take part in the round has that bye noted, and games are as they were known, where the file declares that. Length of the event and initial-colour are stated.
 * @param round at most the one after the last one paired; in that one everybody takes part who has no entry in it.
 */
export function tournamentBefore(tournament: Tournament, round: number): Tournament {
  if (round > tournament.pairedRounds) return withRounds(tournament, round - 1, ({ rounds }) => rounds);
  return withRounds(gamesAsKnownBefore(tournament, round), round - 1, (player) => {
    const rounds = Array.from({ length: round - 1 }, (_, index) => entryOf(player, index + 1));
    const entry = entryOf(player, round);
    return tookPart(entry) ? rounds : [...rounds, entry];
  });
}

/** A tournament with the virtual points of an acceleration that its file may only name. */
export function withVirtualPoints(tournament: Tournament, edition: Edition): Tournament {
  const { virtualPoints } = declaredCase(tournament, edition).event;
  return { ...tournament, virtualPoints };
}

/** A running event: a tournament with its rounds up to one. */
export function tournamentUpTo(tournament: Tournament, round: number): Tournament {
  return withRounds(tournament, round, ({ rounds }) => rounds.slice(0, round));
}

/**
 * A tournament with other rounds, of which so many are paired; points and ranks are computed anew. Of teams, the boards of
 * later rounds are gone with them.
 */
export function withRounds(
  tournament: Tournament,
  pairedRounds: number,
  roundsOf: (player: TournamentPlayer) => readonly RoundEntry[],
): Tournament {
  const players = tournament.players.map((player) => {
    const { points, rank, ...rest } = player;
    return { ...rest, rounds: roundsOf(player) };
  });
  return tournamentOf({
    ...tournament,
    ...(tournament.teams === undefined ? {} : { teams: sheetsUpTo(tournament.teams, pairedRounds) }),
    players,
    pairedRounds,
    announcedRounds: tournament.totalRounds,
    roundsFrom: 'record',
    initialColour: initialColourOf(tournament) ?? 'white',
    requestedByes: [],
    comments: [],
  });
}

function sheetsUpTo(teams: TeamSheets, round: number): TeamSheets {
  return {
    ...teams,
    members: teams.members.map((member) => ({ ...member, rounds: member.rounds.slice(0, round) })),
    lineUps: teams.lineUps.slice(0, round),
  };
}

/** Starting numbers of those who are to be paired next in a tournament from {@link tournamentBefore}. */
export function presentIn(before: Tournament): Set<number> {
  const present = before.players.filter(({ rounds }) => rounds.length <= before.pairedRounds);
  return new Set(present.map(({ id }) => id));
}

/** What the rules know of a tournament from {@link tournamentBefore}. */
export function stateOf(before: Tournament): RoundState {
  const history = new EventHistory(before);
  while (history.round <= before.pairedRounds) history.advance();
  const present = presentIn(before);
  return history.stateFor((id) => present.has(id), before.initialColour ?? 'white');
}

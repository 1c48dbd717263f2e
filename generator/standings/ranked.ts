import { finishedRounds, standingsList, standingsRanks, tieBreakEditionInForce } from '../../engine/index.js';
import type { TieBreakItem } from '../../engine/index.js';
import type { Tournament } from '../../corpus/index.js';

/**
 * The tournament with the ranks of its players after the last finished round by a list of tie-breaks (points first where
 * the list does not say where they come) and by the edition of C.07 in force on its start date, the newest where it has
 * none. Players who remain tied share the best rank; who completed less than half of the games of a round robin has none.
 */
export function ranked(
  tournament: Tournament,
  list: readonly TieBreakItem[],
  isRoundRobin = false,
): Tournament {
  const day = tournament.startDate?.iso ?? null;
  const settings = { isRoundRobin, ...(day === null ? {} : { edition: tieBreakEditionInForce(day) }) };
  const { rows } = standingsRanks(tournament, standingsList(list), finishedRounds(tournament), settings);
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
  return {
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, rank: ranks.get(player.id) ?? null })),
  };
}

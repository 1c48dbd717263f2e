import type { Tournament } from '../../corpus/index.js';
import { DEFAULT_STANDINGS, standingsReport } from '../standings/standings-report.js';
import type { StandingsOptions } from '../standings/standings-report.js';
import type { TournamentPicture } from './picture.js';

/** Everybody in a tournament, with the table after the last finished round. */
export function tournamentPicture(
  tournament: Tournament,
  options: Pick<StandingsOptions, 'tieBreaks' | 'unrated' | 'isRoundRobin'>,
): TournamentPicture {
  const answer = standingsReport(tournament, { ...DEFAULT_STANDINGS, ...options });
  return {
    players: tournament.players,
    rounds: tournament.pairedRounds,
    standings: answer.ok ? answer.report : null,
  };
}

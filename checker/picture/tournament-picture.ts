import type { Salvaged, Tournament } from '../../corpus/index.js';
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
    totalRounds: tournament.roundsFrom === 'played' ? null : tournament.totalRounds,
    standings: answer.ok ? answer.report : null,
  };
}

/** What could be read of a file that is not valid: nothing is counted. */
export function salvagedPicture({ players, pairedRounds }: Salvaged): TournamentPicture {
  return { players, rounds: pairedRounds, totalRounds: null, standings: null };
}

import type { Tournament } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import type { PlayedEvent, PlayedRound } from '../../engine/round-robin/index.js';
import { publishedRound } from '../judge/published-round.js';

/**
 * What a file tells of an event in which everybody meets everybody.
 * @param cycles how often they meet by its code or words; null: these do not say.
 */
export function publishedEvent(tournament: Tournament, cycles: number | null): PlayedEvent {
  const { players, pairedRounds, totalRounds, roundsFrom } = tournament;
  return {
    players: players.map(({ id }) => id),
    rounds: Array.from({ length: pairedRounds }, (_, index) => playedRound(tournament, index + 1)),
    totalRounds: roundsFrom === 'played' ? pairedRounds : totalRounds,
    cycles,
  };
}

function playedRound(tournament: Tournament, round: number): PlayedRound {
  const given = tournament.players.filter((player) => {
    const { opponent, result } = entryOf(player, round);
    return opponent === null && result !== 'Z';
  });
  const absent = (tournament.oldAbsences ?? []).filter((one) => one.round === round);
  return {
    games: publishedRound(tournament, round).pairs,
    given: new Set([...given, ...absent].map(({ id }) => id)),
  };
}

import type { Tournament } from '../../corpus/index.js';
import { entriesUpTo, readjusted, remade } from './trim.js';

/** The tournament as if some rounds had not been played; the ones that are left are numbered anew. */
export function withoutRounds(tournament: Tournament, gone: ReadonlySet<number>): Tournament {
  const stays = (_: unknown, index: number): boolean => !gone.has(index + 1);
  const newNumber = (round: number): number => round - [...gone].filter((other) => other < round).length;
  const totalRounds = tournament.totalRounds - gone.size;
  return remade(tournament, {
    totalRounds,
    players: tournament.players.map((player) => ({
      ...player,
      rounds: entriesUpTo(player, tournament.pairedRounds).filter(stays),
    })),
    virtualPoints: new Map([...tournament.virtualPoints].map(([id, points]) => [id, points.filter(stays)])),
    ...readjusted(tournament, (adjustments) =>
      adjustments
        .filter(({ round }) => round === null || !gone.has(round))
        .map((adjustment) => ({
          ...adjustment,
          round: adjustment.round === null ? null : newNumber(adjustment.round),
        })),
    ),
  });
}

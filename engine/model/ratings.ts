import type { EventPlayer } from './event.js';
import { tookPart } from './results.js';

type Rated = Pick<EventPlayer, 'rating'>;

/** Whether a player has a rating; 0 is none. */
export function isRated({ rating }: Rated): boolean {
  return (rating ?? 0) > 0;
}

/** Somebody without a rating who took part in one of the first rounds, of all where no number is given; null: nobody. */
export function unratedParticipant<P extends EventPlayer>(
  players: readonly P[],
  rounds = Infinity,
): P | null {
  return players.find((player) => !isRated(player) && player.rounds.slice(0, rounds).some(tookPart)) ?? null;
}

/** All who took part and have no rating. */
export function unratedParticipants<P extends EventPlayer>(players: readonly P[]): P[] {
  return players.filter((player) => !isRated(player) && player.rounds.some(tookPart));
}

/** The players, those without a rating with a provisional one. */
export function withProvisionalRating<P extends Rated>(players: readonly P[], rating: number): P[] {
  return players.map((player) => (isRated(player) ? player : { ...player, rating }));
}

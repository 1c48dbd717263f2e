import type { Tournament } from '../../corpus/index.js';
import type { RosterPlayer } from '../config/config.js';

/** The players of a tournament as they stand in its file, in pairing-number order. */
export function rosterOf({ players }: Tournament): Required<RosterPlayer>[] {
  return players.map(({ name, rating, title, sex, federation, fideId, birthDate }) => ({
    name,
    rating,
    title,
    sex,
    federation,
    fideId,
    birthDate,
  }));
}

import type { Tournament } from '../../corpus/index.js';
import { unratedParticipant, withProvisionalRating } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { misfitsOf } from './participants.js';
import type { Misfit } from './participants.js';

/** What an edition can need of a file besides the results. */
export type Need = Edition['needs'][number] | Misfit;

/** What an edition reads of the players and a file does not have; empty where it can pair the file. */
export function missingFor(edition: Edition, tournament: Tournament): Need[] {
  return [...edition.needs.filter((need) => !HAS[need](tournament)), ...misfitsOf(edition, tournament)];
}

/** Why an edition that needs ratings cannot be taken. */
export function unratedWords(id: number): string {
  return `player ${id} has no rating, which these rules need: add it, or give unrated players a provisional one with --unrated N`;
}

/**
 * The tournament with a provisional rating for everybody who has none.
 * @param rating null: none is given.
 */
export function withProvisionalRatings(tournament: Tournament, rating: number | null): Tournament {
  if (rating === null) return tournament;
  return { ...tournament, players: withProvisionalRating(tournament.players, rating) };
}

const HAS: Readonly<Record<Edition['needs'][number], (tournament: Tournament) => boolean>> = {
  ratings: ({ players }) => unratedParticipant(players) === null,
  names: ({ players }) => players.some(({ name }) => name.trim() !== ''),
  // To have no title is something that the rules can read, too.
  titles: () => true,
  teams: ({ teams }) => teams !== undefined,
};

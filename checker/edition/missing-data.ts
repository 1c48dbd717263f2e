import type { Tournament } from '../../corpus/index.js';
import {
  tookPart,
  unratedParticipant,
  unratedParticipants,
  withProvisionalRating,
} from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { Misfit } from './choice-source.js';
import { misfitsOf } from './participants.js';

/** What an edition can need of a file besides the results. */
export type Need = Edition['needs'][number] | Misfit;

/** What of it a file does not have; of ratings, who has none. */
export type Missing = Exclude<Need, 'ratings'> | MissingRatings;

export interface MissingRatings {
  /** Those who took part and have no rating. */
  readonly unrated: readonly number[];
  /** Whether nobody who took part has one. */
  readonly isAll: boolean;
}

/** What an edition reads of the players and a file does not have; empty where it can pair the file. */
export function missingFor(edition: Edition, tournament: Tournament): Missing[] {
  const needs = edition.needs.filter((need) => !HAS[need](tournament));
  return [
    ...needs.map((need) => (need === 'ratings' ? missingRatings(tournament) : need)),
    ...misfitsOf(edition, tournament),
  ];
}

function missingRatings({ players }: Tournament): MissingRatings {
  const unrated = unratedParticipants(players).map(({ id }) => id);
  const participants = players.filter((player) => player.rounds.some(tookPart));
  return { unrated, isAll: unrated.length === participants.length };
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

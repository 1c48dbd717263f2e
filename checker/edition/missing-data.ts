import type { Tournament } from '../../corpus/index.js';
import { tookPart } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';

/** What an edition can need of a file besides the results. */
export type Need = Edition['needs'][number];

/** What an edition reads of the players and a file does not have; empty where it can pair the file. */
export function missingFor({ needs }: Edition, tournament: Tournament): Need[] {
  return needs.filter((need) => !HAS[need](tournament));
}

/** Who has no rating (none, or 0) though somebody was paired in the event; null: nobody. */
export function unratedParticipant({ players }: Tournament): Tournament['players'][number] | null {
  return players.find((player) => !isRated(player) && player.rounds.some((entry) => tookPart(entry))) ?? null;
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
  const players = tournament.players.map((player) => (isRated(player) ? player : { ...player, rating }));
  return { ...tournament, players };
}

function isRated({ rating }: { readonly rating?: number | null }): boolean {
  return (rating ?? 0) > 0;
}

const HAS: Readonly<Record<Need, (tournament: Tournament) => boolean>> = {
  ratings: (tournament) => unratedParticipant(tournament) === null,
  names: ({ players }) => players.some(({ name }) => name.trim() !== ''),
  // To have no title is something that the rules can read, too.
  titles: () => true,
  teams: () => false,
};

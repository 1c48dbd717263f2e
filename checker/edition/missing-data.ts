import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';

/** What an edition can need of a file besides the results. */
export type Need = Edition['needs'][number];

/** What an edition reads of the players and a file does not have; empty where it can pair the file. */
export function missingFor({ needs }: Edition, tournament: Tournament): Need[] {
  return needs.filter((need) => !HAS[need](tournament));
}

const HAS: Readonly<Record<Need, (tournament: Tournament) => boolean>> = {
  ratings: ({ players }) => players.some(({ rating }) => (rating ?? 0) > 0),
  names: ({ players }) => players.some(({ name }) => name.trim() !== ''),
  // To have no title is something that the rules can read, too.
  titles: () => true,
  teams: () => false,
};

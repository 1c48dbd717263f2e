import { drawPeople, titleRank } from './people.js';
import { drawRatings } from './ratings.js';
import type { Random } from '../random.js';
import type { RosterPlayer } from '../config/config.js';
import type { ResolvedConfig, ResolvedRatings } from '../config/resolve-config.js';

/** A player as entered, before round 1. */
export interface Entrant extends Required<RosterPlayer> {
  /** Starting number, from 1. */
  readonly id: number;
  /** What the results follow, in rating points. */
  readonly strength: number;
}

/**
 * The entrants by starting number: the players of the roster, or new ones, ranked by rating and title (General Handling
 * Rules 2.2), unless the tournament has shuffled numbers.
 * @param year of the start of the tournament.
 */
export function drawPlayers(random: Random, config: ResolvedConfig, count: number, year: number): Entrant[] {
  const spread = random.realOf(config.strengthSpread);
  const listed = config.roster.length > 0 ? config.roster : drawRoster(random, config, count, year);
  const unrated = random.branch('unratedStrength');
  return listed.map((player, place) => {
    const rating = player.rating ?? 0;
    const basis = rating > 0 ? rating : drawUnratedStrength(unrated, config.ratings);
    return { id: place + 1, ...player, strength: basis + spread * random.normal() };
  });
}

function drawRoster(
  random: Random,
  config: ResolvedConfig,
  count: number,
  year: number,
): Required<RosterPlayer>[] {
  const ratings = drawRatings(random, config.ratings, count);
  const people = drawPeople(random.branch('people'), config.field, ratings, year);
  const drawn = people.map((person, place) => ({ rating: ratings[place], ...person }));
  const numbers = random.branch('numbers');
  const entered = numbers.chance(config.shuffledNumbers) ? numbers.shuffle(drawn) : ranked(drawn);
  return entered.map((player, place) => ({
    name: `Player ${String(place + 1).padStart(3, '0')}`,
    ...player,
  }));
}

type Ranked = Pick<Required<RosterPlayer>, 'rating' | 'title'>;

function ranked<T extends Ranked>(players: readonly T[]): T[] {
  return players.toSorted(
    (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || titleRank(a.title) - titleRank(b.title),
  );
}

function drawUnratedStrength(random: Random, { lowest, highest }: ResolvedRatings): number {
  return random.realOf({ min: lowest, max: (lowest + highest) / 2 });
}

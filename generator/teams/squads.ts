import { drawPlayers } from '../players/players.js';
import type { Entrant } from '../players/players.js';
import type { Random } from '../random.js';
import type { ResolvedConfig } from '../config/resolve-config.js';
import type { ResolvedTeams } from './team-config.js';

/** The teams of an event, and how many boards their matches have. */
export interface Squads {
  readonly boards: number;
  /** In the order of the team numbers, which go from 1. */
  readonly teams: readonly Squad[];
  /** All members, by starting number. */
  readonly entrants: readonly Entrant[];
}

export interface Squad {
  readonly name: string;
  /** Average rating at the boards; 0 where everybody is unrated. */
  readonly rating: number;
  /** In the order of the boards, the reserves last. */
  readonly members: readonly Entrant[];
}

/**
 * Teams of players who are about equally strong, ranked by the average rating of their first boards unless the tournament
 * has shuffled numbers.
 * @param most number of teams; players who are listed (a roster, ratings) may be too few for so many.
 */
export function drawSquads(random: Random, settings: ResolvedConfig, most: number, year: number): Squads {
  const { boards: asked, reserves = RESERVES }: ResolvedTeams = settings.teams ?? {};
  const boards = asked === undefined ? random.pick(BOARDS) : random.integerOf(asked);
  const size = boards + random.integerOf(reserves);
  const entrants = drawPlayers(
    random.branch('players'),
    settings,
    Math.min(most, Math.floor(MOST_MEMBERS / size)) * size,
    year,
  );
  const count = Math.max(1, Math.min(most, Math.floor(entrants.length / size)));
  const mixed = entrants
    .map((entrant) => ({ entrant, key: ratingOf(entrant) + SPREAD * random.normal() }))
    .sort((a, b) => b.key - a.key || a.entrant.id - b.entrant.id);
  const squads = Array.from({ length: count }, (_, team) => {
    const members = mixed
      .slice(team * size, (team + 1) * size)
      .map(({ entrant }) => entrant)
      .sort((a, b) => ratingOf(b) - ratingOf(a) || a.id - b.id);
    return { members, rating: averageOf(members.slice(0, boards)) };
  });
  const isShuffled = random.chance(settings.shuffledNumbers);
  const ordered = isShuffled ? random.shuffle(squads) : squads.toSorted((a, b) => b.rating - a.rating);
  const teams = ordered.map((squad, place) => ({
    ...squad,
    name: `Team ${String(place + 1).padStart(3, '0')}`,
  }));
  const playing = new Set(teams.flatMap(({ members }) => members.map(({ id }) => id)));
  return { boards, teams, entrants: entrants.filter(({ id }) => playing.has(id)) };
}

const BOARDS = [4, 4, 4, 4, 2, 3, 5, 6];
const RESERVES = { min: 0, max: 2 };
/** Starting numbers have four digits. */
const MOST_MEMBERS = 9999;
/** Standard deviation, in rating points, that mixes stronger and weaker players in a team. */
const SPREAD = 150;

function ratingOf({ rating }: Entrant): number {
  return rating ?? 0;
}

function averageOf(members: readonly Entrant[]): number {
  const rated = members.map(ratingOf).filter((rating) => rating > 0);
  return rated.length === 0 ? 0 : Math.round(rated.reduce((sum, rating) => sum + rating, 0) / rated.length);
}

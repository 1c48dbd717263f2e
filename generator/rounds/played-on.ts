import type { TeamSheets, Tournament } from '../../corpus/index.js';
import type { PointSystem, RoundEntry } from '../../engine/index.js';
import type { ResolvedConfig } from '../config/resolve-config.js';
import type { Entrant } from '../players/players.js';
import type { Random } from '../random.js';
import { Matches } from '../teams/matches.js';
import type { Squads } from '../teams/squads.js';
import { Games } from './games.js';
import { matchesOfTwo } from './pairings.js';
import type { Play } from './play-rounds.js';

/** The matches of an event that somebody else pairs. */
export interface PlayedMatches {
  /** Plays a round; to be called once for each, in their order. */
  readonly play: Play;
  /** Who sat where so far; absent where no teams are paired. */
  readonly sheets?: () => TeamSheets;
}

/**
 * Plays the matches of a generated event as they are played in its generation, but round by round as somebody else pairs
 * them: teams with line-ups, boards and forfeits, or two games each. Results follow the ratings that the event tells; whoever
 * has none plays like somebody with 1500.
 * @returns null where a round is a single game.
 */
export function matchesOf(
  event: Tournament,
  { rates }: Pick<ResolvedConfig, 'rates'>,
  random: Random,
): PlayedMatches | null {
  const { teams, teamScores, twoGames, totalRounds, players } = event;
  if (teams !== undefined && teamScores !== undefined) {
    const { matches: ofMatches, games, members } = teams;
    const scores = { matches: ofMatches, games, isByMatches: teamScores.primary === 'match-points' };
    const matches = new Matches(
      random,
      rates,
      squadsOf(event, teams, teamScores.boards),
      totalRounds,
      scores,
    );
    const roundsOf = (id: number): RoundEntry[] =>
      Array.from({ length: totalRounds }, (_, index) => matches.rounds.get(id)?.[index] ?? ABSENT);
    const sheets = (): TeamSheets => ({
      ...teams,
      members: members.map((member) => ({ ...member, rounds: roundsOf(member.id) })),
      lineUps: matches.lineUps,
    });
    return { play: matches.play, sheets };
  }
  return twoGames === undefined ? null : { play: twoGamesOf(players, twoGames, rates, totalRounds, random) };
}

function twoGamesOf(
  players: Tournament['players'],
  points: PointSystem,
  rates: ResolvedConfig['rates'],
  totalRounds: number,
  random: Random,
): Play {
  const strengths = new Map(players.map(({ id, rating }) => [id, strengthOf(rating)]));
  const games = new Games(random.branch('games'), rates, totalRounds);
  return matchesOfTwo(
    games,
    random.branch('secondGames'),
    (id) => strengths.get(id) ?? UNRATED_STRENGTH,
    points,
  );
}

function squadsOf({ players }: Tournament, { teams, members }: TeamSheets, boards: number): Squads {
  const entrants = new Map(
    members.map((member): [number, Entrant] => [
      member.id,
      { ...member, strength: strengthOf(member.rating) },
    ]),
  );
  return {
    boards,
    entrants: [...entrants.values()],
    teams: teams.map(({ id, name, members: own }) => ({
      name,
      rating: strengthOf(players.find((team) => team.id === id)?.rating ?? null),
      members: own.flatMap((member) => entrants.get(member) ?? []),
    })),
  };
}

const ABSENT = { opponent: null, colour: null, result: 'Z' } as const;
/** Strength, in rating points, of whoever has no rating. */
export const UNRATED_STRENGTH = 1500;

function strengthOf(rating: number | null): number {
  return rating === null || rating === 0 ? UNRATED_STRENGTH : rating;
}

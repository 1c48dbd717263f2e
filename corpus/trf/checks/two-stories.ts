import { placesBy } from '../../../engine/index.js';
import type { EventData, EventPlayer, ResultCode } from '../../../engine/index.js';
import { resultWords, withResult, type OtherResult } from '../other-meaning.js';
import type { ProblemLog } from '../problems.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeInRound } from '../player-columns.js';
import type { RequestedByes } from '../tournament.js';
import { areFitting } from './cross-checks.js';
import { pointSumsOf, type PointSums } from './point-sums.js';
import { COMMON_SYSTEMS } from './undeclared-points.js';

/** The rounds of a file in which the two players of a game may tell different results. */
export interface ReadRounds<Player extends EventPlayer> {
  readonly event: Omit<EventData, 'players'>;
  readonly lines: readonly PlayerLine[];
  /** In the order of `lines`. */
  readonly players: readonly Player[];
  readonly pairedRounds: number;
  readonly requestedByes: readonly RequestedByes[];
  /** A record says what results are worth. */
  readonly isDeclared: boolean;
  /** What becomes of results between which the printed points do not decide. */
  readonly undecided: 'refuse' | 'read';
}

export interface SettledRounds<Player extends EventPlayer> {
  readonly players: readonly Player[];
  /** What the other player tells, where the printed points do not decide. */
  readonly otherMeanings: readonly OtherResult[];
}

/**
 * Gives games of which the two players tell different results one result: that of the player who tells one at all; that
 * by which more of their printed points are right; else that of White, where whoever reads the file judges by both. What
 * stays contradictory is an error of {@link checkGames}.
 */
export function settleResults<Player extends EventPlayer>(
  given: ReadRounds<Player>,
  log: ProblemLog,
): SettledRounds<Player> {
  const stories = contradictions(given);
  if (stories.length === 0) return { players: given.players, otherMeanings: [] };
  const printed = new Map(given.lines.map(({ id, points }) => [id, points]));
  const sums = [
    given.event.points,
    ...(given.isDeclared ? [] : COMMON_SYSTEMS.map(({ points }) => points)),
  ].map((points) => pointSumsOf({ ...given, event: { ...given.event, points, players: given.players } }));
  let players = given.players;
  const open: (Story & Pick<OtherResult, 'read' | 'instead'>)[] = [];
  for (const { codes, ...story } of stories) {
    const best = bestOf(candidatesOf(codes), story, given.players, printed, sums);
    const [read] = best;
    const other = best.find(({ teller }) => teller !== read.teller);
    if (other !== undefined) open.push({ ...story, codes, read: read.results, instead: other.results });
    else {
      players = withResult(players, { ...story, instead: read.results });
      const words = `read as ${resultWords(read.results)}, by which more printed points are right`;
      warn(given, { ...story, codes }, words, log);
    }
  }
  if (given.undecided === 'refuse' || open.length > MOST_OPEN) return { players, otherMeanings: [] };
  for (const story of open) {
    players = withResult(players, { ...story, instead: story.read });
    warn(
      given,
      story,
      `read as ${resultWords(story.read)}, and judged by ${resultWords(story.instead)} as well`,
      log,
    );
  }
  const otherMeanings = open.map(({ codes: _, ...story }): OtherResult => ({
    ...story,
    kind: 'result',
    because: 'other-player',
  }));
  return { players, otherMeanings };
}

/** Of more contradictions nobody knows what the file means. */
const MOST_OPEN = 3;

/** A game with the two codes that are told of it. */
interface Story extends Pick<OtherResult, 'round' | 'player' | 'opponent'> {
  readonly codes: readonly [ResultCode, ResultCode];
}

/** A result that a game may have, and which of the two tells so. */
interface Candidate {
  readonly teller: 0 | 1;
  readonly results: readonly [ResultCode, ResultCode];
}

/** The results of the other player that fit a code, the usual one first. */
const ANSWERS: Readonly<Partial<Record<ResultCode, readonly ResultCode[]>>> = {
  '1': ['0'],
  '=': ['=', '0'],
  '0': ['1', '0', '='],
  W: ['L'],
  D: ['D', 'L'],
  L: ['W', 'L', 'D'],
  '+': ['-'],
  '-': ['+', '-'],
  '?': ['?'],
};

/** The games of which two results are told; White first (of those without colours the lower number). */
function contradictions({ players, pairedRounds }: ReadRounds<EventPlayer>): Story[] {
  const indexOf = placesBy(players, ({ id }) => id);
  const stories: Story[] = [];
  for (const { id, rounds } of players) {
    const given = Math.min(pairedRounds, rounds.length);
    for (let round = 1; round <= given; round++) {
      const entry = rounds[round - 1];
      // Each game is looked at once, from the lower number.
      if (entry.opponent === null || entry.opponent <= id) continue;
      const index = indexOf(entry.opponent);
      const answer = index < 0 ? undefined : players[index].rounds[round - 1];
      if (answer?.opponent !== id || areFitting(entry, answer)) continue;
      if (!(entry.result in ANSWERS) || !(answer.result in ANSWERS)) continue;
      const isWhite = entry.colour === answer.colour || entry.colour === 'white';
      stories.push(
        isWhite
          ? { round, player: id, opponent: entry.opponent, codes: [entry.result, answer.result] }
          : { round, player: entry.opponent, opponent: id, codes: [answer.result, entry.result] },
      );
    }
  }
  return stories.sort((one, other) => indexOf(one.player) - indexOf(other.player) || one.round - other.round);
}

function candidatesOf([own, theirs]: Story['codes']): Candidate[] {
  return [
    ...(ANSWERS[own] ?? []).map((answer): Candidate => ({ teller: 0, results: [own, answer] })),
    ...(ANSWERS[theirs] ?? []).map((answer): Candidate => ({ teller: 1, results: [answer, theirs] })),
  ];
}

/** The results by which most printed points of the two are right, by the first point system that makes a difference. */
function bestOf(
  candidates: readonly Candidate[],
  story: Omit<Story, 'codes'>,
  players: readonly EventPlayer[],
  printed: ReadonlyMap<number, number | null>,
  sums: readonly PointSums[],
): readonly Candidate[] {
  const both = players.filter(({ id }) => id === story.player || id === story.opponent);
  for (const sumsOf of sums) {
    const right = candidates.map(
      ({ results }) =>
        withResult(both, { ...story, instead: results }).filter((player) => {
          const points = printed.get(player.id) ?? null;
          return points !== null && sumsOf(player).includes(points);
        }).length,
    );
    const most = Math.max(...right);
    if (most > 0) return candidates.filter((_, index) => right[index] === most);
  }
  return candidates;
}

function warn({ lines }: ReadRounds<EventPlayer>, story: Story, adjustment: string, log: ProblemLog): void {
  const { round, player, opponent, codes } = story;
  const teller = lines.find(({ id }) => id === player) ?? lines[0];
  log.warnOnce(
    `results-${round}-${player}`,
    'results',
    placeInRound(teller, round),
    'two results that fit each other',
    `Round ${round}: the results "${codes[0]}" of player ${player} and "${codes[1]}" of player ${opponent} do not fit each other.`,
    adjustment,
  );
}

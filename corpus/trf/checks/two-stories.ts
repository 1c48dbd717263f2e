import type { EventData, EventPlayer, ResultCode, RoundEntry } from '../../../engine/index.js';
import { resultWords, withResult } from '../other-meaning.js';
import type { OtherResult } from '../other-meaning.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { columnOf, type PlayerLine } from '../records/player-record.js';
import type { RequestedByes } from '../tournament.js';
import { areFitting } from './cross-checks.js';
import { pointSumsOf } from './point-sums.js';
import type { PointSums } from './point-sums.js';
import { COMMON_SYSTEMS } from './undeclared-points.js';

/** The rounds of a file in which the two players of a game may tell different results. */
export interface ToldRounds<Player extends EventPlayer> {
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
  told: ToldRounds<Player>,
  log: ProblemLog,
): SettledRounds<Player> {
  const stories = contradictions(told);
  if (stories.length === 0) return { players: told.players, otherMeanings: [] };
  const printed = new Map(told.lines.map(({ id, points }) => [id, points]));
  const sums = [
    told.event.points,
    ...(told.isDeclared ? [] : COMMON_SYSTEMS.map(({ points }) => points)),
  ].map((points) => pointSumsOf({ ...told, event: { ...told.event, points, players: told.players } }));
  let players = told.players;
  const open: OtherResult[] = [];
  for (const story of stories) {
    const right = decidedBy(story, told.players, printed, sums);
    if (right === null) {
      open.push(story);
      continue;
    }
    players = withResult(players, { ...story, instead: right });
    warn(told, story, `read as ${resultWords(right)}, by which more printed points are right`, log);
  }
  if (told.undecided === 'refuse' || open.length > MOST_OPEN) return { players, otherMeanings: [] };
  for (const story of open) {
    players = withResult(players, { ...story, instead: story.read });
    warn(
      told,
      story,
      `read as ${resultWords(story.read)}, and judged by ${resultWords(story.instead)} as well`,
      log,
    );
  }
  return { players, otherMeanings: open };
}

/** Of more contradictions nobody knows what the file means. */
const MOST_OPEN = 3;

const ANSWERS: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  '1': '0',
  '=': '=',
  '0': '1',
  W: 'L',
  D: 'D',
  L: 'W',
  '+': '-',
  '-': '+',
  '?': '?',
};

/** The games with two results: `read` is what White tells (the first player, without colours), `instead` what the other does. */
function contradictions({ players, pairedRounds }: ToldRounds<EventPlayer>): OtherResult[] {
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const found: OtherResult[] = [];
  for (const player of players) {
    player.rounds.slice(0, pairedRounds).forEach((entry, index) => {
      const other = playerOf.get(entry.opponent ?? 0);
      const answer = other?.rounds[index];
      if (other === undefined || answer?.opponent !== player.id || other === player) return;
      const isFirst = entry.colour === answer.colour ? player.id < other.id : entry.colour === 'white';
      if (!isFirst || areFitting(entry, answer)) return;
      const read = storyOf(entry);
      const told = storyOf(answer);
      if (read === null || told === null) return;
      found.push({
        kind: 'result',
        because: 'other-player',
        round: index + 1,
        player: player.id,
        opponent: other.id,
        read,
        instead: [told[1], told[0]],
      });
    });
  }
  return found;
}

/** The results of the teller and of the other; null where that is no result of a game. */
function storyOf({ result }: RoundEntry): readonly [ResultCode, ResultCode] | null {
  const answer = ANSWERS[result];
  return answer === undefined ? null : [result, answer];
}

/** The result by which more printed points of the two are right; null where none is. */
function decidedBy(
  story: OtherResult,
  players: readonly EventPlayer[],
  printed: ReadonlyMap<number, number | null>,
  sums: readonly PointSums[],
): readonly [ResultCode, ResultCode | null] | null {
  const both = players.filter(({ id }) => id === story.player || id === story.opponent);
  for (const sumsOf of sums) {
    const [first, second] = [story.read, story.instead].map(
      (instead) =>
        withResult(both, { ...story, instead }).filter((player) => {
          const points = printed.get(player.id) ?? null;
          return points !== null && sumsOf(player).includes(points);
        }).length,
    );
    if (first !== second) return first > second ? story.read : story.instead;
  }
  return null;
}

function warn(
  { lines }: ToldRounds<EventPlayer>,
  story: OtherResult,
  adjustment: string,
  log: ProblemLog,
): void {
  const { round, player, opponent, read, instead } = story;
  const teller = lines.find(({ id }) => id === player) ?? lines[0];
  log.warnOnce(
    `results-${round}-${player}`,
    'results',
    placeOf(teller.line, columnOf(round), 8),
    'two results that fit each other',
    `Round ${round}: the results "${read[0]}" of player ${player} and "${instead[1] ?? ''}" of player ${opponent} do not fit each other.`,
    adjustment,
  );
}

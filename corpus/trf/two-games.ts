import { drawValue, isPlayed, opposite, pointsOfResult, winValue } from '../../engine/index.js';
import type {
  Colour,
  Game,
  PointAdjustment,
  PointSystem,
  ResultCode,
  RoundEntry,
  Tenths,
} from '../../engine/index.js';
import { placeOf, type ProblemLog } from './problems.js';
import type { PlayerLine } from './records/player-record.js';
import { linesOf, type Records } from './records/records.js';
import { columnOf, placeInRound } from './player-columns.js';
import { ABSENT, type RoundTable } from './rounds.js';
import type { RequestedByes, TournamentPlayer } from './tournament.js';
import { writePlayer } from './write/write-player.js';

/**
 * The matches of an event in which two rounds of the file are one: the games of rounds 1 and 2 are the match of round 1,
 * and so on. Errors: an odd number of rounds, another opponent or the same colour in the second game, a bye in one half.
 * @param table the games, as the columns have them.
 */
export function readMatches(
  players: readonly PlayerLine[],
  table: RoundTable,
  games: PointSystem,
  log: ProblemLog,
): RoundTable {
  checkHalves(players, table, log);
  const entries = table.entries.map((row, place) =>
    Array.from({ length: Math.ceil(row.length / 2) }, (_, index) => {
      const halves = [row[2 * index] ?? null, row[2 * index + 1] ?? null] as const;
      if (halves[0] === null && halves[1] === null) return null;
      const [first, second] = [halves[0] ?? ABSENT, halves[1] ?? ABSENT];
      if (first.opponent === null && second.opponent === null) return byeOf(first, second, place, index);
      return matchOf(first, second, place, index);
    }),
  );
  return {
    entries: withAnswers(players, entries, games),
    pairedRounds: Math.ceil(table.pairedRounds / 2),
    openByes: [],
    oldSigns: [],
    oldAbsences: [],
  };

  function byeOf(first: RoundEntry, second: RoundEntry, place: number, index: number): RoundEntry {
    if (first.result !== second.result)
      report(place, index, `has the bye ${first.result} in one game and ${second.result} in the other`);
    return first;
  }

  function matchOf(first: RoundEntry, second: RoundEntry, place: number, index: number): RoundEntry {
    if (first.opponent !== second.opponent)
      report(place, index, 'does not have the same opponent in both games');
    else if (first.colour !== null && first.colour === second.colour)
      report(place, index, 'has the same colour in both games');
    const colour = first.colour ?? (second.colour === null ? null : opposite(second.colour));
    return {
      opponent: first.opponent,
      colour,
      result: first.result,
      games: [gameOf(first), gameOf(second)],
    };
  }

  function report(place: number, index: number, what: string): void {
    const { line, id } = players[place];
    log.error(
      'two-games',
      placeOf(line, columnOf(2 * index + 1), 18),
      'two games against one opponent with both colours, or one bye for both',
      `Round ${index + 1} (columns of the rounds ${2 * index + 1} and ${2 * index + 2}): player ${id} ${what}.`,
    );
  }
}

/** The game of one of the players, as the columns have it. */
function gameOf({ colour, result }: RoundEntry): Game {
  return { colour, result };
}

function checkHalves(players: readonly PlayerLine[], { pairedRounds }: RoundTable, log: ProblemLog): void {
  const length = Math.max(pairedRounds, ...players.map(({ cells }) => cells.length));
  const longest = players.find(({ cells }) => cells.length === length);
  if (length % 2 === 0 || longest === undefined) return;
  log.error(
    'two-games',
    placeInRound(longest, length),
    'two rounds of the file for each match',
    `The file has ${length} rounds of games; where record 192 announces matches of two games there must be an even number.`,
  );
}

/** The entries with the results of the matches, which need both players. */
function withAnswers(
  players: readonly PlayerLine[],
  entries: readonly (readonly (RoundEntry | null)[])[],
  points: PointSystem,
): (RoundEntry | null)[][] {
  const places = new Map(players.map(({ id }, place) => [id, place]));
  return entries.map((row) =>
    row.map((entry, index) => {
      if (entry?.games === undefined) return entry;
      const answer = entries[places.get(entry.opponent ?? 0) ?? -1]?.[index]?.games;
      return answer === undefined
        ? entry
        : matchEntry(entry.opponent, entry.colour, entry.games, answer, points);
    }),
  );
}

/**
 * A match of two games as an entry of one of its players: the points are the sum of both games. It is forfeited where one
 * of the two forfeits both games (C.04.5, preface); it gives a colour where at least one game was played (1.6).
 * @param points of the games.
 */
export function matchEntry(
  opponent: number | null,
  colour: Colour | null,
  games: readonly [Game, Game],
  answer: readonly [Game, Game],
  points: PointSystem,
): RoundEntry {
  const codes = [games, answer].map((both) => both.map(({ result }) => result));
  if (codes.flat().includes('*')) return { opponent, colour, result: '*', games };
  const [own, theirs] = [games, answer].map((both) =>
    both.reduce((sum, game) => sum + pointsOfResult(points, game), 0),
  );
  const isForfeited = codes.some((both) => both.every((code) => code === '-'));
  if (isForfeited) {
    const result = codes[0].every((code) => code === '-') ? '-' : '+';
    return { opponent, colour, result, points: own, games };
  }
  const result: ResultCode = own > theirs ? '1' : own < theirs ? '0' : '=';
  const isSeen = games.some((game) => isPlayed(game.result));
  return { opponent, colour: isSeen ? colour : null, result, points: own, games };
}

/**
 * What matches of two games are worth, by the points of a game: a bye is that of a whole round. The pairing-allocated bye
 * brings as much as a game won and a game drawn (C.04.5, 1.4) unless the file states another worth of it.
 * @param stated the file does.
 */
export function matchPoints(games: PointSystem, stated: boolean): PointSystem {
  const twice = (value: Tenths): Tenths => 2 * value;
  return {
    whiteWin: twice(winValue(games)),
    blackWin: twice(winValue(games)),
    whiteDraw: twice(drawValue(games)),
    blackDraw: twice(drawValue(games)),
    whiteLoss: games.whiteLoss + games.blackLoss,
    blackLoss: games.whiteLoss + games.blackLoss,
    zeroPointBye: twice(games.zeroPointBye),
    halfPointBye: twice(games.halfPointBye),
    fullPointBye: twice(games.fullPointBye),
    pairingAllocatedBye: stated ? games.pairingAllocatedBye : winValue(games) + drawValue(games),
    forfeitWin: twice(games.forfeitWin),
    forfeitLoss: twice(games.forfeitLoss),
    unknown: twice(games.unknown),
  };
}

/** Errors for records 299 that change what a game is worth: of a match of two games it is not certain which is meant. */
export function checkAdjustmentsOfMatches(
  records: Records,
  adjustments: readonly PointAdjustment[],
  log: ProblemLog,
): void {
  if (!adjustments.some(({ result }) => result !== null && OF_GAMES.includes(result))) return;
  const line = linesOf(records, '299').find(({ text }) => OF_GAMES.includes((text[4] ?? ' ').toUpperCase()));
  if (line === undefined) return;
  log.error(
    'adjustment',
    placeOf(line, 5, 1),
    'F, H, Z, or a blank for a bonus or a penalty',
    'Record 299 changes the points of a result, but where a round is a match of two games it is not certain of which game.',
  );
}

const OF_GAMES = 'WDL+-';

/**
 * Record 001 of an event in which two rounds of the file are one match of two games. A match whose games are not told
 * (a pairing just made) has no results yet; a bye stands in both halves.
 */
export function writeMatches(
  player: TournamentPlayer,
  pairedRounds: number,
  byesAfter: readonly (RequestedByes['type'] | null)[],
): string {
  const rounds = Array.from({ length: pairedRounds }, (_, index) => halvesOf(player.rounds[index] ?? ABSENT));
  const games = rounds.flat();
  const halves = byesAfter.flatMap((bye) => [bye, bye]);
  return writePlayer({ ...player, rounds: games }, games.length, halves);
}

/** The two rounds of a file that are a match, or a bye for all of it. */
export function halvesOf(entry: RoundEntry): RoundEntry[] {
  const { opponent, colour, result, games } = entry;
  if (opponent === null) return [entry, entry];
  if (games !== undefined) return games.map((game) => ({ opponent, ...game }));
  return [
    { opponent, colour, result },
    { opponent, colour: colour === null ? null : opposite(colour), result },
  ];
}

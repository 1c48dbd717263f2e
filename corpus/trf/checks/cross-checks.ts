import { placesBy } from '../../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../../engine/index.js';
import type { ProblemLog } from '../problems.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeInRound } from '../player-columns.js';

/**
 * Checks that both players of every game tell the same story: each names the other, the colours are opposite and the
 * results fit. `rounds` holds the entries of the players in the same order.
 */
export function checkGames(
  players: readonly PlayerLine[],
  rounds: readonly (readonly RoundEntry[])[],
  log: ProblemLog,
): void {
  const indexOf = placesBy(players, ({ id }) => id);
  rounds.forEach((row, index) => {
    for (let round = 1; round <= row.length; round++) {
      const own = row[round - 1];
      if (own.opponent === null) continue;
      const side: Side = { id: players[index].id, round, entry: own, player: players[index] };
      const other = indexOf(own.opponent);
      if (other < 0) {
        log.error(
          'unknown-opponent',
          placeInRound(side.player, side.round),
          'the starting number of a player',
          `Round ${round}: the opponent ${own.opponent} of player ${side.id} is not in the file.`,
        );
      } else if (other === index) {
        log.error(
          'self-pairing',
          placeInRound(side.player, side.round),
          'another player',
          `Round ${round}: player ${side.id} is paired with himself or herself.`,
        );
      } else {
        const answer = rounds[other][round - 1];
        if (answer?.opponent !== side.id) reportOneSided(side, own.opponent, answer, log);
        else if (index < other) compare(side, answer, log);
      }
    }
  });
}

/** The results of the two players of a game fit each other. */
export function areFitting(one: Pick<RoundEntry, 'result'>, other: Pick<RoundEntry, 'result'>): boolean {
  return FITTING[one.result]?.includes(other.result) === true;
}

interface Side {
  readonly id: number;
  readonly round: number;
  readonly entry: RoundEntry;
  readonly player: PlayerLine;
}

const UNRATED = 'WDL';
/** What fits a result, rated or not. */
const FITTING: Readonly<Partial<Record<ResultCode, string>>> = {
  ...{ '1': '0L', W: '0L', '=': '=D0L', D: '=D0L', '0': '1W=D0L', L: '1W=D0L' },
  ...{ '+': '-', '-': '+-', '?': '?', '*': '*' },
};

function compare(side: Side, answer: RoundEntry, log: ProblemLog): void {
  const { id, round, entry } = side;
  const opponent = entry.opponent ?? 0;
  const unknown = entry.colour === null && answer.colour === null;
  if (!unknown && (entry.colour === answer.colour || entry.colour === null || answer.colour === null)) {
    log.error(
      'colours',
      placeInRound(side.player, side.round),
      'one player with White, the other with Black',
      `Round ${round}: the colours of the players ${id} and ${opponent} do not fit each other.`,
    );
  }
  if (!areFitting(entry, answer)) {
    log.error(
      'results',
      placeInRound(side.player, side.round),
      'two results that fit each other',
      `Round ${round}: the results "${shown(entry)}" of player ${id} and "${shown(answer)}" of player ${opponent} do not fit each other.`,
    );
  } else if (UNRATED.includes(entry.result) !== UNRATED.includes(answer.result)) {
    log.warn(
      'rated-and-unrated',
      placeInRound(side.player, side.round),
      'two rated or two unrated results',
      `Round ${round}: the game of the players ${id} and ${opponent} is rated for one of them only.`,
      'both results are kept',
    );
  }
}

function reportOneSided(side: Side, opponent: number, answer: RoundEntry | undefined, log: ProblemLog): void {
  const has =
    answer === undefined || answer.opponent === null
      ? 'has no opponent'
      : `has the opponent ${answer.opponent}`;
  log.error(
    'one-sided-game',
    placeInRound(side.player, side.round),
    `a game in the record of player ${opponent} as well`,
    `Round ${side.round}: player ${side.id} has the opponent ${opponent}, but player ${opponent} ${has}.`,
  );
}

/** The code as it stands in the file. */
function shown(entry: RoundEntry): string {
  return entry.result === '*' ? ' ' : entry.result;
}

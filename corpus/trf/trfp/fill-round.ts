import type { RoundEntry } from '../../../engine/index.js';
import { columnOf, PLAYER_FIELDS, playerField } from '../player-columns.js';
import { halvesOf } from '../two-games.js';
import { writeRound } from '../write/write-player.js';
import { changeLines } from './change-lines.js';

/**
 * The file with one round in the columns of its players, everything else as it stands; UTF-8 whatever it was. Records
 * XXZ are left out: their players are absent in that round, which its column says now, and the record would speak of the
 * round after it.
 * @param round 1-based.
 * @param entryOf by starting number; null leaves the columns of a player as they are.
 * @param isOfTwoGames the rounds of the event are matches of two games, each in two rounds of the file.
 */
export function fillRound(
  input: Uint8Array | string,
  round: number,
  entryOf: (id: number) => RoundEntry | null,
  isOfTwoGames = false,
): string {
  return changeLines(input, (line) => {
    if (line.startsWith('XXZ')) return [];
    const entry = line.startsWith('001') ? entryOf(Number(playerField(line, PLAYER_FIELDS.id))) : null;
    if (entry === null) return [line];
    return [isOfTwoGames ? withMatch(line, round, entry) : withRound(line, round, entry)];
  });
}

/** A record 001 with an entry in the columns of a round. */
export function withRound(line: string, round: number, entry: RoundEntry): string {
  // What is written begins with the two blanks before the columns of the round.
  const start = columnOf(round) - 3;
  const written = writeRound(entry);
  const before = line.slice(0, start).padEnd(start);
  return `${before}${written}${line.slice(start + written.length)}`.trimEnd();
}

function withMatch(line: string, round: number, entry: RoundEntry): string {
  const [first, second] = halvesOf(entry);
  return withRound(withRound(line, 2 * round - 1, first), 2 * round, second);
}

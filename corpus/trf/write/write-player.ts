import type { ResultCode, RoundEntry } from '../../../engine/index.js';
import { digits, formatTenths } from '../records/fields.js';
import type { Cell, PlayerLine } from '../records/player-record.js';
import type { RequestedByes, TournamentPlayer } from '../tournament.js';

/**
 * Record 001 in the columns of TRF16: the rounds up to `pairedRounds`, and the byes of rounds after them. Throws a RangeError for a number that does not fit its columns.
 */
export function writePlayer(
  player: TournamentPlayer,
  pairedRounds: number,
  byesAfter: readonly (RequestedByes['type'] | null)[],
): string {
  let line = fixedPart(player);
  for (let round = 1; round <= pairedRounds; round++) line += writeRound(player.rounds[round - 1]);
  for (const bye of byesAfter) line += bye === null ? ' '.repeat(10) : `  0000 - ${bye}`;
  return line.trimEnd();
}

/** Record 001 as it was read: blank rounds stay blank, and the codes are those of the file. */
export function writePlayerLine(player: PlayerLine): string {
  return `${fixedPart(player)}${player.cells.map(writeCell).join('')}`.trimEnd();
}

/** The columns before the rounds. */
function fixedPart(player: Omit<PlayerLine, 'line' | 'cells'>): string {
  return (
    `001 ${digits(player.id, 4)} ${text(player.sex, 1)}${text(player.title, 3).trimEnd().padStart(3)} ` +
    `${text(player.name, 33)} ${digits(player.rating, 4)} ${text(player.federation, 3)} ` +
    `${text(player.fideId, 11).trimEnd().padStart(11)} ${text(player.birthDate, 10)}` +
    `${writePoints(player.points)} ${digits(player.rank, 4)}`
  );
}

/** A text without line ends, which would break the file. */
export function oneLine(line: string): string {
  return line.replace(/[\r\n]+/g, ' ');
}

const COLOURS = { white: 'w', black: 'b' };

/** A round of record 001 with the two blanks before it. */
export function writeRound(entry: RoundEntry | undefined): string {
  if (entry === undefined) return '  0000 - Z';
  const opponent = entry.opponent === null ? '0000' : digits(entry.opponent, 4);
  const colour = entry.colour === null ? '-' : COLOURS[entry.colour];
  const result = entry.result === '*' ? ' ' : entry.result;
  return `  ${opponent} ${colour} ${result}`;
}

function writeCell({ opponent, colour, code, blank }: Cell): string {
  if (blank) return ' '.repeat(10);
  if (opponent !== 0) return writeRound({ opponent, colour, result: code as ResultCode });
  return `  0000 ${colour === null ? '-' : COLOURS[colour]} ${code === ' ' ? 'Z' : code}`;
}

function text(value: string, width: number): string {
  return oneLine(value).slice(0, width).padEnd(width);
}

/** Columns 80-84. From 100 points on, whole points go without decimals, so that they stay in columns 81-84. */
export function writePoints(tenths: number | null): string {
  if (tenths === null) return '     ';
  const printed = formatTenths(tenths);
  const short = tenths >= 1000 && tenths % 10 === 0 ? String(tenths / 10) : printed;
  if (short.length > 5) throw new RangeError(`${printed} points do not fit columns 80-84`);
  return short.padStart(5);
}

import { opposite } from '../../../engine/index.js';
import type { Colour, ResultCode, RoundEntry } from '../../../engine/index.js';
import type { TeamSheets } from '../tournament.js';

/** Two teams that are to meet; White is the one that has White at the first board. */
export interface TeamPair {
  readonly white: number;
  readonly black: number;
  /** Of all their games, that of White first; absent: they are still to be played. */
  readonly results?: readonly [ResultCode, ResultCode];
}

/**
 * Who sits opposite whom in a pairing of which no games are told, as line-ups are the teams' business: the first members
 * of both teams in the order of their numbers, at as many boards as both can man. By starting number of the member.
 * @param boards of a match.
 */
export function firstSeats(
  sheets: Pick<TeamSheets, 'teams' | 'boardColours'>,
  boards: number,
  pairs: readonly TeamPair[],
): Map<number, RoundEntry> {
  const membersOf = new Map(sheets.teams.map(({ id, members }) => [id, members]));
  const colours = boardColoursOf(sheets.boardColours, boards);
  const seats = new Map<number, RoundEntry>();
  for (const { white, black, results = OPEN } of pairs) {
    const own = membersOf.get(white) ?? [];
    const theirs = membersOf.get(black) ?? [];
    for (let board = 0; board < Math.min(own.length, theirs.length, boards); board++) {
      const colour = colours[board] === colours[0] ? 'white' : 'black';
      seats.set(own[board], { opponent: theirs[board], colour, result: results[0] });
      seats.set(theirs[board], { opponent: own[board], colour: opposite(colour), result: results[1] });
    }
  }
  return seats;
}

const OPEN: readonly [ResultCode, ResultCode] = ['*', '*'];

/** Colours of so many boards of a team: those of record 352, else in turn, White at the first one. */
export function boardColoursOf(declared: TeamSheets['boardColours'], boards: number): Colour[] {
  return Array.from(
    { length: boards },
    (_, board) => declared?.[board] ?? (board % 2 === 0 ? 'white' : 'black'),
  );
}

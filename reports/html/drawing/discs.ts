import { GAME, SEAT_DISC, WIDTH } from './columns.js';
import type { Columns } from './columns.js';
import { ARC_RISE } from './layout.js';
import type { Row, Seat } from './layout.js';

/**
 * The discs of a drawing as paths, which are drawn with round ends: a line of no length is a disc. One path for all of a colour
 * takes a tenth of the bytes of as many circles.
 */
export interface Discs {
  readonly black: string;
  readonly white: string;
  /** Rounds without a game, as short lines. */
  readonly without: string;
  /** The lines of those who do not get the colour that they are due, on boards that deviate. */
  readonly missed: string;
}

/** Returns the discs of all rows: of the colours in this game, of the games so far, and of the colour due. */
export function discsOf(rows: readonly Row[], columns: Columns): Discs {
  const discs = rows.map((row) => discsIn(row, columns));
  const path = (kind: Disc['kind']): string =>
    discs
      .map((row, index) =>
        dotted(
          row.filter((disc) => disc.kind === kind).map(({ x }) => x),
          rows[index].y - ARC_RISE,
          kind === 'none' ? DASH : 0,
        ),
      )
      .join('');
  return {
    black: path('black'),
    white: path('white'),
    without: path('none'),
    missed: rows
      .filter(missesDue)
      .map(({ y }) => `M${MISSED_START} ${y - ARC_RISE}h${MISSED_WIDTH}`)
      .join(''),
  };
}

/** Lines of a length around places of a row. */
function dotted(places: readonly number[], y: number, length: number): string {
  return places
    .map((x, index) => {
      const start = index === 0 ? `M${x - length / 2} ${y}` : `m${x - places[index - 1] - length} 0`;
      return `${start}h${length}`;
    })
    .join('');
}

/** For a round without a game. */
const DASH = 4;

interface Disc {
  readonly kind: 'black' | 'white' | 'none';
  /** The middle. */
  readonly x: number;
}

/** From the left to the right. */
function discsIn({ line, left, right }: Row, columns: Columns): Disc[] {
  return [
    ...seatDisc(left, SEAT_DISC),
    ...line.games.map((colour, game) => ({
      kind: colour ?? ('none' as const),
      x: columns.games + game * GAME,
    })),
    ...(line.due === null || columns.due === null ? [] : [{ kind: line.due, x: columns.due }]),
    ...seatDisc(right, WIDTH - SEAT_DISC),
  ];
}

function seatDisc({ colour }: Seat, x: number): Disc[] {
  return colour === '' ? [] : [{ kind: colour === 'W' ? 'white' : 'black', x }];
}

function missesDue({ line, left }: Row): boolean {
  const given = left.colour === 'W' ? 'white' : 'black';
  return left.differs && left.colour !== '' && line.due !== null && line.due !== given;
}

const MISSED_START = SEAT_DISC + 12;
const MISSED_WIDTH = WIDTH - 2 * MISSED_START;

import type { Board, PicturedBracket, PicturedSide, TablePicture } from '../../checker/index.js';

/** A line of a finding: a board, or somebody without one. */
export interface BoardLine {
  /** Number of the published board, from 1; null: it has none. */
  readonly board: number | null;
  readonly white: number | null;
  readonly black: number | null;
  /** The file gives no colours: `white` and `black` are the two in ranking order. */
  readonly isWithoutColours: boolean;
  /** For somebody without a board: what happens to them; null for boards. */
  readonly instead: 'down' | 'up' | 'bye' | 'rest' | null;
  /** The other side has another line in its place. */
  readonly differs: boolean;
}

/** The two pairings of a bracket, or of a round, board by board. */
export interface FindingBoards {
  readonly published: readonly BoardLine[];
  /** Null: the rules find no legal pairing. */
  readonly reference: readonly BoardLine[] | null;
  /** Published lines of a large bracket that are left out. */
  readonly leftOut: number;
  /** Those of them that differ. */
  readonly differing: number;
}

/**
 * Returns the boards of a bracket that deviates, published and by the rules, in the order of the published boards.
 * @param boards the published round, in the order of its boards.
 * @param forbidden players in pairs that no rule allows: their boards differ if there is no reference.
 */
export function bracketBoards(
  { published, reference, givesBye }: PicturedBracket,
  boards: readonly Board[],
  leaves: 'down' | 'up',
  forbidden: ReadonlySet<number>,
): FindingBoards {
  const instead = givesBye ? 'bye' : leaves;
  return held(published, reference, { boards, instead, forbidden, excused: new Set() });
}

/** Returns the boards of a round of a round robin, published and by the table. */
export function tableBoards(
  { published, reference, excused }: TablePicture,
  boards: readonly Board[],
): FindingBoards {
  return held(published, reference, {
    ...{ boards, instead: 'rest' as const, forbidden: new Set<number>(), excused: new Set(excused) },
  });
}

interface Circumstances {
  readonly boards: readonly Board[];
  readonly instead: NonNullable<BoardLine['instead']>;
  readonly forbidden: ReadonlySet<number>;
  readonly excused: ReadonlySet<number>;
}

function held(
  published: PicturedSide | null,
  reference: PicturedSide | null,
  by: Circumstances,
): FindingBoards {
  const [theirs, ours] = [published, reference].map((side) =>
    side === null ? null : linesOf(side, by.instead),
  );
  const [known, wanted] = [theirs, ours].map(
    (lines) => new Map((lines ?? []).map((line) => [pairOf(line), line])),
  );
  const isExcused = ({ white, black }: Line): boolean =>
    [white, black].some((id) => id !== null && by.excused.has(id));
  const isForbidden = ({ white, black }: Line): boolean =>
    [white, black].some((id) => id !== null && by.forbidden.has(id));
  const numbers = boardNumbers(by.boards);
  const left = (theirs ?? []).map((line) => ({
    ...line,
    board: numbers.get(pairOf(line)) ?? null,
    differs: ours === null ? isForbidden(line) : !isAmong(line, wanted) && !isExcused(line),
  }));
  const sorted = left.sort(byBoard);
  const right =
    ours === null
      ? null
      : inPlace(ours, sorted).map((line) => ({
          ...line,
          differs: theirs !== null && !isAmong(line, known) && !isExcused(line),
        }));
  return short(sorted, right);
}

/** `first`: the higher ranked one of a pair. */
type Line = Omit<BoardLine, 'board' | 'differs'> & { readonly first: number };

function linesOf({ pairs, floaters }: PicturedSide, instead: NonNullable<BoardLine['instead']>): Line[] {
  return [
    ...pairs.map(({ higher, lower, white }) => ({
      white: white ?? higher,
      black: white === lower ? higher : lower,
      isWithoutColours: white === null,
      instead: null,
      first: higher,
    })),
    ...floaters.map((id) => ({ white: id, black: null, isWithoutColours: true, instead, first: id })),
  ];
}

/** Colours that the file does not give are not compared. */
function isAmong(line: Line, others: ReadonlyMap<string, Line>): boolean {
  const other = others.get(pairOf(line));
  if (other?.instead !== line.instead) return false;
  return line.isWithoutColours || other.isWithoutColours || line.white === other.white;
}

function pairOf({ white, black }: Line): string {
  return [white, black]
    .map((id) => id ?? 0)
    .sort((a, b) => a - b)
    .join('-');
}

function boardNumbers(boards: readonly Board[]): ReadonlyMap<string, number> {
  return new Map(
    boards.flatMap((board, index) =>
      'bye' in board
        ? []
        : [[[board.white, board.black].sort((a, b) => a - b).join('-'), index + 1] as const],
    ),
  );
}

/** Those without a board come last. */
function byBoard(a: BoardLine, b: BoardLine): number {
  return (a.board ?? Infinity) === (b.board ?? Infinity) ? 0 : (a.board ?? Infinity) - (b.board ?? Infinity);
}

/** Gives each line by the rules a published board: that of the same pair, else that of its higher ranked player, else a free one. */
function inPlace(
  lines: readonly Line[],
  published: readonly (Line & Pick<BoardLine, 'board'>)[],
): (Line & Pick<BoardLine, 'board'>)[] {
  const free = new Set(published.flatMap(({ board }) => board ?? []));
  const placed = new Map<Line, number>();
  const place = (of: (line: Line) => number | null | undefined): void => {
    for (const line of lines) {
      const board = line.instead === null && !placed.has(line) ? of(line) : null;
      if (board === null || board === undefined || !free.delete(board)) continue;
      placed.set(line, board);
    }
  };
  const ofPair = new Map(published.map((line) => [pairOf(line), line.board]));
  const ofFirst = new Map(published.map((line) => [line.first, line.board]));
  place((line) => ofPair.get(pairOf(line)));
  place(({ first }) => ofFirst.get(first));
  place(() => free.values().next().value);
  return lines
    .map((line) => ({ ...line, board: placed.get(line) ?? null }))
    .sort((a, b) => (a.board ?? Infinity) - (b.board ?? Infinity) || 0);
}

/** Of a large bracket only what differs is shown, and of many such lines the first ones. */
function short(published: readonly BoardLine[], reference: readonly BoardLine[] | null): FindingBoards {
  const all = { published, reference, leftOut: 0, differing: 0 };
  return published.length > LARGE ? differingOf(all, MOST_LINES) : all;
}

/** Returns the first lines that differ, with the numbers of those that are left out. */
export function differingOf(boards: FindingBoards, most: number): FindingBoards {
  const { published, reference, leftOut, differing } = boards;
  const different = (lines: readonly BoardLine[]): BoardLine[] => lines.filter((line) => line.differs);
  const left = different(published);
  const shown = left.slice(0, most);
  return {
    published: shown,
    reference: reference === null ? null : different(reference).slice(0, most),
    leftOut: leftOut + published.length - shown.length,
    differing: differing + left.length - shown.length,
  };
}

const LARGE = 12;
const MOST_LINES = 16;

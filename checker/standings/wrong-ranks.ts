import type { TournamentPlayer } from '../../corpus/index.js';
import { compareFractions } from '../../engine/index.js';
import type { Fraction, RankedRow, StandingsRanks, StandingsTable } from '../../engine/index.js';
import type { DecidedRank, RankDeviation } from './deviation.js';

/**
 * The printed ranks that the standings contradict. Players who remain tied after all tie-breaks that can be computed may
 * share their rank, or be parted in any order (4.2: by lot; 3.1: by a play-off of some of them). Players without a printed
 * rank, or with rank 0, and those who are left out of the table are not looked at: whatever places these have, the others
 * follow each other.
 * @param tableOf asked for the values where a rank is wrong: the table with these ranks.
 */
export function wrongRanks(
  printed: PrintedRanks,
  ranks: StandingsRanks,
  tableOf: () => StandingsTable,
): RankDeviation[] {
  const all = seatsOf(printed, ranks);
  const ties = tiesOf(all);
  return all
    .filter((seat) => isWrong(seat, ties))
    .map((seat) => {
      const right = rightPlaceOf(seat, ties);
      const decided = decisionOn(seat, right, all, tableOf());
      return { field: 'rank', player: seat.row.id, published: seat.inFile, ...right, decided };
    });
}

/** False where the standings contradict a printed rank. */
export function areRanksRight(printed: PrintedRanks, ranks: StandingsRanks): boolean {
  const all = seatsOf(printed, ranks);
  const ties = tiesOf(all);
  return !all.some((seat) => isWrong(seat, ties));
}

/** Those whom all tie-breaks leave tied, and whom their printed ranks part all the same; only where nothing is wrong with these. */
export function partedTies(printed: PrintedRanks, ranks: StandingsRanks): number[][] {
  if (ranks.columns.some(({ dropped }) => dropped !== null) || ranks.columns.length < 2) return [];
  const ties = tiesOf(seatsOf(printed, ranks));
  return [...ties.values()]
    .filter((tied) => new Set(tied.map((seat) => seat.printed)).size > 1)
    .filter((tied) => !tied.some((seat) => isWrong(seat, ties)))
    .map((tied) => tied.map(({ row }) => row.id));
}

type RightPlace = Pick<RankDeviation, 'reference' | 'last' | 'aheadByLot'>;

interface PrintedRanks {
  readonly players: readonly Pick<TournamentPlayer, 'id' | 'rank'>[];
}

interface Seat {
  readonly row: RankedRow;
  /** Among those who are in the table. */
  readonly printed: number;
  /** As it stands in the file. */
  readonly inFile: number;
  readonly first: number;
  readonly last: number;
}

function seatsOf({ players }: PrintedRanks, { rows, leftOut }: StandingsRanks): Seat[] {
  const out: number[] = [];
  const inFile = new Map<number, number>();
  for (const { id, rank } of players) {
    if (rank === null || rank === 0) continue;
    inFile.set(id, rank);
    if (leftOut.includes(id)) out.push(rank);
  }
  const tied = new Map<number, number>();
  for (const { certain } of rows) tied.set(certain, (tied.get(certain) ?? 0) + 1);
  const seats: Seat[] = [];
  for (const row of rows) {
    const rank = inFile.get(row.id);
    if (rank === undefined) continue;
    const printed = out.length === 0 ? rank : rank - out.filter((other) => other < rank).length;
    const first = row.certain;
    seats.push({ row, printed, inFile: rank, first, last: first + (tied.get(first) ?? 1) - 1 });
  }
  return seats;
}

/** Those who remain tied, by their rank. */
function tiesOf(all: readonly Seat[]): Map<number, Seat[]> {
  const ties = new Map<number, Seat[]>();
  for (const seat of all) {
    const tied = ties.get(seat.first);
    if (tied === undefined) ties.set(seat.first, [seat]);
    else tied.push(seat);
  }
  return ties;
}

/** Beyond the ranks of those who are tied; or, where they have all of them, not as many behind the others as it says. */
function isWrong(seat: Seat, ties: ReadonlyMap<number, readonly Seat[]>): boolean {
  if (isBeyond(seat)) return true;
  if (seat.first === seat.last) return false;
  const tied = ties.get(seat.first) ?? [];
  if (tied.length < seat.last - seat.first + 1 || tied.some(isBeyond)) return false;
  return seat.printed !== seat.first + aheadByLot(seat, tied);
}

function aheadByLot(seat: Seat, tied: readonly Seat[]): number {
  return tied.filter(({ printed }) => printed < seat.printed).length;
}

/** Whose rank is among those of the players tied with it has the one that is left by how the file parts them. */
function rightPlaceOf(seat: Seat, ties: ReadonlyMap<number, readonly Seat[]>): RightPlace {
  const { first, last } = seat;
  if (isBeyond(seat)) return { reference: first, last, aheadByLot: 0 };
  const ahead = aheadByLot(seat, ties.get(first) ?? []);
  return { reference: first + ahead, last: first + ahead, aheadByLot: ahead };
}

function isBeyond({ printed, first, last }: Seat): boolean {
  return printed < first || printed > last;
}

/**
 * The nearest player behind whom the printed rank is too low, or before whom it is too high, and the tie-break that parts
 * the two; null where only the numbers are wrong.
 */
function decisionOn(
  seat: Seat,
  right: RightPlace,
  all: readonly Seat[],
  table: StandingsTable,
): DecidedRank | null {
  const contradicted = all.filter((other) =>
    seat.printed > right.last
      ? other.first > seat.first && other.printed <= seat.printed
      : other.first < seat.first && other.printed >= seat.printed,
  );
  const nearest = contradicted.reduce<Seat | null>((best, other) => {
    const isNearer = best === null || Math.abs(other.first - seat.first) < Math.abs(best.first - seat.first);
    return isNearer ? other : best;
  }, null);
  if (nearest === null) return null;
  const [row, other] = [seat, nearest].map(({ row: { id } }) => table.rows.find((one) => one.id === id));
  if (row === undefined || other === undefined) throw new Error('the ranks are those of another table');
  const column = row.ranks.findIndex((rank, index) => rank !== other.ranks[index]);
  const { item, tieBreak, article } = table.columns[column];
  const [own, theirs] = [row.values[column], other.values[column]];
  const hasValues = tieBreak !== null && tieBreak.tally !== null;
  return {
    item,
    article,
    own,
    against: nearest.row.id,
    theirs,
    isAhead: seat.first < nearest.first,
    isByValue: hasValues && !isSameValue(own, theirs),
  };
}

function isSameValue(a: Fraction | null, b: Fraction | null): boolean {
  return a === null || b === null ? a === b : compareFractions(a, b) === 0;
}

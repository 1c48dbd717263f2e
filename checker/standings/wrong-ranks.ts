import type { TournamentPlayer } from '../../corpus/index.js';
import type { StandingsRow, StandingsTable } from '../../engine/index.js';
import type { DecidedRank, RankDeviation } from './standings-check.js';

/**
 * The printed ranks that the standings contradict. Players who remain tied after all tie-breaks that can be computed may
 * share their rank, or be parted in any order (4.2: by lot; 3.1: by a play-off of some of them). Players without a printed
 * rank, or with rank 0, and those who are left out of the table are not looked at.
 */
export function wrongRanks(
  { players }: { readonly players: readonly Pick<TournamentPlayer, 'id' | 'rank'>[] },
  table: StandingsTable,
): RankDeviation[] {
  const printed = new Map(
    players.flatMap(({ id, rank }) => (rank === null || rank === 0 ? [] : [[id, rank]])),
  );
  const decided = table.columns.findIndex(({ dropped }) => dropped !== null);
  const rankOf = (row: StandingsRow): number =>
    decided < 0 ? row.rank : decided === 0 ? 1 : row.ranks[decided - 1];
  const seats = table.rows.flatMap((row): Seat[] => {
    const rank = printed.get(row.id);
    return rank === undefined ? [] : [{ row, printed: rank, first: rankOf(row), last: 0 }];
  });
  const tied = new Map<number, number>();
  for (const row of table.rows) tied.set(rankOf(row), (tied.get(rankOf(row)) ?? 0) + 1);
  const all = seats.map((seat) => ({ ...seat, last: seat.first + (tied.get(seat.first) ?? 1) - 1 }));
  return all
    .filter((seat) => isWrong(seat, all))
    .map((seat) => ({
      field: 'rank',
      player: seat.row.id,
      published: seat.printed,
      reference: seat.first,
      last: seat.last,
      decided: decisionOn(seat, all, table),
    }));
}

interface Seat {
  readonly row: StandingsRow;
  readonly printed: number;
  readonly first: number;
  readonly last: number;
}

/** Beyond the ranks of those who are tied; or, where they have all of them, not as many behind the others as it says. */
function isWrong(seat: Seat, all: readonly Seat[]): boolean {
  if (isBeyond(seat)) return true;
  const tied = all.filter(({ first }) => first === seat.first);
  if (tied.length < seat.last - seat.first + 1 || tied.some(isBeyond)) return false;
  const before = tied.filter(({ printed }) => printed < seat.printed).length;
  return seat.printed !== seat.first + before;
}

function isBeyond({ printed, first, last }: Seat): boolean {
  return printed < first || printed > last;
}

/**
 * The nearest player who stands on the other side by the rules than the printed ranks say, and the tie-break that parts
 * the two; null where only the numbers are wrong.
 */
function decisionOn(seat: Seat, all: readonly Seat[], table: StandingsTable): DecidedRank | null {
  const contradicted = all.filter(
    (other) =>
      (other.first < seat.first && other.printed >= seat.printed) ||
      (other.first > seat.first && other.printed <= seat.printed),
  );
  const nearest = contradicted.reduce<Seat | null>(
    (best, other) =>
      best === null || Math.abs(other.first - seat.first) < Math.abs(best.first - seat.first) ? other : best,
    null,
  );
  if (nearest === null) return null;
  const column = seat.row.ranks.findIndex((rank, index) => rank !== nearest.row.ranks[index]);
  const { item, tieBreak } = table.columns[column];
  return {
    item,
    article: tieBreak?.article ?? '',
    own: seat.row.values[column],
    against: nearest.row.id,
    theirs: nearest.row.values[column],
  };
}

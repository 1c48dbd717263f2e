import { canAllBePaired } from '../../enumerate.js';
import { equalColumns } from './columns.js';
import type { Columns } from './columns.js';
import type { DubovPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './limitations.js';

/**
 * 6.2, 6.3: the pairs of players who can all be paired. DA19: after a pair of two players of the same column, everything
 * anew for the others.
 */
export function pairAll(position: RoundPosition, players: readonly DubovPlayer[]): Pair[] {
  const columns = equalColumns(players);
  const rows = firstRows(position, columns.white, columns.black);
  if (rows !== null && columns.white.length === columns.black.length) return rows;
  const pair = pairOfOneColumn(position, columns);
  return [
    pair,
    ...pairAll(
      position,
      players.filter((player) => !pair.includes(player)),
    ),
  ];
}

/**
 * 6.3: every player of a column with the first possible one of the other column, from the top; where a row cannot be
 * filled the one above it is changed, and so on. Null where some row cannot be filled at all.
 */
function firstRows(
  position: RoundPosition,
  column: readonly DubovPlayer[],
  others: readonly DubovPlayer[],
): Pair[] | null {
  if (column.length === 0) return [];
  const [first, ...lower] = column;
  for (const other of others) {
    if (!position.mayMeet(first, other)) continue;
    const left = others.filter((one) => one !== other);
    const rows = firstRows(position, lower, left);
    if (rows !== null) return [[first, other], ...rows];
  }
  return null;
}

/** 6.3, DA20: the pair of two whites or two blacks that has to be made first. */
function pairOfOneColumn(position: RoundPosition, { white, black }: Columns): Pair {
  const players = [...white, ...black];
  for (const [column, player] of whoNeedsHisOwnColumn(position, { white, black })) {
    const opponent = opponentsOfOwnColumn(column, player).find(
      (other) =>
        position.mayMeet(player, other) &&
        canAllBePaired(
          players.filter((one) => one !== player && one !== other),
          position.mayMeet,
        ),
    );
    if (opponent !== undefined) return [player, opponent];
  }
  throw new RangeError('players who can all be paired are not');
}

/** 6.3: beginning with No. k+1 down to the end of the column, and then with No. k-1 up to No. 1. */
function opponentsOfOwnColumn(column: readonly DubovPlayer[], player: DubovPlayer): DubovPlayer[] {
  const k = column.indexOf(player);
  return [...column.slice(k + 1), ...column.slice(0, k).reverse()];
}

type InColumn = readonly [column: readonly DubovPlayer[], player: DubovPlayer];

/** Who is to have an opponent of his own column, in the order in which it is tried, whites before blacks (DA20). */
function* whoNeedsHisOwnColumn(position: RoundPosition, { white, black }: Columns): Generator<InColumn> {
  const columns = [
    [white, black],
    [black, white],
  ];
  // Who has no opponent in the other column.
  for (const [column, others] of columns)
    for (const player of column)
      if (!others.some((other) => position.mayMeet(player, other))) yield [column, player];
  // The first row that cannot be filled, and those above it.
  for (const [column, others] of columns)
    for (const player of rowsToChange(position, column, others)) yield [column, player];
}

/** The player of the first row that cannot be filled whatever the rows above it, and those of the rows above, upward. */
function rowsToChange(
  position: RoundPosition,
  column: readonly DubovPlayer[],
  others: readonly DubovPlayer[],
): DubovPlayer[] {
  const row = column.findIndex(
    (_, index) => firstRows(position, column.slice(0, index + 1), others) === null,
  );
  return column.slice(0, row + 1).reverse();
}

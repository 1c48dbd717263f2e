import { compareFractions, prefersSmaller } from '../../engine/index.js';
import type {
  EncounterStory,
  Fraction,
  StandingsColumn,
  StandingsRow,
  StandingsStory,
  StandingsTable,
} from '../../engine/index.js';

/** Why one player is ahead of another in the standings. */
export interface StandingsComparison {
  /** Of two who remain tied, the one with the lower starting number. */
  readonly ahead: StandingsRow;
  readonly behind: StandingsRow;
  /** The tie-breaks that leave the two tied, from the first; those that are dropped are not among them. */
  readonly equal: readonly ComparedColumn[];
  /** The tie-break that decides; null: the two remain tied. */
  readonly decides: ComparedColumn | null;
}

export interface ComparedColumn {
  readonly column: StandingsColumn;
  /** Of the player ahead, and of the other. */
  readonly values: readonly [Fraction | null, Fraction | null];
  /** False where the values do not show who is ahead: of a direct encounter in several steps, or where boards decide. */
  readonly isByValue: boolean;
  /** The lower value ranks higher. */
  readonly isLowerBetter: boolean;
  /** The direct encounter of the two; null for other tie-breaks, and for a player who was tied with nobody. */
  readonly encounter: EncounterStory | null;
}

/**
 * Compares two players by their starting numbers, in any order.
 * @param storyOf how the values of a player come about in the same table.
 * @returns the starting number that the table does not have, where it lacks one of them.
 */
export function compareInTable(
  table: StandingsTable,
  [one, other]: readonly [number, number],
  storyOf: (id: number) => StandingsStory | null,
): StandingsComparison | number {
  const rowOf = (id: number): StandingsRow | undefined => table.rows.find((row) => row.id === id);
  const [first, second] = [rowOf(one), rowOf(other)];
  if (first === undefined) return one;
  if (second === undefined) return other;
  const [ahead, behind] = [first, second].sort((a, b) => a.rank - b.rank || a.id - b.id);
  const story = storyOf(ahead.id);
  const index = ahead.ranks.findIndex((rank, place) => rank !== behind.ranks[place]);
  const compared = table.columns.map((column, place) =>
    comparedColumn(
      column,
      [ahead.values[place], behind.values[place]],
      story?.columns[place]?.encounter ?? null,
    ),
  );
  const equal = compared.slice(0, index < 0 ? compared.length : index);
  return {
    ...{ ahead, behind },
    equal: equal.filter(({ column }) => column.tieBreak !== null && column.dropped === null),
    decides: compared[index] ?? null,
  };
}

function comparedColumn(
  column: StandingsColumn,
  values: ComparedColumn['values'],
  encounter: EncounterStory | null,
): ComparedColumn {
  const { tieBreak, item } = column;
  const isLowerBetter = tieBreak !== null && prefersSmaller(tieBreak, item);
  const [own, theirs] = values;
  const isByValue = own !== null && (theirs === null || isBetter(own, theirs, isLowerBetter));
  return { column, values, isByValue, isLowerBetter, encounter };
}

function isBetter(own: Fraction, theirs: Fraction, isLowerBetter: boolean): boolean {
  const difference = compareFractions(own, theirs);
  return isLowerBetter ? difference < 0 : difference > 0;
}

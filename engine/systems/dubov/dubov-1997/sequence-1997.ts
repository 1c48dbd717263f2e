import type { Candidate, Place } from '../../interface/candidate.js';
import { compareNumbers } from '../../interface/compare-values.js';
import type { OrderDifference, Sequence } from '../../interface/system.js';
import { orderRules1997 } from './rules-1997.js';
import { chosenIn } from './stage-1997.js';
import type { Stage1997 } from './stage-1997.js';

/** Two columns, the players of the first being paired in turn with those of the second (5, 6.2, 6.3). */
interface TwoColumns {
  readonly left: readonly Place[];
  readonly right: readonly Place[];
  /** By row of the left column, from 0, the row of the right one that the text takes. */
  readonly taken: readonly number[];
}

/** The columns of a stage that are paired row by row; null where none are. */
export function columnsIn(stage: Stage1997): TwoColumns | null {
  if (stage.kind === 'bye') return null;
  if (stage.kind === 'first-round') {
    const pairs = chosenIn(stage)?.pairs ?? [];
    const [left, right] = [0, 1].map((side) => pairs.map((pair) => pair[side]));
    return { left, right, taken: left.map((_, row) => row) };
  }
  const last = stage.pairing.columns.at(-1);
  if (last === undefined) return null;
  const { whites, blacks, rows } = last;
  return { left: whites, right: blacks, taken: rows.map((black) => blacks.indexOf(black)) };
}

/** The rule of the first row in which one of two candidates parts from the text; null when they are the same. */
export function compareOrder1997(stage: Stage1997, a: Candidate, b: Candidate): OrderDifference | null {
  const columns = columnsIn(stage);
  if (columns === null) return null;
  const [one, other] = [a, b].map((candidate) => rowsOf(columns, candidate));
  const row = one.findIndex((number, i) => number !== other[i]);
  if (row < 0) return null;
  const order = compareNumbers(one, other);
  const { firstRound, arrangement, improvement } = orderRules1997;
  if (stage.kind === 'first-round') {
    const parting = (rows: readonly number[]): number =>
      rows.findIndex((number, i) => number !== columns.taken[i]);
    // Who parts nowhere, or later, comes first.
    const late = (rows: readonly number[]): number => (parting(rows) < 0 ? rows.length : parting(rows));
    return { rule: firstRound, step: 'halves', order: late(other) - late(one) || order };
  }
  const isPlain = columns.taken[row] === row;
  return isPlain
    ? { rule: arrangement, step: 'rows', order }
    : { rule: improvement, step: 'changed-row', order };
}

/** The rows of the right column, from 1, in the order of the left one; 0 for an opponent elsewhere. */
export function sequence1997(stage: Stage1997, candidate: Candidate): Sequence {
  const columns = columnsIn(stage);
  if (columns === null) return { place: { rows: [] }, numbered: { left: null, right: null } };
  const { left, right } = columns;
  const rows = rowsOf(columns, candidate).map((row) => (row < right.length ? row + 1 : 0));
  return { place: { rows }, numbered: { left, right } };
}

function rowsOf({ left, right }: TwoColumns, { pairs }: Candidate): number[] {
  const opponents = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const rowOf = new Map(right.map((place, row) => [place, row]));
  return left.map((place) => rowOf.get(opponents.get(place) ?? -1) ?? right.length);
}

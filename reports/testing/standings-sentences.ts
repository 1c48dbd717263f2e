import type { Tournament } from '../../corpus/index.js';
import type { StandingsTable } from '../../engine/index.js';

/** What the sentences about wrong places have to be true of. */
export interface Truth {
  /** The file with the printed points and ranks. */
  readonly tournament: Tournament;
  readonly table: StandingsTable;
}

/**
 * Reads the explanation of a wrong place back: every number and every comparison in it is held against the table.
 * @returns what is false in it; null where all is true. A sentence of another form is false as well.
 */
export function untruthIn(sentence: string, truth: Truth): string | null {
  const points = POINTS.exec(sentence);
  if (points !== null) return untruthInPoints(points.slice(1).map(Number), truth);
  const rank = RANK.exec(sentence);
  if (rank === null) return `cannot be read: ${sentence}`;
  const [id, published, first] = rank.slice(1, 4).map(Number);
  const last = (rank[4] as string | undefined) === undefined ? first : Number(rank[4]);
  const why =
    untruthInRank(id, published, first, last, truth) ??
    untruthInReason(rank[5], { id, published, first }, truth);
  return why === null ? null : `${why}: ${sentence}`;
}

const POINTS =
  /^(?:Player|Team) (\d+) has ([\d.]+) points? in the file; the results give ([\d.]+) ?(?:points?)?\.$/;
const RANK =
  /^(?:Player|Team) (\d+) has rank (\d+); by the rules (\d+)(?: \(to (\d+) by lot\))?: (.+?)(?: \[[^\]]+\])?\.$/;
const COMPARED =
  /^(\S+) (none|-?[\d.]+) of (?:player|team) (\d+) before (none|-?[\d.]+) of (?:player|team) (\d+)$/;
const PLACED = /^(?:the direct encounter|(\S+)) places (?:player|team) (\d+) before (?:player|team) (\d+)$/;
const AHEAD =
  /^(nobody|\d+) (?:players? |teams? )?(?:is|are) ahead(?:, and by the printed ranks (\d+) of those tied, which makes (\d+))?$/;

interface Head {
  readonly id: number;
  readonly published: number;
  readonly first: number;
}

function untruthInPoints([id, printed, right]: readonly number[], { tournament }: Truth): string | null {
  const wrong = tournament.wrongPoints.find((one) => one.id === id);
  if (wrong === undefined) return `the points of ${id} are right`;
  if (wrong.printed !== printed * 10) return `${id} has other printed points`;
  return wrong.expected === right * 10 ? null : `the results give ${id} other points`;
}

function untruthInRank(
  id: number,
  published: number,
  first: number,
  last: number,
  truth: Truth,
): string | null {
  if (printedRank(id, truth) !== published) return `${id} has another printed rank`;
  const before = rowsOf(truth).filter((row) => isBefore(row.id, id, truth)).length;
  const behind = rowsOf(truth).filter((row) => isBefore(id, row.id, truth)).length;
  if (first !== before + 1) return `${before} are ahead of ${id}`;
  return last === rowsOf(truth).length - behind ? null : `${behind} are behind ${id}`;
}

function untruthInReason(reason: string, head: Head, truth: Truth): string | null {
  const compared = COMPARED.exec(reason);
  if (compared !== null) return untruthInComparison(compared, head.id, truth);
  const placed = PLACED.exec(reason);
  if (placed !== null) {
    const column = columnOf(placed[1] ?? 'DE', truth, [Number(placed[2]), Number(placed[3])]);
    return untruthInOrder(Number(placed[2]), Number(placed[3]), column, head.id, truth);
  }
  const ahead = AHEAD.exec(reason);
  return ahead === null ? 'the reason cannot be read' : untruthInCount(ahead, head, truth);
}

function untruthInComparison(
  [, name, better, ahead, worse, behind]: readonly string[],
  id: number,
  truth: Truth,
): string | null {
  const [first, second] = [Number(ahead), Number(behind)];
  const column = columnOf(name === 'points' ? 'PTS' : name, truth, [first, second]);
  const isLess = (a: number, b: number): boolean => (isLowerBetter(name) ? b < a : a < b);
  if (better !== 'none' && worse !== 'none' && !isLess(Number(worse), Number(better)))
    return `${name} ${better} is not better than ${worse}`;
  if (better === 'none') return 'no value is better than none';
  for (const [who, text] of [
    [first, better],
    [second, worse],
  ] as const)
    if (!isValue(text, who, column, truth)) return `${name} of ${who} is not ${text}`;
  return untruthInOrder(first, second, column, id, truth);
}

/** The rules place the one before the other by this column, and their printed ranks do not. */
function untruthInOrder(
  ahead: number,
  behind: number,
  column: number,
  id: number,
  truth: Truth,
): string | null {
  if (id !== ahead && id !== behind) return `the reason is not about ${id}`;
  if (column < 0) return 'the table has no such column that parts them';
  if (!isBefore(ahead, behind, truth)) return `${ahead} is not before ${behind}`;
  const [one, other] = [rowOf(ahead, truth), rowOf(behind, truth)];
  if (one.ranks[column] >= other.ranks[column]) return `this column does not place ${ahead} before ${behind}`;
  return (printedRank(ahead, truth) ?? 0) >= (printedRank(behind, truth) ?? 0)
    ? null
    : `${ahead} is printed before ${behind} as it should be`;
}

function untruthInCount(
  [, ahead, tied, makes]: readonly (string | undefined)[],
  { id, published, first }: Head,
  truth: Truth,
): string | null {
  if ((ahead === 'nobody' ? 0 : Number(ahead)) !== first - 1) return `${first - 1} are ahead`;
  if (tied === undefined) return null;
  const equal = rowsOf(truth).filter((row) => !isBefore(row.id, id, truth) && !isBefore(id, row.id, truth));
  const better = equal.filter((row) => (printedRank(row.id, truth) ?? Infinity) < published).length;
  if (better !== Number(tied)) return `${better} of those tied are printed before ${id}`;
  return Number(makes) === first + better && Number(makes) !== published ? null : 'the sum is wrong';
}

function isValue(text: string, id: number, column: number, truth: Truth): boolean {
  const value = column < 0 ? null : rowOf(id, truth).values[column];
  if (value === null) return text === 'none';
  const digits = text.split('.').at(1)?.length ?? 0;
  return Math.abs(value.numerator / value.denominator - Number(text)) <= 0.5000001 / 10 ** digits;
}

/** The first column of that name which parts the two: a list may have one twice. */
function columnOf(name: string, truth: Truth, [a, b]: readonly [number, number]): number {
  const [one, other] = [rowOf(a, truth), rowOf(b, truth)];
  return truth.table.columns.findIndex(
    ({ item }, index) =>
      (item.text === name || item.code === name) && one.ranks[index] !== other.ranks[index],
  );
}

/** Starting and pairing numbers, and what the file calls reversed. */
function isLowerBetter(name: string): boolean {
  return name === 'TPN' || name.split('/').includes('R');
}

/** As far as the tie-breaks go that can be computed. */
function isBefore(a: number, b: number, truth: Truth): boolean {
  const dropped = truth.table.columns.findIndex((column) => column.dropped !== null);
  const rank = (id: number): number => {
    const row = rowOf(id, truth);
    return dropped < 0 ? row.rank : dropped === 0 ? 1 : row.ranks[dropped - 1];
  };
  return rank(a) < rank(b);
}

function rowsOf({ table }: Truth): StandingsTable['rows'] {
  return table.rows;
}

function rowOf(id: number, { table }: Truth): StandingsTable['rows'][number] {
  const row = table.rows.find((one) => one.id === id);
  if (row === undefined) throw new RangeError(`${id} is not in the table`);
  return row;
}

function printedRank(id: number, { tournament }: Truth): number | null {
  return tournament.players.find((player) => player.id === id)?.rank ?? null;
}

import type { Deviation, DeviationKind } from '../report.js';

/** A round as it was published, or as the rules have it, by starting numbers. */
interface Pairing {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/**
 * Marks what is told of one exchange once more: two players who change places make every bracket deviate that one of
 * them leaves or passes through. The exchange counts where it breaks what no round may break, else in the first of its
 * brackets. A bracket in which anybody else was moved counts in any case.
 * @param deviations of the round, in the order of its brackets.
 */
export function markExchanges(
  deviations: readonly Deviation[],
  published: Pairing,
  reference: Pairing,
): Deviation[] {
  const [theirs, ours] = [opponentsIn(published), opponentsIn(reference)];
  const isMoved = (id: number): boolean => theirs.get(id) !== ours.get(id);
  const moved = [...theirs.keys()].filter(isMoved);
  const countedIn = new Map<number | null, number>();
  const marks = new Map<number, number>();
  for (const [index, { published: side }] of gravestFirst(deviations)) {
    const here = [...side.pairs.flat(), ...side.downfloaters].filter(isMoved);
    // Where nobody was moved, the bracket suffers from what was moved elsewhere.
    const exchanges = (here.length > 0 ? here : moved).map((id) => exchangeOf(id, theirs, ours));
    const [first, ...others] = exchanges.map((one) => countedIn.get(one));
    if (first !== undefined && !others.includes(undefined)) marks.set(index, first);
    for (const one of exchanges) if (one !== null && !countedIn.has(one)) countedIn.set(one, index);
  }
  return deviations.map((deviation, index) => {
    const sameExchangeAs = marks.get(index);
    return sameExchangeAs === undefined ? deviation : { ...deviation, sameExchangeAs };
  });
}

/** Whether a deviation counts: it follows from no other one, and its exchange counts nowhere else. */
export function isCounted({ consequenceOf, sameExchangeAs }: Deviation): boolean {
  return consequenceOf === null && sameExchangeAs === undefined;
}

/** These are about pairs that the rules make, too, or about the rules as this program has them. */
const COUNT_ALWAYS: readonly DeviationKind[] = ['colour', 'board-order', 'reference'];

function gravestFirst(deviations: readonly Deviation[]): [number, Deviation][] {
  const own = [...deviations.entries()].filter(
    ([, { kind, consequenceOf }]) => consequenceOf === null && !COUNT_ALWAYS.includes(kind),
  );
  const isGrave = ([, { kind }]: [number, Deviation]): boolean => kind === 'absolute';
  return [...own.filter(isGrave), ...own.filter((one) => !isGrave(one))];
}

/** Starting numbers begin with 1: who meets this "player" has the bye. */
const BYE = 0;

function opponentsIn({ pairs, bye }: Pairing): Map<number, number> {
  const opponents = new Map<number, number>();
  const both = [...pairs.map(({ white, black }) => [white, black]), ...(bye === null ? [] : [[bye, BYE]])];
  for (const [one, other] of both) opponents.set(one, other).set(other, one);
  return opponents;
}

/**
 * The exchange of two players by which one has another opponent, named by its lowest number: then the opponent by the
 * rules and the published one would meet each other's. Null where more than two changed places.
 */
function exchangeOf(
  player: number,
  theirs: ReadonlyMap<number, number>,
  ours: ReadonlyMap<number, number>,
): number | null {
  const [given, due] = [theirs.get(player), ours.get(player)];
  if (given === undefined || due === undefined) return null;
  const fourth = theirs.get(due);
  return fourth !== undefined && fourth === ours.get(given) ? Math.min(player, given, due, fourth) : null;
}

import type { Candidate, Place } from '../../interface/candidate.js';
import { plainPart } from '../../interface/plain-part.js';
import type { Measure, RuleValue, ValuePart } from '../../interface/system.js';
import type { ValueRule } from '../../../rules/rule.js';
import type { Board1997 } from './board-1997.js';
import { nextGroup } from './group-1997.js';
import type { GroupPairing, Transfer, Walk1997 } from './group-1997.js';
import { dominatingColour, isDueAgainst, orders1997 } from './orders-1997.js';
import type { Order } from './orders-1997.js';
import { valueOf } from './player-1997.js';
import { decisions1997 } from './rules-1997.js';
import type { Stage1997 } from './stage-1997.js';

/**
 * What a candidate makes of the decisions of a stage, in the order of the text. As long as it follows the text every
 * value is that of the text; the first value that is another names the decision at which the two part.
 */
export function* values1997(
  board: Board1997,
  walk: Walk1997,
  stage: Stage1997,
  candidate: Candidate,
): Generator<RuleValue> {
  const valued = new Valued(board, candidate);
  if (stage.kind === 'bye') yield* byeValues(valued, walk, stage.open);
  if (stage.kind === 'bye' || stage.kind === 'first-round') return;
  const { group, pairing } = stage;
  yield* floaterValues(valued, pairing, new Set(group.residents), new Set(group.floaters));
  yield* transferValues(valued, pairing, new Set(group.lower.flat()));
  yield* leftOverValues(valued, stage);
  yield* columnValues(valued, pairing);
}

/** Chapter 4. */
function* byeValues(valued: Valued, walk: Walk1997, open: readonly Place[]): Generator<RuleValue> {
  const { board, floaters } = valued;
  const [taker] = floaters;
  const player = board.player(taker);
  const isKept = walk.isPairable(open.filter((place) => place !== taker));
  const rules = decisions1997;
  yield one(rules.byeCompletion, plainPart('count', isKept ? [] : null, [taker]));
  yield one(rules.byeGroup, plainPart('score', [player.score], [taker]));
  yield one(rules.byeRating, plainPart('numbers', [player.rating], [taker]));
  const group = open.filter((place) => board.player(place).score === player.score);
  const around = board.edition.byeDominatedBy === 'all' ? open : group;
  const dominating = dominatingColour(board, around);
  const isOther = dominating !== null && player.due !== dominating;
  yield counted(rules.byeColour, isOther ? [taker] : []);
  yield valued.ranked(rules.byeAverage, taker, valued.orders.bye);
}

/** Chapter 8: the pairs of floaters in turn. */
function* floaterValues(
  valued: Valued,
  { floaterPairs }: GroupPairing,
  residents: ReadonlySet<Place>,
  floaters: ReadonlySet<Place>,
): Generator<RuleValue> {
  const { board } = valued;
  for (const [floater, opponent] of floaterPairs) {
    const rival = valued.opponentOf(opponent);
    const isRivalled = rival !== null && rival !== floater && floaters.has(rival);
    yield counted(decisions1997.floaterTurn, isRivalled ? [rival, opponent] : [], 2);
    const own = valued.opponentOf(floater);
    const met = own !== null && residents.has(own) ? own : null;
    const { due } = board.player(floater);
    const isMissed = due !== null && !isDueAgainst(board.player(met ?? opponent), due);
    yield counted(decisions1997.floaterColour, isMissed ? [floater, met ?? opponent] : [], 2);
    yield valued.rated(decisions1997.floaterRating, met);
    yield valued.ranked(decisions1997.floaterAverage, met ?? opponent, valued.orders.highest);
  }
}

/** 7.1 and 7.2: the transfers in turn; then those that the text does not make. */
function* transferValues(
  valued: Valued,
  { transfers, returned }: GroupPairing,
  lower: ReadonlySet<Place>,
): Generator<RuleValue> {
  const { board } = valued;
  const came = new Set([...lower].filter((place) => valued.opponentOf(place) !== null));
  const byText = new Set(transfers.map(({ player }) => player));
  const others = [...came].filter((place) => !byText.has(place));
  for (const transfer of transfers) {
    if (returned.includes(transfer.player)) continue;
    const { forWhom, against, player } = transfer;
    const taken = came.has(player) ? player : insteadOf(valued, transfer, others, came);
    const rules = forWhom === null ? FOR_NUMBER : FOR_ONE;
    const isBarred = taken !== null && taken !== player && !board.player(taken).mayGoUp;
    yield counted(decisions1997.limit, isBarred ? valued.pairOf(taken) : [], 2);
    yield one(
      rules.somebody,
      valued.higher('score', taken, (place) => board.player(place).score),
    );
    const shown = taken ?? player;
    const isMissed = against !== null && !isDueAgainst(board.player(shown), against);
    yield counted(rules.colour, isMissed ? valued.pairOf(shown) : [], 2);
    yield valued.rated(rules.rating, shown);
    yield valued.ranked(rules.average, shown, valued.orders.highest);
  }
  yield counted(
    decisions1997.needless,
    others.flatMap((place) => valued.pairOf(place)),
    2,
  );
}

const FOR_ONE = {
  somebody: decisions1997.forOne,
  colour: decisions1997.forOneColour,
  rating: decisions1997.forOneRating,
  average: decisions1997.forOneAverage,
};
const FOR_NUMBER = {
  somebody: decisions1997.forNumber,
  colour: decisions1997.forNumberColour,
  rating: decisions1997.forNumberRating,
  average: decisions1997.forNumberAverage,
};

/** Whom a candidate has in place of somebody transferred by the text; null for nobody. */
function insteadOf(
  valued: Valued,
  { forWhom, against }: Transfer,
  others: readonly Place[],
  came: ReadonlySet<Place>,
): Place | null {
  const { board, orders } = valued;
  if (forWhom !== null) {
    const opponent = valued.opponentOf(forWhom);
    return opponent !== null && came.has(opponent) ? opponent : null;
  }
  const rank = (place: Place): number =>
    (board.player(place).mayGoUp ? 0 : 2) + (isDueAgainst(board.player(place), against) ? 0 : 1);
  const sorted = [...others].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      board.player(b).score - board.player(a).score ||
      orders.highest(board.player(a), board.player(b)),
  );
  return sorted.at(0) ?? null;
}

/** 6.4: of which kind those are who stay over, and who they are. As many do as by the text: see `publishedIn`. */
function* leftOverValues(
  valued: Valued,
  { group, pairing }: Extract<Stage1997, { readonly group: unknown }>,
): Generator<RuleValue> {
  const { board, orders } = valued;
  const done = new Set(pairing.floaterPairs.flat());
  const came = new Set(pairing.transfers.map(({ player }) => player));
  const members = [...group.floaters, ...group.residents, ...came].filter((place) => !done.has(place));
  const left = members.filter((place) => valued.opponentOf(place) === null);
  const isMet = (place: Place): boolean => valued.opponentOf(place) !== null;
  const next = nextGroup(group.lower, new Set([...came].filter(isMet)));
  const kindOf = (place: Place): number =>
    came.has(place)
      ? 0
      : 1 +
        (group.floaters.includes(place) ? 2 : 0) +
        (next.some((other) => board.mayMeet(place, other)) ? 0 : 1);
  const kinds = left.map(kindOf).sort((a, b) => a - b);
  const isFree = board.edition.leftOut.has(decisions1997.floaterKind.id);
  yield one(decisions1997.floaterKind, {
    ...plainPart('numbers', kinds, left),
    // More of them, asked for, are worse whatever they were.
    weighed: isFree ? [] : [kinds.length, ...kinds],
  });
  const inOrder = [...left].sort((a, b) => orders.floating(board.player(a), board.player(b)));
  const ranks = inOrder.map((place) => valued.rankOf(place, orders.floating));
  const ratings = inOrder.map((place) => board.player(place).rating);
  yield one(decisions1997.floaterLowest, { ...plainPart('numbers', ratings, inOrder), weighed: ranks });
}

/** 7.3, 7.4 and the end of 6.3: pairs within the columns. */
function* columnValues(valued: Valued, { columns }: GroupPairing): Generator<RuleValue> {
  for (const { own, whites, blacks, movedFrom } of columns) {
    if (own !== null) {
      const [a, b] = own;
      yield counted(decisions1997.ownColumn, valued.opponentOf(a) === b ? [] : own, 2);
      continue;
    }
    const within = [whites, blacks].flatMap((column) =>
      column.filter((place) => column.includes(valued.opponentOf(place) ?? -1)),
    );
    const rule = movedFrom === null ? 'ownColumn' : movedFrom === 'white' ? 'moveWhites' : 'moveBlacks';
    yield counted(decisions1997[rule], within, 2);
  }
}

/** A candidate to be valued. */
class Valued {
  readonly floaters: readonly Place[];
  readonly orders: ReturnType<typeof orders1997>;
  private readonly opponents = new Map<Place, Place>();

  constructor(
    readonly board: Board1997,
    { pairs, floaters }: Candidate,
  ) {
    this.floaters = floaters;
    this.orders = orders1997(board.edition);
    for (const [a, b] of pairs) this.opponents.set(a, b).set(b, a);
  }

  opponentOf(place: Place): Place | null {
    return this.opponents.get(place) ?? null;
  }

  /** A player with his opponent before him. */
  pairOf(place: Place): Place[] {
    const opponent = this.opponentOf(place);
    return opponent === null ? [place] : [opponent, place];
  }

  /** A number of which more is better; null: nobody. */
  higher(measure: Measure, place: Place | null, numberOf: (place: Place) => number): ValuePart {
    if (place === null) return plainPart(measure, null, []);
    const number = numberOf(place);
    return { ...plainPart(measure, [number], this.pairOf(place)), weighed: [-number] };
  }

  /** The rating, of which more is better; null: nobody. */
  rated(rule: ValueRule, place: Place | null): RuleValue {
    return one(
      rule,
      this.higher('numbers', place, (own) => this.board.player(own).rating),
    );
  }

  /** The average rating of the opponents of who comes as early as can be in an order. */
  ranked(rule: ValueRule, place: Place, order: Order): RuleValue {
    const average = Math.round(100 * valueOf(this.board.player(place).aro)) / 100;
    return one(rule, {
      ...plainPart('numbers', [average], this.pairOf(place)),
      weighed: [this.rankOf(place, order)],
    });
  }

  /** How many players of the round come before one. */
  rankOf(place: Place, order: Order): number {
    const { player, size } = this.board;
    let rank = 0;
    for (let other = 0; other < size; other++) if (order(player(other), player(place)) < 0) rank += 1;
    return rank;
  }
}

/** @param each players who count as one. */
function counted(rule: ValueRule, players: readonly Place[], each = 1): RuleValue {
  return one(rule, plainPart('count', new Array<number>(Math.ceil(players.length / each)).fill(1), players));
}

function one(rule: ValueRule, part: ValuePart): RuleValue {
  return { rule, parts: [part] };
}

import { DigitRoom } from '../../../matching/digit-room.js';
import type { Digit } from '../../../matching/digit-room.js';
import { EqualMatchings } from '../../../matching/equal-matchings.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import type { Place } from '../../interface/candidate.js';
import type { UpfloaterCriterion, UpfloaterTask } from './upfloater-task.js';

/**
 * All who are not paired yet, with the criteria of a bracket as lexicographic costs: of pairs of residents, of residents
 * with players below, who are upfloaters then, and of players below with each other. A perfect matching of least cost is
 * what the bracket and all below it come to at best.
 */
export class UpfloaterGraph<P> {
  private readonly places: readonly Place[];
  private readonly matching: LexMatching;
  private readonly columns: readonly Column<P>[];
  /** The criteria that count pairs with residents, and those that count pairs below. */
  private readonly ofPairs: readonly CountedPairs<P>[];
  private readonly ofPairsBelow: readonly CountedPairs<P>[];
  /** The best matchings that bring up who has been brought up; made when it is asked for first. */
  private equal: EqualMatchings | null = null;

  /**
   * @param most the number of upfloaters up to which the costs are right; a matching with more tells that fewer do not do.
   */
  constructor(
    private readonly task: UpfloaterTask<P>,
    most: number,
  ) {
    const { board, residents, below } = task;
    this.places = [...residents, ...below];
    const size = this.places.length;
    const room = new DigitRoom(Math.floor(2 ** 50 / size));
    this.columns = columnsOf(task, most, room);
    this.ofPairs = this.columns.flatMap(({ criterion: { pair: count }, pairs: digit }) =>
      digit === null || count === undefined ? [] : [{ count, digit }],
    );
    this.ofPairsBelow = this.columns.flatMap(({ criterion: { pairBelow: count }, pairs: digit }) =>
      digit === null || count === undefined ? [] : [{ count, digit }],
    );
    this.matching = new LexMatching(size, room.words);
    const none = new Float64Array(room.words);
    const floating = this.places.map((place, v) => (v < residents.length ? none : this.floatingCost(place)));
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (!board.mayMeet(this.places[a], this.places[b])) continue;
        this.matching.allow(a, b);
        if (a < residents.length) this.setCost(a, b, floating[b]);
        else if (this.ofPairsBelow.length > 0) this.setCostBelow(a, b);
      }
    if (!this.matching.solve()) throw new Error('a completable bracket has no matching');
  }

  /** Those whom the present matching brings up. */
  get upfloaters(): Place[] {
    return this.task.below.filter((_, index) => this.isUp(this.task.residents.length + index));
  }

  /** How many pairs below the bracket the present matching has that count. */
  get countedBelow(): number {
    const { mate } = this.matching;
    const { residents, board } = this.task;
    let counted = 0;
    for (let a = residents.length; a < this.places.length; a++) {
      if (mate[a] < a) continue;
      const [one, other] = [a, mate[a]].map((vertex) => board.players[this.places[vertex]]);
      counted += this.ofPairsBelow.filter(({ count }) => count(one, other) !== null).length;
    }
    return counted;
  }

  /**
   * Brings a player up for good; false (and nothing changed) when that is not as good.
   * @param isLast nobody else will be brought up.
   */
  bringUp(place: Place, isLast: boolean): boolean {
    const { matching, task } = this;
    const vertex = this.places.indexOf(place);
    if (this.equal === null && !this.isUp(vertex)) {
      const partners = [...task.residents.keys()].filter((one) => matching.couldHold(one, vertex));
      if (partners.length === 0) return false;
      // Often that alone does it.
      partners.some((one) => matching.exchange(one, vertex));
    }
    if (this.equal === null && isLast && this.isUp(vertex)) return true;
    this.equal ??= new EqualMatchings(matching);
    return this.equal.narrow(vertex, (other) => other < task.residents.length);
  }

  private isUp(vertex: number): boolean {
    return this.matching.mate[vertex] < this.task.residents.length;
  }

  /** What somebody below costs who is brought up. */
  private floatingCost(place: Place): Float64Array {
    const { board, residents } = this.task;
    const cost = new Float64Array(this.matching.words);
    for (const { criterion, digits } of this.columns) {
      const value = criterion.upfloater?.(board.players[place], board.players[residents[0]]) ?? 0;
      const { addsUp = false } = criterion;
      const digit = digits.get(addsUp ? 0 : value);
      if (value !== 0 && digit !== undefined) cost[digit.word] += digit.factor * (addsUp ? value : 1);
    }
    return cost;
  }

  /** A pair of a resident: what the other one costs, and what the pair costs. */
  private setCost(a: number, b: number, floating: Float64Array): void {
    const { players } = this.task.board;
    const [resident, other] = [players[this.places[a]], players[this.places[b]]];
    for (let word = 0; word < floating.length; word++) {
      let cost = floating[word];
      for (const { count, digit } of this.ofPairs)
        if (digit.word === word && count(resident, other) !== null) cost += digit.factor;
      if (cost !== 0) this.matching.setWord(a, b, word, -cost);
    }
  }

  private setCostBelow(a: number, b: number): void {
    const [higher, lower] = [a, b].map((vertex) => this.task.board.players[this.places[vertex]]);
    for (let word = 0; word < this.matching.words; word++) {
      let cost = 0;
      for (const { count, digit } of this.ofPairsBelow)
        if (digit.word === word && count(higher, lower) !== null) cost += digit.factor;
      if (cost !== 0) this.matching.setWord(a, b, word, -cost);
    }
  }
}

interface CountedPairs<P> {
  readonly count: (a: P, b: P) => 1 | null;
  readonly digit: Digit;
}

/** A criterion with its digits. */
interface Column<P> {
  readonly criterion: UpfloaterCriterion<P>;
  /** One for every level that upfloaters can contribute, higher levels before lower ones; one at 0 for all where they add up. */
  readonly digits: ReadonlyMap<number, Digit>;
  /** For the number of pairs; null where pairs do not count. */
  readonly pairs: Digit | null;
}

function columnsOf<P>(
  { board: { players }, residents, below, criteria }: UpfloaterTask<P>,
  most: number,
  room: DigitRoom,
): Column<P>[] {
  const resident = players[residents[0]];
  // Pairs that count, with residents or below, are never more than these.
  const withResidents = Math.floor((residents.length + most) / 2);
  const all = Math.floor((residents.length + below.length) / 2);
  return criteria.map((criterion): Column<P> => {
    const found = below.map((place) => criterion.upfloater?.(players[place], resident) ?? 0);
    const levels = [...new Set(found)].filter((level) => level > 0).sort((a, b) => b - a);
    const digits = new Map<number, Digit>();
    if (criterion.addsUp === true) digits.set(0, room.place(most * (levels[0] ?? 0) + 1));
    else for (const level of levels) digits.set(level, room.place(most + 1));
    const pairs =
      criterion.pairBelow !== undefined ? all : criterion.pair !== undefined ? withResidents : null;
    return { criterion, digits, pairs: pairs === null ? null : room.place(pairs + 1) };
  });
}

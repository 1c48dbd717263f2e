import { DigitRoom } from '../../../matching/digit-room.js';
import type { Digit } from '../../../matching/digit-room.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import type { Pair, Place } from '../../interface/candidate.js';
import { isOfBracket } from '../criteria.js';
import type { BracketCriterion, Criterion } from '../criteria.js';
import { lastOpponents } from '../last-opponents.js';
import type { RoundBoard } from './board.js';

/** What a graph holds: the members of a bracket, the following scoregroup, and all others who are not paired yet. */
export interface GraphTask {
  readonly board: RoundBoard;
  readonly criteria: readonly Criterion[];
  /** In the order in which their opponents are chosen. */
  readonly members: readonly Place[];
  readonly next: readonly Place[];
  readonly rest: readonly Place[];
  /** A member who has to float; null for none. */
  readonly floats: Place | null;
}

/**
 * All who are not paired yet, with the criteria of a bracket as lexicographic costs. A member who is matched with a player
 * below floats; two members are a pair. In a perfect matching of least cost no two floaters meet, for as a pair of the
 * bracket they would be better; only with somebody who has to float they may.
 */
export class BracketGraph {
  private readonly places: readonly Place[];
  private readonly matching: LexMatching;
  /** First vertices of the following scoregroup, and of the others. */
  private readonly nextStart: number;
  private readonly restStart: number;

  /** @param solved false when those who are left cannot all be paired. */
  private constructor(private readonly task: GraphTask) {
    const { members, next, rest } = task;
    this.places = [...members, ...next, ...rest];
    this.nextStart = members.length;
    this.restStart = members.length + next.length;
    const size = this.places.length;
    const room = new DigitRoom(Math.floor(2 ** 46 / (size + 1)));
    const columns = this.layColumns(room);
    this.matching = new LexMatching(size, room.words);
    this.fill(columns);
  }

  /** The graph with a matching of least cost; null when those who are left cannot all be paired. */
  static solved(task: GraphTask): BracketGraph | null {
    const graph = new BracketGraph(task);
    return graph.matching.solve() ? graph : null;
  }

  /** The members who float. */
  get floaters(): Place[] {
    const { mate } = this.matching;
    return this.task.members.filter((_, vertex) => !this.isPair(vertex, mate[vertex]));
  }

  /** Goes through the members in order: each meets the last of those after it with whom the costs stay the least (4.3). */
  firstPairs(): Pair[] {
    const partners = lastOpponents(this.matching, this.nextStart, (a, b) => this.isPair(a, b));
    const pairs: Pair[] = [];
    partners.forEach((other, vertex) => {
      if (other < vertex) return;
      const [a, b] = [this.places[vertex], this.places[other]];
      pairs.push(a < b ? [a, b] : [b, a]);
    });
    return pairs;
  }

  /** The two are a pair of the bracket when they are matched. */
  private isPair(a: number, b: number): boolean {
    return a < this.nextStart && b < this.nextStart && !this.hasToFloat(a) && !this.hasToFloat(b);
  }

  private hasToFloat(vertex: number): boolean {
    return this.task.floats !== null && this.places[vertex] === this.task.floats;
  }

  private fill(columns: readonly Column[]): void {
    const { board } = this.task;
    const { matching, places } = this;
    const { words } = matching;
    const cost = new Float64Array(words);
    for (let a = 0; a < places.length; a++)
      for (let b = a + 1; b < places.length; b++) {
        if (!board.mayMeet(places[a], places[b])) continue;
        matching.allow(a, b);
        if (a >= this.restStart) continue;
        cost.fill(0);
        for (const column of columns) this.addCost(column, a, b, cost);
        for (let word = 0; word < words; word++)
          if (cost[word] !== 0) matching.setWord(a, b, word, -cost[word]);
      }
  }

  private addCost({ criterion, digits, isAhead }: Column, a: number, b: number, cost: Float64Array): void {
    const add = (value: number | null): void => {
      const digit = value === null ? undefined : digits.get(value);
      if (digit !== undefined) cost[digit.word] += digit.factor;
    };
    const player = (vertex: number) => this.task.board.players[this.places[vertex]];
    const end = isAhead ? this.restStart : this.nextStart;
    const isPaired = isAhead ? b < end : this.isPair(a, b);
    if (isPaired) {
      if (!isAhead) add(criterion.pair(player(a), player(b)));
      return;
    }
    for (const vertex of [a, b]) if (vertex < end) add(criterion.float(player(vertex)));
  }

  /** Every level that a criterion can contribute gets a digit, higher levels before lower ones. */
  private layColumns(room: DigitRoom): Column[] {
    const { board, criteria, members, next } = this.task;
    const column = (criterion: BracketCriterion, places: readonly Place[], isAhead: boolean): Column => {
      const levels = new Map<number, number>();
      for (const place of places) {
        // As many pairs at most as there are players; a pair contributes 1 or nothing.
        const value = criterion.float(board.players[place]) ?? 1;
        levels.set(value, (levels.get(value) ?? 0) + 1);
      }
      const sorted = [...levels].sort(([a], [b]) => b - a);
      return {
        criterion,
        isAhead,
        digits: new Map(sorted.map(([level, most]) => [level, room.place(most + 1)])),
      };
    };
    return criteria.flatMap((criterion): Column[] => {
      if (isOfBracket(criterion)) return [column(criterion, members, false)];
      const everybody = [...members, ...next];
      return next.length === 0 ? [] : criterion.reads.map((read) => column(read, everybody, true));
    });
  }
}

/** A criterion of the bracket, or one read in the following one, with its digits. */
interface Column {
  readonly criterion: BracketCriterion;
  readonly isAhead: boolean;
  readonly digits: ReadonlyMap<number, Digit>;
}

import { DigitRoom } from '../../../matching/digit-room.js';
import type { Digit } from '../../../matching/digit-room.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import type { Place } from '../../candidate.js';
import { criteriaOf } from '../criteria.js';
import type { Criterion } from '../criteria.js';
import type { BracketTask } from './bracket.js';

/**
 * All who are not paired yet, with the criteria of a bracket as lexicographic costs: of pairs of residents, and of
 * residents with players below, who are upfloaters then. A perfect matching of least cost is what the bracket and all
 * below it come to at best.
 */
export class UpfloaterGraph {
  private readonly places: readonly Place[];
  private readonly matching: LexMatching;
  private readonly columns: readonly Column[];
  /** What speaks against pairing somebody below who is to be brought up. */
  private readonly stayingBelow: Digit;
  private readonly best: Float64Array;

  /**
   * @param most the number of upfloaters up to which the costs are right; a matching with more tells that fewer do not do.
   */
  constructor(
    private readonly task: BracketTask,
    most: number,
  ) {
    const { board, residents, below } = task;
    this.places = [...residents, ...below];
    const size = this.places.length;
    const room = new DigitRoom(Math.floor(2 ** 50 / size));
    this.stayingBelow = room.place(size);
    this.columns = columnsOf(task, most, room);
    this.matching = new LexMatching(size, room.words);
    const cost = new Float64Array(room.words);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (!board.mayMeet(this.places[a], this.places[b])) continue;
        this.matching.allow(a, b);
        if (a >= residents.length) continue;
        this.costOf(a, b, cost);
        cost.forEach((value, word) => {
          if (value !== 0) this.matching.setWord(a, b, word, -value);
        });
      }
    if (!this.matching.solve()) throw new Error('a completable bracket has no matching');
    this.best = this.total();
  }

  /** Those whom the present matching brings up. */
  get upfloaters(): Place[] {
    return this.task.below.filter((_, index) => this.isUp(this.task.residents.length + index));
  }

  /** Brings a player up for good; false (and nothing changed) when that is not as good. */
  bringUp(place: Place): boolean {
    const vertex = this.places.indexOf(place);
    if (!this.isUp(vertex) && !this.task.residents.some((_, one) => this.matching.couldHold(one, vertex)))
      return false;
    this.keepUp(vertex, true);
    const total = this.total();
    if (this.best.every((value, word) => value === total[word])) return true;
    this.keepUp(vertex, false);
    return false;
  }

  private isUp(vertex: number): boolean {
    return this.matching.mate[vertex] < this.task.residents.length;
  }

  private keepUp(vertex: number, yes: boolean): void {
    const { matching, stayingBelow, places, task } = this;
    matching.release(vertex);
    for (let other = task.residents.length; other < places.length; other++) {
      if (!matching.isAllowed(vertex, other)) continue;
      const isOtherKept = this.kept.has(other);
      const value = yes || isOtherKept ? stayingBelow.factor : 0;
      matching.setWord(vertex, other, stayingBelow.word, -value);
    }
    if (yes) this.kept.add(vertex);
    else this.kept.delete(vertex);
    matching.refit(vertex);
    if (!matching.solve()) throw new Error('a bracket became unsolvable');
  }

  private readonly kept = new Set<number>();

  private costOf(a: number, b: number, cost: Float64Array): void {
    const { board, residents } = this.task;
    const [resident, other] = [board.players[this.places[a]], board.players[this.places[b]]];
    cost.fill(0);
    for (const { criterion, digits } of this.columns) {
      const values = [
        b < residents.length ? null : criterion.upfloater(other, resident),
        criterion.pair(resident, other),
      ];
      for (const value of values) {
        if (value === null) continue;
        const digit = digits.get(criterion.addsUp ? 0 : value);
        if (digit === undefined) throw new Error(`${criterion.id} has no digit for ${value}`);
        cost[digit.word] += digit.factor * (criterion.addsUp ? value : 1);
      }
    }
  }

  private total(): Float64Array {
    const { matching } = this;
    const { words, weight, mate, size } = matching;
    const total = new Float64Array(words);
    for (let a = 0; a < size; a++)
      if (a < mate[a]) for (let k = 0; k < words; k++) total[k] -= weight[(a * size + mate[a]) * words + k];
    return total;
  }
}

/** A criterion, and a digit for every level that it can contribute, higher levels before lower ones. */
interface Column {
  readonly criterion: Criterion;
  readonly digits: ReadonlyMap<number, Digit>;
}

function columnsOf({ board, residents, below }: BracketTask, most: number, room: DigitRoom): Column[] {
  const { players, edition, state } = board;
  const [resident] = residents.map((place) => players[place]);
  const pairs = Math.floor((residents.length + most) / 2);
  return criteriaOf(edition, state).map((criterion) => {
    const levels = new Set<number>();
    for (const place of below) levels.add(criterion.upfloater(players[place], resident) ?? 0);
    levels.delete(0);
    const digits = new Map<number, Digit>();
    if (criterion.addsUp) digits.set(0, room.place(most * Math.max(0, ...levels) + 1));
    else for (const level of [...levels].sort((a, b) => b - a)) digits.set(level, room.place(most + 1));
    if (levels.size === 0 && !criterion.addsUp) digits.set(1, room.place(pairs + 1));
    return { criterion, digits };
  });
}

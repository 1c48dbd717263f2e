import type { Digit } from '../../../matching/digit-room.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import type { Pair } from '../../candidate.js';
import { PairCosts, roomFor } from './pairing-task.js';
import type { PairingTask } from './pairing-task.js';

/**
 * The members of a bracket by TPN, and a matching that is best on the criteria on pairs, between two digits of the one
 * who asks: what is never allowed, and what is asked last.
 */
export class PairingGraph {
  readonly matching: LexMatching;
  readonly never: Digit;
  readonly asked: Digit;
  private readonly costs: PairCosts;
  private readonly scratch: Float64Array;

  /**
   * @param mayStand whether two members may be paired here, the first with the smaller TPN.
   * @param asksUpTo the most that all pairs together cost on the digit asked last.
   */
  constructor(
    readonly task: PairingTask,
    mayStand: (top: number, bottom: number) => boolean,
    asksUpTo: number,
  ) {
    const { members, board } = task;
    const size = members.length;
    const room = roomFor(size);
    this.never = room.place(size);
    this.costs = new PairCosts(task, room);
    this.asked = room.place(asksUpTo + 1);
    this.matching = new LexMatching(size, room.words);
    this.scratch = new Float64Array(room.words);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++)
        if (mayStand(a, b) && board.mayMeet(members[a], members[b])) this.matching.allow(a, b);
  }

  /** Sets what a pair costs on all digits. */
  weigh(a: number, b: number, never: number, asked: number): void {
    const { scratch, matching, task } = this;
    scratch.fill(0);
    scratch[this.never.word] += never * this.never.factor;
    scratch[this.asked.word] += asked * this.asked.factor;
    this.costs.eachCost([task.members[a], task.members[b]], ({ word, factor }) => (scratch[word] += factor));
    for (let word = 0; word < scratch.length; word++) matching.setWord(a, b, word, -scratch[word]);
  }

  /** @throws Error when there is no matching: whoever comes here knows that there is one. */
  solve(): void {
    if (!this.matching.solve()) throw new Error('a bracket with its upfloaters cannot be paired');
  }

  /** What the present matching comes to on the criteria. */
  values(): number[] {
    const { mate } = this.matching;
    const { members } = this.task;
    return this.costs.valuesOf(
      members.flatMap((place, a): Pair[] => (a < mate[a] ? [[place, members[mate[a]]]] : [])),
    );
  }
}

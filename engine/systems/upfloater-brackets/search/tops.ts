import { compareNumbers } from '../../compare-values.js';
import { PairingGraph } from './pairing-graph.js';
import type { PairingTask } from './pairing-task.js';

/**
 * The top members of the first pairing of a bracket that is best on the criteria (3.6.2, 3.6.3), as numbers among the
 * members from 0, ascending: one after the other is a top member wherever it can be, for who comes first decides.
 */
export function topsOf(task: PairingTask): readonly number[] {
  const half = task.members.length / 2;
  const upper = Array.from({ length: half }, (_, index) => index);
  // Nothing comes before the upper half.
  const { mate } = weighed(task, (a, b) => (a < half === b < half ? 1 : 0)).matching;
  if (upper.every((a) => mate[a] >= half)) return upper;
  return new TopChoice(weighed(task, () => 0)).tops();
}

/** The graph of all who may meet, solved. */
function weighed(task: PairingTask, asked: (a: number, b: number) => 0 | 1): PairingGraph {
  const { length } = task.members;
  const graph = new PairingGraph(task, () => true, length / 2);
  for (let a = 0; a < length; a++)
    for (let b = a + 1; b < length; b++)
      if (graph.matching.isAllowed(a, b)) graph.weigh(a, b, 0, asked(a, b));
  graph.solve();
  return graph;
}

/** Settles for one member after the other whether it is a top member. */
class TopChoice {
  private readonly best: readonly number[];
  private readonly isTop: (boolean | null)[];

  constructor(private readonly graph: PairingGraph) {
    this.best = graph.values();
    this.isTop = graph.task.members.map(() => null);
  }

  tops(): number[] {
    const { size } = this.graph.matching;
    const tops: number[] = [];
    for (let member = 0; member < size && 2 * tops.length < size; member++)
      if (this.mayBeTop(member) && this.settle(member, true)) tops.push(member);
      else if (!this.settle(member, false)) throw new Error('a member can be neither top nor bottom');
    return tops;
  }

  /** False where no best matching gives the member an opponent with a larger TPN. */
  private mayBeTop(member: number): boolean {
    const { matching } = this.graph;
    for (let other = member + 1; other < matching.size; other++)
      if (matching.mate[member] === other || matching.couldHold(member, other)) return true;
    return false;
  }

  /** Makes the member a top or a bottom one; false when the bracket cannot be paired as well then. */
  private settle(member: number, isTop: boolean): boolean {
    const { graph } = this;
    const { matching } = graph;
    this.isTop[member] = isTop;
    matching.release(member);
    for (let other = 0; other < matching.size; other++)
      if (matching.isAllowed(member, other)) this.weigh(member, other);
    matching.refit(member);
    graph.solve();
    return !this.isAgainst() && compareNumbers(graph.values(), this.best) === 0;
  }

  private weigh(one: number, other: number): void {
    const [a, b] = one < other ? [one, other] : [other, one];
    this.graph.weigh(a, b, this.contradicts(a, b) ? 1 : 0, 0);
  }

  /** The one with the smaller TPN is the top member of the pair (3.6.1). */
  private contradicts(a: number, b: number): boolean {
    return this.isTop[a] === false || this.isTop[b] === true;
  }

  private isAgainst(): boolean {
    const { mate, size } = this.graph.matching;
    for (let a = 0; a < size; a++) if (a < mate[a] && this.contradicts(a, mate[a])) return true;
    return false;
  }
}

import { isGreater } from './lex-order.js';

/** How many vertices of each class are matched with each class, at best, where a fraction of one counts as well. */
export interface ClassSolution {
  /** Twice what a vertex of each class is worth, `words` numbers each: two that are matched are worth their edge. */
  readonly worth: Float64Array;
  /** How many pairs there are of each two classes, or of one; classes x classes. */
  readonly pairs: Float64Array;
}

/**
 * Solves the problem of transport between the classes of a graph and the same classes again: the matching of maximum weight
 * of the graph in which whoever may meet somebody of a class may meet them all, and may be matched in halves. Shortest paths
 * one after the other (Kuhn 1955; Edmonds and Karp 1972), from a class, not from a vertex.
 */
export class ClassProblem {
  private readonly count: number;
  /** What a class is worth on the side that it is sent from, and on the side where it arrives. */
  private readonly sender: Float64Array;
  private readonly receiver: Float64Array;
  private readonly sent: Float64Array;
  private readonly supply: Float64Array;
  private readonly demand: Float64Array;
  private readonly senderAt: Float64Array;
  private readonly receiverAt: Float64Array;
  /** From which class a receiver is reached, -1 for those who are not; and at which receiver a sender. */
  private readonly reachedFrom: Int32Array;
  private readonly takenBackAt: Int32Array;
  private readonly isSenderDone: Uint8Array;
  private readonly isReceiverDone: Uint8Array;

  /**
   * @param sizes of the classes.
   * @param allowed classes x classes, 1 where two classes have an edge.
   * @param weight the same, `words` numbers each.
   */
  constructor(
    sizes: readonly number[],
    private readonly words: number,
    private readonly allowed: Uint8Array,
    private readonly weight: Float64Array,
  ) {
    const count = sizes.length;
    const vectors = (): Float64Array => new Float64Array(count * words);
    this.count = count;
    [this.sender, this.receiver, this.senderAt, this.receiverAt] = [
      vectors(),
      vectors(),
      vectors(),
      vectors(),
    ];
    this.sent = new Float64Array(count * count);
    this.supply = Float64Array.from(sizes);
    this.demand = Float64Array.from(sizes);
    this.reachedFrom = new Int32Array(count);
    this.takenBackAt = new Int32Array(count);
    this.isSenderDone = new Uint8Array(count);
    this.isReceiverDone = new Uint8Array(count);
  }

  /**
   * What a class is worth before anything is sent from it does not matter: all its edges are as much better or worse. So all
   * begin with zero.
   * @returns null where the classes cannot be matched.
   */
  solve(): ClassSolution | null {
    const { count, sender, receiver, sent } = this;
    for (let c = 0; c < count; c++) while (this.supply[c] > 0) if (!this.sendFrom(c)) return null;
    const worth = sender.map((value, at) => value + receiver[at]);
    const pairs = sent.map((amount, at) => {
      const [c, d] = [Math.floor(at / count), at % count];
      return c === d ? amount / 2 : (amount + sent[d * count + c]) / 2;
    });
    return { worth, pairs };
  }

  /** Sends as much as one path holds from a class to the nearest one that still demands some; false where there is none. */
  private sendFrom(root: number): boolean {
    const { count, words, receiverAt, reachedFrom, isReceiverDone } = this;
    this.senderAt.fill(0, root * words, (root + 1) * words);
    this.isSenderDone.fill(0);
    isReceiverDone.fill(0);
    reachedFrom.fill(-1);
    this.lookFrom(root);
    for (;;) {
      let next = -1;
      for (let d = 0; d < count; d++) {
        if (isReceiverDone[d] === 1 || reachedFrom[d] < 0) continue;
        if (next < 0 || isGreater(receiverAt, next * words, receiverAt, d * words, words)) next = d;
      }
      if (next < 0) return false;
      isReceiverDone[next] = 1;
      if (this.demand[next] > 0) {
        this.send(root, next);
        this.revalue(next);
        return true;
      }
      this.takeBackAt(next);
    }
  }

  /** Notes what is reached from a sender. */
  private lookFrom(c: number): void {
    const { count, words, sender, receiver, senderAt, receiverAt, weight, reachedFrom } = this;
    this.isSenderDone[c] = 1;
    for (let d = 0; d < count; d++) {
      if (this.isReceiverDone[d] === 1 || this.allowed[c * count + d] === 0) continue;
      const [at, to, edge] = [c * words, d * words, (c * count + d) * words];
      let order = reachedFrom[d] < 0 ? -1 : 0;
      for (let k = 0; order === 0 && k < words; k++)
        order = senderAt[at + k] + sender[at + k] + receiver[to + k] - weight[edge + k] - receiverAt[to + k];
      if (order >= 0) continue;
      reachedFrom[d] = c;
      for (let k = 0; k < words; k++)
        receiverAt[to + k] = senderAt[at + k] + sender[at + k] + receiver[to + k] - weight[edge + k];
    }
  }

  /** Senders of which a receiver has something could send it elsewhere. */
  private takeBackAt(d: number): void {
    const { count, words, senderAt, receiverAt } = this;
    for (let c = 0; c < count; c++) {
      if (this.isSenderDone[c] === 1 || this.sent[c * count + d] === 0) continue;
      this.takenBackAt[c] = d;
      for (let k = 0; k < words; k++) senderAt[c * words + k] = receiverAt[d * words + k];
      this.lookFrom(c);
    }
  }

  private send(root: number, end: number): void {
    const { count, sent, supply, demand, reachedFrom, takenBackAt } = this;
    let amount = Math.min(supply[root], demand[end]);
    for (let c = reachedFrom[end]; c !== root; c = reachedFrom[takenBackAt[c]])
      amount = Math.min(amount, sent[c * count + takenBackAt[c]]);
    for (let [c, d] = [reachedFrom[end], end]; ; c = reachedFrom[d]) {
      sent[c * count + d] += amount;
      if (c === root) break;
      d = takenBackAt[c];
      sent[c * count + d] -= amount;
    }
    supply[root] -= amount;
    demand[end] -= amount;
  }

  /** What is nearer than the end of the path changes its worth, so that all that is sent stays tight. */
  private revalue(end: number): void {
    const { count, words, sender, receiver, senderAt, receiverAt } = this;
    for (let c = 0; c < count; c++) {
      for (let k = 0; k < words; k++) {
        const at = c * words + k;
        if (this.isSenderDone[c] === 1) sender[at] -= receiverAt[end * words + k] - senderAt[at];
        if (this.isReceiverDone[c] === 1) receiver[at] += receiverAt[end * words + k] - receiverAt[at];
      }
    }
  }
}

import { Completion } from '../../../matching/completion.js';
import { numberRange } from '../../../matching/number-range.js';
import type { DutchPlayer, DutchState } from '../player.js';
import type { DutchEdition } from '../edition.js';

/**
 * A round being paired. Players are named by their place in `state.players`; one more place, `bye`, stands for
 * the pairing-allocated bye when the number of players is odd.
 */
export class RoundBoard {
  readonly size: number;
  readonly odd: boolean;
  /** The vertex of the bye in completion questions. */
  readonly bye: number;
  /** Scoregroups from the top, each in ranking order. */
  readonly scoregroups: readonly (readonly number[])[];
  /** 1 where two may be paired with each other; pairs of downfloaters are cut out while a question is answered. */
  private readonly legal: Uint8Array;
  private readonly stride: number;
  private readonly everybody: readonly number[];
  private readonly completion: Completion;
  /** A witness of its own for questions about the following bracket alone. */
  private following: Completion | null = null;

  private fixedByeScore: number | null;
  private possible = true;

  private constructor(
    readonly state: DutchState,
    readonly edition: DutchEdition,
    like: RoundBoard | null,
    byeScore: number | null,
  ) {
    const { players } = state;
    this.size = players.length;
    this.odd = players.length % 2 === 1;
    this.bye = players.length;
    this.stride = players.length + 1;
    this.legal = like === null ? this.legalPairs() : like.legal.slice();
    this.completion = new Completion(this.stride, this.legal);
    this.scoregroups = like?.scoregroups ?? groupByScore(players);
    this.everybody = like?.everybody ?? numberRange(0, players.length);
    this.fixedByeScore = byeScore;
    this.allowBye(byeScore);
  }

  /** Opens a round. Where the edition fixes the score of the bye it is the lowest possible one. */
  static open(state: DutchState, edition: DutchEdition): RoundBoard {
    const board = new RoundBoard(state, edition, null, null);
    const everybody = board.placesFrom(0);
    if (!board.fixesByeScore) {
      board.possible = board.isCompletable([], everybody);
      return board;
    }
    board.fixedByeScore = board.lowestByeScore([], everybody);
    board.possible = board.fixedByeScore !== null;
    board.allowBye(board.fixedByeScore);
    return board;
  }

  /** The same round with the bye at this score (null: at any). */
  withByeScore(score: number | null): RoundBoard {
    return score === this.byeScore ? this : new RoundBoard(this.state, this.edition, this, score);
  }

  /** False when no legal pairing of the round exists. */
  get isPossible(): boolean {
    return this.possible;
  }

  /** Score, in tenths, of the player who gets the bye where the edition fixes it for the round; null: not fixed. */
  get byeScore(): number | null {
    return this.fixedByeScore;
  }

  /** [C5] of 2026: somebody gets the bye, and the rules say at what score. */
  get fixesByeScore(): boolean {
    return this.odd && this.edition.byeScoreRule !== null;
  }

  player(place: number): DutchPlayer {
    return this.state.players[place];
  }

  /** All players from a scoregroup (index) on downwards, in ranking order. */
  placesFrom(scoregroup: number): number[] {
    return scoregroup >= this.scoregroups.length ? [] : this.everybody.slice(this.scoregroups[scoregroup][0]);
  }

  /** No absolute criterion forbids the pair. */
  mayMeet(a: number, b: number): boolean {
    return this.legal[a * this.stride + b] === 1;
  }

  mayTakeBye(place: number): boolean {
    return this.legal[place * this.stride + this.bye] === 1;
  }

  /**
   * The lowest score, in tenths, whose owner can take the bye so that the others can be paired; null when the
   * players cannot be paired at all.
   */
  lowestByeScore(floaters: readonly number[], below: readonly number[]): number | null {
    const scores = new Set([...floaters, ...below].map((place) => this.player(place).score));
    let lowest: number | null = null;
    for (const score of [...scores].sort((a, b) => a - b)) {
      this.allowBye(score);
      if (!this.isCompletable(floaters, below)) continue;
      lowest = score;
      break;
    }
    this.allowBye(this.byeScore);
    return lowest;
  }

  /**
   * True when the downfloaters and the players below can be paired completely, the bye included. Downfloaters do
   * not meet each other: where they may, the bracket they leave would have paired them, and moved-down players
   * only meet residents (2017 B.3, 2026 3.3.3); unless brackets can be joined (2012 C.13).
   */
  isCompletable(floaters: readonly number[], below: readonly number[]): boolean {
    const cut = this.downfloatersMayMeet ? [] : this.cutEdges(floaters);
    const isOdd = (floaters.length + below.length) % 2 === 1;
    // The bye chooses first: it has the fewest to choose from.
    const unpaired = isOdd ? [this.bye, ...floaters, ...below] : [...floaters, ...below];
    const answer = this.completion.isPerfect(unpaired);
    for (const [a, b] of cut) this.setEdge(this.legal, a, b, 1);
    return answer;
  }

  /** True when the downfloaters and the residents of the following bracket can be paired without leaving one over. */
  canFillNext(floaters: readonly number[], residents: readonly number[]): boolean {
    const cut = this.cutEdges(floaters);
    this.following ??= new Completion(this.stride, this.legal);
    const answer = this.following.isPerfect([...floaters, ...residents]);
    for (const [a, b] of cut) this.setEdge(this.legal, a, b, 1);
    return answer;
  }

  /**
   * A resident of the following bracket who is left over alone when all others there, and the downfloaters, are paired.
   * @param mayStay who it may be.
   * @returns null when there is none.
   */
  aloneLeftOver(
    floaters: readonly number[],
    residents: readonly number[],
    mayStay: (place: number) => boolean,
  ): number | null {
    const { legal, stride, bye } = this;
    const cut = this.cutEdges(floaters);
    const takers = legal.slice(bye * stride, (bye + 1) * stride);
    for (const place of floaters) this.setEdge(legal, place, bye, 0);
    for (const place of residents) this.setEdge(legal, place, bye, mayStay(place) ? 1 : 0);
    this.following ??= new Completion(stride, legal);
    const isFound = this.following.isPerfect([...floaters, ...residents, bye]);
    for (const [a, b] of cut) this.setEdge(legal, a, b, 1);
    takers.forEach((value, place) => {
      this.setEdge(legal, place, bye, value);
    });
    return isFound ? this.following.partnerOf(bye) : null;
  }

  /** Downfloaters may meet each other below: their brackets may be joined there (2012 C.13). */
  get downfloatersMayMeet(): boolean {
    return this.edition.completion === 'joined-last-brackets';
  }

  private cutEdges(floaters: readonly number[]): [number, number][] {
    const cut: [number, number][] = [];
    floaters.forEach((a, i) => {
      for (const b of floaters.slice(i + 1)) if (this.mayMeet(a, b)) cut.push([a, b]);
    });
    for (const [a, b] of cut) this.setEdge(this.legal, a, b, 0);
    return cut;
  }

  private legalPairs(): Uint8Array {
    const legal = new Uint8Array(this.stride * this.stride).fill(1);
    for (const rule of this.edition.absoluteRules)
      rule.eachForbidden(this.state, (a, b) => {
        this.setEdge(legal, a, b, 0);
      });
    for (let place = 0; place < this.stride; place++) this.setEdge(legal, place, place, 0);
    return legal;
  }

  /** While a question is answered, or for good: the bye goes to nobody but players of this score (null: of any). */
  private allowBye(score: number | null): void {
    const { players } = this.state;
    for (let place = 0; place < players.length; place++) {
      const player = players[place];
      const may = player.mayTakeBye && (score === null || player.score === score);
      this.setEdge(this.legal, place, this.bye, may ? 1 : 0);
    }
  }

  private setEdge(edges: Uint8Array, a: number, b: number, value: number): void {
    edges[a * this.stride + b] = value;
    edges[b * this.stride + a] = value;
  }
}

function groupByScore(players: readonly DutchPlayer[]): number[][] {
  const groups: number[][] = [];
  players.forEach((player, place) => {
    if (place === 0 || players[place - 1].score !== player.score) groups.push([]);
    groups[groups.length - 1].push(place);
  });
  return groups;
}

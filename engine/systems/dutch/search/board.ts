import { Completion } from '../../../matching/completion.js';
import type { PairingPlayer, RoundState } from '../../../model/player.js';
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
  private readonly completion: Completion;
  /** A witness of its own for questions about the following bracket alone. */
  private following: Completion | null = null;
  private fixedByeScore: number | null = null;

  constructor(
    readonly state: RoundState,
    readonly edition: DutchEdition,
  ) {
    const { players } = state;
    this.size = players.length;
    this.odd = players.length % 2 === 1;
    this.bye = players.length;
    this.stride = players.length + 1;
    this.legal = new Uint8Array(this.stride * this.stride).fill(1);
    for (const rule of edition.absoluteRules)
      rule.eachForbidden(state, (a, b) => {
        this.setEdge(this.legal, a, b, 0);
      });
    this.setEdge(this.legal, this.bye, this.bye, 0);
    players.forEach((player, place) => {
      this.setEdge(this.legal, place, place, 0);
      this.setEdge(this.legal, place, this.bye, player.mayTakeBye ? 1 : 0);
    });
    this.completion = new Completion(this.stride, this.legal);
    this.scoregroups = groupByScore(players);
  }

  player(place: number): PairingPlayer {
    return this.state.players[place];
  }

  /** All players from a scoregroup (index) on downwards, in ranking order. */
  placesFrom(scoregroup: number): number[] {
    if (scoregroup >= this.scoregroups.length) return [];
    const [first] = this.scoregroups[scoregroup];
    return Array.from({ length: this.size - first }, (_, i) => first + i);
  }

  /** No absolute criterion forbids the pair. */
  mayMeet(a: number, b: number): boolean {
    return this.legal[a * this.stride + b] === 1;
  }

  mayTakeBye(place: number): boolean {
    return this.legal[place * this.stride + this.bye] === 1;
  }

  /** Score, in tenths, of the player who gets the bye where the edition fixes it for the round; null: not fixed. */
  get byeScore(): number | null {
    return this.fixedByeScore;
  }

  set byeScore(score: number | null) {
    this.fixedByeScore = score;
    this.state.players.forEach((player, place) => {
      const may = player.mayTakeBye && (score === null || player.score === score);
      this.setEdge(this.legal, place, this.bye, may ? 1 : 0);
    });
  }

  /**
   * The lowest score, in tenths, whose owner can take the bye so that the others can be paired; null when the
   * players cannot be paired at all.
   */
  lowestByeScore(floaters: readonly number[], below: readonly number[]): number | null {
    const fixed = this.byeScore;
    const scores = new Set([...floaters, ...below].map((place) => this.player(place).score));
    let lowest: number | null = null;
    for (const score of [...scores].sort((a, b) => a - b)) {
      this.byeScore = score;
      if (!this.isCompletable(floaters, below)) continue;
      lowest = score;
      break;
    }
    this.byeScore = fixed;
    return lowest;
  }

  /**
   * True when the downfloaters and the players below can be paired completely, the bye included. Downfloaters do
   * not meet each other: where they may, the bracket they leave would have paired them, and moved-down players
   * only meet residents (2017 B.3, 2026 3.3.3).
   */
  isCompletable(floaters: readonly number[], below: readonly number[]): boolean {
    const cut = this.cutEdges(floaters);
    const unpaired = [...floaters, ...below];
    if (unpaired.length % 2 === 1) unpaired.push(this.bye);
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

  private cutEdges(floaters: readonly number[]): [number, number][] {
    const cut: [number, number][] = [];
    floaters.forEach((a, i) => {
      for (const b of floaters.slice(i + 1)) if (this.mayMeet(a, b)) cut.push([a, b]);
    });
    for (const [a, b] of cut) this.setEdge(this.legal, a, b, 0);
    return cut;
  }

  private setEdge(edges: Uint8Array, a: number, b: number, value: number): void {
    edges[a * this.stride + b] = value;
    edges[b * this.stride + a] = value;
  }
}

function groupByScore(players: readonly PairingPlayer[]): number[][] {
  const groups: number[][] = [];
  players.forEach((player, place) => {
    if (place === 0 || players[place - 1].score !== player.score) groups.push([]);
    groups[groups.length - 1].push(place);
  });
  return groups;
}

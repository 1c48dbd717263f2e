import { checkMostPlayers } from './most-players.js';
import type { DutchPlayer, DutchState } from '../../player.js';
import type { DutchEdition } from '../../edition.js';

/** What is possible at all in a round, found by trying everything. Sets of players are bits by their place in the state. */
export class Possibilities {
  /** Answers to completion questions, by the score of the bye. */
  private readonly known: Map<number | null, Map<number, boolean>>;
  private readonly bitOf: ReadonlyMap<DutchPlayer, number>;
  /** For each player, those whom no absolute rule forbids to meet. */
  private readonly opponents: readonly number[];
  private readonly criteria: ReadonlySet<string>;

  /**
   * @param byeScore when set, only players of this score may receive the bye.
   * @throws RangeError for more than 14 players.
   */
  constructor(
    readonly state: DutchState,
    readonly edition: DutchEdition,
    readonly byeScore: number | null = null,
    like: Possibilities | null = null,
  ) {
    const { players } = state;
    checkMostPlayers(players, MOST_PLAYERS);
    this.known = like?.known ?? new Map<number | null, Map<number, boolean>>();
    this.criteria = like?.criteria ?? new Set(edition.criteria.map(({ id }) => id));
    this.bitOf = like?.bitOf ?? new Map(players.map((player, place) => [player, 1 << place]));
    const isForbidden = (a: DutchPlayer, b: DutchPlayer): boolean =>
      a === b || edition.absoluteRules.some((rule) => rule.forbids(state, a, b));
    this.opponents =
      like?.opponents ?? players.map((a) => this.setOf(players.filter((b) => !isForbidden(a, b))));
  }

  /** The same round with the bye at this score (null: at any). */
  withByeScore(score: number | null): Possibilities {
    return new Possibilities(this.state, this.edition, score, this);
  }

  /** The edition has a criterion of this name. */
  asksFor(criterion: string): boolean {
    return this.criteria.has(criterion);
  }

  mayMeet(a: DutchPlayer, b: DutchPlayer): boolean {
    return (this.opponents[this.state.players.indexOf(a)] & this.setOf([b])) !== 0;
  }

  mayTakeBye(player: DutchPlayer): boolean {
    return player.mayTakeBye && (this.byeScore === null || player.score === this.byeScore);
  }

  /** Downfloaters may meet each other below: their brackets may be joined there (2012 C.13). */
  get downfloatersMayMeet(): boolean {
    return this.edition.joining !== null;
  }

  /** Floaters and the players below can all be paired (floaters not with each other), one with the bye if odd. */
  canComplete(floaters: readonly DutchPlayer[], below: readonly DutchPlayer[]): boolean {
    return this.complete(this.setOf(floaters), this.setOf(below));
  }

  /** The lowest score of a possible bye with the players not yet paired; null when they cannot be paired. */
  lowestByeScore(floaters: readonly DutchPlayer[], below: readonly DutchPlayer[]): number | null {
    const scores = [...floaters, ...below].map(({ score }) => score).sort((a, b) => a - b);
    return scores.find((score) => this.withByeScore(score).canComplete(floaters, below)) ?? null;
  }

  private setOf(players: readonly DutchPlayer[]): number {
    return players.reduce((set, player) => set | (this.bitOf.get(player) ?? 0), 0);
  }

  private complete(floaters: number, below: number): boolean {
    if (floaters === 0 && below === 0) return true;
    const known = this.known.get(this.byeScore) ?? new Map<number, boolean>();
    this.known.set(this.byeScore, known);
    const question = floaters * (1 << MOST_PLAYERS) + below;
    let answer = known.get(question);
    if (answer === undefined) {
      answer = this.tryAll(floaters, below);
      known.set(question, answer);
    }
    return answer;
  }

  /** Gives the first of them the bye, or each possible opponent. */
  private tryAll(floaters: number, below: number): boolean {
    const { players } = this.state;
    const isFloater = floaters !== 0;
    const place = players.findIndex((_, i) => ((isFloater ? floaters : below) & (1 << i)) !== 0);
    const first = 1 << place;
    const others = isFloater ? floaters & ~first : 0;
    const open = below & ~first;
    const left = players.filter((_, i) => ((floaters | below) & (1 << i)) !== 0).length;
    if (left % 2 === 1 && this.mayTakeBye(players[place]) && this.complete(others, open)) return true;
    return players.some((_, i) => {
      const opponent = 1 << i;
      return (open & opponent & this.opponents[place]) !== 0 && this.complete(others, open & ~opponent);
    });
  }
}

/** More cannot be tried out in reasonable time. */
export const MOST_PLAYERS = 14;

export function without<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}

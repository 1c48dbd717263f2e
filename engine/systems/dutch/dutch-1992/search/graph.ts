import { EqualMatchings } from '../../../../matching/equal-matchings.js';
import { LexMatching } from '../../../../matching/lex-matching.js';
import { numberRange } from '../../../../matching/number-range.js';
import type { Place } from '../../../interface/candidate.js';
import type { Demand } from '../../../interface/system.js';
import type { Board1992 } from '../board-1992.js';
import type { DutchPlayer } from '../../player.js';
import { DROPPING, mayFloatDown, mayFloatUp, missesColour } from '../requirements.js';
import type { Dropped } from '../requirements.js';

/** Those outside a bracket whom its floaters can be matched with. */
export interface Outside {
  readonly players: readonly Place[];
  /** Places that stand for no player: for the bye, or for who stays open. */
  readonly slots: number;
  /** Floaters may meet each other there. */
  readonly floatersMayMeet: boolean;
  /** Who of the bracket or of the players outside may take such a place. */
  mayTake(place: Place): boolean;
}

export interface GraphOptions {
  /** In ranking order; first those of S1, who have to be paired with others. */
  readonly inside: readonly Place[];
  readonly s1: number;
  readonly outside: Outside;
  readonly upfloats: Dropped;
  readonly downfloats: Dropped;
  /** What is made as little of as can be, after the number of pairs and the colours missed. */
  readonly least: Least;
  readonly asked?: Demand | undefined;
}

/**
 * After the number of pairs and the colours: "upfloats": players who float up as in the previous round, then as two rounds before; "downfloats": the same; "exchange":
 * players exchanged, then the difference of their numbers (D2), S1 being the first `half` of a bracket without moved-down
 * players.
 */
export type Least =
  { readonly of: 'upfloats' | 'downfloats' | 'nothing' } | { readonly of: 'exchange'; readonly half: number };

/**
 * A bracket as a matching problem in which everybody has to be matched: with another player of the bracket, or, floating,
 * with something outside. A best matching has the most pairs, then the fewest missed colours, then the least of what
 * the options say; decisions are made one after the other among those that are equally good.
 */
export class Graph1992 {
  readonly matching: LexMatching;
  /** Vertices of players of the bracket, which come first. */
  readonly size: number;
  /** Players by vertex; those after them are slots. */
  private readonly vertices: readonly Place[];
  private equal: EqualMatchings | null = null;

  constructor(
    private readonly board: Board1992,
    private readonly options: GraphOptions,
  ) {
    const { inside, outside } = options;
    this.size = inside.length;
    this.vertices = [...inside, ...outside.players];
    this.matching = new LexMatching(this.vertices.length + outside.slots, WORDS);
    this.layPairs();
    this.layFloats();
    this.layMeetingBelow();
    this.layOutside();
  }

  /** Finds a best matching; false when there is none. */
  solve(): boolean {
    return this.matching.solve();
  }

  get pairs(): number {
    return this.sum(() => 1);
  }

  /** Pairs whose colour preferences cannot both be granted. */
  get missed(): number {
    return this.sum((a, b) => (missesColour(this.player(a), this.player(b)) ? 1 : 0));
  }

  /** What has to be dropped of B5 and B6 for upfloaters, where the least of it was looked for. */
  get upfloats(): Dropped {
    return this.dropped((v, dropped) => {
      const partner = this.matching.mate[v];
      return v >= this.options.s1 || mayFloatUp(this.player(v), this.player(partner), dropped);
    });
  }

  /** The same for downfloaters. */
  get downfloats(): Dropped {
    return this.dropped(
      (v, dropped) => this.isPair(v, this.matching.mate[v]) || mayFloatDown(this.player(v), dropped),
    );
  }

  /** Vertex of the partner, inside or outside, before any decision. */
  partnerOf(v: number): number {
    return this.matching.mate[v];
  }

  /** The two are paired in the bracket when they are matched; else both float, and meet below. */
  isPair(v: number, partner: number): boolean {
    return partner < this.size && !this.hasToFloat(v) && !this.hasToFloat(partner);
  }

  /** Keeps to matchings in which the partner of `v` is preferred, if one of the best is like that. */
  settle(v: number, isPreferred: (partner: number) => boolean): boolean {
    return this.best.narrow(v, isPreferred);
  }

  /** Pairs `v` with the first of these, in order, that a best matching allows. */
  choose(v: number, candidates: readonly number[]): number {
    return this.best.pair(v, candidates);
  }

  /** The best matchings that keep to all decisions. */
  private get best(): EqualMatchings {
    this.equal ??= new EqualMatchings(this.matching);
    return this.equal;
  }

  private layPairs(): void {
    const { board, matching, size, options } = this;
    const { s1, inside, upfloats } = options;
    for (let a = 0; a < size; a++) {
      for (let b = Math.max(a + 1, s1); b < size; b++) {
        if (!board.mayMeet(inside[a], inside[b]) || !this.isAsAsked(a, b)) continue;
        const [higher, lower] = [this.player(a), this.player(b)];
        if (a < s1 && !mayFloatUp(higher, lower, upfloats)) continue;
        matching.allow(a, b);
        matching.setWord(a, b, 0, 1);
        if (missesColour(higher, lower)) matching.setWord(a, b, 1, -1);
        this.weighPair(a, b);
      }
    }
  }

  private weighPair(a: number, b: number): void {
    const { matching, options } = this;
    const { least, s1 } = options;
    if (least.of === 'upfloats' && a < s1) {
      if (!mayFloatUp(this.player(a), this.player(b), 1)) matching.setWord(a, b, 2, -1);
      else if (!mayFloatUp(this.player(a), this.player(b), 0)) matching.setWord(a, b, 3, -1);
    }
    if (least.of === 'exchange') {
      if (a >= least.half) matching.setWord(a, b, 2, -1);
      matching.setWord(a, b, 3, -a);
    }
  }

  private layFloats(): void {
    const { board, matching, size, vertices, options } = this;
    const { s1, outside, downfloats, least } = options;
    for (let v = s1; v < size; v++) {
      const place = vertices[v];
      if (!mayFloatDown(this.player(v), downfloats) || this.isAskedPair(v)) continue;
      const word = this.wordOfFloat(v);
      for (let x = size; x < matching.size; x++) {
        if (x < vertices.length ? !board.mayMeet(place, vertices[x]) : !outside.mayTake(place)) continue;
        matching.allow(v, x);
        if (least.of === 'downfloats' && word !== null) matching.setWord(v, x, word, -1);
      }
    }
  }

  /**
   * Who has to float might meet another floater below. Others are left out: where two floaters could meet, one pair
   * more could be made.
   */
  private layMeetingBelow(): void {
    const { board, matching, size, vertices, options } = this;
    const { s1, outside, downfloats, least } = options;
    const v = vertices.findIndex((_, vertex) => vertex < size && this.hasToFloat(vertex));
    if (v < s1 || !outside.floatersMayMeet || !mayFloatDown(this.player(v), downfloats)) return;
    for (let x = s1; x < size; x++) {
      if (!board.mayMeet(vertices[v], vertices[x]) || !mayFloatDown(this.player(x), downfloats)) continue;
      matching.allow(v, x);
      if (least.of !== 'downfloats') continue;
      const words = [this.wordOfFloat(v), this.wordOfFloat(x)];
      for (const word of [2, 3]) matching.setWord(v, x, word, -words.filter((own) => own === word).length);
    }
  }

  /** The word that counts a downfloat which had to be dropped for; null for others. */
  private wordOfFloat(v: number): number | null {
    if (mayFloatDown(this.player(v), 0)) return null;
    return mayFloatDown(this.player(v), 1) ? 3 : 2;
  }

  private layOutside(): void {
    const { board, matching, size, vertices, options } = this;
    for (let a = size; a < vertices.length; a++)
      for (let b = a + 1; b < matching.size; b++) {
        const [place, other] = [vertices[a], vertices[b]];
        if (b < vertices.length ? board.mayMeet(place, other) : options.outside.mayTake(place))
          matching.allow(a, b);
      }
  }

  /** A pair of the bracket agrees with what is asked. */
  private isAsAsked(a: number, b: number): boolean {
    if (this.hasToFloat(a) || this.hasToFloat(b)) return false;
    return this.isAskedPair(a) === this.isAskedPair(b);
  }

  private isAskedPair(v: number): boolean {
    const { asked } = this.options;
    return asked !== undefined && 'pair' in asked && asked.pair.includes(this.vertices[v]);
  }

  private hasToFloat(v: number): boolean {
    const { asked } = this.options;
    return asked !== undefined && 'float' in asked && asked.float === this.vertices[v];
  }

  private player(v: number): DutchPlayer {
    return this.board.player(this.vertices[v]);
  }

  /** Over the pairs of the bracket. */
  private sum(count: (a: number, b: number) => number): number {
    const { mate } = this.matching;
    let total = 0;
    for (let v = 0; v < this.size; v++)
      if (mate[v] > v && this.isPair(v, mate[v])) total += count(v, mate[v]);
    return total;
  }

  private dropped(suits: (v: number, dropped: Dropped) => boolean): Dropped {
    const all = numberRange(0, this.size);
    return DROPPING.find((dropped) => all.every((v) => suits(v, dropped))) ?? 2;
  }
}

/** Pairs, colours missed, and two for what is made as little of as can be. */
const WORDS = 4;

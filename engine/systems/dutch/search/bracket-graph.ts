import { Completion } from '../../../matching/completion.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import type { Member } from '../criteria/criterion.js';
import { shapeOf } from '../bracket-shape.js';
import type { BracketShape } from '../criteria/criterion.js';
import { asGuest, isFree, isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { alikeMembers } from './alike-members.js';
import { DigitLayout } from './digits.js';
import type { Element } from './digits.js';
import { layColumns } from './columns.js';
import type { GraphColumns } from './columns.js';

/** How much of the round a graph holds: the bracket alone, with the following one, or everything not yet paired. */
export type Scope = 'bracket' | 'next' | 'round';

export interface GraphOptions {
  readonly scope: Scope;
  /** Players of the bracket that are still to be paired in it or float, in ranking order. */
  readonly active: readonly number[];
  /** MDPs that are known to float. */
  readonly limbo: readonly number[];
  /** Number of pairs among the active players, as far as known: splits S1 from S2. */
  readonly pairs: number;
  /** Number of downfloaters of the whole bracket, as far as known. */
  readonly floaters: number;
  /**
   * The number of downfloaters is not a guess. Within the scope of the bracket each of them then gets a vertex to be
   * matched with, so that nobody stays unmatched: the search has far less to do.
   */
  readonly counted: boolean;
  /** Adds the resident-exchange digits (homogeneous brackets and remainders). */
  readonly ordered: boolean;
  /** The set of MDPs that are paired with residents is to be chosen: criteria that come after it are left out. */
  readonly choosesSet: boolean;
  /** In joined brackets: MDPs that are known to be paired among themselves; null as long as that is open. */
  readonly apart: readonly number[] | null;
}

/**
 * The matching problem of a bracket: vertices are the active players, then those in the limbo, then (as far as the
 * scope reaches) the players below and the bye; costs are the criteria's digits, then a word for the sequence of
 * generation.
 */
export class BracketGraph {
  private readonly vertices: number;
  private weighed: LexMatching | null = null;
  /** Vertices 0..active-1 are the players to be paired in the bracket. */
  readonly active: number;
  private readonly places: readonly number[];
  private readonly members: readonly Member[];
  /** The members as the following bracket sees them. */
  private readonly guests: readonly Member[];
  /** Vertices that may stay unmatched because the scope ends before the place where they are paired. */
  private readonly exposable: readonly boolean[];
  /** Players who may be left over as far as the scope can tell. */
  private readonly mayLeave: readonly boolean[];
  private readonly shape: BracketShape;
  private readonly nextStart: number;
  private readonly restStart: number;
  /** First of the vertices that stand for no player: the bye, or the places of the downfloaters. */
  private readonly slotStart: number;

  constructor(
    private readonly task: BracketTask,
    readonly options: GraphOptions,
  ) {
    const { scope, active, limbo } = options;
    const next = scope === 'bracket' ? [] : task.next;
    const rest = scope === 'round' ? task.rest : [];
    const leaving = scope === 'bracket' ? [] : limbo;
    this.places = [...active, ...leaving, ...next, ...rest];
    this.active = active.length;
    this.shape = shapeOf(task);
    this.nextStart = active.length + leaving.length;
    this.restStart = this.nextStart + next.length;
    this.slotStart = this.places.length;
    this.vertices = this.slotStart + this.countSlots();
    this.members = this.places.map((place) => memberOf(task, place));
    this.guests = this.members.map((member, v) => (v < this.nextStart ? asGuest(member) : member));
    const bound = viewOf(task, options.floaters).floaterTakesBye;
    this.mayLeave = this.places.map((place) => this.mayBeExposed(place, bound));
    this.exposable = this.mayLeave.map((may) => may && !(scope === 'bracket' && options.counted));
  }

  /** Made when it is asked for first: the weights cost more than all else. */
  get matching(): LexMatching {
    this.weighed ??= this.weigh();
    return this.weighed;
  }

  place(vertex: number): number {
    return this.places[vertex];
  }

  /** True when the vertex is paired inside the bracket. */
  isPaired(vertex: number): boolean {
    const partner = this.matching.mate[vertex];
    return partner >= 0 && this.isBracketPair(vertex, partner);
  }

  /** True when the vertex, an MDP, is paired with a resident. */
  isAcross(vertex: number): boolean {
    const partner = this.matching.mate[vertex];
    return partner >= 0 && this.isAcrossPair(vertex, partner);
  }

  /** Number of pairs inside the bracket. */
  countPairs(): number {
    let count = 0;
    for (let v = 0; v < this.active; v++) if (this.isPaired(v)) count += 1;
    return count / 2;
  }

  /** The most pairs that the bracket can have where nothing else counts; its own players only. */
  mostPairs(): number {
    const { active } = this;
    const adjacent = new Uint8Array(active * active);
    for (let a = 0; a < active; a++)
      for (let b = a + 1; b < active; b++)
        if (this.isBracketPair(a, b) && this.isEdge(a, b)) {
          adjacent[a * active + b] = 1;
          adjacent[b * active + a] = 1;
        }
    const all = Array.from({ length: active }, (_, v) => v);
    return (active - new Completion(active, adjacent).leftOver(all)) / 2;
  }

  /** How the following bracket is paired: its pairs, and whom it leaves over, as places. */
  followUp(): { pairs: (readonly [number, number])[]; leftOver: number[] } {
    const pairs: (readonly [number, number])[] = [];
    const leftOver: number[] = [];
    for (let v = 0; v < this.restStart; v++) {
      const partner = this.matching.mate[v];
      if (partner < 0 || partner >= this.restStart) leftOver.push(this.places[v]);
      else if (v < partner) pairs.push([this.places[v], this.places[partner]]);
    }
    return { pairs, leftOver };
  }

  /** An MDP with a resident of the bracket. */
  isAcrossPair(a: number, b: number): boolean {
    return this.isBracketPair(a, b) && this.members[a].mdp !== this.members[b].mdp;
  }

  /** Finds a best matching; false when there is none. */
  solve(): boolean {
    const { members, exposable, matching } = this;
    const words = matching.words - 1;
    const sections = [this.active, this.nextStart, this.restStart];
    const standing = { exposable, sections, lookedAt: sections[this.looksAhead() ? 2 : 1] };
    return matching.solve(() => ({ classOf: alikeMembers(members, matching.size, standing), words }));
  }

  private looksAhead(): boolean {
    return this.task.looksAhead && this.options.scope !== 'bracket' && this.task.next.length > 0;
  }

  private ownElements(): Element[] {
    const elements: Element[] = [];
    const { task, members, places, active, nextStart } = this;
    for (let a = 0; a < nextStart; a++) {
      elements.push([members[a], null]);
      for (let b = a + 1; b < active; b++)
        if (task.board.mayMeet(places[a], places[b]) && this.isBracketPair(a, b))
          elements.push([members[a], members[b]]);
    }
    return elements;
  }

  private nextElements(): Element[] {
    const elements: Element[] = [];
    const { task, guests, places, restStart, nextStart } = this;
    for (let a = 0; a < restStart; a++) {
      elements.push([guests[a], null]);
      for (let b = a + 1; b < restStart; b++)
        if (task.board.mayMeet(places[a], places[b]) && (b >= nextStart || this.isDownfloaterPair(a, b)))
          elements.push([guests[a], guests[b]]);
    }
    return elements;
  }

  /** The two may be paired in the bracket itself as far as its shape goes. */
  isBracketPair(a: number, b: number): boolean {
    if (a >= this.active || b >= this.active) return false;
    const { demand } = this.task;
    if (demand !== undefined && 'float' in demand && this.holds(a, b, demand.float)) return false;
    const x = this.members[a].mdp;
    const y = this.members[b].mdp;
    if (this.shape === 'joined-homogeneous') return true;
    if (this.shape === 'ordinary') return !(x && y);
    const { apart } = this.options;
    if (apart === null) return true;
    const [m, n] = [a, b].map((v) => apart.includes(this.places[v]));
    return x === y ? !x || (m && n) : !m && !n;
  }

  private holds(a: number, b: number, place: number): boolean {
    return this.places[a] === place || this.places[b] === place;
  }

  /** Two downfloaters, the higher ranked one first, may meet below. */
  private isDownfloaterPair(a: number, b: number): boolean {
    const { task, options } = this;
    if (options.scope !== 'round' || !task.board.downfloatersMayMeet || b >= this.nextStart) return false;
    const { backtrack } = task;
    return backtrack === undefined || [a, b].every((v) => isFree(backtrack, this.places[v], true));
  }

  /** The criteria's digits, then a word for the sequence of generation. */
  private weigh(): LexMatching {
    const { task, options, vertices } = this;
    const layout = new DigitLayout(Math.floor(2 ** 46 / (vertices + 1)));
    const columns = layColumns(task, layout, {
      floaters: options.floaters,
      choosesSet: options.choosesSet,
      own: this.ownElements(),
      next: this.looksAhead() ? this.nextElements() : null,
    });
    const matching = new LexMatching(vertices, layout.words + 1);
    this.fill(matching, columns, layout.words);
    this.fillOrder(matching, layout.words);
    return matching;
  }

  private fill(matching: LexMatching, columns: GraphColumns, words: number): void {
    const { members, guests, places, exposable } = this;
    const leaving = members.map((member, v) => this.costOfLeaving(columns, member, v, words));
    const [zero, cost] = [new Float64Array(words), new Float64Array(words)];
    const spare = leaving.map((cost, v) => (exposable[v] ? cost : zero));
    for (let v = 0; v < places.length; v++) matching.setExposable(v, exposable[v]);
    const [own, next] = [columns.own, columns.next].map((all) => all.filter(({ digits }) => digits.size > 0));
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < matching.size; b++) {
        if (!this.isEdge(a, b)) continue;
        cost.fill(0);
        if (this.isBracketPair(a, b)) {
          for (const column of own) DigitLayout.addPair(column, members[a], members[b], cost);
        } else if (b < this.nextStart) {
          for (const column of own) for (const v of [a, b]) DigitLayout.addFloat(column, members[v], cost);
          for (const column of next) DigitLayout.addPair(column, guests[a], guests[b], cost);
        } else if (b < this.restStart) {
          if (a < this.nextStart) for (const column of own) DigitLayout.addFloat(column, members[a], cost);
          for (const column of next) DigitLayout.addPair(column, guests[a], guests[b], cost);
        } else {
          cost.set(leaving[a]);
        }
        matching.allow(a, b);
        const spareB = b < places.length ? spare[b] : zero;
        for (let k = 0; k < words; k++) {
          const value = spare[a][k] + spareB[k] - cost[k];
          // They are zero before, and most stay so.
          if (value !== 0) matching.setWord(a, b, k, value);
        }
      }
    }
  }

  private isEdge(a: number, b: number): boolean {
    const { board, demand } = this.task;
    // Asked first, for it is asked of all pairs and cheap.
    if (b < this.slotStart && !board.mayMeet(this.places[a], this.places[b])) return false;
    const isInBracket = this.isBracketPair(a, b);
    if (demand !== undefined && 'pair' in demand) {
      const [first, second] = demand.pair.map((place) => this.holds(a, b, place));
      if (first !== second || (first && !isInBracket)) return false;
    }
    if (!isInBracket && !this.suitsBacktrack(a, b)) return false;
    if (b >= this.slotStart)
      return this.options.scope === 'bracket' ? this.mayLeave[a] : board.mayTakeBye(this.places[a]);
    return b >= this.nextStart || isInBracket || this.isDownfloaterPair(a, b);
  }

  /** 2012 C.12, of what happens below: the downfloaters, or the others there, have opponents among the other ones. */
  private suitsBacktrack(a: number, b: number): boolean {
    const { backtrack } = this.task;
    if (backtrack === undefined || this.options.scope === 'bracket') return true;
    const floats = a < this.nextStart;
    if (b < this.nextStart || (floats && b < this.slotStart)) return true;
    return this.options.scope === 'round' && isFree(backtrack, this.places[a], floats);
  }

  /** What it costs that a vertex is not paired in its own bracket and not in the following one either. */
  private costOfLeaving(columns: GraphColumns, member: Member, vertex: number, words: number): Float64Array {
    const cost = new Float64Array(words);
    if (vertex < this.nextStart) for (const column of columns.own) DigitLayout.addFloat(column, member, cost);
    if (vertex < this.restStart) {
      for (const column of columns.next) DigitLayout.addFloat(column, this.guests[vertex], cost);
    }
    return cost;
  }

  private countSlots(): number {
    const { scope, floaters, limbo, counted } = this.options;
    if (scope === 'round') return this.task.board.odd ? 1 : 0;
    return scope === 'bracket' && counted ? floaters - limbo.length : 0;
  }

  private mayBeExposed(place: number, floaterTakesBye: boolean): boolean {
    const { task, options } = this;
    const { board, demand } = task;
    if (options.scope === 'round') return false;
    if (demand !== undefined && 'pair' in demand && demand.pair.includes(place)) return false;
    const takesBye = board.odd && board.mayTakeBye(place);
    if (options.scope === 'bracket') return takesBye || !(floaterTakesBye || isLastBracket(task));
    if (task.backtrack !== undefined) return isFree(task.backtrack, place, !task.next.includes(place));
    return takesBye || task.rest.length > 0 || board.edition.completion === 'collapsed-last-bracket';
  }

  /**
   * Digits of the resident exchanges (2017 D.2 a-b, 2026 4.3.2 rules 1-2): number of players exchanged, then the
   * difference of the sums of BSNs. In the candidate that generates a pairing first, S1 holds the higher ranked
   * player of each pair: a pair inside S2 brings one player up, a pair inside S1 or an unpaired S1 player takes
   * one down. Before the MDPs are paired, the digits prefer as many of them paired as possible (M1).
   */
  private fillOrder(matching: LexMatching, word: number): void {
    const { active, exposable } = this;
    const { ordered, pairs: half } = this.options;
    const exchange = active * active + 1;
    const leaving = Array.from({ length: active }, (_, i) =>
      ordered ? Math.max(0, half - i) : this.members[i].mdp ? 1 : 0,
    );
    const spare = leaving.map((cost, v) => (exposable[v] ? cost : 0));
    for (let a = 0; a < active; a++) {
      for (let b = a + 1; b < active; b++) {
        if (!matching.isAllowed(a, b)) continue;
        let cost = 0;
        if (!this.isBracketPair(a, b) || (!ordered && !this.isAcrossPair(a, b)))
          cost = leaving[a] + leaving[b];
        else if (ordered && a >= half) cost = exchange + (a + 1 - half);
        else if (ordered && b < half) cost = half - b;
        matching.setWord(a, b, word, spare[a] + spare[b] - cost);
      }
      for (let x = this.nextStart; x < matching.size; x++)
        if (matching.isAllowed(a, x)) matching.setWord(a, x, word, spare[a] - leaving[a]);
    }
  }
}

import { Completion } from '../../../matching/completion.js';
import { numberRange } from '../../../matching/number-range.js';
import type { LexMatching } from '../../../matching/lex-matching.js';
import type { Member } from '../criteria/criterion.js';
import { shapeOf } from '../bracket-shape.js';
import type { BracketShape } from '../criteria/criterion.js';
import { asGuest, isFree, isLastBracket, memberOf, suitsPair, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { EdgeKind } from './edge-classes.js';
import { weigh } from './bracket-weights.js';
import type { OrderDigits, WeighedGraph } from './bracket-weights.js';
import { alikeMembers } from './alike-members.js';

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
  readonly order: OrderDigits;
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
export class BracketGraph implements WeighedGraph {
  readonly vertices: number;
  private weighed: LexMatching | null = null;
  private classes: Int32Array | null = null;
  /** Vertices 0..active-1 are the players to be paired in the bracket. */
  readonly active: number;
  private readonly places: readonly number[];
  readonly members: readonly Member[];
  /** The members as the following bracket sees them. */
  readonly guests: readonly Member[];
  /** Vertices that may stay unmatched because the scope ends before the place where they are paired. */
  readonly exposable: readonly boolean[];
  /** Players who may be left over as far as the scope can tell. */
  private readonly mayLeave: readonly boolean[];
  private readonly shape: BracketShape;
  readonly nextStart: number;
  readonly restStart: number;
  /** The criteria look at how the following bracket is paired. */
  readonly looksAhead: boolean;
  /** First of the vertices that stand for no player: the bye, or the places of the downfloaters. */
  private readonly slotStart: number;

  constructor(
    readonly task: BracketTask,
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
    this.looksAhead = task.looksAhead && scope !== 'bracket' && next.length > 0;
  }

  get classOf(): Int32Array {
    const { order, pairs } = this.options;
    // An exchange costs what players of S1 and of S2 differ in.
    const halves = order === 'exchanges' ? [pairs] : [];
    this.classes ??= alikeMembers(this.members, this.vertices, {
      exposable: this.exposable,
      sections: [...halves, this.active, this.nextStart, this.restStart],
      lookedAt: this.looksAhead ? this.restStart : this.nextStart,
    });
    return this.classes;
  }

  /** Made when it is asked for first: the weights cost more than all else. */
  get matching(): LexMatching {
    this.weighed ??= weigh(this);
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
  isMdpPair(vertex: number): boolean {
    const partner = this.matching.mate[vertex];
    return partner >= 0 && this.isAcrossPair(vertex, partner);
  }

  /** Number of pairs inside the bracket. */
  countPairs(): number {
    let count = 0;
    for (let v = 0; v < this.active; v++) if (this.isPaired(v)) count += 1;
    return count / 2;
  }

  /** True when these players of the bracket, and nobody else, float in the matching that was found. */
  floatsOnly(floaters: readonly number[]): boolean {
    let found = 0;
    for (let v = 0; v < this.nextStart; v++)
      if (!this.isPaired(v) && this.places[v] !== floaters[found++]) return false;
    return found === floaters.length;
  }

  /** The most pairs that the bracket can have where nothing else counts; its own players only. */
  mostPairs(): number {
    const { active } = this;
    const adjacent = new Uint8Array(active * active);
    for (let a = 0; a < active; a++)
      for (let b = a + 1; b < active; b++)
        if (this.edgeKind(a, b) === EdgeKind.pair) {
          adjacent[a * active + b] = 1;
          adjacent[b * active + a] = 1;
        }
    const all = numberRange(0, active);
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
    return this.matching.solve(() => this.classOf);
  }

  /** The two may be paired in the bracket itself as far as its shape goes. */
  isBracketPair(a: number, b: number): boolean {
    if (a >= this.active || b >= this.active) return false;
    const { demands } = this.task;
    if (demands?.some((demand) => 'float' in demand && this.holds(a, b, demand.float)) === true) return false;
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

  edgeKind(a: number, b: number): number {
    const { board, demands } = this.task;
    // Asked first, for it is asked of all pairs and cheap.
    if (b < this.slotStart && !board.mayMeet(this.places[a], this.places[b])) return EdgeKind.none;
    const isInBracket = this.isBracketPair(a, b);
    if (demands?.every((one) => suitsPair(one, this.places[a], this.places[b], isInBracket)) === false)
      return EdgeKind.none;
    if (isInBracket) return EdgeKind.pair;
    if (!this.suitsBacktrack(a, b)) return EdgeKind.none;
    if (b >= this.slotStart) return this.mayHaveSlot(a) ? EdgeKind.leaving : EdgeKind.none;
    if (b < this.nextStart) return this.isDownfloaterPair(a, b) ? EdgeKind.floaters : EdgeKind.none;
    return b < this.restStart ? EdgeKind.below : EdgeKind.leaving;
  }

  /** The player may have the bye, or a place of a downfloater. */
  private mayHaveSlot(vertex: number): boolean {
    if (this.options.scope === 'bracket') return this.mayLeave[vertex];
    return this.task.board.mayTakeBye(this.places[vertex]);
  }

  /** 2012 C.12, of what happens below: the downfloaters, or the others there, have opponents among the other ones. */
  private suitsBacktrack(a: number, b: number): boolean {
    const { backtrack } = this.task;
    if (backtrack === undefined || this.options.scope === 'bracket') return true;
    const floats = a < this.nextStart;
    if (b < this.nextStart || (floats && b < this.slotStart)) return true;
    return this.options.scope === 'round' && isFree(backtrack, this.places[a], floats);
  }

  private countSlots(): number {
    const { scope, floaters, limbo, counted } = this.options;
    if (scope === 'round') return this.task.board.odd ? 1 : 0;
    return scope === 'bracket' && counted ? floaters - limbo.length : 0;
  }

  private mayBeExposed(place: number, floaterTakesBye: boolean): boolean {
    const { task, options } = this;
    const { board, demands } = task;
    if (options.scope === 'round') return false;
    if (demands?.some((demand) => 'pair' in demand && demand.pair.includes(place)) === true) return false;
    const takesBye = board.odd && board.mayTakeBye(place);
    if (options.scope === 'bracket') return takesBye || !(floaterTakesBye || isLastBracket(task));
    if (task.backtrack !== undefined) return isFree(task.backtrack, place, !task.next.includes(place));
    return takesBye || task.rest.length > 0 || board.edition.completion === 'collapsed-last-bracket';
  }
}

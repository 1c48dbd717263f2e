import type { PairingPlayer } from '../../model/player.js';
import { Strength } from '../../model/player.js';
import { isLastBracket, viewOf } from './bracket-task.js';
import type { BracketTask, Candidate } from './bracket-task.js';
import { Prospect } from './prospect.js';
import { Supply, Wish } from './supply.js';

/**
 * Looks for a candidate that no other can surpass, in the order of generation and without exchanges: every MDP
 * paired, at most one downfloater, no float criterion touched, and as few players without their colour preference as
 * the numbers of preferences allow. The first one found is the choice of the bracket taken alone, for it meets the
 * lower bound of every criterion and all before it miss one.
 *
 * It gives up (null) when the bracket is out of the ordinary or the search takes more than a few steps a player;
 * that says nothing about the bracket.
 */
export function quickCandidate(task: BracketTask): Candidate | null {
  const players = [...task.mdps, ...task.residents].map((place) => task.board.player(place));
  if (!isOrdinary(task, players)) return null;
  return new QuickSearch(task, players).run();
}

/** What the bounds below are right for. */
function isOrdinary(task: BracketTask, players: readonly PairingPlayer[]): boolean {
  const { residents, mdps, board } = task;
  if (
    !board.edition.isWhole ||
    task.demand !== undefined ||
    players.length < 2 ||
    mdps.length > residents.length
  )
    return false;
  if (board.player(residents[0]).score !== board.player(residents[residents.length - 1]).score) return false;
  return !(board.state.isFinal && players.some(({ topscorer }) => topscorer));
}

class QuickSearch {
  private readonly places: readonly number[];
  private readonly size: number;
  private readonly mdps: number;
  private readonly wish: Uint8Array;
  private readonly strength: Uint8Array;
  /** May meet an MDP, or float, without touching a float criterion. */
  private readonly mayRise: Uint8Array;
  private readonly maySink: Uint8Array;
  private readonly partner: Int32Array;
  /** Unpaired vertices after each vertex, as a list that can be cut and mended; entry `size` is its head. */
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  private sinkers = 0;
  private steps = 0;
  /** Pairs of equal colour wishes, and failing strong wishes among them, that may still be made. */
  private colours = 0;
  private strong = 0;
  /** No step budget would help. */
  private isHopeless = false;
  /** Keeps a prospect: dearer steps, but hardly one in vain. */
  private isCautious = false;

  constructor(
    private readonly task: BracketTask,
    private readonly players: readonly PairingPlayer[],
  ) {
    this.places = [...task.mdps, ...task.residents];
    this.size = players.length;
    this.mdps = task.mdps.length;
    this.wish = Uint8Array.from(players, ({ preference }) =>
      preference === null ? Wish.None : preference === 'white' ? Wish.White : Wish.Black,
    );
    this.strength = Uint8Array.from(players, ({ strength }) => strength);
    this.mayRise = Uint8Array.from(players, (player) =>
      player.lastFloat === 'up' || player.earlierFloat === 'up' ? 0 : 1,
    );
    this.maySink = this.findSinkers();
    this.partner = new Int32Array(this.size).fill(-1);
    this.after = Int32Array.from({ length: this.size + 1 }, (_, v) => (v === this.size ? 0 : v + 1));
    this.before = Int32Array.from({ length: this.size + 1 }, (_, v) => (v === 0 ? this.size : v - 1));
  }

  run(): Candidate | null {
    const odd = this.size % 2 === 1;
    for (let v = this.mdps; v < this.size; v++) this.sinkers += this.maySink[v];
    if (odd && this.sinkers === 0) return null;
    if (!this.attempt(60 + 3 * this.size)) {
      if (this.isHopeless || this.size < 24) return null;
      this.isCautious = true;
      if (!this.attempt(200 + 12 * this.size)) return null;
    }
    const pairs: [number, number][] = [];
    const floaters: number[] = [];
    this.partner.forEach((partner, v) => {
      if (partner < 0) floaters.push(this.places[v]);
      else if (v < partner) pairs.push([this.places[v], this.places[partner]]);
    });
    return { pairs, floaters };
  }

  private attempt(steps: number): boolean {
    this.steps = steps;
    [this.colours, this.strong] = this.fewestDisappointed();
    return this.pairMdp(0);
  }

  /** Residents who may be the only downfloater: no float again, and fit for the bye (at its best) if it is bound to follow. */
  private findSinkers(): Uint8Array {
    const { task, players, places, mdps } = this;
    const takesBye = isLastBracket(task) || viewOf(task, 1).floaterTakesBye;
    const counts = viewOf(task, 1).floaterTakesBye;
    const eligible = players.map((_, v) => v >= mdps && (!takesBye || task.board.mayTakeBye(places[v])));
    let fewest = Infinity;
    if (counts)
      players.forEach(({ unplayed }, v) => (fewest = eligible[v] ? Math.min(fewest, unplayed) : fewest));
    return Uint8Array.from(players, ({ lastFloat, earlierFloat, unplayed }, v) =>
      eligible[v] && lastFloat !== 'down' && earlierFloat !== 'down' && (!counts || unplayed === fewest)
        ? 1
        : 0,
    );
  }

  /** Lower bounds on the pairs of players who want the same colour, and on those of them in which a strong wish fails. */
  private fewestDisappointed(): [number, number] {
    const count = [0, 0, 0];
    const mild = [0, 0, 0];
    for (let v = 0; v < this.size; v++) {
      count[this.wish[v]] += 1;
      if (this.strength[v] === Strength.mild) mild[this.wish[v]] += 1;
    }
    const wanted = count[Wish.White] > count[Wish.Black] ? Wish.White : Wish.Black;
    const surplus = 2 * count[wanted] - this.size - (this.size % 2);
    const colours = Math.max(0, surplus / 2);
    return [colours, Math.max(0, colours - mild[wanted])];
  }

  /** Pairs the MDPs in order with the first residents that do, then the remainder. */
  private pairMdp(mdp: number): boolean {
    if (mdp === this.mdps) {
      if (this.pairRemainder()) return true;
      // With these opponents of the MDPs an exchange in the remainder may do, and comes before all other opponents.
      this.isHopeless = this.steps >= 0;
      this.steps = 0;
      return false;
    }
    for (let v = this.firstResident(); v < this.size; v = this.after[v]) {
      if (this.mayRise[v] === 0 || !this.mayPair(mdp, v)) continue;
      if (--this.steps < 0) return false;
      if (!this.isAffordable(mdp, v)) continue;
      this.take(mdp, v);
      if (this.pairMdp(mdp + 1)) return true;
      this.giveBack(mdp, v);
    }
    this.isHopeless = this.steps >= 0 && mdp === 0;
    return false;
  }

  private firstResident(): number {
    let v = this.after[this.size];
    while (v < this.mdps) v = this.after[v];
    return v;
  }

  private pairRemainder(): boolean {
    const open: number[] = [];
    for (let v = this.after[this.size]; v < this.size; v = this.after[v]) open.push(v);
    const half = open.length >> 1;
    const s1 = open.slice(0, half);
    const prospect = this.isCautious
      ? new Prospect(this.size, s1, open.slice(half), (a, b) => this.isAffordable(a, b) && this.mayMeet(a, b))
      : null;
    if (prospect?.isOpen === false) return false;
    const supply = new Supply(this.wish, this.strength, open, half);
    return this.pairTop(s1, 0, open[half] ?? this.size, supply, prospect);
  }

  /** Pairs the players of S1 in order with the first of S2 that leave the rest a chance. */
  private pairTop(
    s1: readonly number[],
    index: number,
    firstOfS2: number,
    supply: Supply,
    prospect: Prospect | null,
  ): boolean {
    if (index === s1.length) return true;
    const top = s1[index];
    supply.takeTop(top);
    let v = this.after[this.size];
    while (v < firstOfS2) v = this.after[v];
    for (; v < this.size; v = this.after[v]) {
      if (!this.mayPair(top, v)) continue;
      if (--this.steps < 0) return false;
      if (!this.isAffordable(top, v)) continue;
      supply.takeBottom(v);
      this.take(top, v);
      if (supply.suffices(this.colours, this.strong) && (prospect?.settle(top, v) ?? true)) {
        if (this.pairTop(s1, index + 1, firstOfS2, supply, prospect)) return true;
        prospect?.reopen(top, v);
      }
      this.giveBack(top, v);
      supply.returnBottom(v);
    }
    supply.returnTop(top);
    return false;
  }

  /** Legal, and not taking away the last one who may float. */
  private mayPair(a: number, b: number): boolean {
    if (!this.mayMeet(a, b)) return false;
    return this.size % 2 === 0 || this.sinkers > this.sinksOf(a) + this.sinksOf(b);
  }

  private mayMeet(a: number, b: number): boolean {
    return this.task.board.mayMeet(this.places[a], this.places[b]);
  }

  private isAffordable(a: number, b: number): boolean {
    const cost = this.costs(a, b);
    return (cost & 1) <= this.colours && cost >> 1 <= this.strong;
  }

  /** 1 when the two want the same colour, and 2 more when a strong wish fails. */
  private costs(a: number, b: number): number {
    if (this.wish[a] === Wish.None || this.wish[a] !== this.wish[b]) return 0;
    return Math.min(this.strength[a], this.strength[b]) === Strength.strong ? 3 : 1;
  }

  private sinksOf(v: number): number {
    return v >= this.mdps ? this.maySink[v] : 0;
  }

  private take(a: number, b: number): void {
    this.partner[a] = b;
    this.partner[b] = a;
    this.sinkers -= this.sinksOf(a) + this.sinksOf(b);
    const cost = this.costs(a, b);
    this.colours -= cost & 1;
    this.strong -= cost >> 1;
    for (const v of [a, b]) {
      this.after[this.before[v]] = this.after[v];
      this.before[this.after[v]] = this.before[v];
    }
  }

  /** Undoes the last `take`. */
  private giveBack(a: number, b: number): void {
    for (const v of [b, a]) {
      this.after[this.before[v]] = v;
      this.before[this.after[v]] = v;
    }
    this.sinkers += this.sinksOf(a) + this.sinksOf(b);
    const cost = this.costs(a, b);
    this.colours += cost & 1;
    this.strong += cost >> 1;
    this.partner[a] = -1;
    this.partner[b] = -1;
  }
}

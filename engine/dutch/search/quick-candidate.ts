import type { PairingPlayer } from '../../model/player.js';
import { Strength } from '../../model/player.js';
import type { BracketView, QualityCriterion } from '../criterion.js';
import { isLastBracket, memberOf, viewOf } from './bracket-task.js';
import type { BracketTask, Candidate } from './bracket-task.js';
import { ColourBudget } from './colour-budget.js';
import { Prospect } from './prospect.js';
import { Supply } from './supply.js';

/**
 * Looks for a candidate that no other can surpass, in the order of generation and without exchanges: every MDP
 * paired, at most one downfloater, no criterion on topscorers or floats touched, and as few players without their
 * colour preference as the numbers of preferences allow. The first one found is the choice of the bracket taken alone, for it meets the
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
  return board.player(residents[0]).score === board.player(residents[residents.length - 1]).score;
}

class QuickSearch {
  private readonly places: readonly number[];
  private readonly size: number;
  private readonly mdps: number;
  /** May meet an MDP, or float, without touching a float criterion. */
  private readonly mayRise: Uint8Array;
  private readonly maySink: Uint8Array;
  private readonly partner: Int32Array;
  /** Unpaired vertices after each vertex, as a list that can be cut and mended; entry `size` is its head. */
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  private sinkers = 0;
  private steps = 0;
  private readonly budget: ColourBudget;
  /** Criteria on topscorers that say something about this bracket. */
  private readonly topscorerCriteria: readonly QualityCriterion[];
  private readonly view: BracketView;
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
    this.budget = new ColourBudget(players);
    this.view = viewOf(task, this.size % 2);
    this.topscorerCriteria = players.some(({ topscorer }) => topscorer)
      ? task.board.edition.criteria.filter(
          (criterion): criterion is QualityCriterion =>
            criterion.kind === 'quality' && criterion.isAboutTopscorers && criterion.concerns(this.view),
        )
      : [];
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
      if (!this.budget.isAffordable(mdp, v)) continue;
      this.take(mdp, v);
      if (this.budget.suffices() && this.pairMdp(mdp + 1)) return true;
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
      ? new Prospect(
          this.size,
          s1,
          open.slice(half),
          (a, b) => this.budget.isAffordable(a, b) && this.mayMeet(a, b),
        )
      : null;
    if (prospect?.isOpen === false) return false;
    const supply = new Supply(this.budget, open, half);
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
      if (!this.budget.isAffordable(top, v)) continue;
      supply.takeBottom(v);
      this.take(top, v);
      if (supply.suffices() && (prospect?.settle(top, v) ?? true)) {
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
    return this.task.board.mayMeet(this.places[a], this.places[b]) && !this.harmsTopscorers(a, b);
  }

  private harmsTopscorers(a: number, b: number): boolean {
    const { topscorerCriteria, players, places, task, view } = this;
    if (topscorerCriteria.length === 0 || !isTouchy(players[a], players[b])) return false;
    const [higher, lower] = [Math.min(a, b), Math.max(a, b)].map((v) => memberOf(task, places[v]));
    return topscorerCriteria.some((criterion) => criterion.pair(view, higher, lower) !== null);
  }

  private sinksOf(v: number): number {
    return v >= this.mdps ? this.maySink[v] : 0;
  }

  private take(a: number, b: number): void {
    this.partner[a] = b;
    this.partner[b] = a;
    this.sinkers -= this.sinksOf(a) + this.sinksOf(b);
    this.budget.take(a, b);
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
    this.budget.giveBack(a, b);
    this.partner[a] = -1;
    this.partner[b] = -1;
  }
}

/** A pair that the criteria on topscorers may say something about. */
function isTouchy(a: PairingPlayer, b: PairingPlayer): boolean {
  return (
    (a.topscorer || b.topscorer) && (a.strength === Strength.absolute || b.strength === Strength.absolute)
  );
}

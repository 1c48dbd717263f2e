import { shapeOf } from '../bracket-shape.js';
import { isLastBracket, viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import type { Candidate } from '../../interface/system.js';
import { ColourBudget } from './colour-budget.js';
import { hasQuickSearch } from './quick-rules.js';
import { QuickFacts } from './quick-facts.js';
import { QuickRemainder } from './quick-remainder.js';
import { isOptimalBelow, isWorthEnumerating } from './optimal-below.js';

/**
 * Looks for a candidate that no other can surpass, in the order of generation: every MDP paired, at most one
 * downfloater, no criterion on topscorers or floats touched, and as few players without their colour preference as
 * the numbers of preferences allow. The first one found is the choice of the bracket taken alone, for it meets the
 * lower bound of every criterion and all before it miss one.
 *
 * It gives up (null) when the bracket is out of the ordinary, when more than one exchange would be needed, or when the
 * search takes more than a few steps a player; that says nothing about the bracket.
 */
export function quickCandidate(task: BracketTask): Candidate | null {
  if (!isOrdinary(task)) return null;
  const size = task.mdps.length + task.residents.length;
  if (size <= 2) return onlyCandidate(task);
  const facts = new QuickFacts(task);
  if (size % 2 === 1 && !facts.mayDownfloat.includes(1)) return null;
  return new QuickSearch(facts).run();
}

/**
 * The same of all the round, where the candidate above leaves a downfloater who does not suit the players below: the first
 * one of those that nothing can surpass whose downfloater suits them. Right for editions whose criteria begin with the number
 * of pairs, and that look at who is left over in the following bracket.
 */
export function quickCandidateOfAll(task: BracketTask): Candidate | null {
  const size = task.mdps.length + task.residents.length;
  if (size % 2 === 0 || size <= 2 || !isWorthEnumerating(size, task) || !isOrdinary(task)) return null;
  const facts = new QuickFacts(task);
  const { mayDownfloat, places } = facts;
  for (let v = 0; v < size; v++)
    if (mayDownfloat[v] === 1 && !isOptimalBelow(task, [places[v]], task.next.length)) mayDownfloat[v] = 0;
  return mayDownfloat.includes(1) ? new QuickSearch(facts).run() : null;
}

/** What the bounds below are right for. */
function isOrdinary(task: BracketTask): boolean {
  const { residents, mdps, board } = task;
  if (!hasQuickSearch(board.edition) || shapeOf(task) !== 'ordinary') return false;
  if (task.demands !== undefined || mdps.length > residents.length) return false;
  return board.player(residents[0]).score === board.player(residents[residents.length - 1]).score;
}

/** Of one or two players: they are paired if they may meet, and float otherwise. */
function onlyCandidate(task: BracketTask): Candidate | null {
  const { board, mdps, residents } = task;
  const places = [...mdps, ...residents];
  if (places.length === 2 && board.mayMeet(places[0], places[1]))
    return { pairs: [[places[0], places[1]]], floaters: [] };
  const takeBye = isLastBracket(task) || viewOf(task, places.length).floaterTakesBye;
  if (takeBye && (places.length === 2 || !board.mayTakeBye(places[0]))) return null;
  return { pairs: [], floaters: places };
}

class QuickSearch {
  private readonly budget: ColourBudget;
  private readonly partner: number[] = [];
  /** No more effort would help. */
  private isExhausted = false;
  /** Steps left. */
  private steps = 0;

  constructor(private readonly facts: QuickFacts) {
    this.budget = new ColourBudget(facts.players, facts.mayDownfloat);
    for (let v = 0; v < facts.size; v++) this.partner.push(-1);
  }

  run(): Candidate | null {
    const { size, places } = this.facts;
    let isFound = this.attempt(60 + 3 * size, false);
    // Smaller brackets are sooner tried.
    if (!isFound && !this.isExhausted && size >= 9) isFound = this.attempt(200 + 12 * size, true);
    if (!isFound) return null;
    const pairs: [number, number][] = [];
    const floaters: number[] = [];
    for (let v = 0; v < size; v++) {
      const partner = this.partner[v];
      if (partner < 0) floaters.push(places[v]);
      else if (v < partner) pairs.push([places[v], places[partner]]);
    }
    return { pairs, floaters };
  }

  /**
   * Pairs the MDPs in order with the first residents that leave the others a chance, and then the remainder. All its
   * exchanges come before the next opponents of the MDPs: so it stands or falls with the first ones.
   */
  private attempt(steps: number, isCautious: boolean): boolean {
    const { facts, partner, budget } = this;
    this.steps = steps;
    if (!budget.suffices() || !this.pairMdps()) {
      this.isExhausted = this.steps >= 0;
      this.partMdps();
      return false;
    }
    const open: number[] = [];
    for (let v = 0; v < facts.size; v++) if (partner[v] < 0) open.push(v);
    const remainder = new QuickRemainder(facts, budget, open, { steps: this.steps, isCautious });
    const pairs = remainder.pairs();
    for (const [a, b] of pairs ?? []) this.join(a, b);
    if (pairs !== null) return true;
    this.isExhausted = remainder.isExhausted;
    this.partMdps();
    return false;
  }

  /** Opponents of the MDPs that come first, as far as can be told without the remainder. */
  private pairMdps(): boolean {
    const { facts, partner, budget } = this;
    const { mdps, size, mayUpfloat } = facts;
    let first = mdps;
    for (let mdp = 0; mdp < mdps;) {
      let v = first;
      for (; v < size; v++) {
        if (partner[v] >= 0 || mayUpfloat[v] === 0) continue;
        if (!facts.mayMeet(mdp, v)) continue;
        if (--this.steps < 0) return false;
        if (!budget.isAffordable(mdp, v)) continue;
        this.join(mdp, v);
        budget.take(mdp, v);
        if (budget.suffices()) break;
        this.part(mdp);
      }
      if (v < size) {
        first = mdps;
        mdp += 1;
      } else if (mdp === 0) {
        return false;
      } else {
        mdp -= 1;
        first = partner[mdp] + 1;
        this.part(mdp);
      }
    }
    return true;
  }

  private join(a: number, b: number): void {
    this.partner[a] = b;
    this.partner[b] = a;
  }

  private partMdps(): void {
    for (let mdp = 0; mdp < this.facts.mdps; mdp++) if (this.partner[mdp] >= 0) this.part(mdp);
  }

  /** Undoes the pairing of an MDP. */
  private part(mdp: number): void {
    const { partner, budget } = this;
    const resident = partner[mdp];
    budget.giveBack(mdp, resident);
    partner[mdp] = -1;
    partner[resident] = -1;
  }
}

import type { ColourBudget } from './colour-budget.js';
import { OpponentsLeft } from '../../../matching/opponents-left.js';
import type { QuickFacts } from './quick-facts.js';
import { OpenPreferences } from './open-preferences.js';

/** How hard to try: looks at so many pairs and exchanges at most. */
export interface Effort {
  readonly steps: number;
  /** Keeps a matching with the opponents left: dearer steps, but hardly one in vain. */
  readonly isCautious: boolean;
}

/**
 * The quick search in a homogeneous bracket or a remainder: the first pairing that keeps to the budget, without an
 * exchange or with the first exchange of one player that allows one (2017 D.1-D.2, 2026 4.2-4.3).
 */
export class QuickRemainder {
  /** More effort would not help. */
  isExhausted = false;
  private steps: number;
  private readonly half: number;
  /** Players of S2 not yet paired after each, as a list that can be cut and mended; entry `size` is its head. */
  private readonly after: Int32Array;
  private readonly before: Int32Array;

  /** @param open vertices to be paired, in ranking order; the last of S1 is the one at half their number. */
  constructor(
    private readonly facts: QuickFacts,
    private readonly budget: ColourBudget,
    private readonly open: readonly number[],
    private readonly effort: Effort,
  ) {
    this.steps = effort.steps;
    this.half = open.length >> 1;
    this.after = new Int32Array(facts.size + 1);
    this.before = new Int32Array(facts.size + 1);
  }

  /** The pairs, or null when the search has given up. */
  pairs(): [number, number][] | null {
    const { open, half } = this;
    const s1 = open.slice(0, half);
    const s2 = open.slice(half);
    const preferences = new OpenPreferences(this.budget, this.facts.mayDownfloat, s1, s2);
    const found = this.across(s1, s2, preferences);
    if (found !== null || this.steps < 0) return found;
    for (const [down, up] of singleExchanges(half, open.length)) {
      if (--this.steps < 0) return null;
      exchange(preferences, open[down], open[up]);
      if (preferences.suffices()) {
        const tops = replace(s1, open[down], open[up]);
        const bottoms = replace(s2, open[up], open[down]);
        this.steps -= open.length >> EXCHANGE_SHIFT;
        const exchanged = this.across(tops, bottoms, preferences);
        if (exchanged !== null || this.steps < 0) return exchanged;
      }
      exchange(preferences, open[up], open[down]);
    }
    this.isExhausted = true;
    return null;
  }

  /** Pairs the players of S1 in order with the first of S2 that leave the rest a chance; null when there is no way, or no step left. */
  private across(
    s1: readonly number[],
    s2: readonly number[],
    preferences: OpenPreferences,
  ): [number, number][] | null {
    const { facts, budget, after } = this;
    if (!preferences.suffices()) return null;
    const opponents = this.effort.isCautious ? this.opponentsLeftOf(s1, s2) : null;
    if (opponents?.isOpen === false) {
      this.steps -= s1.length;
      return null;
    }
    this.list(s2);
    const chosen: number[] = [];
    let v = after[facts.size];
    for (;;) {
      if (chosen.length === s1.length) return pairsOf(s1, chosen);
      const top = s1[chosen.length];
      for (; v < facts.size; v = after[v]) {
        if (!facts.mayMeet(top, v)) continue;
        if (--this.steps < 0) break;
        if (!budget.isAffordable(top, v)) continue;
        this.take(top, v, preferences);
        if (preferences.suffices() && opponents?.settle(top, v) !== false) break;
        this.giveBack(top, v, preferences);
      }
      if (v < facts.size && this.steps >= 0) {
        chosen.push(v);
        v = after[facts.size];
        continue;
      }
      const last = chosen.pop();
      if (last === undefined) return null;
      opponents?.reopen(s1[chosen.length], last);
      this.giveBack(s1[chosen.length], last, preferences);
      v = this.steps < 0 ? facts.size : after[last];
    }
  }

  /** A witness that all can be paired across. The one of S2 who floats has a partner in it too, a vertex of his own. */
  private opponentsLeftOf(s1: readonly number[], s2: readonly number[]): OpponentsLeft {
    const { facts, budget } = this;
    const floater = facts.size;
    const tops = s2.length > s1.length ? [...s1, floater] : s1;
    return new OpponentsLeft(facts.size + 1, tops, s2, (top, bottom) =>
      top === floater
        ? facts.mayDownfloat[bottom] === 1
        : budget.isAffordable(top, bottom) && facts.mayMeet(top, bottom),
    );
  }

  private list(s2: readonly number[]): void {
    const { after, before, facts } = this;
    let last = facts.size;
    for (const v of [...s2, facts.size]) {
      after[last] = v;
      before[v] = last;
      last = v;
    }
  }

  private take(top: number, bottom: number, preferences: OpenPreferences): void {
    const { after, before } = this;
    after[before[bottom]] = after[bottom];
    before[after[bottom]] = before[bottom];
    preferences.changeTop(top, -1);
    preferences.changeBottom(bottom, -1);
    this.budget.take(top, bottom);
  }

  /** Undoes the last `take`. */
  private giveBack(top: number, bottom: number, preferences: OpenPreferences): void {
    const { after, before } = this;
    after[before[bottom]] = bottom;
    before[after[bottom]] = bottom;
    preferences.changeTop(top, 1);
    preferences.changeBottom(bottom, 1);
    this.budget.giveBack(top, bottom);
  }
}

/** An exchange worth a try costs a sixteenth of the players in steps: lists are made for it. */
const EXCHANGE_SHIFT = 4;

/**
 * Exchanges of one player of S1 with one of S2, as indices, in order: the least difference first, and of those the
 * one that moves the lowest player of S1 (2017 D.2, 2026 4.3.2).
 */
export function* singleExchanges(half: number, size: number): Generator<readonly [number, number]> {
  for (let difference = 1; difference < size; difference++) {
    for (let down = Math.min(half, size - difference) - 1; down >= 0 && down + difference >= half; down--)
      yield [down, down + difference];
  }
}

function pairsOf(tops: readonly number[], bottoms: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < tops.length; i++) pairs.push([tops[i], bottoms[i]]);
  return pairs;
}

function exchange(preferences: OpenPreferences, down: number, up: number): void {
  preferences.changeTop(down, -1);
  preferences.changeBottom(down, 1);
  preferences.changeBottom(up, -1);
  preferences.changeTop(up, 1);
}

/** The list, in ranking order again, with one player instead of another. */
function replace(list: readonly number[], out: number, into: number): number[] {
  return [...list.filter((v) => v !== out), into].sort((a, b) => a - b);
}

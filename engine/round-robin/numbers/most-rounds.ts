import { roundsOfTable } from '../berger-table.js';
import type { Plan } from './plans.js';
import { followRing, seedsOf } from './seeds.js';
import type { Partners } from './seeds.js';
import { roundSums } from './unexplained.js';
import type { GameList, RoundSums } from './unexplained.js';

/** The numberings by which most rounds are those of the table, whole. */
export interface MostRounds {
  /** Null: by no numbering that was tried are at least half of the rounds the table's. */
  readonly best: {
    readonly plan: Plan;
    readonly numbers: readonly Int32Array[];
  } | null;
  /** Whether no numbering that was not tried makes half of the rounds the table's. */
  readonly isExhaustive: boolean;
}

/**
 * The numberings by which at least half of the rounds, and most, are those of the table; among equals those that leave the
 * least unexplained. Two whole rounds and the place of the last number fix all numbers (see `Seed`), and among so many whole
 * rounds there are always two that fix them: of as many consecutive numbers as the smallest prime divisor of the number of
 * table rounds, which is 3 or more, every two differ by a number without a common divisor; so at most a third of the
 * rounds can be pairwise unsuitable.
 * @param completions of every round; a round with too many players without a game has none, and cannot fix the numbers.
 * @param lasts places of the list that may have the last number.
 */
export function mostRounds(
  games: GameList,
  completions: readonly (readonly Partners[])[],
  plans: readonly Plan[],
  { places, lasts }: { readonly places: number; readonly lasts: readonly number[] },
): MostRounds {
  const rounds = completions.length;
  const best = new Best(games, Math.floor(rounds / 2), places);
  let steps = 0;
  for (const plan of plans) {
    const sums = roundSums(plan.slots, rounds, places);
    for (const numbers of candidates(plan, completions, places, lasts)) {
      steps += 1;
      if (steps * places > MOST_STEPS) return { best: best.found(), isExhaustive: false };
      if (numbers !== null) best.compare(numbers, plan, sums);
    }
  }
  const areAllThere = completions.every((ways) => ways.length > 0);
  // Of four rounds, the first and the last may be whole and fix nothing, where the table has a multiple of three.
  const isLongEnough = rounds >= 5 || roundsOfTable(places) % 3 !== 0;
  return { best: best.found(), isExhaustive: areAllThere && isLongEnough };
}

/** The numberings that two whole rounds fix, in one list that is written anew each time; null for rounds that fix none. */
function* candidates(
  plan: Plan,
  completions: readonly (readonly Partners[])[],
  places: number,
  lasts: readonly number[],
): Generator<Int32Array | null> {
  const numbers = new Int32Array(places);
  for (const { first, second } of seedsOf(completions, plan.slots, places)) {
    if (plan.cycles.cycles === 1 && second - first > FARTHEST) continue;
    const slots = [plan.slots[first], plan.slots[second]] as const;
    for (const one of completions[first])
      for (const other of completions[second])
        for (const last of lasts)
          yield followRing([one, other], slots, last, places, numbers) ? numbers : null;
  }
}

/** The best numberings so far, all of them by one order of the rounds. */
class Best {
  private plan: Plan | null = null;
  private numberings: Int32Array[] = [];
  private unexplained = Infinity;

  /** @param wrong rounds that may be wrong. */
  constructor(
    private readonly games: GameList,
    private wrong: number,
    private readonly places: number,
  ) {}

  compare(numbers: Int32Array, plan: Plan, sums: RoundSums): void {
    const wrong = this.games.countWrongRounds(numbers, sums, this.places, this.wrong);
    if (wrong > this.wrong) return;
    const limit = wrong < this.wrong ? Infinity : this.unexplained;
    const unexplained = this.games.unexplained(numbers, sums, this.places, limit);
    if (unexplained > limit) return;
    if (wrong < this.wrong || unexplained < this.unexplained) {
      this.numberings = [];
      this.plan = plan;
      this.wrong = wrong;
      this.unexplained = unexplained;
    }
    const isNew = plan === this.plan && !this.numberings.some((same) => isSame(same, numbers));
    if (isNew && this.numberings.length <= MOST_OTHERS) this.numberings.push(numbers.slice());
  }

  found(): MostRounds['best'] {
    return this.plan === null ? null : { plan: this.plan, numbers: this.numberings };
  }
}

/** More equal numberings are of no use to anybody. */
export const MOST_OTHERS = 20;
/** Of five rounds and more, of which half are whole, two whole ones are never farther apart. */
const FARTHEST = 3;
/** Numbers that are given to players, before the search is ended: about a second. */
const MOST_STEPS = 50_000_000;

export function isSame(a: Int32Array, b: Int32Array): boolean {
  return a.every((number, place) => number === b[place]);
}

import { Dose } from '../config/dose.js';
import type { Missing } from '../config/missing.js';
import type { Random } from '../random.js';
import type { ResolvedConfig } from '../config/resolve-config.js';

/** Why a player is not paired: full-point, half-point or zero-point bye. */
export type Bye = 'F' | 'H' | 'Z';

/**
 * Who is not to be paired, and why: entry r-1 holds the byes of round r by starting number (from 1). At least two
 * players are left in every round. Late entries and withdrawn players have zero-point byes.
 *
 * Late entries have their final number from the start. What General Handling Rules 2.3-2.5 allow as well, other numbers
 * in the first rounds, is not simulated: a file shows the final numbers only, and the rounds that were paired by others
 * would be judged as wrong.
 * @param players their number, late entries included.
 */
export function drawAbsences(
  random: Random,
  rates: ResolvedConfig['rates'],
  players: number,
  totalRounds: number,
): DrawnAbsences {
  const absences = new Absences(random, rates, players, totalRounds);
  const byes = Array.from({ length: totalRounds }, (_, index) => absences.drawRound(index + 1));
  return { byes, missing: absences.missing() };
}

export interface DrawnAbsences {
  readonly byes: readonly ReadonlyMap<number, Bye>[];
  /** What was asked for by number and found no place. */
  readonly missing: Missing;
}

type AbsenceRate = 'withdrawal' | 'comeback' | 'fullPointBye' | 'halfPointBye' | 'zeroPointBye';

class Absences {
  private readonly ids: readonly number[];
  /** Round of arrival of the late entries, by starting number. */
  private readonly arrivals: ReadonlyMap<number, number>;
  private readonly missingArrivals: number;
  private readonly doses: Readonly<Record<AbsenceRate, Dose>>;
  private readonly gone = new Set<number>();
  private readonly taken = { F: new Map<number, number>(), H: new Map<number, number>() };

  constructor(
    random: Random,
    rates: ResolvedConfig['rates'],
    players: number,
    private readonly totalRounds: number,
  ) {
    const dose = (rate: AbsenceRate): Dose => new Dose(random.branch(rate), rates[rate]);
    this.ids = Array.from({ length: players }, (_, place) => place + 1);
    const late = drawArrivals(random.branch('lateEntry'), rates.lateEntry, this.ids, totalRounds);
    this.arrivals = late.arrivals;
    this.missingArrivals = late.missing;
    this.doses = {
      withdrawal: dose('withdrawal'),
      comeback: dose('comeback'),
      fullPointBye: dose('fullPointBye'),
      halfPointBye: dose('halfPointBye'),
      zeroPointBye: dose('zeroPointBye'),
    };
  }

  drawRound(round: number): Map<number, Bye> {
    const { doses, gone, taken } = this;
    const byes = new Map<number, Bye>();
    const back = new Set(this.pick(doses.comeback, round, [...gone], gone.size));
    for (const id of back) gone.delete(id);
    for (const id of this.ids) {
      if (gone.has(id) || (this.arrivals.get(id) ?? 1) > round) byes.set(id, 'Z');
    }
    const present = this.ids.filter((id) => !byes.has(id));
    const give = (dose: Dose, type: Bye, mayTake: (id: number) => boolean): void => {
      const places = present.filter((id) => !byes.has(id) && mayTake(id));
      const spare = this.ids.length - byes.size - FEWEST_PAIRED;
      for (const id of this.pick(dose, round, places, spare)) {
        byes.set(id, type);
        if (dose === doses.withdrawal) gone.add(id);
        if (type !== 'Z') taken[type].set(id, (taken[type].get(id) ?? 0) + 1);
      }
    };
    give(doses.withdrawal, 'Z', (id) => round > 1 && !back.has(id));
    give(doses.fullPointBye, 'F', (id) => !taken.F.has(id));
    give(doses.halfPointBye, 'H', (id) => (taken.H.get(id) ?? 0) < MOST_HALF_POINT_BYES);
    give(doses.zeroPointBye, 'Z', () => true);
    return byes;
  }

  missing(): Missing {
    const counts = Object.entries(this.doses).map(([rate, dose]) => [rate, dose.missing] as const);
    return Object.fromEntries([...counts, ['lateEntry', this.missingArrivals]]);
  }

  private pick(dose: Dose, round: number, places: readonly number[], most: number): readonly number[] {
    return dose.pick(round, places, places.length * (this.totalRounds - round), most);
  }
}

/** In round 2 or 3, unless the amount says how many in which round. */
function drawArrivals(
  random: Random,
  amount: ResolvedConfig['rates']['lateEntry'],
  ids: readonly number[],
  totalRounds: number,
): { readonly arrivals: ReadonlyMap<number, number>; readonly missing: number } {
  const arrivals = new Map<number, number>();
  const dose = new Dose(random, amount);
  if (totalRounds === 1) return { arrivals, missing: dose.missing };
  const inRounds = amount.byRound !== undefined;
  for (let round = inRounds ? 2 : 1; round <= (inRounds ? totalRounds : 1); round++) {
    const places = ids.filter((id) => !arrivals.has(id));
    for (const id of dose.pick(round, places, 0, places.length - FEWEST_PAIRED)) {
      arrivals.set(id, inRounds ? round : random.integer(2, Math.min(LATEST_ARRIVAL, totalRounds)));
    }
  }
  return { arrivals, missing: dose.missing };
}

const FEWEST_PAIRED = 2;
const MOST_HALF_POINT_BYES = 2;
const LATEST_ARRIVAL = 3;

import { placesFor } from '../berger-table.js';
import type { PlayedEvent } from '../played-event.js';
import { isBetter, least } from './numbering.js';
import type { Numbering } from './numbering.js';
import { isSame, mostRounds, MOST_OTHERS } from './most-rounds.js';
import { GameList, roundSums } from './unexplained.js';
import { plansFor, turnedPlan } from './plans.js';
import type { Plan } from './plans.js';
import { plansWithTurnedCycle, turnedCyclesIn, withTurnedCycles } from './turned-cycles.js';
import { completionsOf, followRing, seedsOf } from './seeds.js';

/**
 * Which numbers an event was paired by. Those of the file where most rounds are the table's by them and no others explain
 * everything: of few players others often explain an error away. Else those that the games reveal, which depend neither on
 * the order of the players nor on their numbers: the numbers by which most rounds are the table's, if these are at least
 * half of them, else those that explain most games.
 */
export function findNumbers(event: PlayedEvent): Numbering {
  const ids = [...event.players].sort((a, b) => a - b);
  const active = new Set(
    event.rounds.flatMap(({ games }) => games.flatMap(({ white, black }) => [white, black])),
  );
  const playing = ids.filter((id) => active.has(id));
  const best = new Search(event, ids).found();
  if (best.unexplained === 0 || playing.length === ids.length || playing.length === 0) return best;
  // Who withdrew before the first round, and has a substitute or none, may have no number at all.
  const others = new Search(event, playing).found();
  const chosen = isBetter(others, best, event.rounds.length) ? others : best;
  return { ...chosen, isExhaustive: best.isExhaustive && others.isExhaustive };
}

/** The numbers of the file, or where they have gaps their order, by the order of rounds that explains most of the games. */
export function numbersOfFile(event: PlayedEvent): Numbering {
  return new Search(
    event,
    [...event.players].sort((a, b) => a - b),
  ).given();
}

/** Candidates after which nothing better is expected where most games are explained already. */
const ENOUGH = 4000;
/** Rounds that may be wrong then. */
const WRONG_ROUNDS = 3;
/** Candidates that are tried in each order of the rounds, before more are. */
const [SOME, MANY] = [500, 20_000];
/** Where there may be more wrong rounds than that: games that are looked at. */
const MOST_GAMES = 10_000_000;

/** What may be left unexplained, and how many candidates are tried. */
interface Effort {
  readonly limit: number;
  readonly most: number;
}

class Search {
  private readonly places: number;
  private readonly placeOf: ReadonlyMap<number, number>;
  private readonly games: GameList;
  /** Places of the list that may have the last number. */
  private readonly lasts: readonly number[];

  /** @param ids who is numbered, ascending; of an odd number the last place of the list is nobody's. */
  constructor(
    private readonly event: PlayedEvent,
    private readonly ids: readonly number[],
  ) {
    this.places = placesFor(ids.length);
    this.placeOf = new Map(ids.map((id, place) => [id, place]));
    this.games = new GameList(event.rounds, this.placeOf);
    this.lasts = ids.length < this.places ? [this.places - 1] : [...this.placeOf.values()];
  }

  /** The best numbering; where nearly all colours of the event or of a cycle are turned by it, those of the plan are, too. */
  found(): Numbering {
    const best = this.best();
    const { length } = this.event.rounds;
    const numbers = Int32Array.from(this.ids, (id) => best.numberOf.get(id) ?? 0);
    const sums = roundSums(best.plan.slots, length, this.places);
    const isTurned = !best.isTurned && this.games.areTurned(numbers, sums, this.places);
    const inAll = isTurned ? turnedPlan(best.plan) : best.plan;
    const turned =
      inAll.turnedCycles.length > 0
        ? []
        : turnedCyclesIn(inAll, this.games, { numbers, places: this.places, rounds: length });
    if (!isTurned && turned.length === 0) return best;
    const plan = withTurnedCycles(inAll, this.places, turned);
    const { others, isExhaustive, isOpen } = best;
    const found = this.numbering(plan, best.from, [numbers]);
    return { ...found, others, isExhaustive, isOpen, isTurned: isTurned || best.isTurned };
  }

  /** A numbering by which every game is the table's, but for all its colours or those of a cycle; null for none. */
  private wholeWithTurned(plans: readonly Plan[]): Numbering | null {
    const isWhole = (possible: readonly Plan[]): Numbering | null => {
      if (possible.length === 0) return null;
      const given = least(possible.map((plan) => this.ofFile(plan)));
      const found = given.unexplained === 0 ? given : this.better(given, possible, { limit: 0, most: SOME });
      return found.unexplained === 0 ? found : null;
    };
    const turned = isWhole(plans.map(turnedPlan));
    return turned === null
      ? isWhole(plansWithTurnedCycle(plans, this.places))
      : { ...turned, isTurned: true };
  }

  /** The numbers of the file, however little they explain. */
  given(plans = plansFor(this.places, this.event)): Numbering {
    return least(plans.map((plan) => this.ofFile(plan)));
  }

  private best(): Numbering {
    const { length } = this.event.rounds;
    const plans = plansFor(this.places, this.event);
    const given = this.given(plans);
    if (given.unexplained === 0) return given;
    if (2 * given.wrongRounds < length) return this.better(given, plans, { limit: 0, most: MANY });
    const closest = this.closest(given, plans);
    if (closest.unexplained === 0 || length < 2) return closest;
    const { found, isExhaustive } = this.ofMostRounds(plans);
    const best = found !== null && isBetter(found, closest, length) ? found : closest;
    return { ...best, isExhaustive };
  }

  /** The numbering that explains most games. */
  private closest(given: Numbering, plans: readonly Plan[]): Numbering {
    // What is nearly right is found soon; only where nothing is, everything has to be looked at.
    const few = WRONG_ROUNDS * this.places;
    const soon = this.better(given, plans, { limit: few, most: SOME });
    const turned = soon.unexplained > this.places ? this.wholeWithTurned(plans) : null;
    if (turned !== null) return turned;
    const nearly = soon.unexplained <= few ? soon : this.better(given, plans, { limit: few, most: MANY });
    if (nearly.unexplained <= few) return nearly;
    return this.better(given, plans, { limit: Infinity, most: MOST_GAMES / (this.games.count + 1) });
  }

  /** The numbering by which most rounds are the table's, or the table's with turned colours; null where fewer than half are. */
  private ofMostRounds(plans: readonly Plan[]): { found: Numbering | null; isExhaustive: boolean } {
    const { places, event, games, lasts } = this;
    const completions = event.rounds.map((round) => completionsOf(round, this.placeOf, places));
    const turned = plans.map(turnedPlan);
    const search = (possible: readonly Plan[]): { found: Numbering | null; isExhaustive: boolean } => {
      const { best, isExhaustive } = mostRounds(games, completions, possible, { places, lasts });
      if (best === null) return { found: null, isExhaustive };
      const isTurned = turned.includes(best.plan);
      return { found: { ...this.numbering(best.plan, 'games', best.numbers), isTurned }, isExhaustive };
    };
    const { found, isExhaustive } = search([...plans, ...turned]);
    // A first cycle with turned colours is as rare as the search for it is long.
    const later = plansWithTurnedCycle(plans, places).filter((plan) => !plan.turnedCycles.includes(1));
    const byCycle = search(later).found;
    const isByCycle = byCycle !== null && (found === null || isBetter(byCycle, found, event.rounds.length));
    return { found: isByCycle ? byCycle : found, isExhaustive };
  }

  /** The best numbering that the games reveal in any of these orders, where it is better than the given one. */
  private better(given: Numbering, plans: readonly Plan[], { limit, most }: Effort): Numbering {
    return plans.reduce((best, plan) => {
      if (best.unexplained === 0) return best;
      return this.ofGames(plan, { limit: Math.min(limit, best.unexplained - 1), most }) ?? best;
    }, given);
  }

  /** The numbers of the file, or where they have gaps their order. */
  private ofFile(plan: Plan): Numbering {
    const { ids, places } = this;
    const byOrder = Int32Array.from({ length: places }, (_, place) => place + 1);
    const candidates = [byOrder];
    if (ids.every((id) => id <= places)) {
      const free = Array.from(byOrder).filter((number) => !ids.includes(number));
      candidates.unshift(Int32Array.from([...ids, ...free]));
    }
    return least(candidates.map((numbers) => this.numbering(plan, 'file', [numbers])));
  }

  /** Numberings that leave no more than so much unexplained; null where there is none. */
  private ofGames(plan: Plan, { limit, most }: Effort): Numbering | null {
    const { places, event, lasts } = this;
    if (event.rounds.length < 2) return this.ofOnlyRound(plan, limit);
    const completions = event.rounds.map((round) => completionsOf(round, this.placeOf, places));
    const few = WRONG_ROUNDS * places;
    let [best, tried] = [limit, 0];
    let found: Int32Array[] = [];
    const numbers = new Int32Array(places);
    const sums = roundSums(plan.slots, event.rounds.length, places);
    for (const { first, second } of seedsOf(completions, plan.slots, places)) {
      for (const one of completions[first])
        for (const other of completions[second])
          for (const last of lasts) {
            tried += 1;
            const slots = [plan.slots[first], plan.slots[second]] as const;
            if (!followRing([one, other], slots, last, places, numbers)) continue;
            const cost = this.games.unexplained(numbers, sums, places, best);
            if (cost > best) continue;
            if (cost < best) found = [];
            best = cost;
            if (found.length <= MOST_OTHERS && !found.some((same) => isSame(same, numbers)))
              found.push(numbers.slice());
          }
      // Whoever explains all explains these two rounds: all of them are found by now.
      if (found.length > 0 && (best === 0 || (tried > ENOUGH && best <= few))) break;
      if (tried > most) break;
    }
    return found.length === 0 ? null : this.numbering(plan, 'games', found);
  }

  /** One round tells next to nothing: its games in their order get the numbers of the first round of the table. */
  private ofOnlyRound(plan: Plan, limit: number): Numbering | null {
    const { places, event } = this;
    const [round] = event.rounds;
    const [partners] = round === undefined ? [] : completionsOf(round, this.placeOf, places);
    if (partners === undefined) return null;
    const blacks = new Set(round?.games.map(({ black }) => this.placeOf.get(black)));
    const numbers = new Int32Array(places);
    const pairs = Array.from(partners.keys()).filter((place) => place < partners[place]);
    // Nobody has the last number, and the lower number has White in the first round.
    pairs.sort((a, b) => partners[b] - partners[a]);
    pairs.forEach((place, index) => {
      const [white, black] = blacks.has(place) ? [partners[place], place] : [place, partners[place]];
      numbers[white] = index + 1;
      numbers[black] = places - index;
    });
    const numbering = this.numbering(plan, 'games', [numbers]);
    return numbering.unexplained > limit ? null : { ...numbering, isOpen: true };
  }

  /** @param found numberings that explain as much as the first of them. */
  private numbering(plan: Plan, from: Numbering['from'], found: readonly Int32Array[]): Numbering {
    const [numbers] = found;
    const sums = roundSums(plan.slots, this.event.rounds.length, this.places);
    const [numberOf, ...others] = found.map((one) => new Map(this.ids.map((id, place) => [id, one[place]])));
    return {
      plan,
      places: this.places,
      numberOf,
      from,
      unexplained: this.games.unexplained(numbers, sums, this.places, Infinity),
      wrongRounds: this.games.countWrongRounds(numbers, sums, this.places, Infinity),
      isExhaustive: true,
      others,
      isOpen: false,
      isTurned: false,
    };
  }
}

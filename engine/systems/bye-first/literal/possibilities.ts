import { checkLiteralLimit } from '../../literal-limit.js';
import type { Place } from '../../system.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from '../edition.js';

/** What is possible at all in a round, found by trying everything. Sets of players are bits by their place. */
export class Possibilities<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>> {
  private readonly known = new Map<number, boolean>();
  /** For each player, those whom no absolute rule forbids to meet. */
  private readonly opponents: readonly number[];

  /** @throws RangeError for more than 14 players. */
  constructor(
    readonly state: S,
    readonly edition: E,
  ) {
    const players: readonly P[] = state.players;
    checkLiteralLimit(players, MOST_PLAYERS);
    const isForbidden = (a: P, b: P): boolean =>
      a === b || edition.absoluteRules.some((rule) => rule.forbids(state, a, b));
    this.opponents = players.map((a) =>
      bitsOf([...players.keys()].filter((place) => !isForbidden(a, players[place]))),
    );
  }

  player(place: Place): P {
    return this.state.players[place];
  }

  mayMeet(a: Place, b: Place): boolean {
    return (this.opponents[a] & (1 << b)) !== 0;
  }

  /** All of them can be paired with each other. */
  canComplete(places: readonly Place[]): boolean {
    return this.complete(bitsOf(places));
  }

  private complete(open: number): boolean {
    if (open === 0) return true;
    const known = this.known.get(open);
    if (known !== undefined) return known;
    const first = 31 - Math.clz32(open & -open);
    const others = open & ~(1 << first);
    const answer = this.state.players.some(
      (_, place) =>
        (others & this.opponents[first] & (1 << place)) !== 0 && this.complete(others & ~(1 << place)),
    );
    this.known.set(open, answer);
    return answer;
  }

  /** How few pairs of a kind a legal pairing of some players, nobody left over, can have; Infinity when there is none. */
  fewest(places: readonly Place[], isOfKind: (a: Place, b: Place) => boolean): number {
    const known = new Map<number, number>([[0, 0]]);
    const fewestOf = (open: number): number => {
      const answer = known.get(open);
      if (answer !== undefined) return answer;
      const first = 31 - Math.clz32(open & -open);
      const others = open & ~(1 << first);
      let fewest = Infinity;
      for (const place of places) {
        if ((others & this.opponents[first] & (1 << place)) === 0) continue;
        fewest = Math.min(fewest, (isOfKind(first, place) ? 1 : 0) + fewestOf(others & ~(1 << place)));
      }
      known.set(open, fewest);
      return fewest;
    };
    return fewestOf(bitsOf(places));
  }
}

/** More cannot be tried out in reasonable time. */
export const MOST_PLAYERS = 14;

function bitsOf(places: readonly Place[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}

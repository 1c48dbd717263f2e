import type { PairingPlayer, RoundState } from '../../model/player.js';
import type { DutchEdition } from '../edition.js';

/** What is possible at all in a round, found by trying everything. */
export class Possibilities {
  /** When set, only players of this score may receive the bye. */
  byeScore: number | null = null;
  private readonly known = new Map<string, boolean>();

  constructor(
    readonly state: RoundState,
    readonly edition: DutchEdition,
  ) {}

  mayMeet(a: PairingPlayer, b: PairingPlayer): boolean {
    return !this.edition.absoluteRules.some((rule) => rule.forbids(this.state, a, b));
  }

  mayTakeBye(player: PairingPlayer): boolean {
    return player.mayTakeBye && (this.byeScore === null || player.score === this.byeScore);
  }

  /** Floaters and the players below can all be paired (floaters not with each other), one with the bye if odd. */
  canComplete(floaters: readonly PairingPlayer[], below: readonly PairingPlayer[]): boolean {
    const key =
      [floaters, below].map((list) => list.map(({ id }) => id).join()).join('|') + `/${this.byeScore}`;
    let answer = this.known.get(key);
    if (answer === undefined) {
      answer = this.complete(floaters, [...below]);
      this.known.set(key, answer);
    }
    return answer;
  }

  private complete(floaters: readonly PairingPlayer[], below: readonly PairingPlayer[]): boolean {
    const odd = (floaters.length + below.length) % 2 === 1;
    if (floaters.length > 0) {
      const [first, ...others] = floaters;
      if (odd && this.mayTakeBye(first) && this.canComplete(others, below)) return true;
      return below.some(
        (player) => this.mayMeet(first, player) && this.canComplete(others, without(below, player)),
      );
    }
    if (below.length === 0) return true;
    const [first, ...others] = below;
    if (odd && this.mayTakeBye(first) && this.canComplete([], others)) return true;
    return others.some(
      (player) => this.mayMeet(first, player) && this.canComplete([], without(others, player)),
    );
  }
}

export function without<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}

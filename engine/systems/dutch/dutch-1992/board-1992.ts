import type { Place } from '../../interface/candidate.js';
import type { DutchPlayer, DutchState } from '../player.js';
import { dutch1992 } from './dutch-1992.js';
import type { Edition1992 } from './edition-1992.js';

/** A round of 1992 about to be paired. Players are places in `state.players`: the lower, the higher ranked (A2). */
export class Board1992 {
  readonly size: number;
  /** From the top, each in ranking order. */
  readonly scoregroups: readonly (readonly Place[])[];
  private readonly legal: Uint8Array;
  private readonly seen: readonly DutchPlayer[];

  constructor(
    readonly state: DutchState,
    readonly edition: Edition1992 = dutch1992,
  ) {
    const { players } = state;
    const groups = new Map<number, Place[]>();
    players.forEach(({ score }, place) => {
      const group = groups.get(score);
      if (group === undefined) groups.set(score, [place]);
      else group.push(place);
    });
    this.size = players.length;
    this.seen = edition.seeRequired === undefined ? players : players.map(edition.seeRequired);
    this.scoregroups = [...groups.values()];
    this.legal = new Uint8Array(players.length * players.length).fill(1);
    for (let place = 0; place < players.length; place++) this.strike(place, place);
    for (const rule of edition.absoluteRules)
      rule.eachForbidden(state, (a, b) => {
        this.strike(a, b);
      });
  }

  /** A player as the requirements see one. */
  player(place: Place): DutchPlayer {
    return this.seen[place];
  }

  /** No absolute criterion forbids the pair. */
  mayMeet(a: Place, b: Place): boolean {
    return this.legal[a * this.size + b] === 1;
  }

  mayTakeBye(place: Place): boolean {
    return this.player(place).mayTakeBye;
  }

  /** Somebody of a list may meet a player. */
  hasOpponent(place: Place, among: readonly Place[]): boolean {
    return among.some((other) => this.mayMeet(place, other));
  }

  private strike(a: Place, b: Place): void {
    this.legal[a * this.size + b] = this.legal[b * this.size + a] = 0;
  }
}

/** A2. */
export function inOrder(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a - b);
}

import type { Place } from '../../candidate.js';
import type { DutchPlayer, DutchState } from '../player.js';
import { absoluteRules1992 } from './rules-1992.js';

/** A round of 1992 about to be paired. Players are places in `state.players`: the lower, the higher ranked (A2). */
export class Board1992 {
  readonly size: number;
  /** From the top, each in ranking order. */
  readonly scoregroups: readonly (readonly Place[])[];
  private readonly legal: Uint8Array;

  constructor(readonly state: DutchState) {
    const { players } = state;
    const groups = new Map<number, Place[]>();
    players.forEach(({ score }, place) => {
      const group = groups.get(score);
      if (group === undefined) groups.set(score, [place]);
      else group.push(place);
    });
    this.size = players.length;
    this.scoregroups = [...groups.values()];
    this.legal = new Uint8Array(players.length * players.length).fill(1);
    for (let place = 0; place < players.length; place++) this.strike(place, place);
    for (const rule of absoluteRules1992)
      rule.eachForbidden(state, (a, b) => {
        this.strike(a, b);
      });
  }

  player(place: Place): DutchPlayer {
    return this.state.players[place];
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

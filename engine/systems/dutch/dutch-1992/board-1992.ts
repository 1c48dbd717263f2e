import type { DutchPlayer, DutchState } from '../player.js';
import type { Place } from '../../candidate.js';
import { mayMeet } from './requirements.js';

/** A round of 1992 about to be paired. Players are places in `state.players`: the lower, the higher ranked (A2). */
export class Board1992 {
  /** From the top, each in ranking order. */
  readonly scoregroups: readonly (readonly Place[])[];
  private readonly legal: Uint8Array;

  constructor(readonly state: DutchState) {
    const { players } = state;
    const size = players.length;
    const groups = new Map<number, Place[]>();
    players.forEach(({ score }, place) => {
      const group = groups.get(score);
      if (group === undefined) groups.set(score, [place]);
      else group.push(place);
    });
    this.scoregroups = [...groups.values()];
    this.legal = new Uint8Array(size * size);
    players.forEach((player, a) => {
      for (let b = a + 1; b < size; b++)
        if (mayMeet(state, player, players[b])) this.legal[a * size + b] = this.legal[b * size + a] = 1;
    });
  }

  get size(): number {
    return this.state.players.length;
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
}

/** A2. */
export function inOrder(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a - b);
}

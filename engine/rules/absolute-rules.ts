import { isForbidden } from '../model/player.js';
import type { Player, RoundState } from '../model/player.js';
import { placesBy } from '../model/places.js';
import { Strength } from './colour-preference.js';
import type { ColourPreference } from './colour-preference.js';
import type { Rule } from './rule.js';

/** A rule that forbids a pair whatever the rest of the round looks like. */
export interface AbsoluteRule<P extends Player = Player> extends Rule {
  forbids(state: RoundOf<P>, a: P, b: P): boolean;
  /**
   * Names all pairs that `forbids` forbids among the players of the round, as places in `state.players`, in any order
   * and perhaps more than once: there are far fewer of them than pairs.
   */
  eachForbidden(state: RoundOf<P>, strike: (a: number, b: number) => void): void;
}

/** What these rules read of a round. */
export type RoundOf<P extends Player> = Pick<RoundState, 'forbidden'> & { readonly players: readonly P[] };

/** A player who may have to get a colour, whatever the rest of the round looks like. */
export type BoundPlayer = Player & ColourPreference & { readonly topscorer: boolean };

/** [C1] Two participants shall not play against each other more than once. */
export function noRematch(id: string, article: string): AbsoluteRule {
  return {
    id,
    article,
    title: 'two players shall not meet more than once',
    level: 'absolute',
    kind: 'absolute',
    concept: 'rematch',
    forbids: (_state, a, b) => a.opponents.includes(b.id),
    eachForbidden(state, strike) {
      const placeOf = placesBy(state.players, ({ id }) => id);
      state.players.forEach(({ opponents }, place) => {
        for (const id of opponents) {
          const other = placeOf(id);
          if (other >= 0) strike(place, other);
        }
      });
    },
  };
}

/** [C3] Non-topscorers with the same absolute colour preference shall not meet. */
export function noEqualAbsoluteColours(id: string, article: string): AbsoluteRule<BoundPlayer> {
  return {
    id,
    article,
    title: 'non-topscorers with the same absolute colour preference shall not meet',
    level: 'absolute',
    kind: 'absolute',
    concept: 'equal-absolute-colours',
    forbids: (_state, a, b) => isBound(a) && isBound(b) && a.preference === b.preference,
    eachForbidden({ players }, strike) {
      const bound: number[] = [];
      players.forEach((player, place) => {
        if (!isBound(player)) return;
        for (const other of bound) if (players[other].preference === player.preference) strike(other, place);
        bound.push(place);
      });
    },
  };
}

/** A pair that the tournament's own regulations rule out (TRF26 record 260, XXP). */
export const noForbiddenPair: AbsoluteRule = {
  id: 'prohibited-pair',
  article: 'TRF26 260',
  title: 'the organiser has ruled the pair out',
  level: 'absolute',
  kind: 'absolute',
  concept: 'prohibited-pair',
  forbids: (state, a, b) => isForbidden(state, a.id, b.id),
  eachForbidden(state, strike) {
    if (state.forbidden.size === 0) return;
    const placeOf = placesBy(state.players, ({ id }) => id);
    for (const [id, groups] of state.forbidden) {
      const place = placeOf(id);
      if (place < 0) continue;
      for (const group of groups) {
        for (const otherId of group) {
          const other = placeOf(otherId);
          if (other >= 0 && other !== place) strike(place, other);
        }
      }
    }
  },
};

function isBound({ strength, topscorer }: BoundPlayer): boolean {
  return strength === Strength.absolute && !topscorer;
}

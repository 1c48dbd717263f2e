import { Strength } from '../model/player.js';
import type { AbsoluteRule } from './criterion.js';

/** [C1] Two participants shall not play against each other more than once. */
export function noRematch(id: string, article: string): AbsoluteRule {
  return {
    id,
    article,
    title: 'two players shall not meet more than once',
    forbids: (_state, a, b) => a.opponents.has(b.id),
  };
}

/** [C3] Non-topscorers with the same absolute colour preference shall not meet. */
export function noEqualAbsoluteColours(id: string, article: string): AbsoluteRule {
  return {
    id,
    article,
    title: 'non-topscorers with the same absolute colour preference shall not meet',
    forbids: (_state, a, b) =>
      a.strength === Strength.absolute &&
      b.strength === Strength.absolute &&
      a.preference === b.preference &&
      !a.topscorer &&
      !b.topscorer,
  };
}

/** A pair that the tournament's own regulations rule out (TRF26 record 260, XXP). */
export const noForbiddenPair: AbsoluteRule = {
  id: 'prohibited-pair',
  article: 'TRF26 260',
  title: 'the organiser has ruled the pair out',
  forbids: (state, a, b) => state.isForbidden(a.id, b.id),
};

import { winValue } from '../../../model/results.js';
import { unknownIsNothing } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import type { DutchPlayer, DutchState } from '../player.js';

/** Readings of facts that all editions read alike. */
export function aboutFacts<E extends Seeing>(): Reading<E>[] {
  return [
    // Half of what can be had in the whole event, the final round included.
    seenOtherwise('B3', (player, { isFinal, totalRounds, points }) => ({
      ...player,
      topscorer: isFinal && 2 * player.standing > totalRounds * winValue(points),
    })),
    byNumbersOfAll(),
    // Not the final round, as long as nothing says that it is.
    {
      ...seenAs<E>('B9', (state) => ({
        ...state,
        isFinal: false,
        players: state.players.map((player) => ({ ...player, topscorer: false })),
      })),
      omitsRounds: true,
    },
    unknownIsNothing('B12'),
  ];
}

/** The number of the list decides about colours, those who have not taken part counted. */
export function byNumbersOfAll<E extends Seeing>(): Reading<E> {
  const reading = seenOtherwise<E>('B4', (player) => ({ ...player, parityNumber: player.id }));
  return { ...reading, changesParity: true };
}

function seenOtherwise<E extends Seeing>(
  id: string,
  see: (player: DutchPlayer, state: DutchState) => DutchPlayer,
): Reading<E> {
  return seenAs(id, (state) => ({ ...state, players: state.players.map((player) => see(player, state)) }));
}

/** On top of whatever is seen otherwise already. */
function seenAs<E extends Seeing>(id: string, see: (state: DutchState) => DutchState): Reading<E> {
  return {
    id,
    change: (own) => ({
      ...own,
      seeOtherwise: (state: DutchState) => see(own.seeOtherwise?.(state) ?? state),
    }),
  };
}

interface Seeing {
  readonly seeOtherwise?: (state: DutchState) => DutchState;
}

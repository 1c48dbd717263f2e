import { winValue } from '../../../model/results.js';
import type { Edition, OtherReading } from '../../system.js';
import type { DutchPlayer, DutchState } from '../player.js';

/**
 * Readings of facts that all editions read alike.
 * @param asEdition puts an edition that sees its players otherwise behind the face.
 */
export function aboutFacts<E extends Seeing>(edition: E, asEdition: (own: E) => Edition): OtherReading[] {
  const otherwise = (id: string, own: E): OtherReading => ({
    id,
    edition: asEdition(own),
    omitsRounds: false,
  });
  const seenOtherwise = (
    id: string,
    see: (player: DutchPlayer, state: DutchState) => DutchPlayer,
  ): OtherReading =>
    otherwise(id, {
      ...edition,
      seeOtherwise: (state) => ({ ...state, players: state.players.map((player) => see(player, state)) }),
    });
  return [
    // Half of what can be had in the whole event, the final round included.
    seenOtherwise('B3', (player, { isFinal, totalRounds, points }) => ({
      ...player,
      topscorer: isFinal && 2 * player.standing > totalRounds * winValue(points),
    })),
    seenOtherwise('B4', (player) => ({ ...player, parityNumber: player.id })),
    // Not the final round, as long as nothing says that it is.
    {
      ...otherwise('B9', {
        ...edition,
        seeOtherwise: (state) => ({
          ...state,
          isFinal: false,
          players: state.players.map((player) => ({ ...player, topscorer: false })),
        }),
      }),
      omitsRounds: true,
    },
    {
      ...otherwise('B12', edition),
      otherEvent: (event) => ({ ...event, points: { ...event.points, unknown: 0 } }),
    },
  ];
}

interface Seeing {
  readonly seeOtherwise?: (state: DutchState) => DutchState;
}

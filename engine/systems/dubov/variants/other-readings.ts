import type { EventData } from '../../../model/event.js';
import type { OtherReading } from '../../system.js';
import { asEdition } from '../as-edition.js';
import { dubov2018 } from '../dubov-2018.js';
import { dubov2026 } from '../dubov-2026.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export const otherReadings2026: readonly OtherReading[] = ofBoth(dubov2026);

export const otherReadings2018: readonly OtherReading[] = [
  ...ofBoth(dubov2018),
  otherwise('DB7', { ...dubov2018, barsBye: dubov2026.barsBye }),
];

function ofBoth(edition: DubovEdition): OtherReading[] {
  return [
    // Whoever was paired with a higher score, played or not.
    seenOtherwise('DB2', edition, (player, { mostUpfloats }) => {
      const upfloated = player.past.map(({ scoreDifference }) => scoreDifference < 0);
      const upfloats = upfloated.filter(Boolean).length;
      return {
        ...player,
        upfloats,
        upfloatedLast: upfloated.at(-1) ?? false,
        isMaximumUpfloater: upfloats >= mostUpfloats,
      };
    }),
    seenOtherwise('DB3', edition, (player, { mostUpfloats }) => ({
      ...player,
      isMaximumUpfloater: player.upfloats > mostUpfloats,
    })),
    seenOtherwise('DB4', edition, (player) => ({ ...player, parityNumber: player.id })),
    // Not the final round, as long as nothing says that it is.
    {
      ...otherwise('DB5', { ...edition, seeOtherwise: (state) => ({ ...state, isFinal: false }) }),
      omitsRounds: true,
    },
    otherwise('DB6', { ...edition, halves: 'in the first round' }),
    {
      ...otherwise('DB8', edition),
      otherEvent: (event: EventData) => ({ ...event, points: { ...event.points, unknown: 0 } }),
    },
  ];
}

function otherwise(id: string, edition: DubovEdition): OtherReading {
  return { id, edition: asEdition(edition), omitsRounds: false };
}

function seenOtherwise(
  id: string,
  edition: DubovEdition,
  see: (player: DubovPlayer, state: DubovState) => DubovPlayer,
): OtherReading {
  return otherwise(id, {
    ...edition,
    seeOtherwise: (state) => ({ ...state, players: state.players.map((player) => see(player, state)) }),
  });
}

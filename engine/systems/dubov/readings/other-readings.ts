import { otherwise, unknownIsNothing } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import { dubov2026 } from '../dubov-2026.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export const otherReadings2026: readonly Reading<DubovEdition>[] = [
  // Whoever was paired with a higher score, played or not.
  seenOtherwise('DB2', (player, { mostUpfloats }) => {
    const upfloated = player.past.map(({ scoreDifference }) => scoreDifference < 0);
    const upfloats = upfloated.filter(Boolean).length;
    return {
      ...player,
      upfloats,
      upfloatedLast: upfloated.at(-1) ?? false,
      isMaximumUpfloater: upfloats >= mostUpfloats,
    };
  }),
  seenOtherwise('DB3', (player, { mostUpfloats }) => ({
    ...player,
    isMaximumUpfloater: player.upfloats > mostUpfloats,
  })),
  { ...seenOtherwise('DB4', (player) => ({ ...player, parityNumber: player.id })), changesParity: true },
  // Not the final round, as long as nothing says that it is.
  { ...seenAs('DB5', (state) => ({ ...state, isFinal: false })), omitsRounds: true },
  otherwise<DubovEdition>('DB6', { halves: 'in the first round' }),
  unknownIsNothing('DB8'),
];

export const otherReadings2018: readonly Reading<DubovEdition>[] = [
  ...otherReadings2026,
  otherwise<DubovEdition>('DB7', { barsBye: dubov2026.barsBye }),
];

function seenOtherwise(
  id: string,
  see: (player: DubovPlayer, state: DubovState) => DubovPlayer,
): Reading<DubovEdition> {
  return seenAs(id, (state) => ({ ...state, players: state.players.map((player) => see(player, state)) }));
}

/** On top of whatever is seen otherwise already. */
function seenAs(id: string, see: (state: DubovState) => DubovState): Reading<DubovEdition> {
  return {
    id,
    change: (own) => ({ ...own, seeOtherwise: (state) => see(own.seeOtherwise?.(state) ?? state) }),
  };
}

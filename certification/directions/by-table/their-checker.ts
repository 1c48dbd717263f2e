import { generateTournament } from '../../../generator/index.js';
import type { Trial } from '../../campaign/trials/trial.js';
import type { TableProgram } from '../../program/candidate-program.js';
import { seatingFault } from '../../program/answers/read-pairing.js';
import { CANARIES, checkerTrial } from '../checker-trial.js';
import { judgeByTable } from './judge-by-table.js';
import { plantInTable } from './plant-in-table.js';
import type { TableSettings } from '../settings.js';
import { withRoundReplaced } from './table-event.js';

/**
 * The candidate's checker gets our round robins. Half of them have a round that is not the table's, or two that are exchanged.
 * It must accept every right round and flag the planted ones.
 */
export function checkerByTable(candidate: TableProgram, settings: TableSettings): Trial {
  const { edition } = candidate;
  const { seed } = settings;
  const config = { ...settings.config, system: edition.id, handPaired: 0 };
  return checkerTrial(candidate, settings, {
    make: (index, random) => {
      const right = generateTournament(config, seed, index);
      const planted = random.chance(CANARIES) ? plantInTable(right, random, edition) : null;
      return { right, planted };
    },
    judge: (tournament, round, pairing) => {
      const everybody = new Set(tournament.players.map(({ id }) => id));
      if (seatingFault(pairing, everybody) !== null) return [];
      const { deviations } = judgeByTable(withRoundReplaced(tournament, round, pairing), edition);
      return deviations.filter((deviation) => deviation.round === round);
    },
  });
}

import { readForEdition } from '../../../checker/edition/read-for-edition.js';
import type { Trial } from '../../campaign/trials/trial.js';
import type { TableProgram } from '../../program/candidate-program.js';
import { judgeStandings } from '../../program/standings/judge-standings.js';
import { filesTrial } from '../files-trial.js';
import { judgeByTable } from './judge-by-table.js';
import type { TableSettings } from './settings.js';

/**
 * The candidate's generator writes a round robin, and we hold its rounds against the table, by the numbers that its games
 * reveal, and check its standings.
 */
export function filesByTable(candidate: TableProgram, settings: TableSettings): Trial {
  const { edition } = candidate;
  return filesTrial(candidate, settings, {
    read: (content, file) => readForEdition(content, null, { file }),
    judge: (tournament) => {
      const { id, deviations } = judgeByTable(tournament, edition);
      if (id !== edition.id) return `the file holds a ${id}, asked for was a ${edition.id}`;
      return { deviations, standings: judgeStandings(tournament, true) };
    },
  });
}

import { chooseTieBreaks } from '../../../checker/index.js';
import { isRoundRobinFile } from '../../../checker/standings/standings-report.js';
import type { Tournament } from '../../../corpus/index.js';
import { ranked } from '../../../generator/index.js';

/** A tournament whose rounds were changed, with the ranks that the list it announces gives after the last finished one. */
export function withRightRanks(tournament: Tournament): Tournament {
  const tieBreaks = chooseTieBreaks(tournament, null);
  return 'problem' in tieBreaks
    ? tournament
    : ranked(tournament, tieBreaks.list, isRoundRobinFile(tournament));
}

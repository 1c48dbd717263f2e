import { placeOf, type Line, type ProblemLog } from '../problems.js';
import type { Rosters } from './rosters.js';

/** True when all numbers of a record are those of teams; else with an error in the log. */
export function areTeams(
  line: Line,
  ids: readonly number[],
  { byId }: Pick<Rosters, 'byId'>,
  log: ProblemLog,
): boolean {
  const stranger = ids.find((id) => !byId.has(id));
  if (stranger === undefined) return true;
  log.error(
    'unknown-team',
    placeOf(line, 1),
    'the numbers of teams',
    `Record ${line.text.slice(0, 3)} names the team ${stranger}, which is not in the file.`,
  );
  return false;
}

import type { ForbiddenGroup, ScoreKind, Tenths } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import type { PointRange } from '../records/acceleration.js';
import { codeOf, linesOf, type Records } from '../records/records.js';
import { FORBIDDEN_PAIRS } from '../records/restrictions.js';
import { readAcceleration } from '../records/virtual-points.js';
import { areTeams, type Rosters } from './rosters.js';

/** Records 260: teams that may not meet. */
export function readForbiddenTeams(records: Records, rosters: Rosters, log: ProblemLog): ForbiddenGroup[] {
  return linesOf(records, '260').flatMap((line) => {
    const group = FORBIDDEN_PAIRS.read(line, log);
    return group === null || !areTeams(line, group.ids, rosters, log) ? [] : [group];
  });
}

/**
 * Records 250: fictitious points in the primary score, by team number. Where match points make the score, a record that
 * has no match points but other points means those: so does the official example of TRF26, and fictitious game points
 * would have no meaning.
 */
export function readTeamAcceleration(
  records: Records,
  { byId }: Rosters,
  rounds: number,
  primary: ScoreKind,
  log: ProblemLog,
): ReadonlyMap<number, readonly Tenths[]> {
  const valueOf = (range: PointRange, line: Line): Tenths => {
    const { matchPoints, value } = range;
    if (primary === 'game-points' || (matchPoints !== null && matchPoints !== 0)) {
      return primary === 'game-points' ? value : (matchPoints ?? 0);
    }
    const isInColumns = matchPoints === null && line.text.slice(4, 8).trim() !== '';
    if (value !== 0 && !isInColumns) warnAboutColumns(line, log);
    return value;
  };
  return readAcceleration(records, new Set(byId.keys()), rounds, log, valueOf);
}

/** Errors for the records of programs that pair players: their numbers would be taken for those of teams. */
export function refuseRecordsOfPlayers(records: Records, pairedByFileOrder: boolean, log: ProblemLog): void {
  for (const line of linesOf(records, 'XXP', 'XXA', 'XXZ')) {
    const tag = codeOf(line);
    if (!log.first(`players ${tag}`)) continue;
    log.error(
      'record-of-players',
      placeOf(line, 1),
      `record ${INSTEAD[tag]} with numbers of teams`,
      `Record ${tag} speaks of players; in an event of teams it would not be certain who is meant.`,
    );
  }
  const [order] = linesOf(records, 'XXC');
  if (!pairedByFileOrder || order === undefined) return;
  log.error(
    'record-of-players',
    placeOf(order, 1),
    'teams in the order of their numbers',
    'Record XXC rank speaks of the order of the players; teams are paired by their numbers.',
  );
}

const INSTEAD: Readonly<Record<string, string>> = { XXP: '260', XXA: '250', XXZ: '240' };

function warnAboutColumns(line: Line, log: ProblemLog): void {
  log.warn(
    'acceleration-columns',
    placeOf(line, 5, 9),
    'fictitious match points in the columns 5-8',
    'Record 250 gives game points only, although match points make the score.',
    'they are taken as fictitious match points',
  );
}

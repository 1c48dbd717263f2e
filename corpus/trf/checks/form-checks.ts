import { CODECS, kindOf } from '../document/codecs.js';
import type { Line, ProblemLog } from '../problems.js';
import { linesOf, type Records } from '../records/records.js';

/** Warns about descriptive records, records of teams and national ratings that are not in their form. */
export function checkForms(records: Records, log: ProblemLog): void {
  readEach([...records.header, ...records.teams, ...records.national], log);
}

/** The same for the records that name teams in a team event and players elsewhere. */
export function checkFormsOfTeamEvent(records: Records, log: ProblemLog): void {
  readEach(linesOf(records, '240', '250', '260', '299'), log);
}

function readEach(lines: readonly Line[], log: ProblemLog): void {
  for (const line of lines) {
    const kind = kindOf(line.text);
    if (kind !== null) CODECS[kind].read(line, log);
  }
}

import { kindOfEvent } from '../event-kind.js';
import { readRange } from './acceleration.js';
import { recordText, tokens, wholeNumber } from './fields.js';
import type { HeaderData } from './header-records.js';
import type { PlayerLine } from './player-record.js';
import { placeOf, ProblemLog, type Line } from '../problems.js';
import { codeOf, linesOf, type Records } from './records.js';
import { FIRST_MEMBER } from './team-forms.js';
import { givesMatchPoints, readAdjustment } from './restrictions.js';

/** What shows that teams are paired: records that only such events have, or that members of a team meet one team. */
export interface TeamEvidence {
  readonly records: readonly Line[];
  readonly meetings: Line | null;
}

/**
 * Whether teams are paired; null where players are. Individual events carry records of teams as well, for team prizes.
 * What counts, in this order: the words of the file (records 192 and 092); records that speak of matches between
 * teams, which an individual event does not have; the pairings themselves, for the members of a team that plays a
 * match meet members of one other team. Match points are given in team events only, whatever the words are.
 */
export function teamEvidence(
  records: Records,
  header: HeaderData,
  players: readonly PlayerLine[],
): TeamEvidence | null {
  const lines = teamLines(records);
  const withPoints = linesOf(records, '250', '299').filter(hasMatchPoints);
  const found = (shown: readonly Line[]): TeamEvidence => ({
    records: [...shown, ...withPoints].sort(byNumber),
    meetings: null,
  });
  if (lines.length === 0) return withPoints.length === 0 ? null : found([]);
  const said = kindOfEvent(header.parts.systemCode, header.parts.typeText);
  const matches = lines.filter((line) => !LISTS_TEAMS.has(codeOf(line)));
  if (said?.kind === 'team') return found(lines);
  if (said === null && matches.length > 0) return found(matches);
  if (withPoints.length > 0) return found([]);
  if (said === null && playInTeams(teamsOf(records.teams), players))
    return { records: [], meetings: lines[0] };
  return null;
}

/** Refuses a team event: each tag of the records that show it is an error. */
export function rejectTeams({ records, meetings }: TeamEvidence, log: ProblemLog): void {
  for (const line of records) {
    if (!log.first(`team-${codeOf(line)}`)) continue;
    log.error(
      'team-tournament',
      placeOf(line, 1),
      'a tournament of individuals',
      `Record ${codeOf(line)} belongs to a team tournament; only rules by which teams are paired can be used for it.`,
    );
  }
  if (meetings !== null) rejectMatches(meetings, log);
}

/** Warns that the file was read although its rounds cannot be paired. */
export function warnAboutTeamEvent({ records, meetings }: TeamEvidence, log: ProblemLog): void {
  const line = records[0] ?? meetings;
  log.warn(
    'team-tournament',
    placeOf(line, 1),
    'a tournament of individuals',
    'This is a team tournament, of which only the games are read here.',
    'its records are read and kept; the games are not checked against each other',
  );
}

/** Warns about records of teams in an individual event. */
export function checkTeamRecords(records: Records, log: ProblemLog): void {
  const lines = teamLines(records);
  if (lines.length > 0) warnAboutTeams(lines, log);
}

function teamLines(records: Records): Line[] {
  return [...records.teams, ...records.header.filter(countsTeams)].sort(byNumber);
}

function byNumber(one: Line, other: Line): number {
  return one.number - other.number;
}

/** What is wrong with such a record besides is told where it is read. */
function hasMatchPoints(line: Line): boolean {
  const unheard = new ProblemLog();
  const record = codeOf(line) === '250' ? readRange(line, unheard) : readAdjustment(line, null, unheard);
  return record !== null && givesMatchPoints(record);
}

/** Records that only say who belongs to which team: 013 and 310, and 082, how many teams there are. */
const LISTS_TEAMS = new Set(['013', '310', '082']);

function countsTeams(line: Line): boolean {
  return codeOf(line) === '082' && (wholeNumber(recordText(line.text).trim()) ?? 0) > 0;
}

/** The number of the team of each player, from the order of the lines. */
function teamsOf(lines: readonly Line[]): Map<number, number> {
  const teams = new Map<number, number>();
  for (const line of lines) {
    const column = FIRST_MEMBER[codeOf(line)];
    for (const { text } of column === undefined ? [] : tokens(line.text, column)) {
      const id = wholeNumber(text);
      if (id !== null) teams.set(id, line.number);
    }
  }
  return teams;
}

/**
 * Whether the members of a team, where several play in a round, meet members of one and the same other team in more
 * than three games of four. Paired one by one they do in about half of the games or less; in matches in all but those
 * against a reserve who is in no list.
 */
function playInTeams(teams: ReadonlyMap<number, number>, players: readonly PlayerLine[]): boolean {
  /** By team and round, the teams of the opponents. */
  const met = new Map<string, (number | null)[]>();
  for (const { id, cells } of players) {
    const team = teams.get(id);
    if (team === undefined) continue;
    cells.forEach(({ opponent }, round) => {
      if (opponent === 0) return;
      const opponents = met.get(`${team} ${round}`) ?? [];
      met.set(`${team} ${round}`, opponents);
      const other = teams.get(opponent) ?? null;
      opponents.push(other === team ? null : other);
    });
  }
  const several = [...met.values()].filter((opponents) => opponents.length > 1);
  const games = several.reduce((sum, opponents) => sum + opponents.length, 0);
  const together = several.reduce((sum, opponents) => sum + mostOfOne(opponents), 0);
  return together > 0.75 * games;
}

/** How many of the opponents are of the team that most of them are of. */
function mostOfOne(opponents: readonly (number | null)[]): number {
  const counts = new Map<number, number>();
  for (const team of opponents) if (team !== null) counts.set(team, (counts.get(team) ?? 0) + 1);
  return [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
}

function rejectMatches(line: Line, log: ProblemLog): void {
  log.error(
    'team-tournament',
    placeOf(line, 1),
    'a tournament of individuals',
    'The members of a team meet members of one other team round by round, so this is a team tournament; only rules by which teams are paired can be used for it. If the players were paired one by one, record 092 must say so, as in "Individual: Swiss-System".',
  );
}

function warnAboutTeams(lines: readonly Line[], log: ProblemLog): void {
  const tags = [...new Set(lines.map(codeOf))];
  log.warn(
    'team-records',
    placeOf(lines[0], 1),
    'a tournament of individuals',
    `${tags.length === 1 ? 'Record' : 'Records'} ${tags.join(', ')} ${tags.length === 1 ? 'belongs' : 'belong'} to teams.`,
    'the players are taken as paired one by one; the teams have no effect on the pairings',
  );
}

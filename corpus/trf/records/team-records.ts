import type { RoundEntry } from '../../../engine/index.js';
import { kindOfEvent } from '../event-kind.js';
import { recordText, tokens, wholeNumber } from './fields.js';
import type { HeaderData } from './header-records.js';
import type { PlayerLine } from './player-record.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { rejectTeam, type Records } from './records.js';

/**
 * Refuses events in which teams are paired. Individual events carry records of teams as well, for team prizes:
 * these are checked, with a warning. What counts, in this order: the words of the file (records 192 and 092); records
 * that speak of matches between teams, which an individual event does not have; the pairings themselves, for the
 * members of a team that plays a match meet members of one other team.
 */
export function checkTeamRecords(
  records: Records,
  header: HeaderData,
  players: readonly PlayerLine[],
  rounds: readonly (readonly (RoundEntry | null)[])[],
  log: ProblemLog,
): void {
  const lines = [...records.teams, ...records.header.filter(countsTeams)].sort((a, b) => a.number - b.number);
  if (lines.length === 0) return;
  const said = kindOfEvent(header.parts.systemCode, header.parts.typeText);
  const matches = lines.filter((line) => !LISTS_TEAMS.has(tagOf(line)));
  if (said?.kind === 'team') for (const line of lines) rejectTeam(line, tagOf(line), log);
  else if (said === null && matches.length > 0)
    for (const line of matches) rejectTeam(line, tagOf(line), log);
  else if (said === null && playInTeams(teamsOf(records.teams), players, rounds))
    rejectMatches(lines[0], log);
  else warnAboutTeams(lines, log);
}

/** Records that only say who belongs to which team: 013 and 310, and 082, how many teams there are. */
const LISTS_TEAMS = new Set(['013', '310', '082']);
/** 1-based columns of the first member. */
const FIRST_MEMBER: Readonly<Record<string, number>> = { '013': 37, '310': 74 };

function tagOf({ text }: Line): string {
  return text.slice(0, 3);
}

function countsTeams(line: Line): boolean {
  return tagOf(line) === '082' && (wholeNumber(recordText(line.text).trim()) ?? 0) > 0;
}

/** The number of the team of each player, from the order of the lines. */
function teamsOf(lines: readonly Line[]): Map<number, number> {
  const teams = new Map<number, number>();
  for (const line of lines) {
    const column = FIRST_MEMBER[tagOf(line)];
    const words = column === undefined ? [] : tokens(line.text, column);
    for (const { text } of words) {
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
function playInTeams(
  teams: ReadonlyMap<number, number>,
  players: readonly PlayerLine[],
  rounds: readonly (readonly (RoundEntry | null)[])[],
): boolean {
  /** By team and round, the teams of the opponents. */
  const met = new Map<string, (number | null)[]>();
  players.forEach(({ id }, index) => {
    const team = teams.get(id);
    if (team === undefined) return;
    rounds[index].forEach((entry, round) => {
      if (entry === null || entry.opponent === null) return;
      const opponents = met.get(`${team} ${round}`) ?? [];
      met.set(`${team} ${round}`, opponents);
      const other = teams.get(entry.opponent) ?? null;
      opponents.push(other === team ? null : other);
    });
  });
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
    'The members of a team meet members of one other team round by round, so this is a team tournament; team tournaments are not supported yet. If the players were paired one by one, record 092 must say so, as in "Individual: Swiss-System".',
  );
}

function warnAboutTeams(lines: readonly Line[], log: ProblemLog): void {
  const tags = [...new Set(lines.map(tagOf))];
  log.warn(
    'team-records',
    placeOf(lines[0], 1),
    'a tournament of individuals',
    `${tags.length === 1 ? 'Record' : 'Records'} ${tags.join(', ')} ${tags.length === 1 ? 'belongs' : 'belong'} to teams.`,
    'the players are taken as paired one by one; the teams have no effect on the pairings',
  );
}

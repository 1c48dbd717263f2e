import { FIRST_MEMBER, TEAM_013, TEAM_310 } from '../records/team-forms.js';
import { readStrictly } from '../records/codecs.js';
import { NOWHERE, placeOf, type Line, type ProblemLog } from '../problems.js';
import { codeOf, linesOf, type Records } from '../records/records.js';
import type { TakenFacts, TeamSheet } from '../tournament.js';

/** The teams of a file, and who plays for whom. */
export interface Rosters {
  /** In the order of the file. */
  readonly teams: readonly TeamLine[];
  readonly byId: ReadonlyMap<number, TeamLine>;
  /** The team number of a member, by starting number. */
  readonly teamOf: ReadonlyMap<number, number>;
  readonly numbersFrom: TakenFacts['numbersFrom'];
}

export interface TeamLine extends TeamSheet {
  readonly line: Line;
}

/**
 * The teams from the records 310; where there is none from the records 013, which have no numbers: the teams are
 * numbered in the order of their lines. Null, with errors in the log, where it is not certain who plays for whom.
 * @param players starting numbers of the records 001.
 */
export function readRosters(records: Records, players: ReadonlySet<number>, log: ProblemLog): Rosters | null {
  const before = log.errorCount;
  const numbered = linesOf(records, '310');
  const unnumbered = linesOf(records, '013');
  const teams =
    numbered.length > 0
      ? numbered.flatMap((line) => teamOf310(line, log) ?? [])
      : unnumbered.flatMap((line, index) => teamOf013(line, index + 1, log) ?? []);
  if (numbered.length === 0 && unnumbered.length === 0) {
    log.error(
      'teams-missing',
      NOWHERE,
      'records 310',
      'The file pairs teams, but does not say who they are: records 310 (or 013) are missing.',
    );
  } else if (numbered.length === 0) warnAboutOrder(unnumbered[0], log);
  const teamOf = membersOf(teams, players, log);
  const listed = teams.map((team) => ({ ...team, members: team.members.filter((id) => id !== 0) }));
  const byId = numberedTeams(listed, log);
  if (log.errorCount > before) return null;
  return { teams: listed, byId, teamOf, numbersFrom: numbered.length > 0 ? 'record' : 'order' };
}

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
    `Record ${codeOf(line)} names the team ${stranger}, which is not in the file.`,
  );
  return false;
}

/** The highest number that the columns of the records of teams hold. */
export const MOST_TEAMS = 999;
/** Columns from one member to the next. */
const MEMBER_WIDTH = 5;

function teamOf310(line: Line, log: ProblemLog): TeamLine | null {
  const data = readStrictly(TEAM_310, line, log);
  if (data === null) return null;
  const { team: id, name, nickname, ...rest } = data;
  return { id, name: name.trim(), nickname: nickname.trim(), line, ...rest };
}

function teamOf013(line: Line, id: number, log: ProblemLog): TeamLine | null {
  const data = readStrictly(TEAM_013, line, log);
  if (data === null) return null;
  const unknown = { nickname: '', strength: '', matchPoints: null, gamePoints: null, rank: null };
  return { id, ...unknown, name: data.name.trim(), members: data.members, line };
}

function warnAboutOrder(line: Line, log: ProblemLog): void {
  log.warn(
    'team-numbers',
    placeOf(line, 1),
    'records 310, which number the teams',
    'Records 013 do not tell the pairing numbers of the teams.',
    'the teams are numbered in the order of their lines',
  );
}

function numberedTeams(teams: readonly TeamLine[], log: ProblemLog): Map<number, TeamLine> {
  const byId = new Map<number, TeamLine>();
  for (const team of teams) {
    const { id, line } = team;
    const other = byId.get(id);
    if (id < 1 || id > MOST_TEAMS) {
      log.error(
        'team-number',
        placeOf(line, 5, 3),
        `a number from 1 to ${MOST_TEAMS}`,
        `The number of the team "${team.name}" is not one from 1 to ${MOST_TEAMS}.`,
      );
    } else if (other !== undefined) {
      log.error(
        'duplicate-number',
        placeOf(line, 5, 3),
        'a number that no other team has',
        `The team number ${id} is already used in line ${other.line.number}.`,
      );
    } else byId.set(id, team);
  }
  return byId;
}

function membersOf(
  teams: readonly TeamLine[],
  players: ReadonlySet<number>,
  log: ProblemLog,
): Map<number, number> {
  const teamOf = new Map<number, number>();
  for (const { id, line, members } of teams) {
    const first = FIRST_MEMBER[codeOf(line)] ?? 1;
    members.forEach((member, index) => {
      if (member === 0) return;
      const place = placeOf(line, first + MEMBER_WIDTH * index, MEMBER_WIDTH - 1);
      const other = teamOf.get(member);
      if (!players.has(member)) {
        log.error(
          'unknown-player',
          place,
          'the starting number of a player',
          `Team ${id} has the member ${member}, who is not in the file.`,
        );
      } else if (other !== undefined) {
        log.error(
          'two-teams',
          place,
          'a player who is in no other team',
          other === id
            ? `Player ${member} is twice in team ${id}.`
            : `Player ${member} is in the teams ${other} and ${id}.`,
        );
      } else teamOf.set(member, id);
    });
  }
  return teamOf;
}

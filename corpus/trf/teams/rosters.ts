import { TEAM_013, TEAM_310 } from '../forms/team-forms.js';
import { NOWHERE, placeOf, type Line, type ProblemLog } from '../problems.js';
import type { Records } from '../records/records.js';
import { readStrictly } from './strictly.js';
import type { TakenFacts, TeamSheet } from './team-sheets.js';

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
  const lines = (tag: string): Line[] => records.teams.filter(({ text }) => text.startsWith(tag));
  const numbered = lines('310');
  const unnumbered = lines('013');
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

/** The highest number that the columns of the records of teams hold. */
export const MOST_TEAMS = 999;
/** 1-based column of the first member, and the columns from one to the next. */
const FIRST_MEMBER = { '310': 74, '013': 37 } as const;
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
    const first = FIRST_MEMBER[line.text.startsWith('310') ? '310' : '013'];
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

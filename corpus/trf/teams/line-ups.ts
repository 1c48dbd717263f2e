import { LINE_UP } from '../records/team-forms.js';
import { readStrictly } from '../records/codecs.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { linesOf, type Records } from '../records/records.js';
import { areTeams, type Rosters } from './rosters.js';

/** A record 300: who sat at the boards of a team, which was not in its usual order or left a board empty. */
export interface LineUp {
  readonly line: Line;
  readonly opponent: number;
  /** Starting numbers from the first board; 0 is an empty one. */
  readonly players: readonly number[];
}

/** The line-ups by round (entry r-1 is round r) and team number. */
export function readLineUps(
  records: Records,
  rosters: Rosters,
  mostRounds: number,
  log: ProblemLog,
): ReadonlyMap<number, LineUp>[] {
  const rounds: Map<number, LineUp>[] = [];
  for (const line of linesOf(records, '300')) {
    const data = readStrictly(LINE_UP, line, log);
    if (data === null || !areTeams(line, [data.team, data.opponent], rosters, log)) continue;
    const { round, team, opponent, players } = data;
    const fault = faultOf(data, rosters, mostRounds);
    const known = rounds[round - 1]?.get(team);
    if (fault !== null) log.error('line-up', placeOf(line, 5), fault.expected, fault.message);
    else if (known !== undefined)
      log.error(
        'contradiction',
        placeOf(line, 1),
        'one record 300 for a team and a round',
        `The line-up of team ${team} in round ${round} stands in line ${known.line.number} already.`,
      );
    else {
      while (rounds.length < round) rounds.push(new Map());
      rounds[round - 1].set(team, { line, opponent, players });
    }
  }
  return rounds;
}

interface LineUpData {
  readonly round: number;
  readonly team: number;
  readonly players: readonly number[];
}

function faultOf(
  { round, team, players }: LineUpData,
  { teamOf }: Rosters,
  mostRounds: number,
): { readonly expected: string; readonly message: string } | null {
  if (round < 1 || round > mostRounds)
    return {
      expected: `a round from 1 to ${mostRounds}`,
      message: `Record 300 speaks of round ${round}, which the event does not have.`,
    };
  const seated = players.filter((id) => id !== 0);
  const stranger = seated.find((id) => teamOf.get(id) !== team);
  if (stranger !== undefined)
    return {
      expected: `members of team ${team}`,
      message: `Record 300 lets player ${stranger} play for team ${team}, of which record 310 does not make a member.`,
    };
  const twice = seated.find((id, index) => seated.indexOf(id) !== index);
  if (twice === undefined) return null;
  return {
    expected: 'every player once',
    message: `Record 300 has player ${twice} twice in the line-up of team ${team} in round ${round}.`,
  };
}

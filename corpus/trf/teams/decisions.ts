import type { Colour, Tenths } from '../../../engine/index.js';
import { MATCH_FORFEIT, TEAM_BYES } from '../records/team-forms.js';
import { readStrictly } from '../records/codecs.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { BYES } from '../records/byes.js';
import { codeOf, linesOf, type Records } from '../records/records.js';
import { areTeams, type Rosters } from './rosters.js';

/** What records say of a team in a round in which it played no match. */
export type Decision = ByeDecision | ForfeitDecision;

export interface ByeDecision {
  readonly kind: 'bye';
  readonly type: 'U' | 'F' | 'H' | 'Z';
  readonly line: Line;
}

export interface ForfeitDecision {
  readonly kind: 'forfeit';
  readonly opponent: number;
  readonly colour: Colour;
  readonly result: '+' | '-';
  readonly line: Line;
}

/** The records 320, 330 and 240 of a team event. */
export interface Decisions {
  /** Entry r-1 is round r, by team number. */
  readonly rounds: readonly ReadonlyMap<number, Decision>[];
  /** What record 320 says of the worth of the pairing-allocated bye; null: nothing. */
  readonly byeWorth: { readonly matchPoints: Tenths | null; readonly gamePoints: Tenths | null } | null;
  /** The file has a record 320: who is not in it had no pairing-allocated bye. */
  readonly listsByes: boolean;
}

/**
 * Pairing-allocated byes (320), matches that were not played (330) and byes asked for (240).
 * @param mostRounds how many rounds the event can have.
 */
export function readDecisions(
  records: Records,
  rosters: Rosters,
  mostRounds: number,
  log: ProblemLog,
): Decisions {
  const rounds: Map<number, Decision>[] = [];
  const add = (round: number, team: number, decision: Decision): void => {
    const { line } = decision;
    if (round < 1 || round > mostRounds) {
      if (!log.first(`round ${line.number}`)) return;
      log.error(
        'record-round',
        placeOf(line, 5),
        `a round from 1 to ${mostRounds}`,
        `Record ${codeOf(line)} speaks of round ${round}, which the event does not have.`,
      );
      return;
    }
    while (rounds.length < round) rounds.push(new Map());
    const known = rounds[round - 1].get(team);
    if (known !== undefined && !isSame(known, decision)) {
      log.error(
        'contradiction',
        placeOf(line, 1),
        `what record ${codeOf(known.line)} in line ${known.line.number} says`,
        `Record ${codeOf(line)} gives team ${team} another round ${round} than record ${codeOf(known.line)} in line ${known.line.number}.`,
      );
    } else rounds[round - 1].set(team, decision);
  };
  const byes = readAllocatedByes(records, rosters, add, log);
  for (const line of linesOf(records, '330')) readForfeit(line, rosters, add, log);
  for (const line of linesOf(records, '240')) {
    const record = BYES.read(line, log);
    if (record === null || !areTeams(line, record.ids, rosters, log)) continue;
    for (const id of record.ids) add(record.round, id, { kind: 'bye', type: record.type, line });
  }
  return { rounds, byeWorth: byes, listsByes: byes !== null };
}

type Add = (round: number, team: number, decision: Decision) => void;

function isSame(one: Decision, other: Decision): boolean {
  if (one.kind === 'bye') return other.kind === 'bye' && one.type === other.type;
  if (other.kind === 'bye') return false;
  return one.opponent === other.opponent && one.colour === other.colour && one.result === other.result;
}

function readAllocatedByes(
  records: Records,
  rosters: Rosters,
  add: Add,
  log: ProblemLog,
): Decisions['byeWorth'] {
  const [line, second] = linesOf(records, '320');
  if (line === undefined) return null;
  if (second !== undefined) {
    log.error(
      'contradiction',
      placeOf(second, 1),
      'one record 320',
      `The pairing-allocated byes stand in line ${line.number} already.`,
    );
  }
  const data = readStrictly(TEAM_BYES, line, log);
  if (data === null) return null;
  const { matchPoints, gamePoints, teams } = data;
  const ids = teams.filter((id) => id !== 0);
  if (areTeams(line, ids, rosters, log)) {
    teams.forEach((id, index) => {
      if (id !== 0) add(index + 1, id, { kind: 'bye', type: 'U', line });
    });
  }
  return { matchPoints, gamePoints };
}

function readForfeit(line: Line, rosters: Rosters, add: Add, log: ProblemLog): void {
  const data = readStrictly(MATCH_FORFEIT, line, log);
  if (data === null) return;
  const { result, round, white, black } = data;
  if (!areTeams(line, [white, black], rosters, log)) return;
  if (result === '' || white === black) {
    log.error(
      'forfeited-match',
      placeOf(line, 5),
      '+-, -+ or --, a round and two teams',
      white === black
        ? `Record 330 lets team ${white} meet itself.`
        : 'Record 330 does not tell who won the match.',
    );
    return;
  }
  const sign = (at: number): '+' | '-' => (result[at] === '+' ? '+' : '-');
  add(round, white, { kind: 'forfeit', opponent: black, colour: 'white', result: sign(0), line });
  add(round, black, { kind: 'forfeit', opponent: white, colour: 'black', result: sign(1), line });
}

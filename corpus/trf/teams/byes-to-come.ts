import type { ProblemLog } from '../problems.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeInRound } from '../player-columns.js';
import type { RequestedByes } from '../tournament.js';
import type { Decisions } from './decisions.js';
import type { Rosters } from './rosters.js';
import type { TeamRound } from './team-round.js';

/** What tells of the rounds after the last one paired. */
export interface ByeSources {
  readonly players: readonly PlayerLine[];
  readonly rosters: Rosters;
  readonly decisions: Decisions;
  readonly pairedRounds: number;
}

/**
 * Byes and absences of teams in rounds to come: those of records 240, and where these say nothing of a team those that all
 * of its members have in their 001 records, with a warning.
 */
export function byesToCome(sources: ByeSources, log: ProblemLog): RequestedByes[] {
  const { players, decisions, pairedRounds } = sources;
  const known = Math.max(decisions.rounds.length, ...players.map(({ cells }) => cells.length));
  const byes: RequestedByes[] = [];
  for (let round = pairedRounds + 1; round <= known; round++) {
    const types = typesOf(sources, round, log);
    for (const type of ['F', 'H', 'U', 'Z'] as const) {
      const ids = [...types].flatMap(([id, own]) => (own === type ? [id] : []));
      if (ids.length > 0) byes.push({ round, type, ids: ids.sort((a, b) => a - b) });
    }
  }
  return byes;
}

/** Who is not to be paired in the next round: the engine takes a missing entry as "present". */
export function nextByes(byes: readonly RequestedByes[], round: number): Map<number, [TeamRound]> {
  const ofRound = byes.filter((one) => one.round === round);
  return new Map(
    ofRound.flatMap(({ type, ids }) =>
      ids.map((id) => [id, [{ opponent: null, colour: null, result: type, boards: null }]] as const),
    ),
  );
}

type ByeType = RequestedByes['type'];

/** By team number. */
function typesOf(
  { players, rosters, decisions }: ByeSources,
  round: number,
  log: ProblemLog,
): Map<number, ByeType> {
  const lines = new Map(players.map((player) => [player.id, player]));
  const types = new Map<number, ByeType>();
  for (const { id, members } of rosters.teams) {
    const decision = decisions.rounds[round - 1]?.get(id);
    if (decision !== undefined) {
      if (decision.kind === 'bye') types.set(id, decision.type);
      continue;
    }
    const codes = new Set(members.map((member) => codeOf(lines.get(member), round)));
    const [type] = codes;
    if (codes.size !== 1 || type === undefined || type === null) continue;
    types.set(id, type);
    const first = lines.get(members[0]);
    if (first === undefined) continue;
    log.warn(
      'bye-of-members',
      placeInRound(first, round),
      'a record 240',
      `Round ${round}: all members of team ${id} have the bye ${type}, but no record 240 gives it to the team.`,
      'byes of all members of a team are byes of the team',
    );
  }
  return types;
}

function codeOf(player: PlayerLine | undefined, round: number): ByeType | null {
  const cell = player?.cells[round - 1];
  if (cell === undefined || cell.blank) return null;
  return cell.code === 'F' || cell.code === 'H' || cell.code === 'U' || cell.code === 'Z' ? cell.code : null;
}

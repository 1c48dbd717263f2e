import { PLAYER_FIELDS, playerField } from '../player-columns.js';
import { ProblemLog } from '../problems.js';
import { TEAM_BYES } from '../records/team-forms.js';
import { firstSeats, type TeamPair } from '../teams/first-seats.js';
import type { TeamTournament } from '../write/write-teams.js';
import { changeLines, linesIn } from './change-lines.js';
import { withRound } from './fill-round.js';

/**
 * The file with the round to come of an event of teams, everything else as it stands. A round of teams stands in a file by
 * the games of its boards: the first members of the teams get games without a result, and the bye goes into record 320.
 * Teams that asked for a bye have a record 240 already.
 * @param event as it was read from the file.
 */
export function fillTeamRound(
  input: Uint8Array | string,
  event: TeamTournament,
  { pairs, bye }: { readonly pairs: readonly TeamPair[]; readonly bye: number | null },
): string {
  const round = event.pairedRounds + 1;
  const seats = firstSeats(event.teams, event.teamScores?.boards ?? 1, pairs);
  const games = changeLines(input, (line) => {
    const entry = line.startsWith('001') ? seats.get(Number(playerField(line, PLAYER_FIELDS.id))) : undefined;
    return [entry === undefined ? line : withRound(line, round, entry)];
  });
  return bye === null ? games : withBye(games, event, round, bye);
}

function withBye(text: string, event: TeamTournament, round: number, bye: number): string {
  const lines = linesIn(text);
  const place = lines.findIndex((line) => line.startsWith('320'));
  if (place >= 0) {
    const data = TEAM_BYES.read({ number: place + 1, text: lines[place] }, new ProblemLog());
    // A record 320 that cannot be read is an error in an event of teams.
    if (data === null) throw new Error('record 320 was read, and cannot be read any more');
    const record = TEAM_BYES.write({ ...data, teams: withTeam(data.teams, round, bye) });
    return changeLines(text, (line, index) => [index === place ? record : line]);
  }
  const before = Array.from(
    { length: round - 1 },
    (_, index) => event.players.find(({ rounds }) => rounds[index]?.result === 'U')?.id ?? 0,
  );
  const record = TEAM_BYES.write({ ...worthOfBye(event), teams: withTeam(before, round, bye) });
  const last = lines.findLastIndex((line) => line.startsWith('310') || line.startsWith('013'));
  return changeLines(text, (line, index) => (index === last ? [line, record] : [line]));
}

/** What the bye was worth without a record 320; in game points only where the number of boards is certain. */
function worthOfBye({ teams, teamScores, points }: TeamTournament): {
  readonly matchPoints: number;
  readonly gamePoints: number | null;
} {
  const ofGames = teamScores?.primary === 'game-points' ? points : (teamScores?.secondary ?? points);
  return {
    matchPoints: teams.matches.pairingAllocatedBye,
    gamePoints: teams.taken.boardsFrom === 'record' ? ofGames.pairingAllocatedBye : null,
  };
}

function withTeam(teams: readonly number[], round: number, bye: number): number[] {
  const list = Array.from({ length: Math.max(round, teams.length) }, (_, index) => teams[index] ?? 0);
  list[round - 1] = bye;
  return list;
}

import { entryOf, isForfeit, pointsOf, pointsOfResult, secondaryPointsOf } from '../../../engine/index.js';
import type { RoundEntry, Tenths } from '../../../engine/index.js';
import { BOARD_COLOURS, LINE_UP, MATCH_FORFEIT, TEAM_310, TEAM_BYES } from '../records/team-forms.js';
import { BYES } from '../records/byes.js';
import { MATCH_POINTS } from '../records/points.js';
import { ADJUSTMENT } from '../records/restrictions.js';
import { ABSENT } from '../rounds.js';
import type { RecordedByes, Tournament, TournamentPlayer } from '../tournament.js';
import { firstSeats } from '../teams/first-seats.js';
import type { TeamPair } from '../teams/first-seats.js';
import type { TeamSheets } from '../tournament.js';
import { writePlayer } from './write-player.js';

/** A tournament whose players are teams. */
export type TeamTournament = Tournament & { readonly teams: TeamSheets };

export function isOfTeams(tournament: Tournament): tournament is TeamTournament {
  return tournament.teams !== undefined;
}

/** Records 352 and 362, as far as the defaults do not say the same. */
export function teamSettings({ teams }: TeamTournament): string[] {
  const { boardColours, matches } = teams;
  const { whiteWin: win, whiteDraw: draw, whiteLoss: loss } = matches;
  const letters = boardColours?.map((colour) => (colour === 'white' ? 'W' : 'B')).join('');
  const isUsual = win === 20 && draw === 10 && loss === 0;
  const values = [
    ['TW', win],
    ['TD', draw],
    ['TL', loss],
  ] as const;
  return [
    ...(letters === undefined ? [] : [BOARD_COLOURS.write({ colours: letters })]),
    ...(isUsual ? [] : [MATCH_POINTS.write(values)]),
  ];
}

/** Records 001 of the members, with the rounds that are paired. Their points are those of their games. */
export function memberRecords(tournament: TeamTournament): string[] {
  const { teams, pairedRounds } = tournament;
  const published = publishedSeats(tournament);
  return teams.members.map((member) => {
    const rounds = Array.from(
      { length: pairedRounds },
      (_, index) => published[index].get(member.id) ?? seatOf(entryOf(member, index + 1)),
    );
    const points = rounds.reduce(
      (sum, entry) => sum + (entry.opponent === null ? 0 : pointsOfResult(teams.games, entry)),
      0,
    );
    return writePlayer({ ...member, points, rounds }, pairedRounds, []);
  });
}

/** Who has no opponent has no bye either: record 320 tells of the pairing-allocated one of the team. */
function seatOf(entry: RoundEntry): RoundEntry {
  return entry.result === 'U' ? ABSENT : entry;
}

/**
 * Records 310, 320, 330, 300, 240 and 299 of the rounds that are paired.
 * @param byesToCome of the rounds after them.
 */
export function teamRecords(tournament: TeamTournament, byesToCome: readonly RecordedByes[]): string[] {
  const { teams, players, pairedRounds } = tournament;
  const byId = new Map(players.map((player) => [player.id, player]));
  const order = tournament.fileOrder.flatMap((id) => teams.teams.filter((team) => team.id === id));
  return [
    ...order.flatMap((sheet) => {
      const player = byId.get(sheet.id);
      if (player === undefined) return [];
      const { id: team, members, name, nickname, strength } = sheet;
      const totals = totalsOf(tournament, player);
      const data = {
        team,
        name: name.slice(0, 32),
        nickname,
        strength,
        ...totals,
        rank: player.rank,
        members,
      };
      return [TEAM_310.write(data)];
    }),
    ...allocatedByes(tournament),
    ...forfeits(tournament),
    ...teams.lineUps.slice(0, pairedRounds).flatMap((lineUps, index) =>
      [...lineUps]
        .sort(([a], [b]) => a - b)
        .flatMap(([team, own]) => {
          const opponent = byId.get(team)?.rounds[index]?.opponent ?? null;
          return opponent === null ? [] : [LINE_UP.write({ round: index + 1, team, opponent, players: own })];
        }),
    ),
    ...byesUpTo(tournament).map(BYES.write),
    ...byesToCome.map(BYES.write),
    ...teams.adjustments.map(({ matchPoints, gamePoints, ...rest }) => {
      const record = ADJUSTMENT.write({ ...rest, value: gamePoints ?? 0, matchPoints });
      return gamePoints === null ? record.slice(0, 11) + ' '.repeat(6) + record.slice(17) : record;
    }),
  ];
}

function totalsOf(
  tournament: TeamTournament,
  player: TournamentPlayer,
): { matchPoints: Tenths; gamePoints: Tenths } {
  let [primary, secondary] = [0, 0];
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    primary += pointsOf(tournament, player, round);
    secondary += secondaryPointsOf(tournament, player, round);
  }
  const printed = player.points ?? primary;
  const isByMatches = tournament.teamScores?.primary !== 'game-points';
  return {
    matchPoints: isByMatches ? printed : secondary,
    gamePoints: isByMatches ? secondary : printed,
  };
}

function allocatedByes(tournament: TeamTournament): string[] {
  const { teams, players, pairedRounds, requestedByes, teamScores, points } = tournament;
  const given = requestedByes.filter(({ type }) => type === 'U');
  const last = Math.max(pairedRounds, ...given.map(({ round }) => round));
  const ids = Array.from({ length: last }, (_, index) => {
    const ofRound = given.find(({ round }) => round === index + 1)?.ids.at(0);
    return ofRound ?? players.find(({ rounds }) => rounds[index]?.result === 'U')?.id ?? 0;
  });
  const isByMatches = teamScores?.primary !== 'game-points';
  const ofGames = isByMatches ? (teamScores?.secondary ?? points) : points;
  const matchPoints = teams.matches.pairingAllocatedBye;
  const gamePoints = ofGames.pairingAllocatedBye;
  const isUsual = matchPoints === teams.matches.whiteDraw && gamePoints === ofGames.whiteDraw;
  if (isUsual && ids.every((id) => id === 0)) return [];
  return [
    TEAM_BYES.write({ matchPoints, gamePoints, teams: ids.slice(0, ids.findLastIndex((id) => id > 0) + 1) }),
  ];
}

function forfeits({ players, pairedRounds }: TeamTournament): string[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const records: string[] = [];
  for (let round = 1; round <= pairedRounds; round++) {
    for (const { id: white, rounds } of players) {
      const { opponent: black, colour, result } = rounds[round - 1] ?? ABSENT;
      if (black === null || colour !== 'white' || (result !== '+' && result !== '-')) continue;
      const theirs = byId.get(black)?.rounds[round - 1]?.result ?? '-';
      records.push(MATCH_FORFEIT.write({ result: `${result}${theirs}`, round, white, black }));
    }
  }
  return records;
}

/** Full-point and half-point byes, which nothing else tells. */
function byesUpTo({ players, pairedRounds }: TeamTournament): RecordedByes[] {
  const rounds = Array.from({ length: pairedRounds }, (_, index) => index + 1);
  return rounds.flatMap((round) =>
    (['F', 'H'] as const).flatMap((type) => {
      const ids = players.flatMap(({ id, rounds: own }) => (own[round - 1]?.result === type ? [id] : []));
      return ids.length === 0 ? [] : [{ round, type, ids }];
    }),
  );
}

/**
 * Who sits opposite whom in matches of which no games are told, as in a pairing just made: the first members of both
 * teams, who all end as the match did. By member, entry r-1 is round r.
 */
function publishedSeats({
  teams,
  players,
  pairedRounds,
  teamScores,
}: TeamTournament): Map<number, RoundEntry>[] {
  const membersOf = new Map(teams.teams.map(({ id, members }) => [id, members]));
  const byMember = new Map(teams.members.map((member) => [member.id, member]));
  const resultsOf = new Map(players.map(({ id, rounds }) => [id, rounds]));
  return Array.from({ length: pairedRounds }, (_, index) => {
    const isWritten = (team: number): boolean =>
      (membersOf.get(team) ?? []).some(
        (member) => (byMember.get(member)?.rounds[index]?.opponent ?? null) !== null,
      );
    const pairs = players.flatMap(({ id, rounds }): TeamPair[] => {
      const { opponent, colour, result } = rounds[index] ?? ABSENT;
      if (isForfeit(result) || opponent === null || colour !== 'white') return [];
      if (isWritten(id) || isWritten(opponent)) return [];
      const theirs = resultsOf.get(opponent)?.[index]?.result ?? result;
      return [{ white: id, black: opponent, results: [result, theirs] }];
    });
    return firstSeats(teams, teamScores?.boards ?? 1, pairs);
  });
}

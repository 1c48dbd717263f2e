import { winValue } from '../../../engine/index.js';
import type { Colour, EventData, PointSystem, RoundEntry, ScoreKind } from '../../../engine/index.js';
import { checkAlterations } from '../alterations.js';
import type { TeamEvent } from '../as-it-stands.js';
import { otherScore, primaryScoreOf } from '../event-kind.js';
import { checkKnownLater } from '../known-later.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { readStrictly } from '../records/codecs.js';
import { eventLength, type HeaderData } from '../records/header-records.js';
import { toPlayer, type PlayerLine } from '../records/player-record.js';
import { checkRoster } from '../records/read-players.js';
import { linesOf, type Records } from '../records/records.js';
import { BOARD_COLOURS } from '../records/team-forms.js';
import type { Tournament, TournamentPlayer } from '../tournament.js';
import { byesToCome, nextByes } from './byes-to-come.js';
import { readDecisions } from './decisions.js';
import { deduceByes, possibleByes, withDeducedByes } from './deduced-byes.js';
import { readLineUps, type LineUp } from './line-ups.js';
import { readMeetings } from './meetings.js';
import { checkPrintedPoints, hasOtherScoring } from './printed-points.js';
import { readRosters, type Rosters, type TeamLine } from './rosters.js';
import { isSeated, readSeats, type Seats } from './seats.js';
import { readForbiddenTeams, readTeamAcceleration, refuseRecordsOfPlayers } from './team-restrictions.js';
import { teamEntry, type TeamRound } from './team-round.js';
import { bonusesOf, readWorth } from './worth.js';

/** The records of a file in which teams are paired. */
export interface TeamFile {
  readonly records: Records;
  readonly header: HeaderData;
  /** What the games are worth (record 162). */
  readonly games: PointSystem;
  readonly players: readonly PlayerLine[];
}

/** What a team event has beside what every event has. */
export type PairedTeams = TeamEvent & Pick<Tournament, 'pairedByFileOrder'>;

/**
 * The event with its teams as players: the team numbers are the pairing numbers, a match is worth its points of the
 * primary score and, as `secondaryPoints`, of the other one, and its colour is that of the first board (C.04.6, 1.6).
 * Everything is made of the boards: the 001 records of the members, grouped by team, in the order of the records 310 and
 * 300. What the boards do not tell is in the records 320, 330 and 240.
 * @param asked the primary score where the file does not tell it; null: match points (C.04.6, 1.2.2).
 * @returns null, with errors in the log, where it is not certain who met whom.
 */
export function readTeams(file: TeamFile, asked: ScoreKind | null, log: ProblemLog): PairedTeams | null {
  const { records, header, games, players } = file;
  refuseRecordsOfPlayers(records, header.parts.pairedByFileOrder, log);
  const rosters = readRosters(records, new Set(players.map(({ id }) => id)), log);
  if (rosters === null) return null;
  const mostRounds = header.parts.announcedRounds ?? MOST_ROUNDS;
  const decisions = readDecisions(records, rosters, mostRounds, log);
  const lineUps = readLineUps(records, rosters, mostRounds, log);
  const seats = readSeats(players, rosters, decisions.rounds, lineUps, log);
  const { pairedRounds } = seats;
  const boardColours = readBoardColours(records, log);
  const boards = boardColours?.length ?? longestLineUp(seats, rosters, lineUps);
  const sources = { players, rosters, seats, decisions, lineUps, boardColours, boards, games };
  const recorded = readMeetings(sources, log);
  const worth = readWorth(records, rosters, games, boards, decisions.byeWorth, log);
  const named = primaryScoreOf(header.parts.systemCode);
  const primary = asked ?? named ?? 'match-points';
  const primaryFrom = asked !== null ? 'option' : named !== null ? 'record' : 'default';
  const requestedByes = byesToCome({ players, rosters, decisions, pairedRounds }, log);
  const length = eventLength(header, pairedRounds);
  checkAlterations(records.comments, pairedRounds, log);
  checkRoster(players, records, log);

  const { matches, gamesOfMatches, adjustments } = worth;
  const [points, secondary] =
    primary === 'match-points' ? [matches, gamesOfMatches] : [gamesOfMatches, matches];
  const teams = rosters.teams.toSorted((a, b) => a.id - b.id);
  const next = nextByes(requestedByes, pairedRounds + 1);
  const entriesOf = ({ id }: TeamLine, meetings: Meetings): RoundEntry[] => {
    const played = meetings.get(id) ?? [];
    const rounds = [...played, ...(next.get(id) ?? [])];
    return rounds.map((round, index) => teamEntry(round, { team: id, round: index + 1 }, worth, primary));
  };
  const playersBy = (meetings: Meetings): TournamentPlayer[] =>
    teams.map((team) => toTeam(team, entriesOf(team, meetings), primary));
  const eventByRecords: EventData & { readonly players: readonly TournamentPlayer[] } = {
    totalRounds: length.totalRounds,
    points,
    initialColour: header.parts.initialColour,
    virtualPoints: readTeamAcceleration(
      records,
      rosters,
      Math.max(length.totalRounds, pairedRounds + 1),
      primary,
      log,
    ),
    forbidden: readForbiddenTeams(records, rosters, log),
    adjustments: bonusesOf(adjustments, primary),
    teamScores: {
      primary,
      secondary,
      secondaryAdjustments: bonusesOf(adjustments, otherScore(primary)),
      boards,
      gameWin: winValue(games),
    },
    players: playersBy(recorded),
  };
  const byRecords = { event: eventByRecords, primary, teams, pairedRounds, meetings: recorded };
  const mayDeduce = log.errorCount === 0 && !hasOtherScoring(byRecords);
  const deduced = mayDeduce ? deduceByes({ check: byRecords, decisions, worth }, log) : [];
  const meetings = deduced.length === 0 ? recorded : withDeducedByes(recorded, deduced);
  const event = deduced.length === 0 ? eventByRecords : { ...eventByRecords, players: playersBy(meetings) };
  checkKnownLater(records.comments, { kind: 'team', players: event.players, pairedRounds }, log);
  const crosstables = linesOf(records, '802');
  const printed = { ...byRecords, event, meetings };
  const otherMeanings = mayDeduce ? possibleByes({ check: printed, decisions, worth }) : [];
  const wrongPoints = log.errorCount === 0 ? checkPrintedPoints(printed, crosstables, log) : [];
  return {
    ...event,
    ...length,
    kind: 'team',
    pairedByFileOrder: false,
    pairedRounds,
    requestedByes,
    fileOrder: rosters.teams.map(({ id }) => id),
    wrongPoints,
    openByes: [],
    otherMeanings,
    teams: {
      teams: teams.map(({ line: _, ...team }) => team),
      members: players.map((player, place) => toPlayer(player, seats.entries[place].slice(0, pairedRounds))),
      games,
      matches,
      adjustments,
      boardColours,
      lineUps: lineUps.map(
        (round) => new Map([...round].map(([team, { players: own }]) => [team, own] as const)),
      ),
      taken: {
        primaryFrom,
        boardsFrom: boardColours === null ? 'line-ups' : 'record',
        numbersFrom: rosters.numbersFrom,
      },
    },
  };
}

const MOST_ROUNDS = 500;

/** The rounds of the teams, by team number. */
type Meetings = ReadonlyMap<number, readonly TeamRound[]>;

function readBoardColours(records: Records, log: ProblemLog): Colour[] | null {
  const [line, second] = linesOf(records, '352');
  if (line === undefined) return null;
  if (second !== undefined && second.text.trimEnd() !== line.text.trimEnd())
    log.error(
      'contradiction',
      placeOf(second, 1),
      'one record 352',
      `The colours of the boards stand in line ${line.number} already.`,
    );
  const data = readStrictly(BOARD_COLOURS, line, log);
  const letters = data?.colours.trim().toUpperCase() ?? '';
  return letters === '' ? null : Array.from(letters, (letter) => (letter === 'W' ? 'white' : 'black'));
}

/** The most boards that a team had in a round. */
function longestLineUp(
  { entries, placesOf }: Seats,
  { teams }: Rosters,
  lineUps: readonly ReadonlyMap<number, LineUp>[],
): number {
  let longest = 1;
  for (const { id } of teams) {
    const counts: number[] = [];
    for (const place of placesOf.get(id) ?? [])
      entries[place].forEach((entry, index) => {
        if (isSeated(entry)) counts[index] = (counts[index] ?? 0) + 1;
      });
    for (const count of counts) longest = Math.max(longest, count ?? 0);
  }
  for (const round of lineUps)
    for (const { players } of round.values()) longest = Math.max(longest, players.length);
  return longest;
}

function toTeam(team: TeamLine, rounds: readonly RoundEntry[], primary: ScoreKind): TournamentPlayer {
  const { id, name, strength, matchPoints, gamePoints, rank, line } = team;
  const rating = Math.round(Number(strength));
  return {
    id,
    name,
    rounds,
    rating: rating > 0 ? rating : null,
    points: primary === 'match-points' ? matchPoints : gamePoints,
    rank,
    sex: '',
    title: '',
    federation: '',
    fideId: '',
    birthDate: '',
    line: line.number,
  };
}

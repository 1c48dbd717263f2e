import type { ResultCode, Tenths } from '../../../engine/index.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { placeInRound } from '../player-columns.js';
import {
  boardsOf,
  colourOfMatch,
  placeOfMatch,
  pointsOfBoards,
  seatedIn,
  type Board,
  type MatchFacts,
} from './boards.js';
import type { TeamLine } from './rosters.js';
import { ABSENT, type MatchSources, type TeamRound } from './team-round.js';
import { byeOf, forfeitedRound, reportPlaying } from './unplayed-rounds.js';

/** The rounds of every team up to the last that was paired, by team number. */
export function readMeetings(sources: MatchSources, log: ProblemLog): Map<number, TeamRound[]> {
  const { rosters, seats } = sources;
  const rounds = new Map(rosters.teams.map(({ id }) => [id, [] as TeamRound[]]));
  for (let round = 1; round <= seats.pairedRounds; round++) {
    const done = new Map<number, TeamRound>();
    for (const team of rosters.teams) {
      if (!done.has(team.id)) readRound(sources, team, round, done, log);
    }
    for (const { id } of rosters.teams) rounds.get(id)?.push(done.get(id) ?? ABSENT);
  }
  return rounds;
}

/** Enters the round of a team, and that of the team it met. */
function readRound(
  sources: MatchSources,
  team: TeamLine,
  round: number,
  done: Map<number, TeamRound>,
  log: ProblemLog,
): void {
  const { seats, decisions } = sources;
  const decision = decisions.rounds[round - 1]?.get(team.id);
  const seated = seatedIn(seats, team.id, round);
  if (decision?.kind === 'forfeit') {
    done.set(team.id, forfeitedRound(sources, team, round, decision, seated, log));
    return;
  }
  const seen = opponentOf(sources, team, round, seated, log);
  const met = seen ?? (decision === undefined ? opponentByLineUp(sources, team, round, seated, log) : null);
  // What is wrong in a match is told once.
  for (const one of [team, met]) if (one !== null) done.set(one.id, ABSENT);
  if (met === null) {
    done.set(team.id, byeOf(sources, team, round, decision, log));
    return;
  }
  const theirs = decisions.rounds[round - 1]?.get(met.id);
  const against = decision ?? theirs;
  if (against !== undefined) {
    reportPlaying(sources, decision === undefined ? met : team, round, against, log);
    return;
  }
  if (seen !== null && opponentOf(sources, met, round, seatedIn(seats, met.id, round), log)?.id !== team.id)
    return;
  const lineUps = [team, met].map(({ id }) => sources.lineUps[round - 1]?.get(id));
  const facts: MatchFacts = {
    round,
    teams: [team, met],
    lineUps: [lineUps[0], lineUps[1]],
    players: sources.players,
    seats,
    boardColours: sources.boardColours,
  };
  const boards = boardsOf(facts, log);
  if (boards === null) return;
  const longest = boards.reduce((most, { number }) => Math.max(most, number + 1), 0);
  if (longest > sources.boards) {
    log.error(
      'boards',
      placeOfMatch(facts),
      `a match of ${sources.boards} boards, as record 352 says`,
      `Round ${round}: the teams ${team.id} and ${met.id} met at ${longest} boards.`,
    );
    return;
  }
  const colour = colourOfMatch(facts, boards, log);
  const points = pointsOfBoards(boards, sources.boards, sources.games);
  const results = resultsOf(facts, boards, points, log);
  const other = colour === null ? null : colour === 'white' ? 'black' : 'white';
  done.set(team.id, { opponent: met.id, colour, result: results[0], boards: points[0] });
  done.set(met.id, { opponent: team.id, colour: other, result: results[1], boards: points[1] });
}

function resultsOf(
  facts: MatchFacts,
  boards: readonly Board[],
  points: readonly [readonly Tenths[], readonly Tenths[]],
  log: ProblemLog,
): readonly [ResultCode, ResultCode] {
  const codes = (side: 0 | 1): (ResultCode | undefined)[] => boards.map(({ sides }) => sides[side]?.result);
  const [own, theirs] = [codes(0), codes(1)];
  if (own.includes('*') || theirs.includes('*')) return ['*', '*'];
  const all = (list: readonly (ResultCode | undefined)[], sign: '+' | '-'): boolean =>
    list.every((code) => code === sign || (sign === '-' && code === undefined));
  const isAbsent = [all(own, '-'), all(theirs, '-')];
  if (isAbsent[0] || isAbsent[1]) {
    log.warn(
      'forfeited-match',
      placeOfMatch(facts),
      'a record 330',
      `Round ${facts.round}: nobody of team ${facts.teams[isAbsent[0] ? 0 : 1].id} came to the match against team ${facts.teams[isAbsent[0] ? 1 : 0].id}, but no record 330 says so.`,
      'such matches are taken as forfeited',
    );
    return [isAbsent[0] ? '-' : '+', isAbsent[1] ? '-' : '+'];
  }
  const [gained, lost] = points.map((list) => list.reduce((sum, value) => sum + value, 0));
  if (gained === lost) return ['=', '='];
  return gained > lost ? ['1', '0'] : ['0', '1'];
}

/**
 * The team that record 300 names as the opponent of a team whose members met nobody: nobody of the other team came. Null
 * where none names it, or where the other team has players, too, who met nobody.
 */
function opponentByLineUp(
  { rosters, seats, players, lineUps }: MatchSources,
  team: TeamLine,
  round: number,
  seated: readonly number[],
  log: ProblemLog,
): TeamLine | null {
  const lineUp = lineUps[round - 1]?.get(team.id);
  const met = lineUp === undefined ? undefined : rosters.byId.get(lineUp.opponent);
  const [first] = seated as readonly (number | undefined)[];
  if (lineUp === undefined || met === undefined || first === undefined) return null;
  const theirs = seatedIn(seats, met.id, round);
  const named = lineUps[round - 1]?.get(met.id)?.opponent ?? team.id;
  if (theirs.length === 0 && named === team.id) return met;
  log.error(
    'match',
    placeInRound(players[first], round),
    `games against members of team ${met.id}, as record 300 in line ${lineUp.line.number} says`,
    `Round ${round}: record 300 lets team ${team.id} meet team ${met.id}, but the 001 records tell of no game between them.`,
  );
  return null;
}

/** The one team whose members those of a team met; null for none. */
function opponentOf(
  { rosters, seats, players, lineUps }: MatchSources,
  team: TeamLine,
  round: number,
  seated: readonly number[],
  log: ProblemLog,
): TeamLine | null {
  let met: number | null = null;
  for (const place of seated) {
    const { opponent } = seats.entries[place][round - 1];
    if (opponent === null) continue;
    const theirs = rosters.teamOf.get(opponent) ?? null;
    if (theirs === null || theirs === team.id || (met !== null && theirs !== met)) {
      if (log.first(`match ${team.id} ${round}`))
        log.error(
          'match',
          placeInRound(players[place], round),
          'games against members of one other team',
          `Round ${round}: the members of team ${team.id} have games against ${theirs === team.id ? 'each other' : 'more than one team'}.`,
        );
      return null;
    }
    met = theirs;
  }
  const lineUp = lineUps[round - 1]?.get(team.id);
  if (lineUp !== undefined && met !== null && lineUp.opponent !== met) {
    log.error(
      'line-up',
      placeOf(lineUp.line, 13, 3),
      `team ${met}, whose members they met`,
      `Round ${round}: record 300 lets team ${team.id} meet team ${lineUp.opponent}, the games are against team ${met}.`,
    );
  }
  return met === null ? null : (rosters.byId.get(met) ?? null);
}

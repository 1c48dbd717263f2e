import type { Colour, PointSystem, ResultCode, Tenths } from '../../../engine/index.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { columnOf, type PlayerLine } from '../records/player-record.js';
import { boardsOf, colourOfMatch, placeOfMatch, pointsOfBoards, seatedIn } from './boards.js';
import type { Board, MatchFacts } from './boards.js';
import type { Decision, Decisions, ForfeitDecision } from './decisions.js';
import type { LineUp } from './line-ups.js';
import type { Rosters, TeamLine } from './rosters.js';
import type { Seats } from './seats.js';

/** What one round was for a team, before it is worth anything. */
export interface TeamRound {
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly result: ResultCode;
  /** Game points of each board that the records of the players tell of; null where they tell of none. */
  readonly boards: readonly Tenths[] | null;
}

/** All that the matches are made of. */
export interface MatchSources {
  readonly players: readonly PlayerLine[];
  readonly rosters: Rosters;
  readonly seats: Seats;
  readonly decisions: Decisions;
  readonly lineUps: readonly ReadonlyMap<number, LineUp>[];
  readonly boardColours: readonly Colour[] | null;
  readonly boards: number;
  readonly games: PointSystem;
}

/** The rounds of every team up to the last that was paired, by team number. */
export function readMeetings(sources: MatchSources, log: ProblemLog): Map<number, TeamRound[]> {
  const { rosters, seats } = sources;
  const rounds = new Map(rosters.teams.map(({ id }) => [id, [] as TeamRound[]]));
  for (let round = 1; round <= seats.pairedRounds; round++) {
    const done = new Map<number, TeamRound>();
    for (const team of rosters.teams) {
      if (!done.has(team.id)) readRound(sources, team, round, done, log);
      rounds.get(team.id)?.push(done.get(team.id) ?? ABSENT);
    }
  }
  return rounds;
}

const ABSENT: TeamRound = { opponent: null, colour: null, result: 'Z', boards: null };

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
    done.set(team.id, forfeited(sources, team, round, decision, seated, log));
    return;
  }
  const met = opponentOf(sources, team, round, seated, log);
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
  if (opponentOf(sources, met, round, seatedIn(seats, met.id, round), log)?.id !== team.id) return;
  const lineUps = [team, met].map(({ id }) => sources.lineUps[round - 1]?.get(id));
  const facts: MatchFacts = {
    ...sources,
    round,
    teams: [team, met],
    lineUps: [lineUps[0], lineUps[1]],
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
          placeOf(players[place].line, columnOf(round), 8),
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

/** A round without an opponent: what the records say, else what the records of the members do. */
function byeOf(
  { decisions, players, seats }: MatchSources,
  team: TeamLine,
  round: number,
  decision: Decision | undefined,
  log: ProblemLog,
): TeamRound {
  if (decision?.kind === 'bye') return { ...ABSENT, result: decision.type };
  const places = seats.placesOf.get(team.id) ?? [];
  const codes = new Set(
    places.map((place) => seats.entries[place][round - 1]?.result ?? 'Z').filter((code) => code !== 'Z'),
  );
  const [code] = codes;
  if (code === undefined) return ABSENT;
  const place = places.find((one) => seats.entries[one][round - 1]?.result === code) ?? 0;
  const where = placeOf(players[place].line, columnOf(round), 8);
  const isTold = code === 'F' || code === 'H' || (code === 'U' && !decisions.listsByes);
  if (codes.size > 1 || !isTold) {
    log.error(
      'round-of-team',
      where,
      'a record 320, 330 or 240 for the team',
      `Round ${round}: what team ${team.id} had is not told: it met nobody, and no record 320, 330 or 240 names it.`,
    );
    return ABSENT;
  }
  log.warn(
    'bye-of-members',
    where,
    'a record 320 or 240',
    `Round ${round}: the members of team ${team.id} have the bye ${code}, but no record 320 or 240 gives it to the team.`,
    'byes of all members of a team are byes of the team',
  );
  return { ...ABSENT, result: code };
}

/** Record 330; the records of the players may tell at which boards somebody came. */
function forfeited(
  { players, seats, rosters, boards, games }: MatchSources,
  team: TeamLine,
  round: number,
  { opponent, colour, result, line }: ForfeitDecision,
  seated: readonly number[],
  log: ProblemLog,
): TeamRound {
  const wrong = seated.find((place) => {
    const entry = seats.entries[place][round - 1];
    const met = entry.opponent === null ? opponent : rosters.teamOf.get(entry.opponent);
    return (entry.result !== '+' && entry.result !== '-') || met !== opponent;
  });
  if (wrong !== undefined) {
    log.error(
      'forfeited-match',
      placeOf(players[wrong].line, columnOf(round), 8),
      `a forfeit, as record 330 in line ${line.number} says`,
      `Round ${round}: the match of the teams ${team.id} and ${opponent} is forfeited, but player ${players[wrong].id} has a game.`,
    );
  }
  const wins = seated.filter((place) => seats.entries[place][round - 1].result === '+').length;
  if (result === '-' && wins > 0)
    log.error(
      'forfeited-match',
      placeOf(line, 5, 2),
      'no player of the absent team who won',
      `Round ${round}: record 330 lets team ${team.id} lose by forfeit, but players of it won.`,
    );
  const points = new Array<Tenths>(boards).fill(games.forfeitLoss);
  if (result === '+') points.fill(games.forfeitWin, 0, wins === 0 ? boards : wins);
  return { opponent, colour, result, boards: points };
}

function reportPlaying(
  { players, seats }: MatchSources,
  team: TeamLine,
  round: number,
  { line }: Decision,
  log: ProblemLog,
): void {
  if (!log.first(`playing ${team.id} ${round}`)) return;
  const [place] = seatedIn(seats, team.id, round);
  log.error(
    'contradiction',
    placeOf(players[place].line, columnOf(round), 8),
    `no game, as record ${line.text.slice(0, 3)} in line ${line.number} says`,
    `Round ${round}: team ${team.id} has a bye or a forfeited match, but players of it have games.`,
  );
}

import { opposite } from '../../../engine/index.js';
import type { Colour, Tenths } from '../../../engine/index.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { placeInRound } from '../player-columns.js';
import { seatedIn } from './boards.js';
import type { Decision, ForfeitDecision } from './decisions.js';
import type { TeamLine } from './rosters.js';
import { ABSENT, type MatchSources, type TeamRound } from './team-round.js';

/** A round without an opponent: what the records say, else what the records of the members do. */
export function byeOf(
  { decisions, players, seats }: MatchSources,
  team: TeamLine,
  round: number,
  decision: Decision | undefined,
  log: ProblemLog,
): TeamRound {
  if (decision?.kind === 'bye') return { ...ABSENT, result: decision.type };
  const places = seats.placesOf.get(team.id) ?? [];
  const codes = new Set(
    places.map((place) => seats.entries[place][round - 1].result).filter((code) => code !== 'Z'),
  );
  const [code] = codes;
  if (code === undefined) return ABSENT;
  const place = places.find((one) => seats.entries[one][round - 1].result === code) ?? 0;
  const where = placeInRound(players[place], round);
  const isCertain = code === 'F' || code === 'H' || (code === 'U' && !decisions.listsByes);
  if (codes.size > 1 || !isCertain) {
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
export function forfeitedRound(
  sources: MatchSources,
  team: TeamLine,
  round: number,
  { opponent, colour, result, line }: ForfeitDecision,
  seated: readonly number[],
  log: ProblemLog,
): TeamRound {
  const { players, seats, rosters, boards, games } = sources;
  const wrong = seated.find((place) => {
    const entry = seats.entries[place][round - 1];
    const met = entry.opponent === null ? opponent : rosters.teamOf.get(entry.opponent);
    return (entry.result !== '+' && entry.result !== '-') || met !== opponent;
  });
  if (wrong !== undefined) {
    log.error(
      'forfeited-match',
      placeInRound(players[wrong], round),
      `a forfeit, as record 330 in line ${line.number} says`,
      `Round ${round}: the match of the teams ${team.id} and ${opponent} is forfeited, but player ${players[wrong].id} has a game.`,
    );
  }
  const winners = seated.filter((place) => seats.entries[place][round - 1].result === '+');
  if (result === '-' && winners.length > 0)
    log.error(
      'forfeited-match',
      placeOf(line, 5, 2),
      'no player of the absent team who won',
      `Round ${round}: record 330 lets team ${team.id} lose by forfeit, but players of it won.`,
    );
  const points = new Array<Tenths>(boards).fill(games.forfeitLoss);
  // Where nobody is told, all boards are won.
  if (result === '+' && winners.length === 0) points.fill(games.forfeitWin);
  for (const board of result === '+' ? boardsWon(sources, team, round, colour, winners) : [])
    points[board] = games.forfeitWin;
  return { opponent, colour, result, boards: points };
}

/** A team with a bye or a forfeited match that has games all the same: of its players, or of others against them. */
export function reportPlaying(
  { players, seats }: MatchSources,
  team: TeamLine,
  round: number,
  { line }: Decision,
  log: ProblemLog,
): void {
  if (!log.first(`playing ${team.id} ${round}`)) return;
  const [place] = seatedIn(seats, team.id, round) as readonly (number | undefined)[];
  log.error(
    'contradiction',
    place === undefined ? placeOf(line, 1) : placeInRound(players[place], round),
    `no game, as record ${line.text.slice(0, 3)} in line ${line.number} says`,
    `Round ${round}: team ${team.id} has a bye or a forfeited match, but players of it have games, or others against them.`,
  );
}

/**
 * The boards (from 0) at which players of a team waited for a match that they won by forfeit: those of its record 300;
 * else by their colours, in the order of the members (record 352); else the first ones.
 * @param colour of the team at its first board.
 * @param winners places of the players in `seats.entries`, in the order of the members.
 */
function boardsWon(
  sources: MatchSources,
  team: TeamLine,
  round: number,
  colour: Colour,
  winners: readonly number[],
): number[] {
  const { players, lineUps, boards } = sources;
  const lineUp = lineUps[round - 1]?.get(team.id)?.players ?? null;
  if (lineUp !== null) {
    const numbers = winners.map((place) => lineUp.indexOf(players[place].id));
    if (numbers.every((board) => board >= 0)) return numbers;
  }
  const byColour = boardsByColour(sources, round, colour, winners);
  return byColour ?? Array.from({ length: Math.min(boards, winners.length) }, (_, board) => board);
}

/** Null where colours are not told, or do not fit. */
function boardsByColour(
  { boardColours, boards, seats }: MatchSources,
  round: number,
  colour: Colour,
  winners: readonly number[],
): number[] | null {
  if (boardColours === null) return null;
  const colourAt = (board: number): Colour =>
    boardColours[board] === boardColours[0] ? colour : opposite(colour);
  const found: number[] = [];
  for (const place of winners) {
    const own = seats.entries[place][round - 1].colour;
    let board = (found.at(-1) ?? -1) + 1;
    while (board < boards && colourAt(board) !== own) board += 1;
    if (own === null || board >= boards) return null;
    found.push(board);
  }
  return found;
}

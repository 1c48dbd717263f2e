import { opposite } from '../../../engine/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import { checkGames } from '../checks/cross-checks.js';
import type { ProblemLog } from '../problems.js';
import type { Cell, PlayerLine } from '../records/player-record.js';
import { placeInRound } from '../player-columns.js';
import { ABSENT, interpretGame } from '../rounds.js';
import type { Decision } from './decisions.js';
import type { LineUp } from './line-ups.js';
import type { Rosters } from './rosters.js';

/** The boards at which members of the teams sat. */
export interface Seats {
  /** The last round in which teams were paired. */
  readonly pairedRounds: number;
  /** By member (in the order of the 001 records) and round, at least as many as were paired; an entry without opponent and with `+` won against an empty board. */
  readonly entries: readonly (readonly RoundEntry[])[];
  /** Places of the members of a team in `entries`, in the order of the boards. */
  readonly placesOf: ReadonlyMap<number, readonly number[]>;
  readonly placeOf: ReadonlyMap<number, number>;
}

/** True for somebody who sat at a board, or who waited at one for nobody. */
export function isSeated({ opponent, result }: RoundEntry): boolean {
  return opponent !== null || result === '+';
}

/**
 * The games of the members, and that both players of each tell the same. What record 330 says of a match is told by it
 * alone: its games name players who need not have come (TRF26, record 330).
 */
export function readSeats(
  players: readonly PlayerLine[],
  rosters: Rosters,
  decisions: readonly ReadonlyMap<number, Decision>[],
  lineUps: readonly ReadonlyMap<number, LineUp>[],
  log: ProblemLog,
): Seats {
  const places = new Map(players.map(({ id }, place) => [id, place]));
  const decisionOf = ({ id }: PlayerLine, round: number): Decision | undefined =>
    decisions[round - 1]?.get(rosters.teamOf.get(id) ?? 0);
  const pairedRounds = lastPairedRound(players, rosters, decisions);
  const playing = teamsWithMatches(players, rosters, lineUps);
  const hasMatch = ({ id }: PlayerLine, round: number): boolean =>
    playing[round - 1]?.has(rosters.teamOf.get(id) ?? 0);
  const entries = players.map((player) =>
    player.cells.map((cell, index) => {
      const round = index + 1;
      const kind = decisionOf(player, round)?.kind;
      if (cell.opponent === 0) return withoutOpponent(cell, kind === 'forfeit' || hasMatch(player, round));
      if (!rosters.teamOf.has(player.id)) reportStranger(player, round, log);
      return interpretGame(cell, round, { player, pairedRounds, log });
    }),
  );
  const isForfeited = (place: number, round: number): boolean =>
    decisionOf(players[place], round)?.kind === 'forfeit';
  answerForfeits(players, entries, places, isForfeited, log);
  checkGames(
    players,
    entries.map((row, place) =>
      row.map((entry, index) => (isForfeited(place, index + 1) || entry.opponent === null ? ABSENT : entry)),
    ),
    log,
  );
  // Who is met may have a shorter record; that it does not tell of the game is an error already.
  for (const row of entries) while (row.length < pairedRounds) row.push(ABSENT);
  const placesOf = new Map(
    rosters.teams.map(({ id, members }) => [id, members.map((member) => places.get(member) ?? 0)]),
  );
  return { pairedRounds, entries, placesOf, placeOf: places };
}

/**
 * The last round that was paired. After the last match a round with a pairing-allocated bye counts only where something is
 * known of every other team: else the bye was given beforehand, and the others are still to be paired.
 */
function lastPairedRound(
  players: readonly PlayerLine[],
  { teams }: Rosters,
  decisions: readonly ReadonlyMap<number, Decision>[],
): number {
  const forfeited = decisions.findLastIndex((round) =>
    [...round.values()].some(({ kind }) => kind === 'forfeit'),
  );
  const played = players.map(({ cells }) =>
    cells.findLastIndex(({ opponent, code, colour }) => opponent !== 0 || (code === '+' && colour !== null)),
  );
  const lastMatch = played.reduce((most, last) => Math.max(most, last), forfeited) + 1;
  const cellsOf = new Map(players.map(({ id, cells }) => [id, cells]));
  const isGiven = (round: number): boolean =>
    players.some(({ cells }) => isBye(cells[round - 1])) ||
    [...(decisions[round - 1]?.values() ?? [])].some((one) => one.kind === 'bye' && one.type === 'U');
  const isComplete = (round: number): boolean =>
    teams.every(
      ({ id, members }) =>
        decisions[round - 1]?.has(id) ||
        members.every((member) => cellsOf.get(member)?.[round - 1]?.blank === false),
    );
  const known = Math.max(decisions.length, ...players.map(({ cells }) => cells.length));
  for (let round = known; round > lastMatch; round--) if (isGiven(round) && isComplete(round)) return round;
  return lastMatch;
}

/** The pairing-allocated bye in the column of a member, with the sign of TRF06 too. */
function isBye(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.opponent === 0 && (cell.code === 'U' || cell.code === '+');
}

/** The teams that had a match in each round: a member of them met somebody, or record 300 names the other team. */
function teamsWithMatches(
  players: readonly PlayerLine[],
  { teamOf }: Rosters,
  lineUps: readonly ReadonlyMap<number, LineUp>[],
): ReadonlySet<number>[] {
  const rounds = lineUps.map((teams) => new Set(teams.keys()));
  for (const { id, cells } of players)
    cells.forEach(({ opponent }, index) => {
      const team = teamOf.get(id);
      if (opponent === 0 || team === undefined) return;
      while (rounds.length <= index) rounds.push(new Set());
      rounds[index].add(team);
    });
  return rounds;
}

/**
 * Nobody was met. In a match `0000` stands for the empty chair of the other team, with or without the colour of the board:
 * a team with a match has no bye.
 */
function withoutOpponent({ colour, code }: Cell, hasMatch: boolean): RoundEntry {
  if (code === '+' && (hasMatch || colour !== null)) return { opponent: null, colour, result: '+' };
  if (code === 'F' || code === 'H' || code === 'U') return { opponent: null, colour: null, result: code };
  // TRF06 wrote the pairing-allocated bye so.
  return code === '+' ? { opponent: null, colour: null, result: 'U' } : ABSENT;
}

function reportStranger(player: PlayerLine, round: number, log: ProblemLog): void {
  if (!log.first(`stranger ${player.id}`)) return;
  log.error(
    'player-without-team',
    placeInRound(player, round),
    'games of members of the teams only',
    `Round ${round}: player ${player.id} has a game, but plays for no team (record 310).`,
  );
}

/** A game won by forfeit against somebody of whom nothing is told: he was to play, and lost it. */
function answerForfeits(
  players: readonly PlayerLine[],
  entries: RoundEntry[][],
  places: ReadonlyMap<number, number>,
  isForfeited: (place: number, round: number) => boolean,
  log: ProblemLog,
): void {
  entries.forEach((row, place) => {
    row.forEach(({ opponent, colour, result }, index) => {
      const other = opponent === null ? undefined : places.get(opponent);
      if (result !== '+' || other === undefined || isForfeited(place, index + 1)) return;
      const answer = entries[other][index];
      if (answer !== undefined && answer !== ABSENT) return;
      while (entries[other].length < index) entries[other].push(ABSENT);
      const theirs = colour === null ? null : opposite(colour);
      entries[other][index] = { opponent: players[place].id, colour: theirs, result: '-' };
      log.warn(
        'one-sided-forfeit',
        placeInRound(players[place], index + 1),
        'a forfeited game in both records',
        `Round ${index + 1}: player ${players[place].id} wins by forfeit against player ${opponent ?? 0}, whose record does not tell of it.`,
        'the game counts as lost by forfeit for the other',
      );
    });
  });
}

import { gamesOfMatch } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { drawValue, isPlayed, scheduledColour } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { boardPoints } from './board-points.js';
import { remade } from './trim.js';

/**
 * Where teams are paired, with matches of fewer boards: those who won still win. All boards end as the match did, or as
 * many of them as there were in proportion.
 */
export function* fewerGames(tournament: Tournament): Iterable<Tournament> {
  const boards = tournament.teamScores?.boards ?? 1;
  for (let fewer = 1; fewer < boards; fewer++) {
    yield withBoards(tournament, fewer, ({ boards: _, ...entry }) => entry);
    yield withBoards(tournament, fewer, (entry) => inProportion(entry, tournament, fewer));
  }
}

/**
 * Where rounds are matches, with those that are won with all boards, or with both games, or drawn at all of them: all
 * matches, or one.
 */
export function* plainMatches(tournament: Tournament): Iterable<Tournament> {
  if (tournament.teams === undefined && tournament.twoGames === undefined) return;
  const { players } = tournament;
  const plain = (isMeant: (id: number, opponent: number, round: number) => boolean): Tournament =>
    remade(tournament, {
      players: players.map((player) => ({
        ...player,
        rounds: player.rounds.map((entry, index) =>
          isMeant(player.id, entry.opponent ?? 0, index + 1) ? plainEntry(entry) : entry,
        ),
      })),
    });
  yield plain(() => true);
  for (const { id, rounds } of players)
    for (const [index, entry] of rounds.entries()) {
      const { opponent } = entry;
      if (opponent === null || opponent < id || !isMixed(entry)) continue;
      yield plain((own, other, round) => round === index + 1 && (own === id || other === id));
    }
}

/** The boards, or the two games, of a match did not all end in the same way. */
export function isMixed({ result, boards, games }: RoundEntry): boolean {
  if (!isPlayed(result)) return false;
  const isUnequal = boards?.some((points) => points !== boards[0]) ?? false;
  return isUnequal || (games?.some((game) => game.result !== result) ?? false);
}

function plainEntry(entry: RoundEntry): RoundEntry {
  const { opponent, result } = entry;
  return { opponent, colour: scheduledColour(entry), result };
}

function withBoards(
  tournament: Tournament,
  boards: number,
  change: (entry: RoundEntry) => RoundEntry,
): Tournament {
  const { teams, teamScores, points } = tournament;
  if (teams === undefined || teamScores === undefined) return tournament;
  const isByMatches = teamScores.primary === 'match-points';
  const old = isByMatches ? teamScores.secondary : points;
  const { games } = teams;
  const share = old.pairingAllocatedBye / (teamScores.boards * drawValue(games));
  const bye = Math.round(share * boards * drawValue(games));
  const ofMatch = gamesOfMatch(games, boards, Number.isFinite(bye) ? bye : 0);
  return remade(tournament, {
    ...(isByMatches ? {} : { points: ofMatch }),
    teamScores: { ...teamScores, boards, ...(isByMatches ? { secondary: ofMatch } : {}) },
    teams: { ...teams, boardColours: teams.boardColours?.slice(0, boards) ?? null },
    players: tournament.players.map((player) => ({ ...player, rounds: player.rounds.map(change) })),
  });
}

/** The game points of White in a match of fewer boards; those of Black follow from them. */
function inProportion(
  { boards: old, ...entry }: RoundEntry,
  { teams, teamScores }: Tournament,
  boards: number,
): RoundEntry {
  if (old === undefined || teams === undefined || teamScores === undefined) return entry;
  if (entry.colour !== 'white' || !isPlayed(entry.result)) return entry;
  const own = old.reduce((sum, value) => sum + value, 0);
  const share = own / (teamScores.boards * teamScores.gameWin);
  const halves = Math.round(2 * boards * share);
  const [least, most] =
    entry.result === '='
      ? [boards, boards]
      : entry.result === '1'
        ? [boards + 1, 2 * boards]
        : [0, boards - 1];
  const kept = Math.min(Math.max(halves, least), most);
  return { ...entry, boards: boardPoints(kept, boards, teams.games) };
}

import { boardColoursOf, bonusesOf, otherScore, teamEntry } from '../../corpus/index.js';
import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { entryOf, isForfeit, opposite } from '../../engine/index.js';
import type { Colour, PointSystem, RoundEntry } from '../../engine/index.js';
import { matchSides } from './match-boards.js';
import type { MatchSide } from './match-boards.js';

/**
 * A tournament of teams with new line-ups, made from its matches: every team has as many members as there are boards, and
 * they play all matches in their order. They are named after their boards, since each stands for all who sat there. The
 * points of both counts are those of the boards. Other tournaments are left as they are.
 */
export function seated(tournament: Tournament): Tournament {
  const { teams, teamScores, players } = tournament;
  if (teams === undefined || teamScores === undefined) return tournament;
  const { boards, primary } = teamScores;
  const { games, matches, adjustments } = teams;
  const boardColours = boardColoursOf(teams.boardColours, boards);
  const rows = boardsOfAll(players, boardColours, games);
  const gamesOfMatches = primary === 'match-points' ? teamScores.secondary : tournament.points;
  const worth = { matches, gamesOfMatches, adjustments };
  const idOf = (place: number, board: number): number => place * boards + board + 1;
  return {
    ...tournament,
    adjustments: bonusesOf(adjustments, primary),
    teamScores: { ...teamScores, secondaryAdjustments: bonusesOf(adjustments, otherScore(primary)) },
    players: rows.map(({ player, rounds }) => ({
      ...player,
      rounds: rounds.map(({ entry: { opponent, colour, result }, side }, index) => {
        const given = { opponent, colour, result: side?.result ?? result, boards: side?.points ?? null };
        return teamEntry(given, { team: player.id, round: index + 1 }, worth, primary);
      }),
    })),
    teams: {
      ...teams,
      boardColours,
      lineUps: [],
      teams: players.map(({ id, name, rating }, place) => ({
        ...UNKNOWN_TEAM,
        id,
        name,
        strength: rating === null ? '' : String(rating),
        members: boardColours.map((_, board) => idOf(place, board)),
      })),
      members: rows.flatMap(({ player, rounds }, place) =>
        boardColours.map((colour, board) => ({
          ...UNKNOWN_MEMBER,
          id: idOf(place, board),
          name: `${player.name}, board ${board + 1}`,
          rounds: rounds.map((round) =>
            memberEntry(round, board, colour !== boardColours[0], (met) => idOf(met, board)),
          ),
        })),
      ),
    },
  };
}

const UNKNOWN_TEAM = { nickname: '', matchPoints: null, gamePoints: null, rank: null };
const UNKNOWN_PERSON = { sex: '', title: '', rating: null, federation: '', fideId: '', birthDate: '' };
const UNKNOWN_MEMBER = { ...UNKNOWN_PERSON, points: null, rank: null, line: 0 };
const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };

/** A team with its boards of every round. */
interface Row {
  readonly player: TournamentPlayer;
  readonly rounds: readonly Round[];
}

interface Round {
  readonly entry: RoundEntry;
  /** Null where the team met nobody. */
  readonly side: MatchSide | null;
  /** Place of the team that was met among all; -1 for none. */
  readonly met: number;
}

function boardsOfAll(
  players: readonly TournamentPlayer[],
  boardColours: readonly Colour[],
  games: PointSystem,
): Row[] {
  const places = new Map(players.map(({ id }, place) => [id, place]));
  const ofWhite = boardColours.map((colour) => (colour === boardColours[0] ? 'white' : 'black'));
  const sideOf = (entry: RoundEntry, met: number, round: number): MatchSide | null => {
    if (met < 0) return null;
    const answer = entryOf(players[met], round);
    return entry.colour === 'white'
      ? matchSides([entry, answer], ofWhite, games)[0]
      : matchSides([answer, entry], ofWhite, games)[1];
  };
  return players.map((player) => ({
    player,
    rounds: player.rounds.map((entry, index) => {
      const met = entry.opponent === null ? -1 : (places.get(entry.opponent) ?? -1);
      return { entry, met, side: sideOf(entry, met, index + 1) };
    }),
  }));
}

/** @param idOf the one at this board in the team at a place. */
function memberEntry(
  { entry: { colour }, side, met }: Round,
  board: number,
  isTurned: boolean,
  idOf: (place: number) => number,
): RoundEntry {
  const result = side?.codes[board] ?? null;
  if (result === null || colour === null) return ABSENT;
  return {
    opponent: isForfeit(result) ? null : idOf(met),
    colour: isTurned ? opposite(colour) : colour,
    result,
  };
}

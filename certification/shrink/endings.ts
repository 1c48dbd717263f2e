import type { Tournament } from '../../corpus/index.js';
import { opposite, pointsOfResult } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { boardPoints, resultOf } from './board-points.js';

/** What a pairing ends with for one side: all of its entry but opponent and colour. */
export type Ending = Omit<RoundEntry, 'opponent' | 'colour'>;

/**
 * The usual ways in which a pairing ends, for White and for Black: won, drawn, lost. Where teams are paired, a match is
 * won and lost with all boards, and with as few as are enough; drawn stands there twice, so that it is not rare.
 */
export function endingsOf({ teams, teamScores }: Tournament): readonly (readonly [Ending, Ending])[] {
  if (teams === undefined || teamScores === undefined) return OF_GAMES;
  const { boards, primary } = teamScores;
  const endingOf = (halves: number, isWhite: boolean): Ending => {
    const result = resultOf(halves, boards);
    const winsFirst = boardPoints(halves, boards, teams.games);
    // Black wins at the boards at which White does not.
    const points = isWhite ? winsFirst : winsFirst.toReversed();
    const ofGames = points.reduce((sum, value) => sum + value, 0);
    const ofMatch = pointsOfResult(teams.matches, { colour: null, result });
    const [own, other] = primary === 'match-points' ? [ofMatch, ofGames] : [ofGames, ofMatch];
    return { result, boards: points, points: own, secondaryPoints: other };
  };
  const all = 2 * boards;
  const halves = boards === 1 ? [all, 1, 0] : [all, boards + 1, boards, boards, boards - 1, 0];
  return halves.map((own) => [endingOf(own, true), endingOf(all - own, false)]);
}

const OF_GAMES: readonly (readonly [Ending, Ending])[] = [
  [{ result: '1' }, { result: '0' }],
  [{ result: '=' }, { result: '=' }],
  [{ result: '0' }, { result: '1' }],
];

/** The entry as if it had ended so; what was told of its games or boards is gone. */
export function ended({ opponent, colour }: RoundEntry, ending: Ending): RoundEntry {
  return { opponent, colour, ...ending };
}

/** With the other colour, also in both games of a match. */
export function turned(entry: RoundEntry): RoundEntry {
  const { colour, games } = entry;
  if (colour === null) return entry;
  const turn = <T extends { readonly colour: RoundEntry['colour'] }>(one: T): T =>
    one.colour === null ? one : { ...one, colour: opposite(one.colour) };
  return games === undefined ? turn(entry) : { ...turn(entry), games: [turn(games[0]), turn(games[1])] };
}

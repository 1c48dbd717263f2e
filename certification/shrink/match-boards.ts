import { answerTo, isForfeit, opposite, pointsOfResult } from '../../engine/index.js';
import type { Colour, PointSystem, ResultCode, RoundEntry, Tenths } from '../../engine/index.js';

/** What a match of teams is for one of them, board by board. */
export interface MatchSide {
  readonly result: ResultCode;
  /** Game points of the boards, in tenths; null while the match is still to be played. */
  readonly points: readonly Tenths[] | null;
  /** Results of those who sit there; null where nobody needs to. */
  readonly codes: readonly (ResultCode | null)[];
}

/**
 * The boards of a match, for White and for Black: with the game points that both sides have in their entries, else with
 * those of White, else of Black; where neither tells them, all boards end as the match does.
 * @param colours of the boards of White.
 */
export function matchSides(
  sides: readonly [white: RoundEntry, black: RoundEntry],
  colours: readonly Colour[],
  games: PointSystem,
): readonly [MatchSide, MatchSide] {
  const [white, black] = sides;
  if (sides.some(({ result }) => isForfeit(result)))
    return [forfeited(white, colours.length, games), forfeited(black, colours.length, games)];
  if (sides.some(({ result }) => result === '*')) {
    const open: MatchSide = { result: '*', points: null, codes: colours.map(() => '*') };
    return [open, open];
  }
  const [own, theirs] = sides.map(({ boards }) => (boards?.length === colours.length ? boards : null));
  const results = colours.map((colour, board): GameCodes => {
    const valueOf = ([forWhite, forBlack]: GameCodes): readonly [Tenths, Tenths] => [
      pointsOfResult(games, { colour, result: forWhite }),
      pointsOfResult(games, { colour: opposite(colour), result: forBlack }),
    ];
    const [first, second] = [own?.[board], theirs?.[board]];
    return (
      GAMES.find((codes) => valueOf(codes)[0] === first && valueOf(codes)[1] === second) ??
      GAMES.find((codes) => valueOf(codes)[0] === first) ??
      GAMES.find((codes) => valueOf(codes)[1] === second) ?? [white.result, answerTo(white.result)]
    );
  });
  const points = [0, 1].map((side) =>
    results.map((codes, board) => {
      const colour = side === 0 ? colours[board] : opposite(colours[board]);
      return pointsOfResult(games, { colour, result: codes[side] });
    }),
  );
  const [gained, lost] = points.map((list) => list.reduce((sum, value) => sum + value, 0));
  const result = gained === lost ? '=' : gained > lost ? '1' : '0';
  return [
    { result, points: points[0], codes: results.map(([code]) => code) },
    { result: answerTo(result), points: points[1], codes: results.map(([, code]) => code) },
  ];
}

type GameCodes = readonly [white: ResultCode, black: ResultCode];

/** The usual results first; where the points of a game are others, that of an unusual one. */
const GAMES: readonly GameCodes[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
  ['0', '0'],
  ['=', '0'],
  ['0', '='],
];

/** Who came to some boards only has so many wins written down; else record 330 tells all. */
function forfeited({ result, boards }: RoundEntry, count: number, games: PointSystem): MatchSide {
  const wins = boards?.filter((value) => value === games.forfeitWin).length ?? 0;
  const isPartial = result === '+' && boards?.length === count && wins > 0 && wins < count;
  const won = result === '-' ? 0 : isPartial ? wins : count;
  const isWon = Array.from({ length: count }, (_, board) => board < won);
  return {
    result,
    points: isWon.map((own) => (own ? games.forfeitWin : games.forfeitLoss)),
    codes: isWon.map((own) => (own && isPartial ? '+' : null)),
  };
}

import type { Tournament } from '../../corpus/index.js';
import type { ExpectedRound, Numbering, PlayedGame } from '../../engine/round-robin/index.js';
import type { PicturedPair, PicturedSide, TablePicture } from '../picture/picture.js';
import type { Deviation } from '../report.js';

/** A round as it was published. */
export interface DrawnRound {
  readonly games: readonly PlayedGame[];
  /** Who has a rest round. */
  readonly rests: readonly number[];
  readonly deviations: readonly Pick<Deviation, 'players'>[];
}

/**
 * Draws a round beside the one of the table.
 * @param published null: it was not published.
 */
export function tablePicture(
  { players }: Pick<Tournament, 'players'>,
  { numberOf }: Pick<Numbering, 'numberOf'>,
  table: ExpectedRound,
  published: DrawnRound | null,
): TablePicture {
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  const drawn = [...numberOf].map(([id, number]) => ({ id, number, name: nameOf.get(id) ?? '' }));
  return {
    players: drawn.sort((a, b) => a.number - b.number),
    published: published === null ? null : sideOf(published, numberOf),
    reference: sideOf(table, numberOf),
    excused: published === null ? [] : excusedIn(table, published),
  };
}

function excusedIn({ games }: ExpectedRound, { games: played, rests, deviations }: DrawnRound): number[] {
  const named = new Set([
    ...played.flatMap(({ white, black }) => [white, black]),
    ...rests,
    ...deviations.flatMap(({ players }) => players),
  ]);
  return games.flatMap(({ white, black }) => [white, black]).filter((id) => !named.has(id));
}

function sideOf(
  { games, rests }: Pick<DrawnRound, 'games' | 'rests'>,
  numberOf: Numbering['numberOf'],
): PicturedSide {
  const pairs = games.map(({ white, black, coloursKnown }): PicturedPair => {
    const isWhiteFirst = (numberOf.get(white) ?? 0) < (numberOf.get(black) ?? 0);
    const [higher, lower] = isWhiteFirst ? [white, black] : [black, white];
    return { higher, lower, white: coloursKnown ? white : null };
  });
  return { pairs, floaters: rests };
}

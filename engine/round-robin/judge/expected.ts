import { tableRound } from '../berger-table.js';
import { pairKey } from '../played-event.js';
import type { PlayedEvent, PlayedGame, PlayedRound } from '../played-event.js';
import type { Numbering } from '../numbers/numbering.js';
import type { Slot } from '../schedule.js';
import { isAway } from './away.js';
import type { Surroundings } from './away.js';

/** A round by the table, by starting numbers. */
export interface ExpectedRound {
  readonly games: readonly PlayedGame[];
  readonly rests: readonly number[];
}

/** The round of a slot; of a round that the table does not have nothing is expected. */
export function expectedRound({ places, numberOf }: Numbering, slot: Slot | null): ExpectedRound {
  if (slot === null) return { games: [], rests: [] };
  const playerOf = new Map([...numberOf].map(([id, number]) => [number, id]));
  const games: PlayedGame[] = [];
  const rests: number[] = [];
  for (const game of tableRound(places, slot.tableRound)) {
    const [first, second] = [playerOf.get(game.white), playerOf.get(game.black)];
    if (first === undefined || second === undefined) rests.push(...[first, second].flatMap((id) => id ?? []));
    else {
      const [white, black] = slot.isReversed ? [second, first] : [first, second];
      games.push({ white, black, coloursKnown: true });
    }
  }
  return { games, rests };
}

/** The same with each of these players in the place of the next one, and the last in that of the first. */
export function exchanged({ games, rests }: ExpectedRound, players: readonly number[]): ExpectedRound {
  const other = (id: number): number => {
    const index = players.indexOf(id);
    return index < 0 ? id : players[(index + players.length - 1) % players.length];
  };
  return {
    games: games.map((game) => ({ ...game, white: other(game.white), black: other(game.black) })),
    rests: rests.map(other),
  };
}

/** What a published round has otherwise than the expected one. */
export interface Difference {
  /** Expected games that are not there though one of the two plays somebody else. */
  readonly missing: readonly PlayedGame[];
  /** Expected games that are not there, neither of the two having another one. */
  readonly notPlayed: readonly PlayedGame[];
  /** The same, where one of the two was away. */
  readonly away: readonly PlayedGame[];
  /** Games that are not expected. */
  readonly extra: readonly PlayedGame[];
  /** Expected games with the other colours. */
  readonly turned: readonly PlayedGame[];
  /** Expected games whose colours are told. */
  readonly certain: number;
}

/** Holds a published round (1-based) against an expected one. */
export function differenceOf(
  event: PlayedEvent,
  round: number,
  expected: ExpectedRound,
  surroundings: Surroundings,
): Difference {
  const { games } = event.rounds[round - 1];
  const byPair = new Map(games.map((game) => [pairKey(game.white, game.black), game]));
  const wanted = new Set(expected.games.map(({ white, black }) => pairKey(white, black)));
  const busy = playersIn(event.rounds[round - 1]);
  const there = expected.games.filter(({ white, black }) => byPair.has(pairKey(white, black)));
  const absent = expected.games.filter(({ white, black }) => !byPair.has(pairKey(white, black)));
  const known = there.filter(({ white, black }) => byPair.get(pairKey(white, black))?.coloursKnown === true);
  const isIdle = ({ white, black }: PlayedGame): boolean => !busy.has(white) && !busy.has(black);
  const idle = absent.filter(isIdle);
  // Of a round that is another one nobody knows who could not be there.
  const isAwayFrom = (game: PlayedGame): boolean =>
    !surroundings.isInPlace(round) || isAway(event, round, game, surroundings);
  return {
    missing: absent.filter((game) => !isIdle(game)),
    notPlayed: idle.filter((game) => !isAwayFrom(game)),
    away: idle.filter(isAwayFrom),
    extra: games.filter(({ white, black }) => !wanted.has(pairKey(white, black))),
    turned: known.filter(({ white, black }) => byPair.get(pairKey(white, black))?.white !== white),
    certain: known.length,
  };
}

function playersIn({ games }: PlayedRound): Set<number> {
  return new Set(games.flatMap(({ white, black }) => [white, black]));
}

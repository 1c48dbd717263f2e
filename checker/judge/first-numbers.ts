import { opposite } from '../../engine/index.js';
import type { Colour, Edition, Player, RoundState } from '../../engine/index.js';
import type { PublishedRound } from './published-round.js';

/** A published round, and whether its initial-colour is known. */
export interface NumberedRound {
  readonly state: RoundState;
  readonly published: PublishedRound;
  /** The file states the initial-colour, or an option does. */
  readonly isColourStated: boolean;
}

/**
 * The reading B4 where a first round is right with some of the absent players among the numbers; none elsewhere.
 * @param isRight whether the round, with these numbers, is paired as it was published.
 */
export function readingByFirstNumbers(
  { published, state, isColourStated }: NumberedRound,
  edition: Edition,
  isRight: (numbered: RoundState) => boolean,
): string[] {
  const reading = readingOfNumbers(edition);
  if (reading === null || state.unnumbered.length === 0 || !isFirstRound(state)) return [];
  const { initialColour } = state;
  const colours = isColourStated ? [initialColour] : [initialColour, opposite(initialColour)];
  const isFound = colours.some((colour) => {
    const numbered = numberedByColours(state, published, colour);
    return numbered !== null && isRight(numbered);
  });
  return isFound ? [reading] : [];
}

/** The moment with another initial-colour; null: with its own. */
export function withColour(state: RoundState, initialColour: Colour | null): RoundState {
  return initialColour === null ? state : { ...state, initialColour };
}

/**
 * The first round with the pairing numbers that its colours show (B4). The older texts do not say whether a player who is
 * absent in that round counts among the numbers, and no file says who was entered later. So each of them may count. An
 * absent player is counted only if the next player would otherwise have the wrong colour.
 * @param initialColour the colour of odd numbers.
 * @returns null if no choice of counted players makes all colours right.
 */
function numberedByColours(
  state: RoundState,
  published: PublishedRound,
  initialColour: Colour,
): RoundState | null {
  const shown = coloursOfHigherRanked(state, published);
  const numbers = new Map<number, number>();
  let number = 0;
  /** Absent players since the last number that a colour shows. */
  let absent = 0;
  for (const { id, isAbsent } of inOrder(state)) {
    if (isAbsent) {
      absent += 1;
      continue;
    }
    number += 1;
    const colour = shown.get(id);
    if (colour !== undefined) {
      const isRight = (number % 2 === 1) === (colour === initialColour);
      if (!isRight && absent === 0) return null;
      if (!isRight) number += 1;
      absent = 0;
    }
    numbers.set(id, number);
  }
  const players = state.players.map((player) => ({
    ...player,
    parityNumber: numbers.get(player.id) ?? player.parityNumber,
  }));
  return { ...state, initialColour, players };
}

/** The reading of an edition that lets absent players count (B4), where it decides; null for none. */
function readingOfNumbers({ readingsDecide, otherReadings }: Edition): string | null {
  if (readingsDecide === undefined) return null;
  const reading = otherReadings.find(({ changesParity }) => changesParity);
  if (reading === undefined) return null;
  return readingsDecide === true || readingsDecide.includes(reading.id) ? reading.id : null;
}

/** True before the first round that gives colours. */
function isFirstRound({ players }: RoundState): boolean {
  return players.every(({ past }) => past.every(({ opponent }) => opponent === null));
}

function inOrder({ players, unnumbered }: RoundState): { readonly id: number; readonly isAbsent: boolean }[] {
  return [
    ...players.map(({ id, order }) => ({ id, order, isAbsent: false })),
    ...unnumbered.map(({ id, order }) => ({ id, order, isAbsent: true })),
  ].sort((a, b) => a.order - b.order);
}

/** The colour of the first of each pair, by starting number. */
function coloursOfHigherRanked(
  { players }: RoundState,
  { pairs }: PublishedRound,
): ReadonlyMap<Player['id'], Colour> {
  const rank = new Map(players.map(({ id }, index) => [id, index]));
  return new Map(
    pairs
      .filter(({ coloursKnown }) => coloursKnown)
      .map(({ white, black }) =>
        (rank.get(white) ?? 0) < (rank.get(black) ?? 0) ? [white, 'white'] : [black, 'black'],
      ),
  );
}

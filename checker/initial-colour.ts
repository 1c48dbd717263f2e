import { showingGame } from '../engine/index.js';
import type { Colour, Edition, EventData, RoundState, ShowingGame } from '../engine/index.js';

/** The initial-colour of an event, and where it is from. */
export type InitialColour = { readonly colour: Colour; readonly from: 'file' | 'option' } | InferredColour;

/** Of a game, by its round and starting numbers: only with this initial-colour its colours are right. */
export interface InferredColour {
  readonly colour: Colour;
  readonly from: 'game';
  readonly game: Pick<ShowingGame, 'round' | 'white' | 'black'>;
}

/**
 * The initial-colour: what the file states; else what is told from outside; else what the first game shows.
 * @param told by an option; null for nothing.
 * @returns null when nothing tells it.
 */
export function initialColourFor(
  event: EventData,
  edition: Edition,
  option: Colour | null,
): InitialColour | null {
  if (event.initialColour !== null) return { colour: event.initialColour, from: 'file' };
  if (option !== null) return { colour: option, from: 'option' };
  const shown = showingGame(event);
  if (shown === null) return null;
  const { round, white, black } = shown;
  const colour = round === 1 ? shown.colour : colourBy(edition, shown);
  return { colour, from: 'game', game: { round, white, black } };
}

/** The initial-colour by another reading of an edition; null: that of the event. */
export type InitialColourBy = (other: Edition, ids: readonly string[]) => Colour | null;

/**
 * The initial-colour that the first game of an event shows by another reading: null where the event states it, an option
 * does, or the reading leaves the numbers that decide about colours (B4).
 */
export function initialColourBy({
  event,
  edition,
  initialColour,
}: {
  readonly event: EventData;
  readonly edition: Edition;
  readonly initialColour: InitialColour | null;
}): InitialColourBy {
  const shown = initialColour?.from === 'game' ? showingGame(event) : null;
  const changing = edition.otherReadings.filter(({ changesParity }) => changesParity).map(({ id }) => id);
  return (other, ids) =>
    shown !== null && ids.some((id) => changing.includes(id)) ? colourBy(other, shown) : null;
}

/** After round 1 editions do not all ask whether the same number is odd: which colour gives the game its colours? */
function colourBy(edition: Edition, { state, white, black, colour }: ShowingGame): Colour {
  const whites = (['white', 'black'] as const).map((initialColour) =>
    whiteOf(edition, { ...state, initialColour }, white, black),
  );
  if (whites[0] === whites[1]) return colour;
  return whites[0] === white ? 'white' : 'black';
}

/** Who of two gets White. */
function whiteOf(edition: Edition, state: RoundState, one: number, other: number): number | null {
  const place = (id: number): number => state.players.findIndex((player) => player.id === id);
  const [higher, lower] = [place(one), place(other)].sort((a, b) => a - b);
  const step = edition.round(state).first;
  if (higher < 0 || step === null) return null;
  return state.players[step.coloursOf([higher, lower]).white].id;
}

import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { Player, RoundState } from '../../../model/player.js';
import { standingsOf, strengthOf } from './strength-1998.js';
import type { Strength, StrengthReadings } from './strength-1998.js';

/** A player of a round as the edition of 1998 sees him. */
export interface Player1998 extends Player, Strength {
  /** R (1.1). */
  readonly rating: number;
  /** Due colour (1.3); null for who has played no game. */
  readonly due: Colour | null;
  /** The colours that 5.2 and 5.3 leave. */
  readonly may: Readonly<Record<Colour, boolean>>;
  readonly mayTakeBye: boolean;
}

/** How an edition reads what happened to a player. */
export interface PlayerReadings1998 extends StrengthReadings {
  /** Who may not have the bye (4.1). */
  barsBye(player: Player): boolean;
  /** The due colour of who has played no game (1.3). */
  readonly dueWithoutGames: 'none' | 'as in round 1';
}

/** All players of a round, in their order. */
export function players1998(state: RoundState, edition: PlayerReadings1998): Player1998[] {
  const standings = standingsOf(state);
  return state.players.map((player) => ({
    ...player,
    ...strengthOf(player, standings, edition),
    rating: state.ratings.get(player.id) ?? 0,
    due: dueColour(player, state, edition),
    may: { white: mayHave(player, 'white'), black: mayHave(player, 'black') },
    mayTakeBye: !edition.barsBye(player),
  }));
}

/** True when the first may have White and the second Black. */
export function mayPlay(white: Player1998, black: Player1998): boolean {
  return white.may.white && black.may.black;
}

/** True when two must both have the same colour (5.2, 5.3). */
export function areBoundAlike(a: Player1998, b: Player1998): boolean {
  return !mayPlay(a, b) && !mayPlay(b, a);
}

/** The colour that 5.1 gives to a number of the initial list. */
export function firstColourOf({ parityNumber }: Player, initialColour: Colour): Colour {
  return parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
}

function dueColour(
  player: Player,
  { initialColour }: RoundState,
  { dueWithoutGames }: PlayerReadings1998,
): Colour | null {
  const { colours, colourDifference } = player;
  const last = colours.at(-1);
  if (last === undefined) return dueWithoutGames === 'none' ? null : firstColourOf(player, initialColour);
  if (colourDifference === 0) return opposite(last);
  return colourDifference < 0 ? 'white' : 'black';
}

/** 5.2: no difference beyond two; 5.3: no colour three times in a row. */
function mayHave({ colours, colourDifference }: Player, colour: Colour): boolean {
  const difference = colour === 'white' ? colourDifference : -colourDifference;
  const isThird = colours.length > 1 && colours.slice(-2).every((one) => one === colour);
  return difference < 2 && !isThird;
}

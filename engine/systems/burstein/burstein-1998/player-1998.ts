import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { Player, RoundState } from '../../../model/player.js';
import { colourBars, dueColourOf } from '../../../rules/due-colours.js';
import type { DueColours } from '../../../rules/due-colours.js';
import { standingsOf, strengthOf } from './strength-1998.js';
import type { Strength, StrengthReadings } from './strength-1998.js';

/** A player of a round as the edition of 1998 sees him. */
export interface Player1998 extends Player, Strength, DueColours {
  /** R (1.1). */
  readonly rating: number;
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
  return state.players.map((player) => {
    const { sonnebornBerger, buchholz, median } = strengthOf(player, standings, edition);
    // Property by property: see CONTRIBUTING.md, "Speed".
    return {
      id: player.id,
      order: player.order,
      parityNumber: player.parityNumber,
      score: player.score,
      standing: player.standing,
      colours: player.colours,
      colourDifference: player.colourDifference,
      opponents: player.opponents,
      past: player.past,
      person: player.person,
      sonnebornBerger,
      buchholz,
      median,
      rating: state.ratings.get(player.id) ?? 0,
      due: dueColourOf(player) ?? dueWithoutGames(player, state, edition),
      may: colourBars(player),
      mayTakeBye: !edition.barsBye(player),
    };
  });
}

/** The colour that 5.1 gives to a number of the initial list. */
export function firstColourOf({ parityNumber }: Player, initialColour: Colour): Colour {
  return parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
}

function dueWithoutGames(
  player: Player,
  { initialColour }: RoundState,
  { dueWithoutGames: reading }: PlayerReadings1998,
): Colour | null {
  return reading === 'none' ? null : firstColourOf(player, initialColour);
}

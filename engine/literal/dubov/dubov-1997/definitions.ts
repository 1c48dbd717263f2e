import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../model/player.js';
import { coloursOf, dueColourOf } from '../../colours.js';
import type { LiteralForm } from '../../reading.js';

/** A player in the terms of chapter 1. */
export interface DubovPlayer {
  readonly id: number;
  /** Place in the list calculated before round 1. */
  readonly place: number;
  /** Place among all by name, then in the list (DA15). */
  readonly alphabetical: number;
  readonly score: number;
  readonly past: readonly PastRound[];
  /** Of the games played, the oldest first (C.04.2.D.5). */
  readonly colours: readonly Colour[];
  /** 1.3, 1.4; null for none. */
  readonly dueColour: Colour | null;
  /** 1.1; 0 for none. */
  readonly rating: number;
  /** 1.2 */
  readonly aro: number;
}

/** The players of a round in the order of the state: by score, then in the list. */
export function playersOf(state: RoundState, form: LiteralForm): DubovPlayer[] {
  const alphabetical = state.players.toSorted((one, other) => compareNames(form, one, other));
  return state.players.map((player) => {
    const { id, order, score, past, person } = player;
    return {
      id,
      place: order,
      alphabetical: alphabetical.indexOf(player),
      score,
      past,
      colours: coloursOf(past),
      dueColour: dueColourOf(coloursOf(past)) ?? colourWithoutGames(state, form, player),
      rating: person.rating ?? 0,
      aro: averageRatingOfOpponents(state, form, player),
    };
  });
}

/** 6.2, 7.3, DA15: alphabetically. */
function compareNames({ otherwise }: LiteralForm, one: Player, other: Player): number {
  const [name, otherName] = [one, other].map(({ person }) => person.name ?? '');
  if (name === otherName || otherwise.has('DA15')) return one.order - other.order; // DA15
  return name < otherName ? -1 : 1;
}

/** 1.2: ARO, unrounded. */
function averageRatingOfOpponents(
  { ratings }: RoundState,
  { otherwise }: LiteralForm,
  { past, person }: Player,
): number {
  const met = past.flatMap(({ opponent, isPlayed }) =>
    opponent !== null && (isPlayed || otherwise.has('DA2')) ? [opponent] : [],
  ); // DA2
  if (met.length === 0) return otherwise.has('DA3') ? (person.rating ?? 0) : 0; // DA3
  return met.reduce((sum, opponent) => sum + (ratings.get(opponent) ?? 0), 0) / met.length;
}

/** DA4 */
function colourWithoutGames(
  { initialColour }: RoundState,
  { otherwise }: LiteralForm,
  { order }: Player,
): Colour | null {
  if (!otherwise.has('DA4')) return null; // DA4
  return order % 2 === 0 ? initialColour : opposite(initialColour);
}

/** The due colour of most of some players; null where as many are due either (DA7). */
export function dominatingColour(players: readonly Pick<DubovPlayer, 'dueColour'>[]): Colour | null {
  const whites = players.filter(({ dueColour }) => dueColour === 'white').length;
  const blacks = players.filter(({ dueColour }) => dueColour === 'black').length;
  if (whites === blacks) return null;
  return whites > blacks ? 'white' : 'black';
}

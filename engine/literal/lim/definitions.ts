import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';
import { winValue } from '../../model/results.js';
import { coloursOf, dueColourOf, mayHave } from '../colours.js';
import type { LiteralForm } from '../reading.js';

/** A player in the terms of the text. */
export interface LimPlayer {
  readonly id: number;
  /** Place in the pairing list: who is "highest numbered" has the smallest one. */
  readonly number: number;
  /** Counted among those who have taken part (L28). */
  readonly parityNumber: number;
  readonly score: number;
  readonly rating: number;
  readonly past: readonly PastRound[];
  /** Of the games played, the oldest first. */
  readonly colours: readonly Colour[];
  /** 5.5, 5.6; null for who has not played. */
  readonly due: Colour | null;
  /** 3.10, L10: floated in the round before. */
  readonly hasFloated: boolean;
}

export type PairingDirection = 'down' | 'up';

/** The players of a round in the order of the pairing list. */
export function playersOf(state: RoundState, form: LiteralForm): LimPlayer[] {
  return state.players
    .map((player) => playerOf(state, form, player))
    .sort((one, other) => one.number - other.number);
}

function playerOf(state: RoundState, form: LiteralForm, player: Player): LimPlayer {
  const { id, order, parityNumber, score, past } = player;
  const colours = coloursOf(past);
  return {
    id,
    number: order,
    parityNumber,
    score,
    rating: state.ratings.get(id) ?? 0,
    past,
    colours,
    due: dueColour(state, form, colours),
    hasFloated: hasFloated(state, form, player),
  };
}

/** 5.5, 5.6, L20: the equalising colour, else the alternate one; 5.3, L38: the one that the player may have. */
function dueColour(
  { round }: RoundState,
  { otherwise }: LiteralForm,
  colours: readonly Colour[],
): Colour | null {
  const last = colours.at(-1);
  const isOdd = round % 2 === 1 && colours.length % 2 === 1;
  const due = otherwise.has('L20') && isOdd && last !== undefined ? opposite(last) : dueColourOf(colours); // L20
  const possible = (['white', 'black'] as const).filter((colour) => mayHave({ colours }, colour));
  const isBarred = due !== null && possible.length === 1 && !possible.includes(due);
  return isBarred ? opposite(due) : due; // L38
}

/** 2.2, L27: half of what could be won in so many rounds. */
export function medianScore({ points }: Pick<RoundState, 'points'>, rounds: number): number {
  return (rounds * winValue(points)) / 2;
}

/**
 * L10: was transferred in the round before: above the median group the one with the higher score, below it the one with the
 * lower score, whether or not the game was played. Two with different scores were paired in the group nearer to the median
 * group; where that is, the own score tells, without the virtual points of that round.
 */
function hasFloated(state: RoundState, { otherwise }: LiteralForm, { standing, past }: Player): boolean {
  const last = past.at(-1);
  if (last === undefined) return false;
  if (otherwise.has('L10')) return last.scoreDifference !== 0; // L10
  const before = standing - last.worth;
  const median = medianScore(state, state.round - 2);
  return (last.scoreDifference > 0 && before > median) || (last.scoreDifference < 0 && before < median);
}

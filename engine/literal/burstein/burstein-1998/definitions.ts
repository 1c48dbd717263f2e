import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../model/player.js';
import { coloursOf, dueColourOf } from '../../colours.js';
import { compareLists } from '../../enumerate.js';
import type { LiteralForm } from '../../reading.js';
import { valuesOf } from './values.js';
import type { Values } from './values.js';

/** A player in the terms of Articles 1 and 3. */
export interface BursteinPlayer {
  readonly id: number;
  /** Place in the initial list. */
  readonly order: number;
  /** The number that 5.1 asks for, counted among those who take part (BA17). */
  readonly number: number;
  /** Points, with the imaginary ones where the event announces them (3.3, BA13). */
  readonly score: number;
  readonly past: readonly PastRound[];
  /** Of the games played, the oldest first. */
  readonly colours: readonly Colour[];
  /** 1.3; null for none. */
  readonly due: Colour | null;
  readonly values: Values;
}

/** The players of a round in the order of 3.2, whatever their scores. */
export function playersOf(state: RoundState, form: LiteralForm): BursteinPlayer[] {
  return state.players.map((player) => playerOf(state, form, player)).sort(compareInGroup);
}

function playerOf(state: RoundState, form: LiteralForm, player: Player): BursteinPlayer {
  const { id, order, parityNumber, score, past } = player;
  const colours = coloursOf(past);
  const ofFirstRound = parityNumber % 2 === 1 ? state.initialColour : opposite(state.initialColour);
  return {
    id,
    order,
    number: parityNumber,
    score,
    past,
    colours,
    due: dueColourOf(colours) ?? (form.otherwise.has('BA10') ? ofFirstRound : null), // BA10
    values: valuesOf(state, form, player),
  };
}

/** 3.2: negative where the first comes first; BA15: the initial order where everything is the same. */
export function compareInGroup(one: BursteinPlayer, other: BursteinPlayer): number {
  const listOf = ({ values, order }: BursteinPlayer): number[] => [
    -values.sonnebornBerger,
    -values.buchholz,
    -values.median,
    -values.rating,
    order,
  ];
  return compareLists(listOf(one), listOf(other));
}

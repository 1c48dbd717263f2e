import type { Colour, Tenths } from './event.js';

/** Float received in one earlier round; null for none. */
export type Float = 'down' | 'up' | null;

/** How much a colour preference weighs (2017 A.6, 2026 1.7): none, mild, strong, absolute. */
export const Strength = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;
export type Strength = (typeof Strength)[keyof typeof Strength];

/** Everything that the rules read about one player at the moment a round is paired. */
export interface PairingPlayer {
  /** Starting number. */
  readonly id: number;
  /** Place in the pairing-number order of the event; breaks ties of equal scores (2017 A.2, 2026 1.2). */
  readonly order: number;
  /** Pairing number counted among those who have taken part so far, for the parity of the last colour rule. */
  readonly parityNumber: number;
  /** Pairing score in tenths: points so far plus virtual points of this round. */
  readonly score: Tenths;
  /** Points so far in tenths, without virtual points. */
  readonly standing: Tenths;
  /** Colours of the games played, oldest first, unplayed rounds left out (C.04.2, D.5 / 3.4). */
  readonly colours: readonly Colour[];
  /** Games with White minus games with Black. */
  readonly colourDifference: number;
  readonly preference: Colour | null;
  readonly strength: Strength;
  /** Float of the previous round. */
  readonly lastFloat: Float;
  /** Float of two rounds before. */
  readonly earlierFloat: Float;
  /** Starting numbers already played (forfeits are no meetings). */
  readonly opponents: ReadonlySet<number>;
  /** False when an earlier bye or win without playing bars the pairing-allocated bye. */
  readonly mayTakeBye: boolean;
  /** Rounds so far without a game played. */
  readonly unplayed: number;
  /** True in the final round with more than half of the points that could be had (2017 A.7, 2026 1.8). */
  readonly topscorer: boolean;
}

/** The moment before a round is paired. */
export interface RoundState {
  readonly round: number;
  readonly isFinal: boolean;
  readonly initialColour: Colour;
  /** Those to be paired, highest ranked first: by score, then pairing number. */
  readonly players: readonly PairingPlayer[];
  /**
   * Groups of players whom the organiser lets a player not meet in this round, for each player concerned (starting
   * numbers). If one is in a group of another, so is the other in one of his; he may be in his own.
   */
  readonly forbidden: ReadonlyMap<number, readonly ReadonlySet<number>[]>;
  /** Those who have no number for the parity yet, in the order of the event: they take part in no round up to this. */
  readonly unnumbered: readonly Pick<PairingPlayer, 'id' | 'order'>[];
}

/** True when the organiser forbids two players, by starting number, to meet in this round. */
export function isForbidden({ forbidden }: RoundState, a: number, b: number): boolean {
  return forbidden.get(a)?.some((group) => group.has(b)) === true;
}

/**
 * Colour preference of a player from the colours played (2017 A.6, 2026 1.7). Where the two conditions of an
 * absolute preference point to different colours the colour difference is taken: it is named first.
 */
export function colourPreference(
  colours: readonly Colour[],
  difference: number,
): { preference: Colour | null; strength: Strength } {
  const last = colours.length > 0 ? colours[colours.length - 1] : null;
  if (last === null) return { preference: null, strength: Strength.none };
  if (difference > 1) return { preference: 'black', strength: Strength.absolute };
  if (difference < -1) return { preference: 'white', strength: Strength.absolute };
  const other = last === 'white' ? 'black' : 'white';
  if (colours[colours.length - 2] === last) return { preference: other, strength: Strength.absolute };
  if (difference === 0) return { preference: other, strength: Strength.mild };
  return { preference: difference === 1 ? 'black' : 'white', strength: Strength.strong };
}

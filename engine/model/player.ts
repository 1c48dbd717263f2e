import type { Colour, EventPlayer, PointSystem, ResultCode, Tenths } from './event.js';

/**
 * What every system reads of a player at the moment a round is paired: what happened so far. What only one system makes
 * of it (floats, preferences, topscorers, an index) is that system's own.
 */
export interface Player {
  /** Starting number. */
  readonly id: number;
  /** Place in the pairing-number order of the event; breaks ties of equal scores. */
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
  /** Starting numbers already played, each once, the first first (forfeits are no meetings). */
  readonly opponents: readonly number[];
  /** Entry r-1 is round r; one for every round before this one. */
  readonly past: readonly PastRound[];
  readonly person: Person;
}

/** The ranking order (C.04.2, 2012 A.2, 2017 A.2, 2026 1.2): by score, then by pairing number. */
export function compareRank(a: Pick<Player, 'score' | 'order'>, b: Pick<Player, 'score' | 'order'>): number {
  return b.score - a.score || a.order - b.order;
}

/** Who somebody is, as far as a system may ask (title, rating and name break ties in some). */
export type Person = Pick<EventPlayer, 'name' | 'title' | 'rating'>;

/** A round as it went for one player. */
export interface PastRound {
  /** Starting number of the scheduled opponent; null for a bye or an absence. */
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly result: ResultCode;
  /** A game was played over the board. */
  readonly isPlayed: boolean;
  /** Points that the round brought, in tenths. */
  readonly worth: Tenths;
  /** Points that it brought in the second count of a team event, in tenths; absent in other events. */
  readonly secondaryWorth?: Tenths;
  /** Own pairing score minus the scheduled opponent's before the round, in tenths, played or not; 0 for none. */
  readonly scoreDifference: Tenths;
}

/** The moment before a round is paired. */
export interface RoundState {
  readonly round: number;
  /** Rounds of the whole event. */
  readonly totalRounds: number;
  readonly isFinal: boolean;
  readonly initialColour: Colour;
  readonly points: PointSystem;
  /** Those to be paired, highest ranked first: by score, then pairing number. */
  readonly players: readonly Player[];
  /**
   * Groups of players whom the organiser lets a player not meet in this round, for each player concerned (starting
   * numbers). If one is in a group of another, so is the other in one of his; he may be in his own.
   */
  readonly forbidden: ReadonlyMap<number, readonly ReadonlySet<number>[]>;
  /** Ratings by starting number, of everybody in the event who has one: opponents of earlier rounds may be gone. */
  readonly ratings: ReadonlyMap<number, number>;
  /** Those who have no number for the parity yet, in the order of the event: they take part in no round up to this. */
  readonly unnumbered: readonly Pick<Player, 'id' | 'order'>[];
  /** Everybody else of the event, who is not to be paired in this round: opponents of earlier rounds may be among them. */
  readonly absent: readonly AbsentPlayer[];
}

/** Somebody of the event who is not to be paired in a round. */
export interface AbsentPlayer extends Pick<Player, 'id' | 'standing' | 'past'> {
  /** What the player has in this round instead; a zero-point bye where nothing says it. */
  readonly result: ResultCode;
}

/** True when the organiser forbids two players, by starting number, to meet in this round. */
export function isForbidden({ forbidden }: Pick<RoundState, 'forbidden'>, a: number, b: number): boolean {
  return forbidden.get(a)?.some((group) => group.has(b)) === true;
}

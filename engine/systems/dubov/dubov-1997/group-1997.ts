import type { Colour } from '../../../model/event.js';
import type { Place } from '../../interface/candidate.js';

/** A score group about to be paired, those above being done. */
export interface Group1997 {
  /** Unpaired players from higher groups, in ranking order (6.4). */
  readonly floaters: readonly Place[];
  readonly residents: readonly Place[];
  /** The players of the lower groups, highest group first; none of them is empty. */
  readonly lower: readonly (readonly Place[])[];
}

/**
 * 6.4: where floaters are transferred to: the first lower group with somebody whom no transfer has brought up. One that has
 * lost all its players to transfers is none any more.
 */
export function nextGroup(lower: Group1997['lower'], came: ReadonlySet<Place>): readonly Place[] {
  const left = lower.map((places) => places.filter((place) => !came.has(place)));
  return left.find((places) => places.length > 0) ?? [];
}

/** How the text pairs a score group, decision by decision. */
export interface GroupPairing {
  /** Floaters with their opponents, in the order in which they were paired (8). */
  readonly floaterPairs: readonly (readonly [floater: Place, opponent: Place])[];
  /** Players transferred from lower groups, in order (7.1, 7.2). */
  readonly transfers: readonly Transfer[];
  /** Those of the group, floaters included, who go down to the next (6.4), in ranking order. */
  readonly floaters: readonly Place[];
  /** Transferred players who found nobody and stay where they are. */
  readonly returned: readonly Place[];
  /** The two columns; anew after every pair within one of them. The last are paired row by row. */
  readonly columns: readonly Columns[];
}

export interface Transfer {
  readonly player: Place;
  /** Who had no opponent in the group (7.1); null where its number was odd (7.2). */
  readonly forWhom: Place | null;
  /** The due colour that was not wanted: of whom it was for, or the dominating one; null for none. */
  readonly against: Colour | null;
}

export interface Columns {
  /** In the order of 6.2, those who changed the column among them. */
  readonly whites: readonly Place[];
  readonly blacks: readonly Place[];
  /** Who changed the column (7.3, 7.4), and from which. */
  readonly moved: readonly Place[];
  readonly movedFrom: Colour | null;
  /** A pair within a column (end of 6.3); null in the last ones. */
  readonly own: readonly [Place, Place] | null;
  /** The rows: by white the black whom he meets; empty in all but the last ones. */
  readonly rows: readonly Place[];
}

/** One of the two ways of working out what the text says. */
export interface Walk1997 {
  /** The receiver of the bye (4); null when nobody can have it. */
  bye(places: readonly Place[]): Place | null;
  /** The pairs of round 1, from the top (5). */
  firstRound(): FirstRound;
  pair(group: Group1997): GroupPairing;
  /** Whether these players can all be paired with one another. */
  isPairable(places: readonly Place[]): boolean;
}

/** The first round by chapter 5; null pairs where one of them is not allowed. */
export interface FirstRound {
  readonly pairs: readonly (readonly [Place, Place])[] | null;
  /** The last of an odd number. */
  readonly bye: Place | null;
}

import type { Pair, Place } from '../interface/candidate.js';
import type { Group, GroupPairing } from './group.js';
import type { LimPosition } from './position.js';

/** A group with what the text makes of it. */
export interface PairedGroup {
  readonly group: Group;
  readonly pairing: GroupPairing;
  /** Pairings taken back for the median group (2.6), in the order in which they were cracked. */
  readonly cracked: readonly Pair[];
}

/** One of the two ways of working out what the text says. */
export interface LimWalk {
  /** 1: the receiver of the bye; null when nobody can have it. */
  bye(places: readonly Place[]): Place | null;
  /** One group, whatever follows; a median group must be one in which everybody can be paired. */
  pairGroup(group: Group): GroupPairing;
  /** Whether everybody of a median group can be paired in it. */
  isComplete(group: Group): boolean;
  /** All groups still to be paired, the median group last; null where that cannot be paired, whatever is cracked. */
  pair(position: LimPosition): readonly PairedGroup[] | null;
  /** Whether these players can all be paired with one another. */
  isPairable(places: readonly Place[]): boolean;
}

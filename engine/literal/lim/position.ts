import type { RoundState } from '../../model/player.js';
import type { LiteralForm } from '../reading.js';
import type { Compatibility, MayMeet } from './compatibility.js';
import type { PairingDirection, LimPlayer } from './definitions.js';

/** A round to be paired. */
export interface RoundPosition extends Compatibility {
  readonly state: RoundState;
  readonly form: LiteralForm;
  readonly players: readonly LimPlayer[];
  readonly median: number;
}

/** A scoregroup that is being paired, with the floaters that have come in. */
export interface Group {
  /** The median group is paired downward (2.2). */
  readonly direction: PairingDirection;
  readonly isMedian: boolean;
  /** In the order of the pairing list. */
  readonly residents: readonly LimPlayer[];
  readonly floaters: readonly LimPlayer[];
  readonly adjacent: Adjacent;
  /** Who may meet in it (2.1; 6). */
  readonly mayMeet: MayMeet;
}

/** 3.9, L14: whom a floater can meet in the adjacent scoregroup. */
export interface Adjacent {
  /** In which it is paired. */
  readonly direction: PairingDirection;
  readonly residents: readonly LimPlayer[];
  /** Those who wait in the median group. */
  readonly floaters: readonly LimPlayer[];
}

export type Pair = readonly [LimPlayer, LimPlayer];

/** From the end at which the pairing of a group begins: downward the highest numbered player is the first. */
export function fromTheBeginning(players: readonly LimPlayer[], direction: PairingDirection): LimPlayer[] {
  const sign = direction === 'down' ? 1 : -1;
  return players.toSorted((one, other) => sign * (one.number - other.number));
}

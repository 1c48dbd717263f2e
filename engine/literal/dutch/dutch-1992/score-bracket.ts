import { canAllBePaired, subsets } from '../../enumerate.js';
import type { MayMeet } from '../bracket.js';
import type { LiteralForm } from '../../reading.js';
import type { DutchPlayer } from '../player.js';

/** Players who are to be paired with each other (A3), in the order of A2. */
export interface ScoreBracket {
  /** Moved down from a higher score bracket. */
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  readonly isLast: boolean;
  /** C1, J8: who had no opponent within it and has left it. */
  readonly lonely: readonly DutchPlayer[];
}

/** What holds in all brackets of a round. */
export interface Round1992 {
  readonly form: LiteralForm;
  /** By B1 and B2. */
  readonly mayMeet: MayMeet;
}

/** A score bracket without those who find no opponent in it; in the last one the bye is theirs (J8). */
export function scoreBracket(
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
  isLast: boolean,
  { mayMeet }: Round1992,
): ScoreBracket {
  const all = [...mdps, ...residents];
  const isLonely = (player: DutchPlayer): boolean =>
    !all.some((other) => other !== player && mayMeet(player, other));
  const others = (some: readonly DutchPlayer[]): DutchPlayer[] => some.filter((player) => !isLonely(player));
  return { mdps: others(mdps), residents: others(residents), isLast, lonely: all.filter(isLonely) };
}

/** Everybody in it, in the order of A2. */
export function membersOf({ mdps, residents }: ScoreBracket): DutchPlayer[] {
  return [...mdps, ...residents].sort((one, other) => one.rank - other.rank);
}

/** A3, J9: nobody has been moved down, or at least half of it have. */
export function isHomogeneous(
  { mdps, residents }: Pick<ScoreBracket, 'mdps' | 'residents'>,
  { otherwise }: LiteralForm,
): boolean {
  return mdps.length === 0 || (!otherwise.has('J9') && mdps.length >= residents.length); // J9
}

/** A8, J5: the pairings that cannot fulfil all colour preferences. */
export function leastUnfulfilled(members: readonly DutchPlayer[], { without }: LiteralForm): number {
  const [whites, blacks] = ['white', 'black'].map(
    (colour) => members.filter(({ preference }) => preference?.colour === colour).length,
  );
  return without.has('B4') ? 0 : Math.max(0, Math.max(whites, blacks) - Math.ceil(members.length / 2));
}

/**
 * C12, J10: as many pairs as the numbers allow can be made within B1 and B2; with all moved-down players paired with residents,
 * unless they are so many that the bracket is treated as homogeneous (A3).
 */
export function allowsAllPairs(
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
  isLast: boolean,
  { mayMeet, form }: Round1992,
): boolean {
  const members = [...mdps, ...residents];
  const isMdp = new Set(isHomogeneous({ mdps, residents }, form) ? [] : mdps);
  const mayMeetHere: MayMeet = (one, other) => mayMeet(one, other) && !(isMdp.has(one) && isMdp.has(other));
  const mayBeLeft = (player: DutchPlayer): boolean => !isMdp.has(player) && (!isLast || player.mayReceiveBye);
  return allowsPairs(members, Math.floor(members.length / 2), mayMeetHere, (left) => left.every(mayBeLeft));
}

/** Everybody can be paired, but for one who may have the bye. */
export function canBeComplete(members: readonly DutchPlayer[], { mayMeet }: Round1992): boolean {
  return allowsPairs(members, Math.floor(members.length / 2), mayMeet, (left) =>
    left.every(({ mayReceiveBye }) => mayReceiveBye),
  );
}

/** So many pairs can be made within B1 and B2 that those who are left over are acceptable. */
export function allowsPairs(
  members: readonly DutchPlayer[],
  pairs: number,
  mayMeet: MayMeet,
  accepts: (left: readonly DutchPlayer[]) => boolean,
): boolean {
  for (const left of subsets(members, members.length - 2 * pairs)) {
    const paired = members.filter((player) => !left.includes(player));
    if (accepts(left) && canAllBePaired(paired, mayMeet)) return true;
  }
  return false;
}

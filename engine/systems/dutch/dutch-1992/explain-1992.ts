import type { Candidate, Place } from '../../interface/candidate.js';
import type { Composition, Demand, FloatReason, Seat } from '../../interface/system.js';
import { compositionOf as compositionOfDutch } from '../explain/composition.js';
import type { OrderedBracket } from '../explain/sequence-place.js';
import { inOrder } from './board-1992.js';
import type { Bracket1992, BracketSearch } from './bracket.js';
import type { PairedBracket } from './procedure.js';

/**
 * The original composition of a bracket (A6), with the moved-down players in S1 whom the candidate pairs first, and who
 * leaves before it is paired (C1).
 */
export function compositionOf(
  places: OrderedBracket,
  candidate: Candidate,
  leavers: readonly Place[],
): Composition {
  const { groups, alterations, seats } = compositionOfDutch(places, candidate);
  const { s1, s2, remainder } = groups;
  return {
    groups: { s1, s2, leavers, remainder },
    alterations,
    seats: [
      ...leavers.map((place, i): Seat => ({ place, group: 'leavers', number: i + 1, opposite: null })),
      ...seats,
    ],
  };
}

/** Why a bracket that is not the last one leaves players over. */
export function floatReason(search: BracketSearch, bracket: PairedBracket): FloatReason {
  const { mdps, residents, demand, floaters } = bracket;
  if (floaters.length === 1 && (mdps.length + residents.length) % 2 === 1) return 'odd';
  if (demand.kind !== 'completes') return 'no-more-pairs';
  const alone = pairedAlone(search, bracket);
  return alone === null || alone.floaters.length >= floaters.length ? 'no-more-pairs' : 'completion';
}

/** The bracket without regard to those below; null where it has no pairs. */
export function pairedAlone(search: BracketSearch, bracket: PairedBracket): Candidate | null {
  const alone = search.first({ ...staying(bracket), demand: { kind: 'none' }, only: null });
  return alone === null ? null : { pairs: alone.pairs, floaters: floatersWith(bracket, alone.floaters) };
}

/**
 * The best pairing of a bracket that meets a demand which the chosen one does not. It lets the round be completed, which
 * weighs more than C12: where the best floaters for the following bracket do not, that is given up.
 * @param below everybody in the brackets below; null in the last one.
 */
export function bestWith(
  search: BracketSearch,
  bracket: PairedBracket,
  asked: Demand,
  below: readonly Place[] | null,
): Candidate | null {
  const { leavers, demand } = bracket;
  if ('pair' in asked && asked.pair.some((place) => leavers.includes(place))) return null;
  const rest = below === null ? null : [...leavers, ...below];
  const own = { ...staying(bracket), asked };
  const found = search.first({
    ...own,
    demand: rest === null ? { kind: 'last' } : { kind: 'completes', below: rest },
    only: null,
  });
  if (found === null) return null;
  const { mdpPairs, all } = found;
  const suiting = demand.kind === 'fills' ? search.first({ ...own, demand, only: { mdpPairs, all } }) : null;
  const isKept = suiting !== null && search.isCompletable([...suiting.floaters, ...(rest ?? [])]);
  const { pairs, floaters } = isKept ? suiting : found;
  return { pairs, floaters: floatersWith(bracket, floaters) };
}

function floatersWith({ leavers }: PairedBracket, floaters: readonly Place[]): Place[] {
  return inOrder([...leavers, ...floaters]);
}

/** The bracket without those who have no opponent in it. */
function staying({ mdps, residents, leavers }: PairedBracket): Pick<Bracket1992, 'mdps' | 'residents'> {
  const stays = (place: Place): boolean => !leavers.includes(place);
  return { mdps: mdps.filter(stays), residents: residents.filter(stays) };
}

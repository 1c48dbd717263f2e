import { tpnOrder } from '../../bye-first/orders.js';
import { compareNumbers } from '../../interface/compare-values.js';
import type { Candidate, OrderDifference, Pair, Place, Sequence } from '../../interface/system.js';
import type { BracketEdition } from '../edition.js';
import type { MatchState } from '../player.js';

/** The steps at which the identifiers of two pairings of a bracket can part (3.6.2). */
export type SequenceStep = 'tops' | 'bottoms';

/** A pairing as its identifier has it. */
export interface IdentifiedPairing {
  /** All by ascending TPN. */
  readonly members: readonly Place[];
  /** By ascending TPN. */
  readonly tops: readonly Place[];
  /** The opponents of the top members, in their order. */
  readonly bottoms: readonly Place[];
}

export function identified({ pairs }: Candidate, { players }: MatchState): IdentifiedPairing {
  const members = tpnOrder(pairs.flat(), players);
  const seated = pairs.map(([a, b]): Pair => (players[a].order < players[b].order ? [a, b] : [b, a]));
  seated.sort(([a], [b]) => players[a].order - players[b].order);
  return { members, tops: seated.map(([top]) => top), bottoms: seated.map(([, bottom]) => bottom) };
}

/** The numbers of the members, by TPN from 1, in the order of the identifier. */
export function sequenceOf(candidate: Candidate, state: MatchState): Sequence {
  const { members, tops, bottoms } = identified(candidate, state);
  const numbers = (places: readonly Place[]): number[] => places.map((place) => members.indexOf(place) + 1);
  return {
    place: { tops: numbers(tops), bottoms: numbers(bottoms) },
    numbered: { tops: members, bottoms: members },
  };
}

/** Which of two pairings of the same members comes first (3.6.3); null when they are the same. */
export function compareSequence(
  { orderRules }: Pick<BracketEdition, 'orderRules'>,
  a: Candidate,
  b: Candidate,
  state: MatchState,
): OrderDifference | null {
  const [one, other] = [a, b].map((candidate) => sequenceOf(candidate, state).place);
  for (const step of ['tops', 'bottoms'] satisfies SequenceStep[]) {
    const order = compareNumbers(one[step], other[step]);
    if (order !== 0) return { rule: orderRules.pairings, step, order };
  }
  return null;
}

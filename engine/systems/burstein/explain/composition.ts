import type { Alteration, Candidate, Composition, Place, Seat } from '../../interface/system.js';
import type { OrderRules } from '../edition.js';

/** What altered the first of the pairings of 4.3. */
export type AlterationStep = 'pairing';

/**
 * How a bracket is composed: its players in ranking order (4.1), of whom the first would meet the last, and so on, those in
 * the middle floating (4.3).
 */
export function compositionOf(
  { pairings }: OrderRules,
  members: readonly Place[],
  { pairs, floaters }: Candidate,
): Composition {
  const seats = members.map((place, index): Seat => {
    const isPaired = index < pairs.length || index >= members.length - pairs.length;
    const opposite = isPaired ? members[members.length - 1 - index] : null;
    return { place, group: 'bsn', number: index + 1, opposite };
  });
  const opponentOf = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const altered = seats.slice(0, Math.ceil(members.length / 2)).flatMap(({ place, opposite }) => {
    const opponent = opponentOf.get(place);
    return opponent === undefined || opponent === opposite ? [] : [[place, opponent] as const];
  });
  const alteration: Alteration = {
    step: 'pairing' satisfies AlterationStep,
    rule: pairings,
    from: altered.map(([place]) => place),
    to: altered.map(([, opponent]) => opponent),
  };
  return { groups: { bsn: members, floaters }, alterations: altered.length === 0 ? [] : [alteration], seats };
}

import type { Alteration, Candidate, Composition, Place, Seat, Stage } from '../../interface/system.js';
import type { BracketEdition } from '../edition.js';
import type { MatchState } from '../player.js';
import { identified } from './sequence-place.js';
import { upfloatersOf } from './values.js';

/** What parts the chosen pairing from the very first identifier: other top members, other opponents. */
export type AlterationStep = 'tops' | 'bottoms';

/** How a bracket is composed: its upfloaters (3.5), and the first pairing by identifier (3.6), the halves by TPN. */
export function compositionOf(
  { orderRules: { pairings: rule } }: Pick<BracketEdition, 'orderRules'>,
  stage: Stage,
  candidate: Candidate,
  state: MatchState,
): Composition {
  const { members, tops, bottoms } = identified(candidate, state);
  const half = members.length / 2;
  const [upper, lower] = [members.slice(0, half), members.slice(half)];
  const from = upper.filter((place) => !tops.includes(place));
  const to = tops.filter((place) => !upper.includes(place));
  const step = (name: AlterationStep): AlterationStep => name;
  const exchanged: Alteration = { step: step('tops'), rule, from, to };
  const isTurned = from.length > 0 || bottoms.some((place, i) => place !== lower[i]);
  const turned: Alteration = { step: step('bottoms'), rule, from: tops, to: bottoms };
  return {
    groups: { upfloaters: upfloatersOf(stage, candidate.pairs), upper, lower },
    alterations: [...(from.length > 0 ? [exchanged] : []), ...(isTurned ? [turned] : [])],
    seats: [...seatsIn('upper', upper, lower), ...seatsIn('lower', lower, upper)],
  };
}

function seatsIn(group: string, places: readonly Place[], opposite: readonly Place[]): Seat[] {
  return places.map((place, i) => ({ place, group, number: i + 1, opposite: opposite[i] }));
}

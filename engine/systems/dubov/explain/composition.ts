import type { Alteration, Candidate, Composition, Place, Seat, Stage } from '../../interface/system.js';
import type { DubovEdition } from '../edition.js';
import type { DubovState } from '../player.js';
import { generated, ruleOfStep } from './sequence-place.js';

/** What altered the first order: shifts between the subgroups, and the transposition of G2. */
export type AlterationStep = 'shift-from-g1' | 'shift-from-g2' | 'transposition';

/** How a bracket is composed: the subgroups (3.2.3), the shifts (3.2.4), S1 and the transposition (3.2.5, 3.2.6). */
export function compositionOf(
  { orderRules }: Pick<DubovEdition, 'orderRules'>,
  stage: Stage,
  candidate: Candidate,
  state: DubovState,
): Composition {
  const { upfloaters, subgroups, leavers, joiners, s1, g2, t2 } = generated(stage, candidate, state);
  const { g1 } = subgroups;
  const shift = (shifters: readonly Place[]): Alteration[] => {
    if (shifters.length === 0) return [];
    const step: AlterationStep = g1.includes(shifters[0]) ? 'shift-from-g1' : 'shift-from-g2';
    return [{ step, rule: ruleOfStep(orderRules, 'leavers'), from: shifters, to: [] }];
  };
  const isTransposed = t2.some((place, i) => place !== g2[i]);
  const transposed: Alteration = {
    step: 'transposition' satisfies AlterationStep,
    rule: ruleOfStep(orderRules, 'transposition'),
    from: s1,
    to: t2,
  };
  return {
    groups: { upfloaters, g1, g2: subgroups.g2, s1, t2 },
    alterations: [...shift(leavers), ...shift(joiners), ...(isTransposed ? [transposed] : [])],
    seats: [...seatsIn('S1', s1, g2), ...seatsIn('G2', g2, s1)],
  };
}

function seatsIn(group: string, places: readonly Place[], opposite: readonly Place[]): Seat[] {
  return places.map((place, i) => ({ place, group, number: i + 1, opposite: opposite[i] }));
}

import type { Rule } from '../../../../rules/rule.js';
import type { Candidate } from '../../../interface/system.js';
import type { DutchEdition } from '../../edition.js';
import type { SequenceStep } from '../../explain/sequence-place.js';

/** The articles of the alterations that generate candidates, in the order in which they are nested. */
export function orderSteps({
  orderRules,
}: Pick<DutchEdition, 'orderRules'>): readonly { readonly rule: Rule; readonly step: SequenceStep }[] {
  const { mdpSet, transposition, residentExchange } = orderRules;
  return [
    { rule: mdpSet, step: 'mdp-set' },
    { rule: transposition, step: 'mdp-transposition' },
    { rule: residentExchange, step: 'resident-exchange' },
    { rule: transposition, step: 'transposition' },
  ];
}

/** The pairs, in one notation. */
export function nameOf({ pairs }: Candidate): string {
  return pairs.map(String).sort().join(' ');
}

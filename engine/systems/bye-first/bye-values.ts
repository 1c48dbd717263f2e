import { plainPart } from '../interface/plain-part.js';
import type { Candidate, Place, RuleValue, ValuePart } from '../interface/system.js';
import type { ByeCriterion, ByeFirstEdition, ByePlayer, StateOf } from './edition.js';

/** What somebody with the bye is worth on the rules on it, in order of priority. */
export function* byeValues<P extends ByePlayer>(
  { completionRule, byeCriteria }: Pick<ByeFirstEdition<P>, 'completionRule' | 'byeCriteria'>,
  { players }: StateOf<P>,
  { floaters }: Candidate,
  isCompletable: boolean,
): Generator<RuleValue> {
  yield { rule: completionRule, parts: [completionPart(isCompletable, floaters)] };
  for (const rule of byeCriteria) yield { rule, parts: [byePart(rule, players, floaters)] };
}

/** Whether all who are left can still be paired. */
export function completionPart(isCompletable: boolean, places: readonly Place[]): ValuePart {
  return plainPart('count', isCompletable ? [] : null, places);
}

function byePart<P extends ByePlayer>(
  { measure, shown, weight }: ByeCriterion<P>,
  players: readonly P[],
  floaters: readonly Place[],
): ValuePart {
  const takers = floaters.map((place) => players[place]);
  return { ...plainPart(measure, takers.map(shown), floaters), weighed: takers.map(weight) };
}

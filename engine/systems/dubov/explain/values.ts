import { completionPart } from '../../bye-first/bye-values.js';
import { plainPart } from '../../interface/plain-part.js';
import type { Candidate, Place, RuleValue, Stage, ValuePart } from '../../interface/system.js';
import { criteriaOf, valueOf } from '../criteria.js';
import type { Criterion } from '../criteria.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';

/** What a bracket is worth on every criterion, in order of priority. */
export function* bracketValues(
  edition: DubovEdition,
  state: DubovState,
  { residents }: Stage,
  { pairs }: Candidate,
  isCompletable: boolean,
): Generator<RuleValue> {
  const upfloaters = upfloatersOf(residents, pairs);
  yield { rule: edition.completionRule, parts: [completionPart(isCompletable, upfloaters)] };
  for (const rule of criteriaOf(edition, state))
    yield { rule, parts: [partOf(rule, state.players, pairs, upfloaters)] };
}

/** Those in the pairs of a bracket who are no residents. */
export function upfloatersOf(residents: readonly Place[], pairs: Candidate['pairs']): Place[] {
  return pairs.flat().filter((place) => !residents.includes(place));
}

function partOf(
  criterion: Criterion,
  players: readonly DubovPlayer[],
  pairs: Candidate['pairs'],
  upfloaters: readonly Place[],
): ValuePart {
  const counted: { readonly value: number; readonly places: readonly Place[] }[] = [];
  for (const pair of pairs) {
    const [higher, lower] = pair.map((place) => players[place]);
    const own = criterion.pair(higher, lower);
    if (own !== null) counted.push({ value: own, places: pair });
    const value = upfloaters.includes(pair[1]) ? criterion.upfloater(lower, higher) : null;
    if (value !== null) counted.push({ value, places: pair });
  }
  const value = valueOf(
    criterion,
    counted.map((one) => one.value),
  );
  return plainPart(
    criterion.measure,
    value,
    counted.flatMap(({ places }) => places),
  );
}

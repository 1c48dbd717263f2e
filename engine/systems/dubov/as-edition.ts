import type { Rule } from '../../rules/rule.js';
import { factsOf } from '../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../literal-form.js';
import { readingsOf } from '../readings.js';
import type { Reading } from '../readings.js';
import type { Edition } from '../system.js';
import type { DubovEdition } from './edition.js';
import { dubovState, traitsOf } from './player.js';
import { DubovRound } from './round.js';
import { mayDecide } from './variants/may-decide.js';
import { editionWithout } from './variants/weakened.js';

/** An edition of the Dubov System behind the face of all systems. */
export function asEdition(
  dubov: DubovEdition,
  readings: readonly Reading<DubovEdition>[] = [],
  form = AS_PRINTED,
): Edition {
  return {
    ...factsOf(dubov),
    rules: rulesOf(dubov),
    round: (state) => new DubovRound(dubovState(state, dubov), dubov),
    ...letterOf(dubov.id, form),
    without: (rule) => asEdition(editionWithout(dubov, rule), [], leavingOut(form, rule)),
    traits: (state) => dubovState(state, dubov).players.map(traitsOf),
    mayDecide: (rule, state) => mayDecide(dubov, rule, dubovState(state, dubov)),
    ...readingsOf(dubov, readings, (changed, ids) => asEdition(changed, [], readingOtherwise(form, ids))),
    hasCertificates: true,
  };
}

/** Read from the edition itself, so that none can be forgotten. */
function rulesOf(edition: DubovEdition): Rule[] {
  const [rematch, ...others] = edition.absoluteRules;
  const { upfloaters, shifters, transposition, boards } = edition.orderRules;
  return [
    ...[rematch, edition.byeRule, ...others],
    edition.completionRule,
    ...edition.byeCriteria,
    ...edition.criteria,
    ...[upfloaters, shifters, transposition],
    ...edition.colourRules,
    boards,
  ];
}

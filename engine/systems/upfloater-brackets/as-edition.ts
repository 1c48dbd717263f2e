import type { Rule } from '../../rules/rule.js';
import { factsOf } from '../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../literal-form.js';
import { readingsOf } from '../readings.js';
import type { Reading } from '../readings.js';
import type { Edition } from '../system.js';
import type { BracketEdition } from './edition.js';
import { matchState, traitsOf } from './player.js';
import { BracketRound } from './round.js';
import { mayDecide } from './variants/may-decide.js';
import { editionWithout } from './variants/weakened.js';

/** An edition behind the face of all systems. */
export function asEdition(
  own: BracketEdition,
  readings: readonly Reading<BracketEdition>[] = [],
  form = AS_PRINTED,
): Edition {
  return {
    ...factsOf(own),
    rules: rulesOf(own),
    round: (state) => new BracketRound(matchState(state, own), own),
    ...letterOf(own.id, form),
    without: (rule) => asEdition(editionWithout(own, rule), [], leavingOut(form, rule)),
    traits: (state) => matchState(state, own).players.map(traitsOf),
    mayDecide: (rule, state) => mayDecide(own, rule, matchState(state, own)),
    ...readingsOf(own, readings, (changed, ids) => asEdition(changed, [], readingOtherwise(form, ids))),
    // Its deviations have no certificates.
    hasCertificates: false,
  };
}

/** Read from the edition itself, so that none can be forgotten. */
function rulesOf(edition: BracketEdition): Rule[] {
  const [rematch, ...others] = edition.absoluteRules;
  const { upfloaters, pairings, boards } = edition.orderRules;
  return [
    ...[rematch, edition.byeRule, ...others],
    edition.completionRule,
    ...edition.byeCriteria,
    ...edition.criteria.filter((criterion) => criterion.of !== 'pairs'),
    upfloaters,
    ...edition.criteria.filter((criterion) => criterion.of === 'pairs'),
    pairings,
    ...edition.colourRules,
    boards,
  ];
}

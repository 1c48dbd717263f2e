import type { Rule } from '../../rules/rule.js';
import { factsOf } from '../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../literal-form.js';
import { readingsOf } from '../readings.js';
import type { Reading } from '../readings.js';
import type { Edition } from '../system.js';
import type { DutchEdition } from './edition.js';
import { mayDecide } from './variants/may-decide.js';
import { dutchState, traitsOf } from './player.js';
import { hasCertificates } from './proof/has-certificates.js';
import { DutchRound } from './round.js';
import { editionWithout } from './variants/weakened.js';

/** An edition of the Dutch System behind the face of all systems. */
export function asEdition(
  dutch: DutchEdition,
  readings: readonly Reading<DutchEdition>[] = [],
  form = AS_PRINTED,
): Edition {
  return {
    ...factsOf(dutch),
    rules: rulesOf(dutch),
    round: (state) => new DutchRound(dutchState(state, dutch), dutch),
    ...letterOf(dutch.id, form),
    without: (rule) => asEdition(editionWithout(dutch, rule), [], leavingOut(form, rule)),
    traits: (state) => dutchState(state, dutch).players.map(traitsOf),
    mayDecide: (rule, state) => mayDecide(dutch, rule, state),
    ...readingsOf(dutch, readings, (changed, ids) => asEdition(changed, [], readingOtherwise(form, ids))),
    hasCertificates: hasCertificates(dutch),
  };
}

/** Read from the edition itself, so that none can be forgotten. */
function rulesOf(edition: DutchEdition): Rule[] {
  const { transposition, residentExchange, mdpSet, boards } = edition.orderRules;
  return [
    ...[...edition.absoluteRules, edition.byeRule].sort(byNumber),
    edition.completionRule,
    ...(edition.byeScoreRule === null ? [] : [edition.byeScoreRule]),
    ...edition.criteria,
    ...[transposition, residentExchange, mdpSet].filter(
      (rule) => !edition.criteria.some(({ id }) => id === rule.id),
    ),
    ...edition.colourRules,
    boards,
  ];
}

/** C1, C2, C3 first, then what has no number. */
function byNumber(a: Rule, b: Rule): number {
  const number = ({ id }: Rule): number => Number(/^C(\d+)$/.exec(id)?.[1] ?? Infinity);
  const [x, y] = [number(a), number(b)];
  return x === y ? 0 : x - y;
}

import type { Rule } from '../../../rules/rule.js';
import { factsOf } from '../../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../../literal-form.js';
import { readingsOf } from '../../readings.js';
import type { Reading } from '../../readings.js';
import type { Edition } from '../../system.js';
import { traitsOf } from '../player.js';
import type { Edition1992 } from './edition-1992.js';
import { dutch1992State } from './player-1992.js';
import { byeRule1992, orderRules1992, requirements1992 } from './rules-1992.js';
import { fastSearch } from './search/round.js';
import { Round1992 } from './step-1992.js';
import { editionWithout, mayDecide } from './weakened-1992.js';

/** The edition of 1992, or a reading of it, behind the face of all systems. */
export function asEdition1992(
  own: Edition1992,
  readings: readonly Reading<Edition1992>[] = [],
  form = AS_PRINTED,
): Edition {
  return {
    ...factsOf(own),
    rules: rulesOf(own),
    round: (state) => new Round1992(dutch1992State(state, own), fastSearch, own),
    ...letterOf(own.id, form),
    without: (rule) => asEdition1992(editionWithout(own, rule), [], leavingOut(form, rule)),
    traits: (state) => dutch1992State(state, own).players.map(traitsOf),
    mayDecide: (rule, state) => mayDecide(own, rule, dutch1992State(state, own)),
    ...readingsOf(own, readings, (changed, ids) => asEdition1992(changed, [], readingOtherwise(form, ids))),
    // Its deviations have no certificates.
    hasCertificates: false,
  };
}

function rulesOf({ absoluteRules, colourRules }: Edition1992): Rule[] {
  const { transposition, residentExchange, boards } = orderRules1992;
  return [
    ...[...absoluteRules, byeRule1992].sort((a, b) => (a.article < b.article ? -1 : 1)),
    ...Object.values(requirements1992),
    residentExchange,
    transposition,
    ...colourRules,
    boards,
  ];
}

import type { Rule } from '../../../rules/rule.js';
import { editionMaker } from '../../interface/edition-maker.js';
import { traitsOf } from '../player.js';
import type { Edition1992 } from './edition-1992.js';
import { dutch1992State } from './player-1992.js';
import { byeRule1992, orderRules1992, requirements1992 } from './rules-1992.js';
import { fastSearch } from './search/round.js';
import { Round1992 } from './step-1992.js';
import { editionWithout, mayDecide } from './weakened-1992.js';

/** The edition of 1992, or a reading of it, as an edition of the interface. */
export const toEdition1992 = editionMaker<Edition1992>({
  rules: rulesOf,
  round: (state, own) => new Round1992(dutch1992State(state, own), fastSearch, own),
  without: editionWithout,
  traits: (state, own) => dutch1992State(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => mayDecide(own, rule, dutch1992State(state, own)),
  hasCertificates: () => false,
});

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

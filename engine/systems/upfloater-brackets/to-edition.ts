import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { BracketEdition } from './edition.js';
import { matchState, traitsOf } from './player.js';
import { BracketRound } from './round.js';
import { mayDecide } from './variants/may-decide.js';
import { editionWithout } from './variants/weakened.js';

/** An edition as an edition of the interface. */
export const toEdition = editionMaker<BracketEdition>({
  rules: rulesOf,
  round: (state, own) => new BracketRound(matchState(state, own), own),
  without: editionWithout,
  traits: (state, own) => matchState(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => mayDecide(own, rule, matchState(state, own)),
  hasCertificates: () => false,
});

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

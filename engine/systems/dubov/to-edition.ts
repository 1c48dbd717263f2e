import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { DubovEdition } from './edition.js';
import { dubovState, traitsOf } from './player.js';
import { DubovRound } from './round.js';
import { mayDecide } from './variants/may-decide.js';
import { editionWithout } from './variants/weakened.js';

/** An edition of the Dubov System as an edition of the interface. */
export const toEdition = editionMaker<DubovEdition>({
  rules: rulesOf,
  round: (state, own) => new DubovRound(dubovState(state, own), own),
  without: editionWithout,
  traits: (state, own) => dubovState(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => mayDecide(own, rule, dubovState(state, own)),
  hasCertificates: () => true,
});

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

import type { RoundState } from '../../model/player.js';
import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { BursteinEdition } from './edition.js';
import { bursteinState, traitsOf } from './player.js';
import { BursteinRound } from './round.js';
import { mayDecide } from './variants/may-decide.js';
import { SeedingRound } from './seeding-round.js';
import { editionWithout } from './variants/weakened.js';

/** An edition of the Burstein System as an edition of the interface. */
export const toEdition = editionMaker<BursteinEdition>({
  rules: rulesOf,
  round: (state, own) =>
    isSeeding(state, own)
      ? new SeedingRound(own.seeding.round(state), own.seeding)
      : new BursteinRound(bursteinState(state, own), own),
  without: editionWithout,
  traits: (state, own) => bursteinState(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => !isSeeding(state, own) && mayDecide(own, rule, bursteinState(state, own)),
  hasCertificates: () => false,
});

function rulesOf(edition: BursteinEdition): Rule[] {
  const [rematch, ...others] = edition.absoluteRules;
  const { pairings, boards } = edition.orderRules;
  return [
    ...[rematch, edition.byeRule, ...others],
    edition.completionRule,
    ...edition.byeCriteria,
    ...edition.criteria,
    pairings,
    ...edition.colourRules,
    boards,
  ];
}

function isSeeding({ round, totalRounds }: RoundState, { seedingRounds }: BursteinEdition): boolean {
  return round <= seedingRounds(totalRounds);
}

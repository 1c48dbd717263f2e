import type { RoundState } from '../../model/player.js';
import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { BursteinEdition } from './edition.js';
import { bursteinState, traitsOf } from './player.js';
import { BursteinRound, SeedingRound } from './round.js';
import { absoluteMayDecide } from '../bye-first/may-decide.js';
import type { BursteinState } from './player.js';
import { withoutRule } from '../interface/without-rule.js';

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

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide(edition: BursteinEdition, rule: Rule, state: BursteinState): boolean {
  if (edition.ranking.some(({ id }) => id === rule.id)) return true;
  return absoluteMayDecide(edition, rule, state) ?? true;
}

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * seeding rounds stay as they are. The completion of the round, the number of pairs (which 3.2.1 asks for, too) and the
 * order of pairings cannot be left out, nor what always decides at last: the pairing number, and for the colours the
 * first step (of two without a game) and the last.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: BursteinEdition, rule: string): BursteinEdition {
  const { absoluteRules, byeCriteria, ranking, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id) return { ...edition, barsBye: () => false };
  const last = byeCriteria.at(-1);
  const fixed = [criteria.at(0), last, colourRules.at(0), colourRules.at(-1)];
  const lacking = withoutRule(edition, rule, { absoluteRules, byeCriteria, criteria, colourRules }, fixed);
  return { ...lacking, ranking: ranking.filter((one) => one.id !== rule || one === last) };
}

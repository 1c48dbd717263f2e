import type { RoundState } from '../../model/player.js';
import type { Rule } from '../../rules/rule.js';
import { factsOf } from '../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../literal-form.js';
import { readingsOf } from '../readings.js';
import type { Reading } from '../readings.js';
import type { Edition } from '../system.js';
import type { BursteinEdition } from './edition.js';
import { bursteinState, traitsOf } from './player.js';
import { BursteinRound } from './round.js';
import { mayDecide } from './variants/may-decide.js';
import { SeedingRound } from './seeding-round.js';
import { editionWithout } from './variants/weakened.js';

/** An edition of the Burstein System behind the face of all systems. */
export function asEdition(
  burstein: BursteinEdition,
  readings: readonly Reading<BursteinEdition>[] = [],
  form = AS_PRINTED,
): Edition {
  const { seeding } = burstein;
  const isSeeding = ({ round, totalRounds }: Pick<RoundState, 'round' | 'totalRounds'>): boolean =>
    round <= burstein.seedingRounds(totalRounds);
  return {
    ...factsOf(burstein),
    rules: rulesOf(burstein),
    round: (state) =>
      isSeeding(state)
        ? new SeedingRound(seeding.round(state), seeding)
        : new BursteinRound(bursteinState(state, burstein), burstein),
    ...letterOf(burstein.id, form),
    without: (rule) => asEdition(editionWithout(burstein, rule), [], leavingOut(form, rule)),
    traits: (state) => bursteinState(state, burstein).players.map(traitsOf),
    mayDecide: (rule, state) =>
      !isSeeding(state) && mayDecide(burstein, rule, bursteinState(state, burstein)),
    ...readingsOf(burstein, readings, (changed, ids) => asEdition(changed, [], readingOtherwise(form, ids))),
    hasCertificates: false,
  };
}

/** Read from the edition itself, so that none can be forgotten. */
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

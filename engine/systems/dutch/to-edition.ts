import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { DutchEdition } from './edition.js';
import { mayDecide } from './may-decide.js';
import { dutchState, traitsOf } from './player.js';
import { hasCertificates } from './proof/has-certificates.js';
import { DutchRound } from './round.js';

/** An edition of the Dutch System as an edition of the interface. */
export const toEdition = editionMaker<DutchEdition>({
  rules: rulesOf,
  round: (state, own) => new DutchRound(dutchState(state, own), own),
  without: editionWithout,
  traits: (state, own) => dutchState(state, own).players.map(traitsOf),
  mayDecide: mayDecide,
  hasCertificates: hasCertificates,
});

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

/**
 * An edition that lacks one rule: to see whether the rule decides a round (without it the round is paired otherwise),
 * and to make programs with a planted error. The completion of the round cannot be left out, nor the last colour
 * rule, without which some would have no colour.
 * @param rule the name of an absolute rule, of the rule on who may have the bye, of a criterion, or the article of a
 * colour rule.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: DutchEdition, rule: string): DutchEdition {
  if (edition.colourRules.at(-1)?.article === rule)
    throw new RangeError(`${edition.id} gives nobody a colour without ${rule}`);
  const lacking: DutchEdition = {
    ...edition,
    absoluteRules: edition.absoluteRules.filter(({ id }) => id !== rule),
    criteria: edition.criteria.filter(({ id }) => id !== rule),
    colourRules: edition.colourRules.filter(({ article }) => article !== rule),
    byeScoreRule: edition.byeScoreRule?.id === rule ? null : edition.byeScoreRule,
    barsBye: (...round) => edition.byeRule.id !== rule && edition.barsBye(...round),
  };
  const left = lacking.absoluteRules.length + lacking.criteria.length + lacking.colourRules.length;
  const whole = edition.absoluteRules.length + edition.criteria.length + edition.colourRules.length;
  const changed = left < whole || edition.byeRule.id === rule || edition.byeScoreRule?.id === rule;
  if (!changed) throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return lacking;
}

import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { DutchEdition } from './edition.js';
import { mayDecide } from './variants/may-decide.js';
import { dutchState, traitsOf } from './player.js';
import { hasCertificates } from './proof/has-certificates.js';
import { DutchRound } from './round.js';
import { editionWithout } from './variants/weakened.js';

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

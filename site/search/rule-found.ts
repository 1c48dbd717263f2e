import type { Edition, Rule } from '../../engine/index.js';
import { compareEditions, paragraphOf } from '../../reports/rule-pages/index.js';
import { leadOf } from '../../reports/rule-pages/lead.js';
import { editionLabel } from '../../reports/words/edition-label.js';
import { capital } from '../../reports/words/numbers.js';
import { editionsByRank } from './entries.js';
import { keyOf } from './searched-page.js';
import type { FoundAs, Twin } from './searched-page.js';

/** What the search shows of a rule. */
export function ruleFound(edition: Edition, rule: Rule): FoundAs {
  const { id, article, also = [], concept } = rule;
  const twin = twinOf(edition, rule);
  return {
    kind: 'rule',
    title: capital(rule.title),
    edition: editionLabel(edition),
    code: id,
    label: article === id ? '' : article,
    text: leadOf(paragraphOf(edition.id, id) ?? rule.title).lead,
    keys: [...new Set([id, article, ...also].map(keyOf))],
    ...(concept === undefined ? {} : { concept }),
    ...(twin === null ? {} : { twin }),
  };
}

/** The corresponding rules in the edition in force of the same system; null for a rule of that edition, or where it is not compared. */
function twinOf(edition: Edition, rule: Rule): Twin | null {
  const inForce = editionsByRank().find(({ system }) => system === edition.system);
  if (inForce === undefined || inForce === edition) return null;
  const change = compareEditions(edition, inForce).find(({ from }) => from.some(({ id }) => id === rule.id));
  if (change === undefined) return null;
  return {
    edition: editionLabel(inForce),
    rules: change.to.map(({ id }) => id),
    isSame: change.kind === 'same' || change.kind === 'renumbered',
  };
}

import { keyOf } from './searched-page.js';
import type { Hit } from './searched-page.js';

/**
 * How a result stands to the rule that was asked for: it has the same name, it corresponds to it under another name, or
 * neither.
 */
export function standing(hit: Hit, lead: Hit, key: string): 'named' | 'corresponds' | 'neither' {
  if (hit.id === lead.id || hit.keys.includes(key)) return 'named';
  return hit.kind === 'rule' && isTwinOf(hit, lead) ? 'corresponds' : 'neither';
}

/** What is said below a result: whether a rule with the same name is the same rule, else what it is about. */
export function relationWords(hit: Hit, lead: Hit, key: string): string {
  const stands = standing(hit, lead, key);
  const isApart = hit.kind === 'rule' && hit.edition !== lead.edition;
  if (!isApart || stands === 'neither') return hit.text;
  const name = `${lead.code} in ${lead.edition ?? ''}`;
  if (isTwinOf(hit, lead)) {
    if (stands === 'corresponds') return `The rule that is ${name}${differs(hit)}.`;
    return hit.twin?.isSame === true
      ? `The same rule as ${name}.`
      : `The rule that is ${name}${differs(hit)}.`;
  }
  if (hit.concept !== undefined && hit.concept === lead.concept)
    return `The same rule as ${name}, in another system.`;
  const shared = keyOf(hit.code) === key ? 'name' : 'number';
  return [`Another rule with the same ${shared}.`, ...twinSentence(hit)].join(' ');
}

function isTwinOf({ twin }: Hit, lead: Hit): boolean {
  return twin !== undefined && twin.edition === lead.edition && twin.rules.includes(lead.code);
}

function differs({ twin }: Hit): string {
  return twin?.isSame === true ? '' : ', with differences';
}

/** What the rule is called in the edition in force. */
function twinSentence({ twin }: Hit): string[] {
  if (twin === undefined) return [];
  const { rules, edition } = twin;
  if (rules.length === 0) return [`${edition} does not have it.`];
  const [last, ...others] = [...rules].reverse();
  const names = others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
  return [`It is ${names} in ${edition}.`];
}

import type { Alteration } from '../../../checker/index.js';
import { idList } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

/** How stages are called that are no score groups. */
export const stages1997: Named<string> = { 'first-round': 'the first round' };

/** What is special about a score group. */
export const brackets1997: Named<string | null> = {
  scoregroup: null,
  last: null,
  'first-round': null,
  bye: null,
};

export const groups1997: Named<GroupWords> = {
  transferred: { name: 'transferred', isAlways: false },
  whites: { name: 'whites', isAlways: true },
  blacks: { name: 'blacks', isAlways: true },
  upper: { name: 'upper half', isAlways: true },
  lower: { name: 'lower half', isAlways: true },
};

export const seats1997: Named<string> = {
  whites: 'the whites',
  blacks: 'the blacks',
  upper: 'the upper half',
  lower: 'the lower half',
};

/** What chapters 8, 7 and 6.3 do, in their order. */
export const alterations1997: Named<(alteration: Alteration) => string> = {
  floater: told(({ from, to }) => `floater ${idList(from)} meets ${idList(to)}`),
  'transfer-for': told(({ from, to }) => `${idList(to)} comes up for ${idList(from)}, who has no opponent`),
  transfer: told(({ to }) => `${idList(to)} comes up to make the number even`),
  'to-blacks': told(({ from }) => `${idList(from)} to the blacks`),
  'to-whites': told(({ from }) => `${idList(from)} to the whites`),
  'own-column': told(({ from, to }) => `${idList(from)} meets ${idList(to)} of the own column`),
  'changed-rows': told(
    ({ from, to }) => `other rows for ${from.map((id, i) => `${id}-${to[i]}`).join(', ')}`,
  ),
};

function told(words: (alteration: Alteration) => string): (alteration: Alteration) => string {
  return (alteration) => `${words(alteration)} [${alteration.rule.article}]`;
}

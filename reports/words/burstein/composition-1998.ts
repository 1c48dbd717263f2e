import type { Alteration } from '../../../checker/index.js';
import { idList } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

/** What is special about a score group. */
export const brackets1998: Named<string | null> = {
  joined: 'score groups considered as one',
};

export const groups1998: Named<GroupWords> = {
  order: { name: 'ranking', isAlways: true, hasFigures: true },
};

export const figures1998: Named<string> = { median: 'Median', rating: 'R' };

export const seats1998: Named<string> = { order: 'the order of 3.2' };

/** Who does not meet the player at the other end of the order. */
export const alterations1998: Named<(alteration: Alteration) => string> = {
  'other-opponents': ({ rule, from, to }) =>
    `other lines of the table for ${idList(from)}: ${from.map((id, i) => `${id}-${to[i]}`).join(', ')} [${rule.article}]`,
};

import type { Alteration, Side } from '../../../checker/index.js';
import { idList, players } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

export const stages1998: Named<string> = { bye: 'the assignment of the bye' };

/** What is special about a score group. */
export const brackets1998: Named<string | null> = {
  bye: null,
  scoregroup: null,
  joined: 'score groups considered as one',
};

export const leaving1998: Named<(candidate: Side) => string> = {
  bye: ({ downfloaters }) => `player ${players(downfloaters)} receives the bye`,
};

export const groups1998: Named<GroupWords> = { order: { name: 'order of 3.2', isAlways: true } };

export const seats1998: Named<string> = { order: 'the order of 3.2' };

/** Who does not meet the player at the other end of the order. */
export const alterations1998: Named<(alteration: Alteration) => string> = {
  'other-opponents': ({ rule, from, to }) =>
    `other lines of the table for ${idList(from)}: ${from.map((id, i) => `${id}-${to[i]}`).join(', ')} [${rule.article}]`,
};

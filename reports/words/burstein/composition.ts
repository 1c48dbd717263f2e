import type { Alteration, Side } from '../../../checker/index.js';
import type { AlterationStep } from '../../../engine/systems/burstein/explain/composition.js';
import type { StageKind } from '../../../engine/systems/burstein/stages.js';
import { players, idList } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

export const brackets: Readonly<Record<StageKind, string | null>> = { bye: null, scoregroup: null };

export const stages: Named<string> = { bye: 'the assignment of the bye' };

export const leaving: Named<(candidate: Side) => string> = {
  bye: ({ downfloaters }) => `player ${players(downfloaters)} receives the bye`,
};

/** The ranking order of 4.1, of everybody with the index. */
export const groups: Named<GroupWords> = {
  bsn: { name: 'ranking', isAlways: true, hasFigures: true },
  floaters: { name: 'floaters', isAlways: false },
};

export const figures: Named<string> = { buchholz: 'BH', sonnebornBerger: 'SB' };

export const seats: Named<string> = { bsn: 'the ranking order' };

export const alterations: Readonly<Record<AlterationStep, (alteration: Alteration) => string>> = {
  pairing: ({ rule, from, to }) =>
    `instead of the first against the last [${rule.article}] ${from.map((id, i) => `${id}-${to[i]}`).join(', ')}`,
};

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

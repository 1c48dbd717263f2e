import type { Alteration, Side } from '../../../checker/index.js';
import type { AlterationStep } from '../../../engine/systems/burstein/composition.js';
import type { StageKind } from '../../../engine/systems/burstein/stages.js';
import { players } from '../numbers.js';
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

import type { Alteration, Side } from '../../../checker/index.js';
import type { StageKind } from '../../../engine/systems/bye-first/scoregroup-stage.js';
import type { AlterationStep } from '../../../engine/systems/upfloater-brackets/composition.js';
import { idList, players } from '../numbers.js';
import type { Participants } from '../participants.js';
import type { GroupWords, Named } from '../system-words.js';

export const brackets: Readonly<Record<StageKind, string | null>> = { bye: null, scoregroup: null };

export const stages: Named<string> = { bye: 'the assignment of the bye' };

export const leaving: Readonly<Record<StageKind, (candidate: Side, who: Participants) => string>> = {
  bye: ({ downfloaters }, { one }) => `${one} ${players(downfloaters)} receives the bye`,
  scoregroup: () => 'these pairs are made',
};

/** The halves of a bracket by number, as the first identifier has them. */
export const groups: Named<GroupWords> = {
  upfloaters: { name: 'upfloaters', isAlways: false },
  upper: { name: 'upper half', isAlways: true },
  lower: { name: 'lower half', isAlways: true },
};

export const seats: Named<string> = { upper: 'the upper half', lower: 'the lower half' };

export const alterations: Readonly<Record<AlterationStep, (alteration: Alteration) => string>> = {
  tops: ({ rule, from, to }) => `top members [${rule.article}] ${idList(to)} instead of ${idList(from)}`,
  bottoms: ({ rule, from, to }) =>
    `identifier [${rule.article}] ${from.map((id, i) => `${id}-${to[i]}`).join(', ')}`,
};

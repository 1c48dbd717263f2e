import type { Alteration, Side } from '../../../checker/index.js';
import type { AlterationStep } from '../../../engine/systems/dubov/composition.js';
import type { StageKind } from '../../../engine/systems/bye-first/scoregroup-stage.js';
import { idList, players } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

export const brackets: Readonly<Record<StageKind, string | null>> = { bye: null, scoregroup: null };

export const stages: Named<string> = { bye: 'the assignment of the bye' };

export const leaving: Readonly<Record<StageKind, (candidate: Side) => string>> = {
  bye: ({ downfloaters }) => `player ${players(downfloaters)} receives the bye`,
  scoregroup: () => 'these pairs are made',
};

/** The groups of 3.2.3 and 3.2.5. */
export const groups: Named<GroupWords> = {
  upfloaters: { name: 'upfloaters', isAlways: false },
  g1: { name: 'G1', isAlways: true },
  g2: { name: 'G2', isAlways: true },
  s1: { name: 'S1', isAlways: true, hasFigures: true },
  t2: { name: 'T2', isAlways: true },
};

/** What S1 is ordered by (3.2.5). */
export const figures: Named<string> = { aro: 'ARO' };

/** After the shifts: S1 by the average of the opponents, G2 by number. */
export const seats: Named<string> = { S1: 'S1', G2: 'G2' };

export const alterations: Readonly<Record<AlterationStep, (alteration: Alteration) => string>> = {
  'shift-from-g1': ({ rule, from }) => `shift [${rule.article}] of ${idList(from)} from G1 to G2`,
  'shift-from-g2': ({ rule, from }) => `shift [${rule.article}] of ${idList(from)} from G2 to G1`,
  transposition: ({ rule, from, to }) =>
    `transposition [${rule.article}] ${from.map((id, i) => `${id}-${to[i]}`).join(', ')}`,
};

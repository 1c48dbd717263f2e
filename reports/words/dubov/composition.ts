import type { Alteration, Side } from '../../../checker/index.js';
import type { AlterationStep } from '../../../engine/systems/dubov/explain/composition.js';
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
  floater: worded(({ from, to }) => `floater ${idList(from)} meets ${idList(to)}`),
  'transfer-for': worded(({ from, to }) => `${idList(to)} comes up for ${idList(from)}, who has no opponent`),
  transfer: worded(({ to }) => `${idList(to)} comes up to make the number even`),
  'to-blacks': worded(({ from }) => `${idList(from)} to the blacks`),
  'to-whites': worded(({ from }) => `${idList(from)} to the whites`),
  'own-column': worded(({ from, to }) => `${idList(from)} meets ${idList(to)} of the own column`),
  'changed-rows': worded(
    ({ from, to }) => `other rows for ${from.map((id, i) => `${id}-${to[i]}`).join(', ')}`,
  ),
};

function worded(words: (alteration: Alteration) => string): (alteration: Alteration) => string {
  return (alteration) => `${words(alteration)} [${alteration.rule.article}]`;
}

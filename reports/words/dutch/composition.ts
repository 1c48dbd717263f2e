import type { Alteration } from '../../../checker/index.js';
import type { BracketKind } from '../../../engine/systems/dutch/bracket-kind.js';
import type { BracketKind1992 } from '../../../engine/systems/dutch/dutch-1992/procedure.js';
import type { SequenceStep } from '../../../engine/systems/dutch/explain/sequence-place.js';
import { idList } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

/** The special brackets of 2017 A.9, 2012 C.13 and 1992 C13. */
export const brackets: Readonly<Record<BracketKind | BracketKind1992, string | null>> = {
  scoregroup: null,
  penultimate: 'penultimate',
  'collapsed-last': 'collapsed last bracket',
  'joined-last': 'joined last bracket',
  last: null,
  joined: 'joined last bracket',
};

/** The groups of 2017 B.2-B.3 and 2026 3.2-3.3; who has no opponent in the bracket leaves it by 1992 C1. */
export const groups: Named<GroupWords> = {
  s1: { name: 'S1', isAlways: true },
  s2: { name: 'S2', isAlways: true },
  limbo: { name: 'Limbo', isAlways: false },
  leavers: { name: 'no opponent', isAlways: false },
  remainder: { name: 'remainder', isAlways: false },
};

/** The same, to tell in which of them somebody stands. */
export const seats: Named<string> = {
  S1: 'S1',
  S2: 'S2',
  S1R: 'S1 of the remainder',
  S2R: 'S2 of the remainder',
  limbo: 'the Limbo',
  leavers: 'those without an opponent',
};

/** Another set of MDPs alters nothing in S1 and S2: it makes others. */
export const alterations: Readonly<
  Record<Exclude<SequenceStep, 'mdp-set'>, (alteration: Alteration) => string>
> = {
  'mdp-transposition': transposition,
  'resident-exchange': ({ rule, from, to }) =>
    `exchange [${rule.article}] of ${idList(from)} for ${idList(to)}`,
  transposition,
};

function transposition({ rule, from, to }: Alteration): string {
  return `transposition [${rule.article}] ${from.map((id, i) => `${id}-${to[i]}`).join(', ')}`;
}

import type { Alteration } from '../../../checker/index.js';
import type { BracketKind } from '../../../engine/systems/dutch/bracket-kind.js';
import type { SequenceStep } from '../../../engine/systems/dutch/sequence-place.js';
import { idList } from '../numbers.js';
import type { GroupWords, Named } from '../system-words.js';

/** The special brackets of 2017 A.9 and 2012 C.13. */
export const brackets: Readonly<Record<BracketKind, string | null>> = {
  scoregroup: null,
  penultimate: 'penultimate',
  'collapsed-last': 'collapsed last bracket',
  'joined-last': 'joined last bracket',
};

/** The groups of 2017 B.2-B.3 and 2026 3.2-3.3. */
export const groups: Named<GroupWords> = {
  s1: { name: 'S1', isAlways: true },
  s2: { name: 'S2', isAlways: true },
  limbo: { name: 'Limbo', isAlways: false },
  remainder: { name: 'remainder', isAlways: false },
};

/** The same, to tell in which of them somebody stands. */
export const seats: Named<string> = {
  S1: 'S1',
  S2: 'S2',
  S1R: 'S1 of the remainder',
  S2R: 'S2 of the remainder',
  limbo: 'the Limbo',
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

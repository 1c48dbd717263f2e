import type { Alteration, Side } from '../../../checker/index.js';
import type { StageKind } from '../../../engine/systems/bye-first/scoregroup-stage.js';
import type { AlterationStep } from '../../../engine/systems/upfloater-brackets/explain/composition.js';
import { idList, players, contrast } from '../numbers.js';
import type { Participants } from '../participants.js';
import { person } from '../person.js';
import type { GroupWords, Named, OrderedSide, OrderSentence } from '../system-words.js';
import type { SequenceStep } from '../../../engine/systems/upfloater-brackets/explain/sequence-place.js';

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

/** Why the reference comes first when all criteria are equal: where the identifiers part. */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  tops: (published, reference) => {
    const [left, right] = parted(published, reference, 'tops');
    return `the top members of the pairs are ${left}; the identifier with ${right} is smaller`;
  },
  bottoms: (published, reference) => {
    const [left, right] = parted(published, reference, 'bottoms');
    return `the top members meet ${left}; the identifier with ${right} is smaller`;
  },
};

/** The starting numbers of both sides around their first difference, marked for names. */
function parted(
  published: OrderedSide,
  reference: OrderedSide,
  pool: SequenceStep,
): readonly [string, string] {
  return contrast(membersOf(published, pool), membersOf(reference, pool));
}

function membersOf({ place, numbered }: OrderedSide, pool: SequenceStep): string[] {
  return (place[pool] ?? []).flatMap((number) => numbered?.[pool]?.[number - 1] ?? []).map(person);
}

import { nameOf, pairedOtherwise } from '../../../checker/judge/right-otherwise.js';
import { pairRound } from '../../../engine/index.js';
import type { RoundPairing } from '../../../engine/index.js';
import type { Moment } from './moment.js';

/** A round that is right by another reading of the text, or by several of them together ("M1+M12"). */
export interface Alternative {
  readonly reading: string;
  readonly pairing: RoundPairing;
}

/** The other rounds that `check` calls right, with as few readings for each as it takes. */
export function alternativesOf({
  state,
  edition,
  expected,
}: Pick<Moment, 'state' | 'edition' | 'expected'>): Alternative[] {
  const known = new Set([nameOf(expected)]);
  const found: Alternative[] = [];
  for (const { ids, pairing } of pairedOtherwise(edition, (other) => pairRound(state, other))) {
    if (pairing.kind !== 'paired' || known.has(nameOf(pairing))) continue;
    known.add(nameOf(pairing));
    found.push({ reading: ids.join('+'), pairing });
  }
  return found;
}

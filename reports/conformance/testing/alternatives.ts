import { nameOf, setsOfReadings } from '../../../checker/judge/right-otherwise.js';
import { pairRound } from '../../../engine/index.js';
import type { Edition, RoundOutcome, RoundPairing } from '../../../engine/index.js';
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
  const pairingBy = (other: Edition): RoundOutcome => pairRound(state, other);
  const ours = nameOf(pairingBy(edition));
  const changesRound = (other: Edition): boolean => nameOf(pairingBy(other)) !== ours;
  const known = new Set([nameOf(expected)]);
  const found: Alternative[] = [];
  for (const { ids, edition: other } of setsOfReadings(edition, { changesRound })) {
    const pairing = pairingBy(other);
    if (pairing.kind !== 'paired' || known.has(nameOf(pairing))) continue;
    known.add(nameOf(pairing));
    found.push({ reading: ids.join('+'), pairing });
  }
  return found;
}

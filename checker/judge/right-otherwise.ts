import { decidingReadings, subsets } from '../../engine/index.js';
import type { Edition, RoundOutcome } from '../../engine/index.js';

/** More than this together are no reading of a text any more. */
const MOST_TOGETHER = 3;
/** Of so many doubtful places all sets are tried; of more those that change the round by themselves. */
const ALL_SETS_UP_TO = 4;

/**
 * The other readings of an edition by which a round is right: each that makes it so by itself; where none does, the sets
 * of two, else of three of them that do so together, like "M1+M12".
 * @param pairingBy the round as an edition pairs it.
 * @param isRight whether that is what was published.
 */
export function rightOtherwise(
  edition: Edition,
  pairingBy: (other: Edition) => Pairing,
  isRight: (pairing: Pairing) => boolean,
): string[] {
  const readings = decidingReadings(edition);
  const alone = readings.map(({ id, edition: other }) => ({ id, pairing: pairingBy(other) }));
  const right = alone.filter(({ pairing }) => isRight(pairing)).map(({ id }) => id);
  if (right.length > 0 || readings.length < 2) return right;
  const ours = nameOf(pairingBy(edition));
  const tried =
    readings.length <= ALL_SETS_UP_TO ? alone : alone.filter(({ pairing }) => nameOf(pairing) !== ours);
  const ids = tried.map(({ id }) => id);
  for (let size = 2; size <= MOST_TOGETHER; size++) {
    const together = [...subsets(ids, size)].filter((set) => isRight(pairingBy(edition.readTogether(set))));
    if (together.length > 0) return together.map((set) => set.join('+'));
  }
  return [];
}

/** A round as it comes out; its boards where it is paired. */
export interface Pairing {
  readonly kind: RoundOutcome['kind'];
  readonly pairs?: readonly { readonly white: number; readonly black: number }[];
  readonly bye?: number | null;
}

/** The round with its colours in one line: the same for the same round. */
export function nameOf({ kind, pairs = [], bye }: Pairing): string {
  return [kind, ...pairs.map(({ white, black }) => `${white}-${black}`).sort(), bye].join(' ');
}

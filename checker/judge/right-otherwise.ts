import { decidingReadings, subsets } from '../../engine/index.js';
import type { Edition, RoundOutcome } from '../../engine/index.js';

/** More than this together are no reading of a text any more. */
const MOST_TOGETHER = 3;
/** Of so many doubtful places all sets are tried; of more those that change the round by themselves. */
const ALL_SETS_UP_TO = 4;

/**
 * The other readings of an edition by which a round is right: each that makes it so by itself; where none does, the sets
 * of two, else of three of them that do so together, like "M1+M12".
 * @param pairingBy the round as an edition pairs it in which these doubtful places are read otherwise.
 * @param isRight whether that is what was published.
 */
export function rightOtherwise(
  edition: Edition,
  pairingBy: (other: Edition, ids: readonly string[]) => Pairing,
  isRight: (pairing: Pairing) => boolean,
): string[] {
  const right: string[][] = [];
  for (const { ids, pairing } of pairedOtherwise(edition, pairingBy)) {
    if (right.length > 0 && ids.length > right[0].length) break;
    if (isRight(pairing)) right.push([...ids]);
  }
  return right.map((ids) => ids.join('+'));
}

/** A round as it comes out where these doubtful places are read otherwise. */
export interface PairedOtherwise<P extends Pairing> {
  readonly ids: readonly string[];
  readonly pairing: P;
}

/**
 * A round by the other readings of an edition that may make it right: one by one, then by sets of two and of three.
 * @param pairingBy the round as an edition pairs it in which these doubtful places are read otherwise.
 */
export function* pairedOtherwise<P extends Pairing>(
  edition: Edition,
  pairingBy: (other: Edition, ids: readonly string[]) => P,
): Generator<PairedOtherwise<P>> {
  const alone = decidingReadings(edition).map(({ id, edition: other }) => ({
    ids: [id],
    pairing: pairingBy(other, [id]),
  }));
  yield* alone;
  if (alone.length < 2) return;
  const ours = nameOf(pairingBy(edition, []));
  const tried =
    alone.length <= ALL_SETS_UP_TO ? alone : alone.filter(({ pairing }) => nameOf(pairing) !== ours);
  const known = tried.flatMap(({ ids }) => ids);
  for (let size = 2; size <= MOST_TOGETHER; size++)
    for (const ids of subsets(known, size)) yield { ids, pairing: pairingBy(edition.readTogether(ids), ids) };
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

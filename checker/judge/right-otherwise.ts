import { decidingReadings, subsets } from '../../engine/index.js';
import type { Edition, OtherReading, RoundOutcome } from '../../engine/index.js';

/** More than this together are no reading of a text any more. */
export const MOST_TOGETHER = 3;
/** Of so many doubtful places all sets are tried; of more those that change the round by themselves. */
const ALL_SETS_UP_TO = 4;

/** What is asked of the other readings of an edition by which a round may be right. */
export interface ReadingTrial {
  /** False for a reading that cannot change the round. Absent: all are tried. */
  concerns?(reading: OtherReading): boolean;
  /**
   * Whether an edition pairs the round as it was published.
   * @param ids the places of the text that it reads otherwise.
   */
  isRight(other: Edition, ids: readonly string[]): boolean;
  /** Called when all readings have been tried one by one; false where no set of them has to be tried. Absent: all sets are. */
  mayHelpTogether?(): boolean;
  /** Whether an edition pairs the round otherwise than ours. */
  changesRound(other: Edition): boolean;
}

/**
 * The other readings of an edition by which a round is right: each that makes it so by itself; where none does, the sets
 * of two, else of three of them that do so together, like "M1+M12".
 */
export function rightOtherwise(edition: Edition, trial: ReadingTrial): string[] {
  const right: (readonly string[])[] = [];
  for (const { ids, edition: other } of setsOfReadings(edition, trial)) {
    if (right.length > 0 && ids.length > right[0].length) break;
    if (trial.isRight(other, ids)) right.push(ids);
  }
  return right.map((ids) => ids.join('+'));
}

/** The readings that decide rounds of an edition, one by one, then in sets of two and of three. */
export function* setsOfReadings(
  edition: Edition,
  trial: Pick<ReadingTrial, 'concerns' | 'mayHelpTogether' | 'changesRound'>,
): Generator<{ readonly ids: readonly string[]; readonly edition: Edition }> {
  const alone = decidingReadings(edition).filter((reading) => trial.concerns?.(reading) ?? true);
  for (const { id, edition: other } of alone) yield { ids: [id], edition: other };
  if (alone.length < 2) return;
  if (alone.length > ALL_SETS_UP_TO && trial.mayHelpTogether?.() === false) return;
  const tried =
    alone.length <= ALL_SETS_UP_TO ? alone : alone.filter(({ edition: other }) => trial.changesRound(other));
  const known = tried.map(({ id }) => id);
  for (let size = 2; size <= MOST_TOGETHER; size++)
    for (const ids of subsets(known, size)) yield { ids, edition: edition.readTogether(ids) };
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

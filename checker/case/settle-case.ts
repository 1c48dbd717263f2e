import { entryOf, tookPart } from '../../engine/index.js';
import { allAgree, countAgreeing } from '../check-tournament.js';
import { brokenPremises } from './acceleration.js';
import type { Acceleration } from './acceleration.js';
import { otherLengths } from './event-length.js';
import type { CloserAcceleration } from './reported-facts.js';
import { otherCase } from './swiss-case.js';
import type { SwissCase } from './swiss-case.js';

/** Which rounds agree with a case, by their numbers. */
export type Agreement = ReadonlyMap<number, boolean>;

/** What was found out about the parts of a case that the file leaves open. */
export interface SettledCase {
  /** The declared case, or one by which every round agrees. */
  readonly swissCase: SwissCase;
  /** Rounds that deviate by the declared case; empty where that one is used. */
  readonly without: readonly number[];
  /** More rounds agree than by the declared case, but not all, or too few boards show it; null: no case is closer. */
  readonly closer: CloserAcceleration | null;
}

/**
 * Tries what a file leaves open where its rounds deviate: the Baku Acceleration where no record speaks of acceleration, and the
 * number of rounds where none is announced. A case by which every round agrees is used. TRF16 has no record for either.
 * @param agreement of the declared case.
 * @param isLiteral the literal reading pairs the rounds.
 */
export function settledCase(declared: SwissCase, agreement: Agreement, isLiteral = false): SettledCase {
  const without = [...agreement].filter(([, isRight]) => !isRight).map(([round]) => round);
  const unsettled: SettledCase = { swissCase: declared, without: [], closer: null };
  if (agreement.size === 0 || (without.length === 0 && !isAssumedTooShort(declared))) return unsettled;
  const options = { isLiteral };
  // An acceleration changes round 1 in every field of four or more.
  const acceleration = agreement.get(1) === true ? null : undeclaredBaku(declared);
  const accelerated = acceleration === null ? [] : [{ acceleration }];
  const lengths = otherLengths(declared.tournament, declared.length);
  const cases = [
    ...accelerated,
    ...lengths.map((length) => ({ length })),
    ...accelerated.flatMap((one) => lengths.map((length) => ({ ...one, length }))),
  ];
  for (const parts of cases) {
    const other = otherCase(declared, parts);
    if (isAssumedTooShort(other) || !allAgree(other, options)) continue;
    if (other.acceleration === declared.acceleration || hasEvidence(other))
      return { ...unsettled, swissCase: other, without };
  }
  if (acceleration === null || without.length === 0) return unsettled;
  const counts = countAgreeing(otherCase(declared, { acceleration }), options);
  const isCloser = counts.agree > agreement.size - without.length;
  return isCloser ? { ...unsettled, closer: { baku: acceleration.edition, ...counts } } : unsettled;
}

/**
 * In a round 1 of a few boards a pairing by mistake may be that of an acceleration by chance: then the acceleration is
 * reported as one that is closer, and the rounds deviate.
 */
function hasEvidence({ event }: SwissCase): boolean {
  return event.players.filter((player) => tookPart(entryOf(player, 1))).length >= LEAST_PLAYERS;
}

const LEAST_PLAYERS = 8;

/** The Baku Acceleration, where nothing says whether the event is accelerated and its score allows it (C.04.7, 1.4). */
function undeclaredBaku({
  acceleration,
  edition,
}: SwissCase): Extract<Acceleration, { readonly kind: 'baku' }> | null {
  const isOpen = acceleration.kind === 'none' && acceleration.from === 'default';
  if (!isOpen || edition.primaryScore === 'game-points') return null;
  return { kind: 'baku', edition: edition.baku, from: 'rounds' };
}

/** The length is only assumed, and the acceleration of the event does not allow it. */
function isAssumedTooShort({ acceleration, event, length }: SwissCase): boolean {
  return length.from === 'played' && brokenPremises(acceleration, event).includes('rounds');
}

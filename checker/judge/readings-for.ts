import { isSameCandidate, pairRound, stopAtLimit } from '../../engine/index.js';
import type { Candidate, Edition, Place, RoundOutcome, RoundState, Step } from '../../engine/index.js';
import type { InitialColourBy } from '../initial-colour.js';
import { hasOtherFloaters, isPairedAsPublished, partingOf } from './as-published.js';
import type { Parting } from './as-published.js';
import { readingByFirstNumbers, withColour } from './first-numbers.js';
import type { NumberedRound } from './first-numbers.js';
import type { PublishedRound } from './published-round.js';
import { nameOf, rightOtherwise } from './right-otherwise.js';

/** A published round, and what the other readings need to pair it. */
export interface ReadableRound extends NumberedRound {
  readonly colourBy: InitialColourBy;
}

/**
 * The other readings of an edition by which a published round is right, where readings decide.
 * @param ourPairing how the edition pairs the round as it is read here; called where several readings are tried together.
 */
export function readingsFor(
  round: ReadableRound,
  edition: Edition,
  ourPairing: () => RoundOutcome,
): string[] {
  const { state, published, colourBy } = round;
  // No reading gives several byes, or lets two meet again.
  if (published.furtherByes !== undefined || hasRematch(state, edition, published)) return [];
  const alone: Parting[] = [];
  let isFound = false;
  let isOurs: ((other: Edition) => boolean) | null = null;
  const found = rightOtherwise(edition, {
    concerns: ({ isOfFinalRound }) => isOfFinalRound !== true || state.isFinal,
    isRight(other, ids) {
      stopAtLimit();
      const read = withColour(state, colourBy(other, ids));
      const parting = partingOf(read, other.round(read), published);
      if (parting === null) isFound = true;
      else if (ids.length === 1) alone.push(parting);
      return parting === null;
    },
    mayHelpTogether: () => !isFound && mayHelp(partingOf(state, edition.round(state), published), alone),
    changesRound(other) {
      stopAtLimit();
      return !(isOurs ??= comparisonWith(state, ourPairing()))(other);
    },
  });
  if (found.length > 0) return found;
  return readingByFirstNumbers(round, edition, (numbered) =>
    isPairedAsPublished(numbered, edition, published),
  );
}

function hasRematch({ players }: RoundState, { rules }: Edition, { pairs }: PublishedRound): boolean {
  if (!rules.some(({ concept }) => concept === 'rematch')) return false;
  const opponents = new Map(players.map((player) => [player.id, player.opponents]));
  return pairs.some(({ white, black }) => opponents.get(white)?.includes(black) === true);
}

/**
 * Whether readings that do not make a round right one by one may do so together: one of them changes the first stage at which ours
 * parts from the published round, and what was published there has as many pairs and floaters as ours or as by one of those.
 */
function mayHelp(ours: Parting | null, alone: readonly Parting[]): boolean {
  if (ours === null || ours.at === null) return true;
  const { step, published } = ours.at;
  if (alone.some(({ above }) => above > ours.above)) return true;
  const others = alone.flatMap(({ above, at }) => (above === ours.above && at !== null ? [at.step] : []));
  return (
    [step, ...others].some((one) => hasSameCounts(one, published)) &&
    others.some((other) => !choosesLike(other, step))
  );
}

function hasSameCounts(step: Step, { pairs, floaters }: Candidate): boolean {
  if (step.plannedFloaters !== undefined) return step.plannedFloaters?.length === floaters.length;
  const { chosen } = step;
  return chosen?.pairs.length === pairs.length && chosen.floaters.length === floaters.length;
}

/** Two stages choose the same candidate, with the same colours. */
function choosesLike(one: Step, other: Step): boolean {
  const { plannedFloaters } = other;
  const isKnown = plannedFloaters !== undefined && plannedFloaters !== null;
  if (isKnown && hasOtherFloaters(one, { pairs: [], floaters: plannedFloaters })) return false;
  const own = other.chosen;
  if (own !== null && one.hasOtherPairs?.(opponentsIn(own)) === true) return false;
  const { chosen } = one;
  if (chosen === null || own === null) return chosen === own;
  if (!isSameCandidate(chosen, own)) return false;
  return chosen.pairs.every((pair) => one.coloursOf(pair).white === other.coloursOf(pair).white);
}

/** By place the place of the opponent. */
function opponentsIn({ pairs }: Candidate): Place[] {
  const opponents: Place[] = [];
  for (const [a, b] of pairs) {
    opponents[a] = b;
    opponents[b] = a;
  }
  return opponents;
}

/** Whether another edition pairs a round like this. */
function comparisonWith(state: RoundState, pairing: RoundOutcome): (other: Edition) => boolean {
  if (pairing.kind !== 'paired') return (other) => nameOf(pairRound(state, other)) === nameOf(pairing);
  const { pairs, bye } = pairing;
  const boards = { pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })), bye };
  return (other) => isPairedAsPublished(state, other, boards);
}

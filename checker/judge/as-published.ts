import { placesBy } from '../../engine/index.js';
import type { Candidate, Edition, Round, RoundState, Step } from '../../engine/index.js';
import type { PublishedRound } from './published-round.js';
import { seatPublished } from './published-seats.js';
import type { PublishedSeats } from './published-seats.js';

/** What is compared of a published round. */
export type PublishedBoards = Pick<PublishedRound, 'pairs' | 'bye' | 'furtherByes'>;

/** The boards of a pairing, with starting numbers. */
export type Boards = Pick<PublishedBoards, 'bye'> & {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
};

/** The published boards are those of a pairing: opponents, bye and (where the file tells them) colours. */
export function agrees(published: PublishedBoards, reference: Boards): boolean {
  if (published.furtherByes !== undefined) return false;
  if (published.bye !== reference.bye || published.pairs.length !== reference.pairs.length) return false;
  const boardOf = placesBy(reference.pairs, ({ black }) => black);
  const haveMet = (white: number, black: number): boolean => {
    const board = boardOf(black);
    return board >= 0 && reference.pairs[board].white === white;
  };
  return published.pairs.every(
    ({ white, black, coloursKnown }) => haveMet(white, black) || (!coloursKnown && haveMet(black, white)),
  );
}

/**
 * Whether an edition pairs a round as it was published. The stages of the round are paired one after the other, up to the first
 * that differs: the stages below it are not needed for the answer.
 * @returns null where the rules leave the round to the arbiter.
 */
export function pairsAsPublished(
  state: RoundState,
  edition: Edition,
  published: PublishedBoards,
): boolean | null {
  const round = edition.round(state);
  if (partingOf(state, round, published) === null) return true;
  return round.isPossible && (round.leftToArbiter ?? null) !== null ? null : false;
}

/** The same where it does not matter whether the rules leave the round to the arbiter, which is false as well. */
export function isPairedAsPublished(
  state: RoundState,
  edition: Edition,
  published: PublishedBoards,
): boolean {
  return partingOf(state, edition.round(state), published) === null;
}

/** The first stage of a round at which an edition does not choose what was published. */
export interface Parting {
  /** How many stages are above it. */
  readonly above: number;
  /** The stage, and what was published there; null where no stage differs, but not everybody is paired. */
  readonly at: { readonly step: Step; readonly published: Candidate } | null;
}

/** Where a round parts from the published one; null where it does not. */
export function partingOf(
  state: RoundState,
  { first }: Pick<Round<Step>, 'first'>,
  published: PublishedBoards,
): Parting | null {
  if (published.furtherByes !== undefined) return { above: 0, at: null };
  const seats = seatPublished(state, published);
  const isPaired = new Uint8Array(state.players.length);
  let [above, pairs] = [0, 0];
  for (let step = first; step !== null; above++) {
    const there = step.publishedCandidate(seats.opponents);
    const isOther = hasOtherFloaters(step, there) || step.hasOtherPairs?.(seats.opponents) === true;
    const chosen = isOther ? null : step.chosen;
    if (chosen === null || !isSeated(step, chosen, seats)) return { above, at: { step, published: there } };
    for (const [a, b] of chosen.pairs) isPaired[a] = isPaired[b] = 1;
    pairs += chosen.pairs.length;
    step = step.after(chosen);
  }
  const left = isPaired.indexOf(0);
  const bye = left < 0 ? null : state.players[left].id;
  return pairs === published.pairs.length && bye === published.bye ? null : { above, at: null };
}

/** A stage does not choose a candidate, which is known before its pairs are made. */
export function hasOtherFloaters({ plannedFloaters }: Step, { floaters }: Candidate): boolean {
  if (plannedFloaters === undefined) return false;
  if (plannedFloaters?.length !== floaters.length) return true;
  const planned = new Set(plannedFloaters);
  return !floaters.every((place) => planned.has(place));
}

/** The pairs of a candidate were published, with its colours where they are known. */
function isSeated(step: Step, { pairs }: Candidate, { opponents, coloured, white }: PublishedSeats): boolean {
  return pairs.every(
    (pair) =>
      opponents[pair[0]] === pair[1] &&
      (!coloured.has(pair[0]) || (step.coloursOf(pair).white === pair[0]) === white.has(pair[0])),
  );
}

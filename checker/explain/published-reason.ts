import type { Round, RoundPairing, RoundState } from '../../engine/index.js';
import { judgeRound } from '../judge/judge-round.js';
import type { SeenBracket } from '../judge/judged-bracket.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { Deviation, Side } from '../report.js';
import type { Opponent } from './question.js';

/** What speaks against a published pair, or a published bye. */
export interface PublishedReason {
  /** All deviations of the round. */
  readonly deviations: readonly Deviation[];
  /** Which of them is about the pair. */
  readonly index: number;
  /**
   * Where nothing speaks against the pair in its own bracket: that bracket. The deviation is then one above it that changes
   * who is there. Null elsewhere.
   */
  readonly heldIn: {
    readonly kind: string;
    readonly score: number;
    /** The rules find a pairing of those who were published into it, and it has the pair. */
    readonly isMade: boolean;
  } | null;
}

/**
 * Why the rules do not have a published pair: the deviation of its bracket, where the rules do not make the pair there,
 * else the first above it in which one of the two is paired or floats otherwise, else the last one from which it follows
 * who is in the bracket. Never one that has nothing to do with the two.
 * @returns null where nothing speaks against it.
 */
export function publishedReason(judged: JudgedRound, a: number, b: Opponent): PublishedReason | null {
  const { deviations, seen } = judged;
  const own = seen.findIndex((bracket) => holds(bracket, a, b));
  if (own < 0) return null;
  const ids = b === 'bye' ? [a] : [a, b];
  const upTo = seen.slice(0, own + 1).flatMap(({ deviation }) => deviation ?? []);
  const { deviation, step } = seen[own];
  const reasonOf = (one: Deviation, heldIn: PublishedReason['heldIn'] = null): PublishedReason => ({
    deviations,
    index: deviations.indexOf(one),
    heldIn,
  });
  const { kind, score } = step.stage;
  const heldIn = { kind, score, isMade: step.chosen !== null };
  const isOfBracket = deviation !== null && speaksAgainst(deviation, ids);
  if (isOfBracket && b !== 'bye') return reasonOf(deviation);
  // The bye is decided where its taker is first left over.
  const above = isOfBracket ? upTo : upTo.filter((one) => one !== deviation || one.consequenceOf !== null);
  const first = above.find((one) => concerns(one, ids));
  if (first !== undefined) return reasonOf(first, isOfBracket ? null : heldIn);
  if (deviation !== null && deviation.consequenceOf !== null) return reasonOf(deviation);
  const cause = upTo.findLast((one) => one !== deviation && one.consequenceOf === null);
  return cause === undefined ? null : reasonOf(cause, heldIn);
}

/**
 * What speaks against a pair that the rules have in the whole round, too: of those who were published into its bracket
 * they make other pairs, or its colours are wrong.
 */
export function againstPaired(judged: JudgedRound, a: number, b: Opponent): PublishedReason | null {
  const { deviations, seen } = judged;
  const deviation = seen.find((bracket) => holds(bracket, a, b))?.deviation ?? null;
  if (deviation === null || deviation.consequenceOf !== null) return null;
  return speaksAgainst(deviation, b === 'bye' ? [a] : [a, b]) || turns(deviation, a, b)
    ? { deviations, index: deviations.indexOf(deviation), heldIn: null }
    : null;
}

/** A published round that was gone through. */
export interface JudgedRound {
  readonly deviations: readonly Deviation[];
  /** All its brackets, from the top. */
  readonly seen: readonly SeenBracket[];
}

/** @param reference the round by the rules; null where no pairing is legal. */
export function judgedRound(
  state: RoundState,
  round: Round,
  published: PublishedRound,
  reference: Pick<RoundPairing, 'pairs' | 'bye'> | null,
): JudgedRound {
  const seen: SeenBracket[] = [];
  const see = (one: SeenBracket): void => void seen.push(one);
  return { deviations: judgeRound(state, round, published, reference, undefined, see), seen };
}

/** The published bracket makes the pair, or gives the bye. */
function holds({ state: { players }, step, candidate }: SeenBracket, a: number, b: Opponent): boolean {
  if (b === 'bye') return step.stage.givesBye && candidate.floaters.some((place) => players[place].id === a);
  return candidate.pairs.some((pair) => pair.every((place) => [a, b].includes(players[place].id)));
}

/** The deviation of the bracket of a pair is about that pair: where the rules find no pairing, about forbidden ones only. */
function speaksAgainst(deviation: Deviation, ids: readonly number[]): boolean {
  const isOnlyForbidden = deviation.reference === null && deviation.kind === 'absolute';
  return isOnlyForbidden ? isForbidden(deviation, ids) : concerns(deviation, ids);
}

/** One of the two has another opponent by the rules, or is left over on one side only. */
function concerns({ published, reference }: Deviation, ids: readonly number[]): boolean {
  if (reference === null) return ids.some((id) => isIn(published, id));
  return ids.some(
    (id) =>
      opponentIn(published, id) !== opponentIn(reference, id) ||
      published.downfloaters.includes(id) !== reference.downfloaters.includes(id),
  );
}

/** The pair is right, but its colours are not. */
function turns({ kind, players, violations }: Deviation, a: number, b: Opponent): boolean {
  const wrong = [players, ...violations.map((violation) => violation.players)].flat();
  const at = wrong.indexOf(a);
  return kind === 'colour' && at >= 0 && wrong[at % 2 === 0 ? at + 1 : at - 1] === b;
}

/** The two are one of the pairs that an absolute rule forbids, or the one is barred from the bye. */
function isForbidden({ players, violations }: Deviation, ids: readonly number[]): boolean {
  return [players, ...violations.map((violation) => violation.players)].some((forbidden) =>
    ids.every((id) => forbidden.includes(id)),
  );
}

function isIn({ pairs, downfloaters }: Side, id: number): boolean {
  return downfloaters.includes(id) || pairs.some((pair) => pair.includes(id));
}

function opponentIn({ pairs }: Side, id: number): number | null {
  return pairs.find((pair) => pair.includes(id))?.find((other) => other !== id) ?? null;
}

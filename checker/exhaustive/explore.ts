import { completeRound } from '../../engine/index.js';
import type {
  Edition,
  LiteralRound,
  ResultCode,
  RoundOutcome,
  RoundState,
  Step,
} from '../../engine/index.js';
import { momentsAfter, playedOn, decode, encode } from './events.js';
import type { Happenings, SmallEvent } from './events.js';

/** What was seen of some positions. */
export interface Explored {
  readonly positions: number;
  /** Rounds that could be paired in more than one legal way. */
  readonly choices: number;
  readonly impossible: number;
  /** Rounds that the rules leave to the arbiter. */
  readonly leftOpen: number;
  readonly differences: readonly Difference[];
}

/** An event before its next round, with who is away in it, and what the fast reading pairs. */
export interface Moment {
  readonly event: SmallEvent;
  readonly away: readonly (readonly [number, ResultCode])[];
  readonly fast: string;
}

/** A position that is not paired alike: by the other reading, or by a program. */
export interface Difference extends Moment {
  readonly other: 'literal' | 'program';
  readonly pairing: string;
}

/**
 * Pairs the next round of an event in both readings, and goes on from there.
 * @param goOn takes the events that follow; null for the last round.
 * @param see takes every moment that the rules do not leave to the arbiter.
 */
export function explore(
  event: SmallEvent,
  edition: Edition,
  totalRounds: number,
  happenings: Happenings,
  goOn: ((next: SmallEvent) => unknown) | null,
  see?: (moment: Moment) => unknown,
): Explored {
  const seen = { positions: 0, choices: 0, impossible: 0, leftOpen: 0 };
  const differences: Difference[] = [];
  for (const { state, away } of momentsAfter(event, edition, totalRounds, happenings)) {
    const outcome = completeRound(state, edition.round(state));
    const other = edition.byLetter(state);
    const [fast, literal] = [outcome, other].map(nameOf);
    seen.positions += 1;
    const moment = { event, away: [...away], fast };
    if (fast !== literal) differences.push({ ...moment, other: 'literal', pairing: literal });
    if (outcome.kind !== 'left-to-arbiter') see?.(moment);
    if (hasChoice(state, edition)) seen.choices += 1;
    if (outcome.kind === 'impossible') seen.impossible += 1;
    if (outcome.kind === 'left-to-arbiter') seen.leftOpen += 1;
    if (outcome.kind !== 'paired' || goOn === null) continue;
    for (const next of playedOn(event, outcome, away, happenings)) goOn(next);
  }
  return { ...seen, differences };
}

function nameOf(outcome: RoundOutcome<Step> | LiteralRound): string {
  return outcome.kind === 'paired' ? boardsOf(outcome) : outcome.kind;
}

/** Pairs with their colours, and the bye, always the same for the same round. */
export function boardsOf({ pairs, bye }: PairedRound): string {
  const boards = pairs.map(({ white, black }) => `${white}-${black}`).sort();
  return [...boards, ...(bye === null ? [] : [`${bye}-bye`])].join(' ');
}

/** By starting numbers. */
export interface PairedRound {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** True when two legal pairings at least are possible, the bye included. */
function hasChoice(state: RoundState, edition: Edition): boolean {
  const round = edition.round(state);
  const count = (left: readonly number[], isByeOpen: boolean): number => {
    const [first, ...others] = left;
    if (first === undefined) return 1;
    let sum = 0;
    if (isByeOpen && round.forbids(first, null) === null) sum += count(others, false);
    for (const other of others) {
      if (sum > 1) break;
      if (round.forbids(first, other) !== null) continue;
      sum += count(
        others.filter((place) => place !== other),
        isByeOpen,
      );
    }
    return sum;
  };
  return count([...state.players.keys()], state.players.length % 2 === 1) > 1;
}

export type Totals = Omit<Explored, 'differences'>;

/** What was found of some events, and the events that follow from them. */
export interface Batch {
  readonly totals: Totals;
  readonly differences: readonly Difference[];
  /** As texts. Two of them are hardly ever the same for the rules, in small events: none is left out. */
  readonly next: readonly string[];
}

export const NOTHING_EXPLORED: Totals = { positions: 0, choices: 0, impossible: 0, leftOpen: 0 };

/**
 * Explores the next round of some events.
 * @param events as texts; all of them have as many rounds.
 * @param see takes every moment that the rules do not leave to the arbiter.
 */
export function exploreAll(
  events: readonly string[],
  edition: Edition,
  totalRounds: number,
  happenings: Happenings,
  see?: (moment: Moment) => unknown,
): Batch {
  let totals = NOTHING_EXPLORED;
  const differences: Difference[] = [];
  const next: string[] = [];
  for (const text of events) {
    const event = decode(text);
    const isLast = (event[0]?.length ?? 0) + 1 >= totalRounds;
    const found = explore(
      event,
      edition,
      totalRounds,
      happenings,
      isLast ? null : (following) => next.push(encode(following)),
      see,
    );
    totals = sumOf(totals, found);
    differences.push(...found.differences);
  }
  return { totals, differences, next };
}

export function sumOf(a: Totals, b: Totals): Totals {
  return {
    positions: a.positions + b.positions,
    choices: a.choices + b.choices,
    impossible: a.impossible + b.impossible,
    leftOpen: a.leftOpen + b.leftOpen,
  };
}

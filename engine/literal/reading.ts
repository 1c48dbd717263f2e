import type { RoundState } from '../model/player.js';

/**
 * An edition read by the letter: the text tried out in its own order, a function an article. It knows what happened in
 * the event and nothing of how the fast reading goes about it; the two are compared round by round.
 */
export interface LiteralReading {
  /** Players of a round that it takes. */
  readonly limit: number;
  /** Whether the text in this form has been read by the letter. */
  takes(form: LiteralForm): boolean;
  /**
   * Pairs a round.
   * @throws RangeError for more players than `limit`, and for a form that it cannot take.
   */
  pair(state: RoundState, form: LiteralForm): LiteralRound;
}

/** What is not the text as it stands. */
export interface LiteralForm {
  /** Rules that are left out, by the names that the edition gives them. */
  readonly without: ReadonlySet<string>;
  /** Doubtful places that are read otherwise, by their numbers in the ledger. */
  readonly otherwise: ReadonlySet<string>;
  /** What the rules of the competition choose, by the names of the options. */
  readonly choices: Readonly<Record<string, string>>;
  /** A Maxi-tournament. */
  readonly isMaxi: boolean;
}

/** The text as it stands. */
export const AS_PRINTED: LiteralForm = {
  without: new Set(),
  otherwise: new Set(),
  choices: {},
  isMaxi: false,
};

export type LiteralRound =
  | LiteralPairing
  /** There is no legal pairing. */
  | { readonly kind: 'impossible' }
  /** The article by which the text leaves a possible round to the arbiter. */
  | { readonly kind: 'left-to-arbiter'; readonly article: string };

export interface LiteralPairing {
  readonly kind: 'paired';
  /** In any order. */
  readonly pairs: readonly LiteralPair[];
  /** Starting number of who receives the pairing-allocated bye. */
  readonly bye: number | null;
  /** From the top; null where the text has no brackets whose candidates it compares. */
  readonly brackets: readonly LiteralBracket[] | null;
}

/** Starting numbers, and the article by which the colours are given. */
export interface LiteralPair {
  readonly white: number;
  readonly black: number;
  readonly article: string;
}

/** A bracket with its choice, which can be held against what was published. */
export interface LiteralBracket {
  /**
   * The first rule, by the name that the edition gives it, by which what a published round has in this bracket is not what
   * the rules choose; null where it is the same. Asked only where all brackets above are the same.
   */
  faultOf(published: PlainRound): string | null;
}

/** A round without its colours, in starting numbers. */
export interface PlainRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/** The rule by which the first bracket of a round differs from a published one; null for none, or where it has none. */
export function firstFault({ brackets }: LiteralPairing, published: PlainRound): string | null {
  for (const bracket of brackets ?? []) {
    const fault = bracket.faultOf(published);
    if (fault !== null) return fault;
  }
  return null;
}

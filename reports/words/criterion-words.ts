import type { SidePart } from '../../checker/index.js';

/** How a criterion is spoken of: what its number counts, what its list of numbers is, or what both sides do. */
export type CriterionWords = CountWords | ListWords | FlagWords | DescribedWords;

/** Of a criterion whose numbers say nothing to anybody: what the published candidate does, and what the rules give. */
export interface DescribedWords {
  readonly kind: 'described';
  readonly long: DescribeBoth;
  readonly short: DescribeBoth;
}

/** Two sides of which the first is worse. */
export type DescribeBoth = (published: SidePart, reference: SidePart) => string;

/** Of a criterion that a candidate satisfies or not. */
export interface FlagWords {
  readonly kind: 'flag';
  /** What the published candidate does, and what the rules give instead. */
  readonly long: { readonly published: string; readonly reference: string };
  readonly short: string;
  readonly who: Counted;
}

export interface CountWords {
  readonly kind: 'count';
  /** What one, and what several, of those counted do: "player floats down", "players float down". */
  readonly long: Numbered;
  /** The same in few words. */
  readonly short: Numbered;
  readonly who: Counted;
}

export interface ListWords {
  readonly kind: 'list';
  /** Goes before one number, or before several: "the scores of the downfloaters are". */
  readonly long: Numbered;
  /** What the first number that differs is, in few words, and of which float: "score difference", "a downfloat …". */
  readonly short: { readonly what: string; readonly float: string | null };
  readonly who: Counted;
}

export interface Numbered {
  readonly one: string;
  readonly many: string;
}

/** Whom a pair or downfloater that counts stands for. */
export type Counted = 'higher' | 'lower' | 'one of the pair' | 'both';

/** The words for one, and for several. */
export type OneAndMany = readonly [one: string, many: string];

/** Words for a criterion that is described by who does what. */
export function described(long: DescribeBoth, short: DescribeBoth): DescribedWords {
  return { kind: 'described', long, short };
}

/** Words for a criterion that counts. */
export function count([one, many]: OneAndMany, [shortOne, shortMany]: OneAndMany, who: Counted): CountWords {
  return { kind: 'count', long: { one, many }, short: { one: shortOne, many: shortMany }, who };
}

/** Words for a criterion that lists numbers. */
export function list(
  [one, many]: OneAndMany,
  what: string,
  who: Counted,
  float: string | null = null,
): ListWords {
  return { kind: 'list', long: { one, many }, short: { what, float }, who };
}

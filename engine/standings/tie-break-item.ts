import type { ScoreKind } from '../model/event.js';

/** An entry of a list of tie-breaks, in the notation of MTB26. */
export interface TieBreakItem {
  /** Acronym in capitals, like "BH"; with its prefix where it is not one of FIDE's ("OTHER_SPEED"). */
  readonly code: string;
  /** In canonical form: "BH/C1", "KS/L+1", "BH/C1/P". */
  readonly text: string;
  /** Whether C.07 defines it; one that it does not define cannot be computed. */
  readonly isFide: boolean;
  /** 14.1, 14.2 (/Cn) and 14.3, 14.4 (/Mn): how many values are left out. */
  readonly cuts: Cuts;
  /** 14.5 (/L±n): half points by which the limit of Koya is higher or lower. */
  readonly limit: number;
  /** /P: forfeits count as played. */
  readonly forfeitsPlayed: boolean;
  /** /F: the Fore Buchholz of the opponents instead of their Buchholz. */
  readonly isFore: boolean;
  /** /R: in reverse order. */
  readonly isReversed: boolean;
  /** :MP or :GP: the score of teams by which it goes (13); absent: the primary one. */
  readonly score?: ScoreKind;
  /** /Kn: the divisor of SSSC that the rules of the competition state (13.4.2.b); absent: the usual one. */
  readonly divisor?: number;
}

export interface Cuts {
  readonly lowest: number;
  readonly highest: number;
}

/** The letters of the modifiers of MTB26. */
export type ModifierLetter = 'C' | 'M' | 'L' | 'P' | 'F' | 'R' | 'K';

export const PLAIN: Omit<TieBreakItem, 'code' | 'text'> = {
  isFide: true,
  cuts: { lowest: 0, highest: 0 },
  limit: 0,
  forfeitsPlayed: false,
  isFore: false,
  isReversed: false,
};

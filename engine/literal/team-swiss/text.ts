import type { Colour } from '../../model/event.js';
import type { LiteralForm } from '../reading.js';
import type { RoundState } from '../../model/player.js';
import type { Participant } from './definitions.js';

export type Pair = readonly [Participant, Participant];

/** The round to be paired, and how the text is read. */
export interface Moment {
  readonly state: RoundState;
  readonly form: LiteralForm;
}

/** What two texts that have articles 3.1 to 3.6 in common have each for itself. */
export interface Text {
  /** The rounds at the end of an event in which floaters of the previous round are not spared. */
  readonly lastRounds: number;
  /** The quality criteria of a bracket whose upfloaters are chosen, in descending priority. */
  pairCriteria(moment: Moment): readonly PairCriterion[];
  /** 4.3, in descending priority. */
  readonly colourRules: readonly ColourRule[];
  /** 4.2: which of two is the first of the pair; negative for the first of them. */
  compareFirst(moment: Moment, one: Participant, other: Participant): number;
}

/** A quality criterion on pairs: its value is to be as small as possible. */
export interface PairCriterion {
  readonly id: string;
  valueOf(pairs: readonly Pair[]): number;
}

/** A rule on colours: what it gives the first of a pair (4.2), or nothing. */
export interface ColourRule {
  readonly id: string;
  colourOf(moment: Moment, first: Participant, other: Participant): Colour | null;
}

import type { Problem } from '../corpus/index.js';
import type { BracketKind, Measure, SequencePlace, SequenceStep, Tenths } from '../engine/index.js';

import type { ParityNumber } from './parity.js';

/** What checking a tournament found: data only, words are made in `reports/`. */
export interface TournamentReport {
  readonly file: string;
  readonly name: string;
  readonly edition: EditionChoice | null;
  /** How the other editions do, where the edition was only guessed and rounds deviate from it; else empty. */
  readonly alternatives: readonly EditionFit[];
  readonly players: number;
  readonly verdict: 'agrees' | 'deviates' | 'invalid';
  readonly problems: readonly Problem[];
  readonly rounds: readonly RoundReport[];
}

export interface EditionChoice {
  readonly id: string;
  readonly chosenBy: 'option' | 'file' | 'date' | 'default';
  /** What it was taken from: the code, the date, … */
  readonly source: string;
}

/** How many of the checked rounds agree with an edition. */
export interface EditionFit {
  readonly id: string;
  readonly agree: number;
  readonly rounds: number;
}

export interface RoundReport {
  readonly round: number;
  readonly verdict: 'agrees' | 'deviates' | 'impossible' | 'not-checked';
  /** The file does not announce its number of rounds, so this one, the last, was taken for the final round. */
  readonly assumedFinal: boolean;
  readonly published: readonly Board[];
  readonly reference: readonly Board[];
  readonly deviations: readonly Deviation[];
}

/** A pair or a bye, by starting numbers. */
export type Board = { readonly white: number; readonly black: number } | { readonly bye: number };

export type DeviationKind =
  'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour' | 'board-order' | 'reference';

/** The first reason why a published bracket is not what the rules say, given the downfloaters published into it. */
export interface Deviation {
  readonly kind: DeviationKind;
  /** Name of the rule in its edition, like "C12". */
  readonly rule: string;
  readonly article: string;
  readonly title: string;
  /** Score of the bracket's highest resident, in tenths. */
  readonly bracket: Tenths;
  readonly bracketKind: BracketKind;
  /** Those concerned by the rule on the published side (else on the reference side), by starting number. */
  readonly players: readonly number[];
  /** Index of the deviation that this one follows from; null for one of its own. */
  readonly consequenceOf: number | null;
  readonly published: Side;
  readonly reference: Side;
  /** For deviations of colour by the parity of a number that is not the starting number. */
  readonly parity?: readonly ParityNumber[];
}

/** One of the two candidates of a bracket. */
export interface Side {
  /** What the rule made of it; null where the rule gives no value. */
  readonly parts: readonly SidePart[];
  /** Higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /** For deviations of order: where the candidate stands in the sequence. */
  readonly place: SequencePlace | null;
  /** For deviations of order: the step at which the sequences part. */
  readonly step: SequenceStep | null;
  /** For deviations of colour: who has White in the pairs concerned. */
  readonly white: readonly number[];
}

export interface SidePart {
  readonly measure: Measure;
  /** Scores and differences in tenths; null: the round could not be completed. */
  readonly value: readonly number[] | null;
  readonly players: readonly number[];
}

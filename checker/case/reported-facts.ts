import type { BakuEdition, BakuPremise } from '../../engine/index.js';
import type { EventLength } from './event-length.js';

/** What the rounds were checked by besides the edition, as far as a reader has to know it. */
export interface ReportedCase {
  /** Absent: not accelerated, or by the virtual points of the file. */
  readonly acceleration?: ReportedAcceleration;
  /** Absent: the file announces its number of rounds. */
  readonly length?: ReportedLength;
  /** With this acceleration, which the file does not declare, more rounds agree, but not all; absent: none is closer. */
  readonly closer?: CloserAcceleration;
}

export interface ReportedAcceleration {
  /** Null: by the option there is none, whatever the file says. */
  readonly baku: BakuEdition | null;
  /** `rounds`: every round agrees with it, and the file does not declare it. */
  readonly from: 'option' | 'file' | 'rounds';
  /** Rounds that deviate without it; empty where it is declared. */
  readonly without: readonly number[];
  /** What the acceleration requires and the event does not have. */
  readonly brokenPremises: readonly BakuPremise[];
}

export interface ReportedLength {
  readonly rounds: number;
  /** `played`: the file does not announce it, and the last paired round counts as the final one. `fit`: every round agrees with it. */
  readonly from: Extract<EventLength['from'], 'played' | 'fit' | 'option'>;
  /** Rounds that deviate where the last paired round is the final one; empty unless `fit`. */
  readonly without: readonly number[];
}

export interface CloserAcceleration {
  readonly baku: BakuEdition;
  /** Rounds that agree with it, of those checked. */
  readonly agree: number;
  readonly rounds: number;
}

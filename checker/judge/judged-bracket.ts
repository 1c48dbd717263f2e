import type { Candidate, Edition, RoundState, Step } from '../../engine/index.js';
import type { Deviation } from '../report.js';
import type { PublishedSeats } from './published-seats.js';

/** A published bracket, and what the rules make of it. */
export interface JudgedBracket {
  readonly state: RoundState;
  readonly step: Step;
  readonly candidate: Candidate;
  readonly seats: PublishedSeats;
  /** The edition whose rules it names, where that is another one than the round was asked of. */
  readonly pairedBy?: Edition | undefined;
}

/** A bracket that was gone through, and what was found there; null for nothing. */
export interface SeenBracket extends JudgedBracket {
  readonly deviation: Deviation | null;
}

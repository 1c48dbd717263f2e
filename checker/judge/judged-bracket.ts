import type { Candidate, RoundState, Step } from '../../engine/index.js';
import type { Deviation } from '../report.js';
import type { PublishedSeats } from './published-seats.js';

/** A published bracket, and what the rules make of it. */
export interface JudgedBracket {
  readonly state: RoundState;
  readonly step: Step;
  readonly candidate: Candidate;
  readonly seats: PublishedSeats;
}

/** A bracket that was gone through, and what was found there; null for nothing. */
export interface SeenBracket extends JudgedBracket {
  readonly deviation: Deviation | null;
}

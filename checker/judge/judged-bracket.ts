import type { Candidate, RoundState, Step } from '../../engine/index.js';
import type { PublishedSeats } from './published-seats.js';

/** A published bracket, and what the rules make of it. */
export interface JudgedBracket {
  readonly state: RoundState;
  readonly step: Step;
  readonly candidate: Candidate;
  readonly seats: PublishedSeats;
}

import type { PlayedGame } from '../played-event.js';
import type { Difference, ExpectedRound } from './expected.js';

/** A round in question. */
export interface OpenRound {
  readonly round: number;
  /** The published games. */
  readonly played: readonly PlayedGame[];
  readonly expected: ExpectedRound;
  readonly difference: Difference;
  /** What is left of the difference if something else is expected. */
  readonly against: (expected: ExpectedRound) => Difference;
}

import type { Candidate } from '../../engine/index.js';
import type { ByeTaker } from '../report.js';

/** A published bracket in the terms of the engine: places on the board. */
export interface PublishedBracket {
  readonly candidate: Candidate;
  /** Places of those who have White, as far as the colours are known. */
  readonly white: ReadonlySet<number>;
  /** Places of those whose colour the file tells. */
  readonly coloured: ReadonlySet<number>;
  /** Who gets the bye in the published round. */
  readonly bye: ByeTaker | null;
}

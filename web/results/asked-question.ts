import type { Question } from '../../checker/index.js';

/** What is asked, and of which round. */
export interface AskedQuestion {
  readonly round: number;
  readonly question: Question;
}

import type { KnownLater } from '../../corpus/index.js';

/** What the file declares to have been known when a round was paired, and whether the round shows it. */
export interface DeclaredKnowledge {
  /** The comments of the file say so. */
  readonly declared: true;
  readonly known: readonly KnownLater[];
  /**
   * `rightly`: the round agrees with it. `wrongly`: it agrees with the results, colours and numbers of the final file, and not
   * with these. `noted`: it deviates from both.
   */
  readonly verdict: 'rightly' | 'wrongly' | 'noted';
}

/** The round agrees with what the files before this one say, and not with the final file. */
export interface SeriesKnowledge {
  readonly declared: false;
  readonly from: 'earlier-files';
  readonly known: readonly KnownLater[];
  readonly verdict: 'rightly';
}

import { decideCase, publishedRound, readForEdition } from '../../checker/index.js';
import type { PublishedRound } from '../../checker/index.js';
import { stateBefore } from '../../checker/pair-next.js';
import type { Edition, RoundState } from '../../engine/index.js';

/** A round of a file that is known to be good, before it is paired. */
export interface FileMoment {
  /** As the file declares it. */
  readonly edition: Edition;
  readonly state: RoundState;
  /** What the file has of the round: nobody where it is the next one. */
  readonly published: PublishedRound;
}

/**
 * A round of a file of the corpus.
 * @param asked null: the edition that the file names.
 * @param round 1-based; null: the last one that was paired.
 * @throws Error where the file is not what it should be.
 */
export function momentIn(
  content: Uint8Array | string,
  asked: Edition | null,
  round: number | null,
): FileMoment {
  const { tournament } = readForEdition(content, asked);
  if (tournament === null) throw new Error('a file of the corpus cannot be read');
  const decision = decideCase(tournament, asked);
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const { swissCase } = decision;
  const { edition } = swissCase;
  const number = round ?? tournament.pairedRounds;
  const before = stateBefore(swissCase, { round: number, ifUnknown: 'white' });
  if (!before.ok) throw new Error(JSON.stringify(before));
  return { edition, state: before.state, published: publishedRound(tournament, number) };
}

import { EventHistory } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';
import type { SwissCase } from './case/swiss-case.js';
import { versionsOf } from './known-then/versions.js';
import type { KnownVersion } from './known-then/versions.js';
import { publishedRound } from './judge/published-round.js';
import type { PublishedRound } from './judge/published-round.js';

/** A published round and the moment before it was paired. */
export interface Moment {
  readonly published: PublishedRound;
  readonly state: RoundState;
  readonly assumedFinal: boolean;
  /** Where the file declares what was known later: every way to take the round, this moment first. Absent elsewhere. */
  readonly versions?: readonly KnownVersion[];
}

/**
 * The rounds of a tournament, each with the moment before it was paired.
 * @param isAsked true for the rounds to look at, 1-based; null: all.
 */
export function* momentsOf(
  swissCase: SwissCase,
  isAsked: ((round: number) => boolean) | null = null,
): Generator<Moment> {
  const { tournament, event, length, initialColour } = swissCase;
  const versionsIn = versionsOf(swissCase);
  const colour = initialColour?.colour ?? 'white';
  const lastIsAssumed = length.from === 'played';
  const history = new EventHistory(event);
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    if (isAsked?.(round) ?? true) {
      const assumedFinal = lastIsAssumed && round === tournament.pairedRounds;
      const versions = versionsIn === null ? null : versionsIn(round);
      if (versions !== null) {
        const [{ published, state }] = versions;
        yield { published, state, assumedFinal, versions };
        history.advance();
        continue;
      }
      const published = publishedRound(event, round);
      const state = history.stateFor((id) => published.participants.has(id), colour);
      yield { published, state, assumedFinal };
    }
    history.advance();
  }
}

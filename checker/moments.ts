import { EventHistory } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';
import type { SwissCase } from './case/swiss-case.js';
import { publishedRound } from './judge/published-round.js';
import type { PublishedRound } from './judge/published-round.js';

/** A published round and the moment before it was paired. */
export interface Moment {
  readonly published: PublishedRound;
  readonly state: RoundState;
  readonly assumedFinal: boolean;
}

/**
 * The rounds of a tournament, each with the moment before it was paired.
 * @param isAsked true for the rounds to look at, 1-based; null: all.
 */
export function* momentsOf(
  { tournament, event, length, initialColour }: SwissCase,
  isAsked: ((round: number) => boolean) | null = null,
): Generator<Moment> {
  const colour = initialColour?.colour ?? 'white';
  const lastIsAssumed = length.from === 'played';
  const history = new EventHistory(event);
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    if (isAsked?.(round) ?? true) {
      const published = publishedRound(event, round);
      const state = history.stateFor((id) => published.participants.has(id), colour);
      yield { published, state, assumedFinal: lastIsAssumed && round === tournament.pairedRounds };
    }
    history.advance();
  }
}

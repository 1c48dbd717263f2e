import { EventHistory, pairRound } from '../../engine/index.js';
import type { Edition, EventData, OtherReading, RoundOutcome } from '../../engine/index.js';

/**
 * Pairs a round (1-based) of an event again, as the rules are read here or otherwise.
 * @param reading null: as they are read here.
 * @param takesPart who is to be paired, by the starting number.
 */
export function pairByReading(
  event: EventData,
  round: number,
  edition: Edition,
  reading: OtherReading | null,
  takesPart: (id: number) => boolean,
): RoundOutcome {
  const history = new EventHistory(reading?.otherEvent?.(event) ?? event);
  while (history.round < round) history.advance();
  const state = history.stateFor(takesPart, event.initialColour ?? 'white');
  return pairRound(state, reading?.edition ?? edition);
}

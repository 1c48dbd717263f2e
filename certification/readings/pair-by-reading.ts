import { EventHistory, pairRound } from '../../engine/index.js';
import type { DutchEdition, EventData, RoundOutcome } from '../../engine/index.js';
import type { OtherReading } from './other-readings.js';

/**
 * Pairs a round (1-based) of an event again, as the rules are read here or otherwise.
 * @param reading null: as they are read here.
 * @param takesPart who is to be paired, by the starting number.
 */
export function pairByReading(
  event: EventData,
  round: number,
  edition: DutchEdition,
  reading: OtherReading | null,
  takesPart: (id: number) => boolean,
): RoundOutcome {
  // The quick search takes the rules for granted as they are read.
  const rules =
    reading?.otherEdition === undefined ? edition : { ...reading.otherEdition(edition), isWhole: false };
  const facts = reading?.otherEvent?.(event) ?? event;
  const history = new EventHistory(facts, rules);
  while (history.round < round) history.advance();
  const state = history.stateFor(takesPart, event.initialColour ?? 'white');
  return pairRound(reading?.otherState?.(state, facts) ?? state, rules);
}

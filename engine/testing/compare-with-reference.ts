import { exhaustiveRound } from '../systems/dutch/literal/literal-round.js';
import { pairRound } from '../systems/dutch/pair-round.js';
import { EventHistory } from '../model/history.js';
import { randomEvent } from './random-event.js';
import type { RandomEventOptions } from './random-event.js';

/** Pairs the next round of a random event with the engine and with the exhaustive reference, in one notation. */
export function compareWithReference(options: RandomEventOptions): { found: string[]; wanted: string[] } {
  const { event, round, present, initialColour } = randomEvent(options);
  const history = new EventHistory(event);
  while (history.round < round) history.advance();
  const state = history.stateFor((id) => present.has(id), initialColour);
  const found = pairRound(state, options.edition);
  const wanted = exhaustiveRound(state, options.edition);
  return {
    found:
      found.kind === 'paired'
        ? notation(
            found.pairs.map(({ white, black }) => [white, black] as const),
            found.bye,
          )
        : [found.kind],
    wanted: wanted.kind === 'paired' ? notation(wanted.pairs, wanted.bye) : [wanted.kind],
  };
}

function notation(pairs: readonly (readonly [number, number])[], bye: number | null): string[] {
  const names = pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  return [...names, ...(bye === null ? [] : [`${bye}-bye`])].sort();
}

import { opposite } from './event.js';
import type { Colour, EventData } from './event.js';
import { entryOf, tookPart } from './results.js';

/**
 * The initial-colour of an event: the one it states, else the one its first paired round shows. That is the colour
 * of the highest ranked participant paired in it (TRF26, record 152); who took part without a colour is passed
 * over, and every place further down turns the colour round.
 * @returns null when nothing tells it.
 */
export function initialColourOf(event: EventData): Colour | null {
  if (event.initialColour !== null) return event.initialColour;
  const rounds = Math.max(0, ...event.players.map((player) => player.rounds.length));
  for (let round = 1; round <= rounds; round++) {
    if (!event.players.some((player) => entryOf(player, round).colour !== null)) continue;
    return colourShownBy(event, round);
  }
  return null;
}

function colourShownBy(event: EventData, round: number): Colour | null {
  let turned = false;
  for (const player of event.players) {
    if (!player.rounds.slice(0, round).some(tookPart)) continue;
    const { colour } = entryOf(player, round);
    if (colour !== null) return turned ? opposite(colour) : colour;
    turned = !turned;
  }
  return null;
}

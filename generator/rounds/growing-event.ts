import type { Colour, EventData, EventPlayer, RoundEntry } from '../../engine/index.js';

/** An event whose participants have the starting numbers from 1 on, and get their rounds one by one. */
export type GrowingEvent = EventData & {
  readonly players: readonly GrowingPlayer[];
  readonly initialColour: Colour;
};

interface GrowingPlayer extends EventPlayer {
  readonly rounds: RoundEntry[];
}

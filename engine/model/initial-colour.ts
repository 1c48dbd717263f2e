import type { Colour, EventData } from './event.js';
import { opposite } from './event.js';
import { EventHistory } from './history.js';
import type { RoundState } from './player.js';
import { entryOf, tookPart } from './results.js';

/** The game that shows the initial-colour: of the first round that has colours, the one of the highest ranked. */
export interface ShowingGame {
  readonly round: number;
  /** Starting numbers. */
  readonly white: number;
  readonly black: number;
  /** The moment before that round, as if the initial-colour were White. */
  readonly state: RoundState;
  /** The initial-colour if the number of the higher ranked, odd or even, gave the colours. */
  readonly colour: Colour;
}

/**
 * The initial-colour of an event: the one it states, else the one its first round with colours shows (TRF26, record 152).
 * @returns null when nothing tells it.
 */
export function initialColourOf(event: EventData): Colour | null {
  return event.initialColour ?? showingGame(event)?.colour ?? null;
}

/**
 * The first game in the order of ranking of the first round with colours: nobody in it has had a colour before, so that
 * the last of the colour rules gives them, by the number of the *higher ranked* of the pair.
 * @returns null where no colours are told.
 */
export function showingGame(event: EventData): ShowingGame | null {
  const rounds = Math.max(0, ...event.players.map((player) => player.rounds.length));
  const history = new EventHistory(event);
  for (let round = 1; round <= rounds; round++) {
    const entries = new Map(event.players.map((player) => [player.id, entryOf(player, round)]));
    if (![...entries.values()].some(({ colour }) => colour !== null)) {
      history.advance();
      continue;
    }
    const state = history.stateFor((id) => tookPart(entries.get(id)), 'white');
    for (const { id, parityNumber } of state.players) {
      const { colour = null, opponent = null } = entries.get(id) ?? {};
      if (colour === null || opponent === null) continue;
      const [white, black] = colour === 'white' ? [id, opponent] : [opponent, id];
      return { round, white, black, state, colour: parityNumber % 2 === 1 ? colour : opposite(colour) };
    }
    return null;
  }
  return null;
}

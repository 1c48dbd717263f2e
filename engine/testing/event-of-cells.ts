import { STANDARD_POINTS } from '../model/event.js';
import type { Colour, EventData, ResultCode, RoundEntry } from '../model/event.js';
import { EventHistory } from '../model/history.js';
import type { RoundState } from '../model/player.js';

/**
 * An event of 9 rounds, with a row for each player. A cell is like "2w1" (opponent, colour, result), "2-+" (a forfeit without
 * colours) or "H".
 */
export function eventOfCells(rows: readonly string[], parts: Partial<EventData> = {}): EventData {
  return {
    players: rows.map((row, index) => ({ id: index + 1, rounds: row.split(' ').map(cell) })),
    totalRounds: 9,
    points: STANDARD_POINTS,
    initialColour: 'white',
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: [],
    ...parts,
  };
}

/** The moment before the round after so many rounds is paired, with everybody there. */
export function stateAfter(event: EventData, rounds: number): RoundState {
  const history = new EventHistory(event);
  while (history.round <= rounds) history.advance();
  return history.stateFor(() => true, 'white');
}

/** @throws Error when no player has the starting number. */
export function playerOf<P extends { readonly id: number }>(
  { players }: { readonly players: readonly P[] },
  id: number,
): P {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new Error(`there is no player ${id}`);
  return found;
}

function cell(text: string): RoundEntry {
  const match = /^(\d+)([wb-])(.)$/.exec(text);
  if (match === null) return { opponent: null, colour: null, result: text as ResultCode };
  const colour = COLOURS[match[2]] ?? null;
  return { opponent: Number(match[1]), colour, result: match[3] as ResultCode };
}

const COLOURS: Readonly<Partial<Record<string, Colour>>> = { w: 'white', b: 'black' };

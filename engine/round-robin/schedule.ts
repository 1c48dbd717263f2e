import { placesFor, roundsOfTable, tableRound } from './berger-table.js';
import type { TableGame } from './berger-table.js';

/** In which order the rounds of the table are played when everybody meets everybody several times. */
export interface Cycles {
  /** How often everybody meets everybody; 2 for a double round robin. */
  readonly cycles: number;
  /** `matches`: the games of two opponents follow each other in as many rounds, colours turned each time. */
  readonly order: 'cycles' | 'matches';
  /** Whether the last two rounds of the first cycle are exchanged (of matches nothing is), so that nobody has a colour three times in a row. */
  readonly exchangesLastTwo: boolean;
}

export const SINGLE: Cycles = { cycles: 1, order: 'cycles', exchangesLastTwo: false };
/** As the annex recommends it. */
export const DOUBLE: Cycles = { cycles: 2, order: 'cycles', exchangesLastTwo: true };

/** What a round of an event takes from the table. */
export interface Slot {
  /** Round of the table, 1-based. */
  readonly tableRound: number;
  readonly isReversed: boolean;
}

/** A round of the schedule of an event. */
export interface ScheduledRound {
  readonly games: readonly TableGame[];
  /** The number that has a rest round; null where the number of players is even. */
  readonly rest: number | null;
}

/** What each round of an event takes from the table of so many places; entry r-1 is round r. */
export function slotsOf(places: number, { cycles, order, exchangesLastTwo }: Cycles): Slot[] {
  const length = roundsOfTable(places);
  const isExchangedThere = exchangesLastTwo && order === 'cycles' && cycles > 1 && length > 1;
  return Array.from({ length: cycles * length }, (_, index) => {
    const cycle = cycleOf(places, { cycles, order, exchangesLastTwo }, index) - 1;
    const place = order === 'cycles' ? index % length : Math.floor(index / cycles);
    const isReversed = cycle % 2 === 1;
    const isExchanged = isExchangedThere && cycle === 0 && place >= length - 2;
    const round = isExchanged ? 2 * length - 3 - place : place;
    return { tableRound: round + 1, isReversed };
  });
}

/** The cycle (1-based) of a round (0-based). */
export function cycleOf(places: number, { cycles, order }: Cycles, index: number): number {
  return (order === 'cycles' ? Math.floor(index / roundsOfTable(places)) : index % cycles) + 1;
}

/** The games of a slot for a number of players, in the order of the table. */
export function scheduledRound(players: number, { tableRound: round, isReversed }: Slot): ScheduledRound {
  const places = placesFor(players);
  const games = tableRound(places, round).map(({ white, black }) =>
    isReversed ? { white: black, black: white } : { white, black },
  );
  if (places === players) return { games, rest: null };
  const [{ white, black }, ...others] = games;
  return { games: others, rest: white === places ? black : white };
}

/** The schedule of an event of so many players, round by round. */
export function scheduleOf(players: number, cycles: Cycles = SINGLE): ScheduledRound[] {
  return slotsOf(placesFor(players), cycles).map((slot) => scheduledRound(players, slot));
}

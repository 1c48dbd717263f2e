import { placesFor, roundsOfTable } from '../berger-table.js';
import type { TableGame } from '../berger-table.js';
import type { PlayedEvent, PlayedGame, PlayedRound } from '../played-event.js';
import type { Chance } from '../restricted-draw.js';
import { scheduleOf } from '../schedule.js';
import { shuffled } from './simulated-robin.js';

type Schedule = (players: number, chance: Chance) => TableGame[][];

/** Schedules in which everybody meets everybody, by other tables than Berger's, or by his in another way. */
export const OTHER_TABLES = {
  circle: (players, chance) => circle(players, chance(2) === 1),
  'rounds in another order': (players, chance) => shuffled(berger(players), chance),
  'colours drawn': (players, chance) => withDrawnColours(berger(players), chance),
  'two cycles': (players, chance) => {
    const first = circle(players, true);
    const turned = first.map((games) => games.map(({ white, black }) => ({ white: black, black: white })));
    return [...first, ...(chance(2) === 0 ? turned : shuffled(turned, chance))];
  },
  'order and colours drawn': (players, chance) =>
    shuffled(withDrawnColours(chance(2) === 0 ? circle(players, false) : berger(players), chance), chance),
} as const satisfies Readonly<Record<string, Schedule>>;

/** What happened in an event besides its games. */
export interface Trouble {
  /** Games in a hundred that are forfeited. */
  readonly forfeits: number;
  /** Players who leave after at least one round. */
  readonly withdrawals: number;
  /** Games that were not played, and of which the file says nothing. */
  readonly missing: number;
}

/** An event by a schedule, with the players in any order. */
export function otherRobin(
  schedule: Schedule,
  players: number,
  { forfeits, withdrawals, missing }: Trouble,
  chance: Chance,
): PlayedEvent {
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  const drawn = chance(3) === 0 ? ids : shuffled(ids, chance);
  const table = schedule(players, chance);
  const leaving = new Map(
    shuffled(ids, chance)
      .slice(0, withdrawals)
      .map((id) => [id, 1 + chance(Math.max(1, table.length - 1))] as const),
  );
  // Programs keep the opponents of a player who has left, give the others points, or write nothing at all.
  const afterwards = (['forfeits', 'points', 'nothing'] as const)[chance(3)];
  const lost = new Set(Array.from({ length: missing }, () => chance((table.length * players) >> 1)));
  let place = 0;
  const rounds = table.map((games, index): PlayedRound => {
    const given = new Set<number>();
    const there = games.flatMap((game): PlayedGame[] => {
      if (lost.has(place++)) return [];
      const [white, black] = [drawn[game.white - 1], drawn[game.black - 1]];
      const gone = [white, black].filter((id) => index >= (leaving.get(id) ?? Infinity));
      if (gone.length > 0 && afterwards !== 'forfeits') {
        if (afterwards === 'points') for (const id of [white, black]) if (!gone.includes(id)) given.add(id);
        return [];
      }
      const isForfeited = gone.length > 0 || chance(100) < forfeits;
      return [{ white, black, coloursKnown: !isForfeited || chance(2) === 0 }];
    });
    return { games: shuffled(there, chance), given };
  });
  return { players: ids, rounds, totalRounds: rounds.length, cycles: null };
}

function berger(players: number): TableGame[][] {
  return scheduleOf(players).map(({ games }) => [...games]);
}

/** The usual way without a table: the first player stays in place, and the others move around by one place a round. */
function circle(players: number, isAlternating: boolean): TableGame[][] {
  const places = placesFor(players);
  const others = Array.from({ length: places - 1 }, (_, index) => index + 2);
  return Array.from({ length: roundsOfTable(places) }, (_, round) => {
    const turned = [...others.slice(round), ...others.slice(0, round)];
    const seats = [1, ...turned];
    return Array.from({ length: places / 2 }, (_unused, board): TableGame => {
      const pair = [seats[board], seats[places - 1 - board]];
      const isTurned = isAlternating && (board === 0 ? round % 2 === 1 : board % 2 === 1);
      return isTurned ? { white: pair[1], black: pair[0] } : { white: pair[0], black: pair[1] };
    }).filter(({ white, black }) => white <= players && black <= players);
  });
}

function withDrawnColours(rounds: readonly TableGame[][], chance: Chance): TableGame[][] {
  return rounds.map((games) =>
    games.map(({ white, black }) => (chance(2) === 0 ? { white, black } : { white: black, black: white })),
  );
}

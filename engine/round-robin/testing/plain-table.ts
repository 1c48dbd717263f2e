import type { Cycles } from '../schedule.js';

/** White first. */
export type PlainGame = readonly [number, number];

/** A round of an event; `rest` is who has no game, null for nobody. */
export interface PlainRound {
  readonly games: readonly PlainGame[];
  readonly rest: number | null;
}

/**
 * The Berger table of an even number of places as it is written by hand: 1 meets the last, 2 the one before it and so on. In
 * the next round everybody but the last is replaced by the number that comes half of the places later, counted round the
 * others; the last has Black and White in turn. It shares nothing with engine/round-robin/ but types.
 */
export function plainTable(places: number): PlainGame[][] {
  const others = places - 1;
  const later = (number: number): number => ((number - 1 + places / 2) % others) + 1;
  const rounds: PlainGame[][] = [
    Array.from({ length: places / 2 }, (_, index): PlainGame => [index + 1, places - index]),
  ];
  while (rounds.length < others) {
    const [[a, b], ...pairs] = rounds[rounds.length - 1];
    const own = later(a === places ? b : a);
    const first: PlainGame = a === places ? [own, places] : [places, own];
    rounds.push([first, ...pairs.map(([white, black]): PlainGame => [later(white), later(black)])]);
  }
  return rounds;
}

/** The rounds of an event of so many players: of an odd number who meets the last place rests. */
export function plainSchedule(players: number, { cycles, order, exchangesLastTwo }: Cycles): PlainRound[] {
  const places = players % 2 === 0 ? players : players + 1;
  const table = plainTable(places);
  const ofCycle = (cycle: number): PlainGame[][] =>
    cycle % 2 === 0 ? table : table.map((games) => games.map(([white, black]): PlainGame => [black, white]));
  const all = Array.from({ length: cycles }, (_, cycle) => ofCycle(cycle));
  if (order === 'matches')
    return table.flatMap((_, round) => all.map((cycle) => played(cycle[round], players)));
  if (cycles > 1 && exchangesLastTwo && places > 2) {
    const [first] = all;
    all[0] = [...first.slice(0, -2), first[first.length - 1], first[first.length - 2]];
  }
  return all.flat().map((games) => played(games, players));
}

function played(games: readonly PlainGame[], players: number): PlainRound {
  const rest = games.find((game) => Math.max(...game) > players);
  return {
    games: games.filter((game) => game !== rest),
    rest: rest === undefined ? null : Math.min(...rest),
  };
}

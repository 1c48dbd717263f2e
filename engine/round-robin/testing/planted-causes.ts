import type { TableFinding } from '../judge/finding.js';
import type { PlayedEvent, PlayedGame } from '../played-event.js';
import type { Chance } from '../restricted-draw.js';
import { cycleOf } from '../schedule.js';
import type { Cycles } from '../schedule.js';
import { placesFor } from '../berger-table.js';
import { shuffled } from './simulated-robin.js';
import type { SimulatedRobin } from './simulated-robin.js';

/** An event with one error that concerns a whole round or more, and the one finding that explains it. */
export interface PlantedCause {
  readonly event: PlayedEvent;
  /** The rounds (1-based) in which the finding is reported. */
  readonly at: readonly number[];
  readonly finding: TableFinding;
}

/** Round `b` has the games of round `a`, both drawn. */
export function plantedRepetition({ event }: SimulatedRobin, chance: Chance): PlantedCause | null {
  const [a, b] = shuffled([...event.rounds.keys()], chance);
  const { games, given } = event.rounds[a];
  // Of a single game it cannot be said that it is a round, and rounds of two cycles may have the same games.
  if (games.length < 2 || isAlike(games, event.rounds[b].games)) return null;
  return {
    event: { ...event, rounds: event.rounds.with(b, { games, given }) },
    at: [b + 1],
    finding: { kind: 'round-repeated', round: a + 1, never: b + 1 },
  };
}

/** All colours of a cycle are turned. */
export function plantedCycle({ event }: SimulatedRobin, cycles: Cycles, cycle: number): PlantedCause {
  const places = placesFor(event.players.length);
  const isOfCycle = (index: number): boolean => cycleOf(places, cycles, index) === cycle;
  const turned = ({ white, black, coloursKnown }: PlayedGame): PlayedGame => ({
    white: black,
    black: white,
    coloursKnown,
  });
  const rounds = event.rounds.map((round, index) =>
    isOfCycle(index) ? { ...round, games: round.games.map(turned) } : round,
  );
  const concerned = event.rounds.flatMap((_, index) => (isOfCycle(index) ? [index + 1] : []));
  return {
    event: { ...event, rounds },
    at: concerned.slice(0, 1),
    finding: { kind: 'cycle-colours', cycle, like: cycle === 1 ? 2 : cycle - 1, rounds: concerned },
  };
}

/**
 * Players of a ring have each other's place in some rounds. Null where there are too few such rounds.
 * @param meeting in the last drawn of these rounds two of them should have met; else in none.
 */
export function plantedRing(
  { event, drawn }: SimulatedRobin,
  {
    size,
    count,
    meeting = false,
  }: { readonly size: number; readonly count: number; readonly meeting?: boolean },
  chance: Chance,
): PlantedCause | null {
  const ring = shuffled(drawn, chance).slice(0, size);
  if (ring.length < size) return null;
  const roundsIn = (apart: boolean): number[] =>
    event.rounds.flatMap(({ games, given }, index) => {
      const own = games.filter(({ white, black }) => ring.includes(white) || ring.includes(black));
      const isApart = !own.some(({ white, black }) => ring.includes(white) && ring.includes(black));
      const idle = event.players.filter(
        (id) => !games.some(({ white, black }) => white === id || black === id),
      );
      const isWhole =
        idle.length === event.players.length % 2 && (!apart || own.length >= size - idle.length);
      return isApart === apart && isWhole && given.size === 0 && own.every(({ coloursKnown }) => coloursKnown)
        ? [index]
        : [];
    });
  const concerned = [
    ...shuffled(roundsIn(true), chance).slice(0, meeting ? count - 1 : count),
    ...(meeting ? shuffled(roundsIn(false), chance).slice(0, 1) : []),
  ].sort((a, b) => a - b);
  if (concerned.length < count) return null;
  const rounds = event.rounds.map((round, index) =>
    concerned.includes(index) ? { ...round, games: round.games.map((game) => inRing(game, ring)) } : round,
  );
  const lowest = ring.indexOf(Math.min(...ring));
  const players = [...ring.slice(lowest), ...ring.slice(0, lowest)];
  const at = concerned.map((index) => index + 1);
  return { event: { ...event, rounds }, at, finding: { kind: 'ring', players, rounds: at } };
}

/** With each player of the ring in the place of the next one. */
export function inRing(game: PlayedGame, ring: readonly number[]): PlayedGame {
  const other = (id: number): number => {
    const index = ring.indexOf(id);
    return index < 0 ? id : ring[(index + ring.length - 1) % ring.length];
  };
  return { ...game, white: other(game.white), black: other(game.black) };
}

function isAlike(one: readonly PlayedGame[], other: readonly PlayedGame[]): boolean {
  const pairs = other.map(({ white, black }) => [white, black].sort().join());
  return one.some(({ white, black }) => pairs.includes([white, black].sort().join()));
}

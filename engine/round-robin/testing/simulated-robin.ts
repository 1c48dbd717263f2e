import { scheduleOf } from '../schedule.js';
import type { Cycles } from '../schedule.js';
import type { Chance } from '../restricted-draw.js';
import type { PlayedEvent, PlayedGame, PlayedRound } from '../played-event.js';

/** An event in which everything is right, with the numbers that were drawn. */
export interface SimulatedRobin {
  readonly event: PlayedEvent;
  /** Player by number: entry n-1 has number n. */
  readonly drawn: readonly number[];
  readonly withdrawn: number | null;
}

export interface RobinShape {
  readonly players: number;
  readonly cycles: Cycles;
  /** Numbers of the table are the starting numbers; else drawn. */
  readonly isInOrder: boolean;
  /** Games in a hundred that are forfeited. */
  readonly forfeits: number;
  /** Somebody leaves after at least a round. */
  readonly hasWithdrawal: boolean;
}

/** Simulates an event without any error. */
export function simulatedRobin(shape: RobinShape, chance: Chance): SimulatedRobin {
  const { players, cycles, isInOrder, forfeits, hasWithdrawal } = shape;
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  const drawn = isInOrder ? ids : shuffled(ids, chance);
  const schedule = scheduleOf(players, cycles);
  const withdrawn = hasWithdrawal ? drawn[chance(players)] : null;
  const leaves = 1 + chance(Math.max(1, schedule.length - 1));
  // Programs keep the opponents of who has left, give the others points, or write nothing at all.
  const afterwards = (['forfeits', 'points', 'nothing'] as const)[chance(3)];
  const rounds = schedule.map(({ games }, index): PlayedRound => {
    const given = new Set<number>();
    const there = games.flatMap(({ white, black }): PlayedGame[] => {
      const game = { white: drawn[white - 1], black: drawn[black - 1], coloursKnown: true };
      const isAway = index >= leaves && (game.white === withdrawn || game.black === withdrawn);
      if (isAway && afterwards !== 'forfeits') {
        if (afterwards === 'points') given.add(game.white === withdrawn ? game.black : game.white);
        return [];
      }
      const isForfeited = isAway || chance(100) < forfeits;
      return [{ ...game, coloursKnown: !isForfeited || chance(2) === 0 }];
    });
    return { games: shuffled(there, chance), given };
  });
  const event = { players: shuffled(ids, chance), rounds, totalRounds: rounds.length, cycles: null };
  return { event, drawn, withdrawn };
}

/** A chance that can be repeated (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 0x100000000) * limit);
  };
}

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index--) {
    const other = chance(index + 1);
    [result[index], result[other]] = [result[other], result[index]];
  }
  return result;
}

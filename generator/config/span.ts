import type { Range, Span } from './config.js';

/** A range of the configuration, or the default. Throws a RangeError for one that goes backwards. */
export function span(key: string, range: Range | undefined, otherwise: Span): Span {
  const value = range ?? otherwise;
  return typeof value === 'number' ? { min: value, max: value } : ordered(key, value.min, value.max);
}

/** The numbers of rounds of a span that so many players can play: nobody meets another twice. */
export function playable(rounds: Span, players: number, most: number): Span {
  const max = Math.max(1, Math.min(rounds.max, players - 1, most));
  return { min: Math.min(rounds.min, max), max };
}

/** The numbers of players of a span that are enough for the fewest rounds, if any are. */
export function enough(players: Span, rounds: Span): Span {
  return { min: Math.min(players.max, Math.max(players.min, rounds.min + 1)), max: players.max };
}

/** Throws a RangeError for ends that are the wrong way round. */
export function ordered(key: string, min: number, max: number): Span {
  if (min > max) throw new RangeError(`${key}: ${min} is more than ${max}`);
  return { min, max };
}

import type { Range, Span } from './config.js';

/** A range of the configuration, or the default. Throws a RangeError for one that goes backwards. */
export function span(key: string, range: Range | undefined, otherwise: Span): Span {
  const value = range ?? otherwise;
  return typeof value === 'number' ? { min: value, max: value } : ordered(key, value.min, value.max);
}

/** Throws a RangeError for ends that are the wrong way round. */
export function ordered(key: string, min: number, max: number): Span {
  if (min > max) throw new RangeError(`${key}: ${min} is more than ${max}`);
  return { min, max };
}

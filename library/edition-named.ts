import { roundRobinNamed } from '../checker/index.js';
import type { RoundRobinId } from '../checker/index.js';
import * as engine from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { requireShape, text, that } from './shapes.js';

/** One of the `editions` by its name; null: there is none of that name. A TypeError for another type. */
export function editionById(id: string): Edition | null {
  requireShape('id', id, text);
  return engine.editionById(id);
}

/**
 * The edition of a system in force on a day (ISO date); null for days before the oldest one that has a first day.
 * @param system by default the usual one.
 * @throws RangeError for a text that is no ISO date, TypeError for another type.
 */
export function editionInForce(day: string, system?: string): Edition | null {
  requireShape('day', day, DAY);
  if (system !== undefined) requireShape('system', system, text);
  return engine.editionInForce(day, system);
}

/** The edition with a name; null for "auto" and for no name. Throws a RangeError when there is none. */
export function editionNamed(name: string | undefined): Edition | null {
  if (name === undefined || name === 'auto') return null;
  const edition = engine.editionById(name);
  if (edition === null) {
    const possible = engine.editions.map(({ id }) => id).join(', ');
    throw new RangeError(`there is no edition "${name}" in this version; possible: ${possible}, auto`);
  }
  return edition;
}

/** What a name asks for: an edition, or a round robin; both null for "auto". Throws a RangeError when there is none. */
export function rulesNamed(name: string | undefined): {
  readonly edition: Edition | null;
  readonly roundRobin: RoundRobinId | null;
} {
  const roundRobin = roundRobinNamed(name ?? null);
  return { roundRobin, edition: roundRobin === null ? editionNamed(name) : null };
}

const DAY = that(
  'a day like 2026-02-01',
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  (value) => typeof value === 'string',
);

import { roundRobinNamed } from '../checker/index.js';
import type { RoundRobinId } from '../checker/index.js';
import { editionById, editions } from '../engine/index.js';
import type { Edition } from '../engine/index.js';

/** The edition with a name; null for "auto" and for no name. Throws a RangeError when there is none. */
export function editionNamed(name: string | undefined): Edition | null {
  if (name === undefined || name === 'auto') return null;
  const edition = editionById(name);
  if (edition === null) {
    const possible = editions.map(({ id }) => id).join(', ');
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

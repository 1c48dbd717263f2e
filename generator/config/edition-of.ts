import { asDeclared, editionById } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { GeneratorConfig, GeneratorSystem } from './config.js';

/**
 * The edition of a configuration. Throws a RangeError for one that this version does not have, or that has no rules for
 * Maxi-tournaments where those are wanted, or leaves no such choice.
 */
export function editionOf({ system, maxi = false, choices = {} }: GeneratorConfig & RequiredSystem): Edition {
  const edition = editionById(system);
  if (robinKind(system) !== null)
    throw new RangeError(`a ${system} has a table instead of an edition of rules`);
  if (edition === null) throw new RangeError(`there is no edition ${system}`);
  return asDeclared(edition, { isMaxi: maxi, reading: null, choices });
}

interface RequiredSystem {
  readonly system: GeneratorSystem;
}

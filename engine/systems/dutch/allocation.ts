import { allocateColour } from '../../rules/colours.js';
import type { Allocation, Pair } from '../interface/system.js';
import type { DutchEdition } from './edition.js';
import type { DutchState } from './player.js';

/** Who of a pair gets White, and by which rule (2017 E, 2026 5.2). */
export function allocationOf(
  { colourRules }: Pick<DutchEdition, 'colourRules'>,
  { players, initialColour }: Pick<DutchState, 'players' | 'initialColour'>,
  [higher, lower]: Pair,
): Allocation {
  const { colour, rule, isByDifference } = allocateColour(
    colourRules,
    players[higher],
    players[lower],
    initialColour,
  );
  return { white: colour === 'white' ? higher : lower, rule, ...(isByDifference ? { isByDifference } : {}) };
}

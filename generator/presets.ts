import type { GeneratorConfig } from './config.js';

export type PresetName = 'calm' | 'open' | 'chaos' | 'tiny';

/**
 * Configurations worth running, from tame to wild. Take one and change what matters:
 * `{ ...presets.chaos, system: 'dutch-2017' }`.
 */
export const presets: Readonly<Record<PresetName, GeneratorConfig>> = {
  /** Nobody is ever absent, and the starting numbers follow the ratings. */
  calm: {
    players: { min: 10, max: 60 },
    rounds: { min: 5, max: 9 },
    strengthSpread: 0,
    rates: { forfeit: 0, halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 },
    shuffledNumbers: 0,
    forbiddenPairs: 0,
  },
  /** What the defaults give. */
  open: {},
  /** Everything that can happen, far more often than in life. */
  chaos: {
    players: { min: 12, max: 60 },
    rounds: { min: 5, max: 13 },
    ratings: { lowest: 1000, highest: 2800, distribution: 'uniform' },
    strengthSpread: { min: 0, max: 400 },
    rates: {
      forfeit: { min: 0, max: 0.2 },
      halfPointBye: { min: 0, max: 0.15 },
      zeroPointBye: { min: 0, max: 0.15 },
      fullPointBye: { min: 0, max: 0.05 },
      withdrawal: { min: 0, max: 0.05 },
      lateEntry: { min: 0, max: 0.3 },
    },
    shuffledNumbers: 0.5,
    forbiddenPairs: { min: 0, max: 10 },
  },
  /** A handful of players who almost run out of opponents: the hard cases of completion and floating. */
  tiny: {
    players: { min: 4, max: 10 },
    rounds: { min: 3, max: 9 },
    ratings: { lowest: 1600, highest: 2400, distribution: 'uniform' },
    strengthSpread: { min: 0, max: 300 },
    rates: {
      forfeit: { min: 0, max: 0.25 },
      halfPointBye: { min: 0, max: 0.15 },
      zeroPointBye: { min: 0, max: 0.15 },
      fullPointBye: { min: 0, max: 0.1 },
      withdrawal: { min: 0, max: 0.04 },
      lateEntry: { min: 0, max: 0.25 },
    },
    shuffledNumbers: 0.5,
    forbiddenPairs: { min: 0, max: 3 },
  },
};

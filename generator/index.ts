/** Simulated tournaments, paired by the reference engine. Nothing here needs Node. */
export { generateTournament } from './simulate.js';
export { generate, regenerate } from './generate.js';
export type { GeneratedTournament, GenerateOptions } from './generate.js';
export { parseProvenance, GENERATION } from './provenance.js';
export type { Provenance } from './provenance.js';
export { resolveConfig } from './config.js';
export type {
  GeneratorConfig,
  GeneratorSystem,
  PointConfig,
  PointPreset,
  Range,
  RateConfig,
  RatingConfig,
  ResolvedConfig,
  Span,
} from './config.js';
export { presets } from './presets.js';
export type { PresetName } from './presets.js';
export { gameChances } from './results.js';
export type { GameChances } from './results.js';
export { Random, tournamentSeed } from './random.js';
export type { Seed } from './random.js';

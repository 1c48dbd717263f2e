/** Simulated tournaments, paired by the reference engine. Nothing here needs Node. */
export { generateTournament } from './simulate.js';
export { generate, regenerate } from './generate.js';
export type { GeneratedTournament, GenerateOptions } from './generate.js';
export { steer } from './steer.js';
export type { SteerOptions } from './steer.js';
export { decidedRules, decidesSomeRound, rulesOf } from './decided-rules.js';
export { modelOf } from './model.js';
export { parseProvenance, GENERATION } from './provenance.js';
export type { Provenance } from './provenance.js';
export { resolveConfig } from './resolve-config.js';
export type { ResolvedAmount, ResolvedConfig, ResolvedQuota, ResolvedRatings } from './resolve-config.js';
export type {
  Acceleration,
  Amount,
  FieldConfig,
  FreeAcceleration,
  GeneratorConfig,
  GeneratorSystem,
  PointChoice,
  PointConfig,
  PointPreset,
  Quota,
  Range,
  RateConfig,
  RatingConfig,
  RatingDistribution,
  RosterPlayer,
  Span,
} from './config.js';
export { presets } from './presets.js';
export type { PresetName } from './presets.js';
export { gameChances } from './results.js';
export type { GameChances } from './results.js';
export { Random, tournamentSeed } from './random.js';
export type { Seed } from './random.js';

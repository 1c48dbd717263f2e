/** Simulated tournaments, paired by the reference engine. Nothing here needs Node. */
export { generateTournament } from './simulate.js';
export { NotPossibleError } from './config/missing.js';
export { generate, regenerate } from './generate.js';
export type { GeneratedTournament, GenerateOptions } from './generate.js';
export { steer } from './steering/steer.js';
export type { SteerOptions } from './steering/steer.js';
export { decidedRules, decidesSomeRound, rulesOf } from './steering/decided-rules.js';
export { modelOf } from './model.js';
export { asRobinModel } from './round-robin/robin-model.js';
export { parseProvenance, GENERATION } from './provenance.js';
export type { Provenance } from './provenance.js';
export { editionOf } from './config/resolve-config.js';
export { resolveConfig } from './config/resolve-config.js';
export type {
  ResolvedAmount,
  ResolvedConfig,
  ResolvedQuota,
  ResolvedRatings,
} from './config/resolve-config.js';
export type {
  Acceleration,
  Amount,
  FieldConfig,
  FreeAcceleration,
  GeneratorConfig,
  GeneratorSystem,
  KnownLaterShares,
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
  TableConfig,
  TieBreakChoice,
} from './config/config.js';
export { presets, ROBIN_PRESETS, SWISS_PRESETS } from './config/presets.js';
export type { PresetName } from './config/presets.js';
export { matchesOf, UNRATED_STRENGTH } from './rounds/played-on.js';
export type { PlayedMatches } from './rounds/played-on.js';
export { gameChances } from './rounds/results.js';
export type { GameChances } from './rounds/results.js';
export type { Hand, PairedRound } from './rounds/by-hand.js';
export { ranked } from './standings/ranked.js';
export {
  drawRobinTieBreaks,
  drawTeamTieBreaks,
  drawTieBreaks,
  wrongTieBreaks,
} from './standings/tie-breaks.js';
export type { WrongTieBreakList } from './standings/tie-breaks.js';
export { Random, tournamentSeed } from './random.js';
export type { Seed } from './random.js';

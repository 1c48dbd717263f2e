import * as generator from '../generator/index.js';
import type { Tournament } from '../corpus/index.js';
import type {
  GeneratedTournament,
  GenerateOptions,
  GeneratorConfig,
  Hand,
  Provenance,
  Seed,
  SteerOptions,
} from '../generator/index.js';
import { configShape } from './config-shape.js';
import {
  anything,
  requireShape,
  requireOptions,
  either,
  holding,
  oneOf,
  required,
  text,
  that,
  whole,
} from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { TOURNAMENT } from './trf.js';

/** The generator, for callers whose types nobody has checked: another type is a TypeError, a value that cannot be
 * a RangeError, at once. */

/** The tournaments of a campaign, one after the other. Each depends on the seed and its own index only. */
export function generate(
  config: GeneratorConfig,
  options: GenerateOptions,
): Generator<GeneratedTournament, void> {
  requireOptions('config', config, configShape());
  requireOptions('options', options, GENERATE);
  return generator.generate(config, options);
}

/** One tournament of a campaign, by its index from 1 on. A `hand` alters rounds on the way. */
export function generateTournament(
  config: GeneratorConfig,
  seed: Seed,
  index: number,
  hand?: Hand,
): Tournament {
  requireOptions('config', config, configShape());
  requireShape('seed', seed, SEED);
  requireShape('index', index, whole(1));
  if (hand !== undefined) requireShape('hand', hand, FUNCTION);
  return generator.generateTournament(config, seed, index, hand);
}

/** The tournaments of a campaign in which a rule decides a round. */
export function steer(config: GeneratorConfig, options: SteerOptions): Generator<GeneratedTournament, void> {
  requireOptions('config', config, configShape());
  requireOptions('options', options, STEER);
  return generator.steer(config, options);
}

/** A configuration after a real tournament. A RangeError for fewer than two players. */
export function modelOf(tournament: Tournament): GeneratorConfig {
  requireShape('tournament', tournament, TOURNAMENT);
  return generator.modelOf(tournament);
}

/** Where a generated file comes from; null for one that the generator did not make. */
export function parseProvenance(file: string): Provenance | null {
  requireShape('file', file, text);
  return generator.parseProvenance(file);
}

/** Makes a generated file again. A RangeError for one of another generation. */
export function regenerate(provenance: Provenance): GeneratedTournament {
  requireShape('provenance', provenance, PROVENANCE);
  requireOptions('provenance.config', provenance.config as GeneratorConfig, configShape());
  return generator.regenerate({ ...provenance, config: generator.resolveConfig(provenance.config) });
}

const SEED = either(
  text,
  that('a number', (value) => typeof value === 'number'),
);
const FUNCTION = that('a function', (value) => typeof value === 'function');
const FORMAT = oneOf(['trf16', 'trf26']);

const GENERATE: ShapeOf<GenerateOptions> = {
  seed: required(SEED),
  count: required(whole(0)),
  first: whole(1),
  format: FORMAT,
};

const STEER: ShapeOf<SteerOptions> = {
  seed: required(SEED),
  rule: required(text),
  count: required(whole(1)),
  maxTries: required(whole(1)),
  first: whole(1),
  format: FORMAT,
};

const PROVENANCE = holding({
  generation: required(whole(1)),
  seed: required(text),
  index: required(whole(1)),
  format: required(FORMAT),
  config: required(anything),
});

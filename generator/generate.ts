import { writeTrf } from '../corpus/index.js';
import type { Tournament, WriteOptions } from '../corpus/index.js';
import type { GeneratorConfig } from './config/config.js';
import { GENERATION, provenanceComment } from './provenance.js';
import type { Provenance } from './provenance.js';
import type { Seed } from './random.js';
import { resolveConfig } from './config/resolve-config.js';
import { generateTournament, paddedIndex } from './simulate.js';

export interface GenerateOptions {
  readonly seed: Seed;
  /** Number of tournaments. */
  readonly count: number;
  /** Index of the first of them. Default 1. */
  readonly first?: number;
  /** Default `trf26`. */
  readonly format?: WriteOptions['format'];
}

export interface GeneratedTournament {
  readonly index: number;
  /** Name for a file, without extension: `0001`. */
  readonly name: string;
  /** Holds the comment as its first one. */
  readonly tournament: Tournament;
  /** Seed, index and configuration (after the `###`), so that the file can be made again from itself. */
  readonly comment: string;
  /** The file. */
  readonly text: string;
}

/** The tournaments of a campaign, one after the other. Each depends on the seed and its own index only. */
export function* generate(
  config: GeneratorConfig,
  options: GenerateOptions,
): Generator<GeneratedTournament, void> {
  const { seed, count, first = 1, format = 'trf26' } = options;
  const settings = resolveConfig(config);
  for (let index = first; index < first + count; index++) {
    yield fromProvenance({ generation: GENERATION, seed: String(seed), index, format, config: settings });
  }
}

/**
 * Makes a generated file again, from what {@link parseProvenance} found in it. Throws a RangeError for a file of
 * another generation of the generator, which would come out differently.
 */
export function regenerate(provenance: Provenance): GeneratedTournament {
  if (provenance.generation !== GENERATION) {
    throw new RangeError(
      `the file was made by generation ${provenance.generation} of the generator, this is generation ${GENERATION}`,
    );
  }
  return fromProvenance(provenance);
}

function fromProvenance(provenance: Provenance): GeneratedTournament {
  const { config, seed, index, format } = provenance;
  const comment = provenanceComment(provenance);
  const generated = generateTournament(config, seed, index);
  const tournament = { ...generated, comments: [comment, ...generated.comments] };
  return { index, name: paddedIndex(index), tournament, comment, text: writeTrf(tournament, { format }) };
}

import { writeTrf } from '../corpus/index.js';
import type { Tournament, WriteOptions } from '../corpus/index.js';
import type { GeneratorConfig } from './config/config.js';
import { GENERATION, provenanceComment } from './provenance.js';
import type { Provenance } from './provenance.js';
import type { Seed } from './random.js';
import { resolveConfig } from './config/resolve-config.js';
import { missingWords } from './config/missing.js';
import { paddedIndex, simulate } from './simulate.js';

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
  /** What is asked for and not there, with `atMost`: `rates.halfPointBye: 3 fewer than asked for`. */
  readonly missing: readonly string[];
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

/** Why a file of TRF26 has a record that is not of TRF26. */
const NO_RECORD_OF_POINTS =
  ' XXS stands for record 162, which has one value for wins, forfeit wins and full-point byes, one for draws and half-point byes, and one for absences';

function fromProvenance(provenance: Provenance): GeneratedTournament {
  const { config, seed, index, format } = provenance;
  const comment = provenanceComment(provenance);
  const { tournament: generated, missing } = simulate(config, seed, index);
  const plain = { ...generated, comments: [comment, ...generated.comments] };
  const text = writeTrf(plain, { format });
  const common = { index, name: paddedIndex(index), comment, missing: missingWords(missing) };
  if (format === 'trf16' || !/^XXS/m.test(text)) return { tournament: plain, text, ...common };
  const tournament = { ...plain, comments: [...plain.comments, NO_RECORD_OF_POINTS] };
  return { tournament, text: writeTrf(tournament, { format }), ...common };
}

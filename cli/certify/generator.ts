import type { CampaignManifest, Json } from '../../certification/campaign/store/manifest.js';
import { generatorOf } from '../../certification/campaign/trials/scenarios.js';
import { followsTable } from '../../certification/program/index.js';
import type { AskedProgram, CandidateProfile } from '../../certification/program/index.js';
import type { Choices } from '../../engine/index.js';
import { ROBIN_PRESETS, SWISS_PRESETS } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { UsageError } from '../errors.js';
import { configFrom } from '../generate/generate-options.js';
import type { ConfigOptions } from '../generate/generate-options.js';
import type { CertifyOptions } from './options.js';

/** One kind of tournaments where the command line names it, else all presets of Swiss events, or of round robins. */
export function generatorNamed(
  options: CertifyOptions,
  known: CampaignManifest | null,
  candidate: AskedProgram,
): Json {
  const { edition, profile } = candidate;
  // The edition is the candidate's.
  const own = { ...options, rules: edition.id };
  const { preset, config } = own;
  const { system: _, choices, ...given } = configFrom(own);
  requireChoices(choices, profile);
  if (given.maxi === true)
    throw new UsageError(
      'maxi: campaigns of Maxi-tournaments are not possible: no program can be told of them',
    );
  const saysNothing = Object.keys(given).length === 1 && Object.keys(given.rates ?? {}).length === 0;
  if (known !== null && saysNothing && preset === undefined) return known.generator;
  const name = preset ?? (config === undefined ? null : 'custom');
  const kinds = followsTable(candidate) ? robinKinds(name, own) : swissKinds(name, own);
  return generatorOf(kinds, candidate);
}

type Kinds = readonly (readonly [name: string, config: GeneratorConfig])[];

/** @param name of the one kind that is asked for; null: all presets. */
function swissKinds(name: string | null, own: ConfigOptions): Kinds {
  if (name !== null) return [[name, configFrom(own)]];
  return SWISS_PRESETS.map((preset) => [preset, configFrom({ ...own, preset })]);
}

/** The same of round robins; where nothing else is said the starting numbers are those of the table. */
function robinKinds(name: string | null, own: ConfigOptions): Kinds {
  const { rates, table, ratings, ...given } = configFrom(own);
  const bases = name === null ? Object.entries(ROBIN_PRESETS) : [[name, BY_NUMBERS] as const];
  return bases.map(([kind, base]) => [
    kind,
    {
      ...base,
      ...given,
      ...(ratings === undefined ? {} : { ratings: { ...base.ratings, ...ratings } }),
      rates: { ...base.rates, ...rates },
      table: { ...base.table, ...table },
    },
  ]);
}

const BY_NUMBERS: GeneratorConfig = { table: { draw: 'numbers' } };

/** The tournaments are those of the rules that the candidate is asked to follow. */
function requireChoices(asked: Choices = {}, { choices = {} }: CandidateProfile): void {
  for (const [name, value] of Object.entries(asked))
    if (choices[name] !== value)
      throw new UsageError(
        `choices: the configuration has ${name} ${value}, which the candidate is not said to follow: --${name} ${value}`,
      );
}

import type { CampaignManifest, Json } from '../../certification/campaign/store/manifest.js';
import type { Scenarios } from '../../certification/campaign/trials/scenarios.js';
import type { CandidateProgram, CandidateProfile } from '../../certification/program/index.js';
import type { Choices } from '../../engine/index.js';
import { GENERATION, resolveConfig, SWISS_PRESETS } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { UsageError } from '../errors.js';
import { configFrom } from '../generate/generate-options.js';
import type { ConfigOptions } from '../generate/generate-options.js';
import type { CertifyOptions } from './options.js';

/** One kind of tournaments where the command line names it, else all presets of Swiss events. */
export function generatorOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  { edition, profile }: CandidateProgram,
): Json {
  // The edition is the candidate's.
  const system = edition.id;
  const own = { ...options, rules: system };
  const { preset, config } = own;
  const { system: _, choices, ...given } = configFrom(own);
  demandChoices(choices, profile);
  if (given.maxi === true)
    throw new UsageError(
      'maxi: campaigns of Maxi-tournaments are not possible: no program can be told of them',
    );
  const saysNothing = Object.keys(given).length === 1 && Object.keys(given.rates ?? {}).length === 0;
  if (known !== null && saysNothing && preset === undefined) return known.generator;
  const kinds: readonly (readonly [string, ConfigOptions])[] =
    preset !== undefined
      ? [[preset, own]]
      : config !== undefined
        ? [['custom', own]]
        : SWISS_PRESETS.map((name) => [name, { ...own, preset: name }]);
  const scenarios = kinds.map(
    ([name, kind]) =>
      [
        name,
        // Programs that cannot be told of points or acceleration are asked for neither, unless the campaign wants them.
        resolveConfig({ ...PLAIN, ...configFrom(kind), system, choices: profile.choices ?? {} }),
      ] as const,
  );
  return { generation: GENERATION, scenarios: Object.fromEntries(scenarios) } as unknown as Json;
}

/** Of thousands of tournaments one that lacks a forbidden pair is no reason to end a campaign. */
const PLAIN: GeneratorConfig = { points: '1-½-0', acceleration: 'none', atMost: true };

/** The tournaments are those of the rules that the candidate is asked to follow. */
function demandChoices(asked: Choices = {}, { choices = {} }: CandidateProfile): void {
  for (const [name, value] of Object.entries(asked))
    if (choices[name] !== value)
      throw new UsageError(
        `choices: the configuration has ${name} ${value}, which the candidate is not said to follow: --${name} ${value}`,
      );
}

/** The configurations of the generator that a manifest holds; none where nothing is simulated. */
export function scenariosOf({ generator }: CampaignManifest): Scenarios {
  return (generator as unknown as { readonly scenarios: Scenarios } | null)?.scenarios ?? {};
}

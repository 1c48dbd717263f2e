import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { disagreements } from '../checker/campaign/manifest.js';
import type { CampaignManifest, Json, ProcedureName } from '../checker/campaign/manifest.js';
import { NEEDED } from '../checker/campaign/plan.js';
import type { Scenarios } from '../checker/campaign/plan.js';
import { DIRECTIONS } from '../checker/campaign/stored-trial.js';
import { THRESHOLDS } from '../checker/campaign/threshold.js';
import type { Candidate, CandidateProfile } from '../checker/candidate/index.js';
import { GENERATION, presets, resolveConfig } from '../generator/index.js';
import type { GeneratorSystem, PresetName } from '../generator/index.js';
import { PROGRAM } from '../reports/index.js';
import { identityOf, profileNamed } from './certify-candidate.js';
import { readDescribed } from './certify-json.js';
import type { CertifyOptions } from './certify-options.js';
import { UsageError } from './errors.js';
import { configFrom } from './generate-options.js';
import type { ConfigOptions } from './generate-options.js';
import type { Io } from './io.js';

/** The programs that a campaign talks to. */
export interface CampaignProfiles {
  readonly candidate: CandidateProfile;
  readonly second: CandidateProfile | null;
}

/** The manifest in a folder; null when there is none. */
export function readManifest(folder: string): CampaignManifest | null {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return null;
  return readDescribed(
    path,
    'campaign-manifest.schema.json',
    'the manifest of a campaign',
  ) as CampaignManifest;
}

/** The profiles of the command line, else those of the campaign that is continued. */
export function profilesOf(options: CertifyOptions, known: CampaignManifest | null): CampaignProfiles {
  const { candidate, program, second, secondProgram, rules } = options;
  if (candidate === undefined && known === null)
    throw new UsageError('name the program to test with --candidate');
  const ours = (json: Json): CandidateProfile => json as unknown as CandidateProfile;
  const first =
    candidate === undefined
      ? {
          ...ours(known?.candidate.profile ?? null),
          ...(program === undefined ? {} : { program: resolve(program) }),
        }
      : profileNamed(candidate, program, rules);
  if (second !== undefined)
    return { candidate: first, second: profileNamed(second, secondProgram, first.edition) };
  if (known === null || known.second === null) return { candidate: first, second: null };
  const profile = ours(known.second.profile);
  return {
    candidate: first,
    second: { ...profile, ...(secondProgram === undefined ? {} : { program: resolve(secondProgram) }) },
  };
}

/**
 * The manifest of the campaign to run. Continuing one, everything that the command line does not say is taken from it,
 * and what it says must agree.
 */
export function manifestOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  candidate: Candidate,
  second: Candidate | null,
  io: Io,
): CampaignManifest {
  const procedure: ProcedureName = options.procedure ?? known?.procedure ?? '2026';
  const manifest: CampaignManifest = {
    schema: 'swissproof/campaign/1',
    program: PROGRAM,
    seed: options.seed ?? known?.seed ?? newSeed(io),
    first: options.first ?? known?.first ?? 1,
    count: options.count ?? known?.count ?? THRESHOLDS[procedure].tournaments,
    directions: directionsOf(options, known, candidate),
    edition: candidate.edition.id,
    generator: generatorOf(options, known, candidate),
    candidate: identityOf(candidate.profile, candidate.title),
    second: second === null ? null : identityOf(second.profile, second.title),
    coverage: options.coverage || (known?.coverage ?? false),
    procedure,
    ...(options.toTheEnd || known?.toTheEnd === true ? { toTheEnd: true } : {}),
  };
  if (known !== null) demandAgreement(known, manifest, options);
  return manifest;
}

/** The configurations of the generator that a manifest holds. */
export function scenariosOf(manifest: CampaignManifest): Scenarios {
  const { scenarios } = manifest.generator as unknown as { readonly scenarios: Scenarios };
  return scenarios;
}

function newSeed(io: Io): string {
  const seed = randomBytes(6).toString('hex');
  io.stderr(`seed: ${seed} (--seed ${seed} makes the same campaign again)\n`);
  return seed;
}

function directionsOf(
  options: CertifyOptions,
  known: CampaignManifest | null,
  { abilities, title }: Candidate,
): CampaignManifest['directions'] {
  const able = DIRECTIONS.filter((direction) => abilities.has(NEEDED[direction]));
  const wanted = options.directions ?? known?.directions ?? able;
  const unable = wanted.filter((direction) => !able.includes(direction));
  if (unable.length > 0)
    throw new UsageError(`${title} cannot ${NEEDED[unable[0]]}, which the direction ${unable[0]} needs`);
  return wanted;
}

/** One kind of tournaments where the command line names it, else all presets. */
function generatorOf(options: CertifyOptions, known: CampaignManifest | null, { edition }: Candidate): Json {
  // The edition is the candidate's.
  const { rules, ...own } = options;
  const { preset, config } = own;
  const given = configFrom(own);
  const saysNothing = Object.keys(given).length === 1 && Object.keys(given.rates ?? {}).length === 0;
  if (known !== null && saysNothing && preset === undefined) return known.generator;
  const system = edition.id as GeneratorSystem;
  const presetNames = Object.keys(presets) as PresetName[];
  const kinds: readonly (readonly [string, ConfigOptions])[] =
    preset !== undefined
      ? [[preset, own]]
      : config !== undefined
        ? [['custom', own]]
        : presetNames.map((name) => [name, { ...own, preset: name }]);
  const scenarios = kinds.map(
    ([name, kind]) => [name, resolveConfig({ ...configFrom(kind), system })] as const,
  );
  return { generation: GENERATION, scenarios: Object.fromEntries(scenarios) } as unknown as Json;
}

function demandAgreement(
  known: CampaignManifest,
  fresh: CampaignManifest,
  { out, only }: CertifyOptions,
): void {
  // One tournament may be looked at in one direction.
  const asked = only === undefined ? fresh : { ...fresh, directions: known.directions };
  const keys = disagreements(known, asked);
  if (keys.length > 0)
    throw new UsageError(`the campaign in ${out ?? ''} is another one: it differs in ${keys.join(', ')}`);
  if (
    only === undefined &&
    (fresh.first > known.first || fresh.first + fresh.count < known.first + known.count)
  )
    throw new UsageError(
      `the campaign in ${out ?? ''} has the tournaments ${known.first} to ${known.first + known.count - 1}; it can be made longer, but not shorter`,
    );
}

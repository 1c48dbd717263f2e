import type { CampaignProgress } from '../certification/campaign/campaign-run.js';
import { smokeTestPrograms, withPrograms } from '../certification/campaign/programs.js';
import { runCampaign } from '../certification/campaign/run-campaign.js';
import { manifestOf } from '../certification/campaign/settings.js';
import type { CampaignSettings } from '../certification/campaign/settings.js';
import { lookInto } from '../certification/campaign/store/folder.js';
import type { CampaignFolder } from '../certification/campaign/store/folder.js';
import { inFolder } from '../certification/campaign/store/lock.js';
import { CampaignError, profileOf, requireFormat } from '../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../certification/campaign/store/manifest.js';
import { MemoryFolder } from '../certification/campaign/store/memory-folder.js';
import { GENERATED_DIRECTIONS } from '../certification/campaign/store/stored-trial.js';
import { THRESHOLDS } from '../certification/campaign/summary/threshold.js';
import { generatorOf } from '../certification/campaign/trials/scenarios.js';
import { followsTable, placedProgram, shippedNames, shippedProfile } from '../certification/program/index.js';
import type { AskedProgram, CandidateProfile } from '../certification/program/index.js';
import { schemaFault } from '../corpus/shipped/schema-fault.js';
import type { CampaignDocument } from '../corpus/schema/types/campaign-report.js';
import { presets, ROBIN_PRESETS, SWISS_PRESETS } from '../generator/index.js';
import type { GeneratorConfig } from '../generator/index.js';
import { campaignDocument } from '../reports/campaign/json.js';
import { PROGRAM } from '../reports/index.js';
import { certificatesJson } from '../reports/verify-certificates.js';
import { configShape } from './config-shape.js';
import {
  requireShape,
  requireOptions,
  dictionaryOf,
  either,
  flag,
  isNumeric,
  holding,
  listOf,
  oneOf,
  parts,
  text,
  that,
} from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { NUMBER, TEXT } from './option-shapes.js';

export { SmokeTestError } from '../certification/campaign/programs.js';
export { CampaignError };
export { CandidateError, type CandidateProfile } from '../certification/program/index.js';
export type { CampaignProgress } from '../certification/campaign/campaign-run.js';
export type { CampaignDocument } from '../corpus/schema/types/campaign-report.js';

/** An `AbortSignal`, described by two of its members: the types of this module need neither those of Node nor those of browsers. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** What a campaign is; what is left out is as in the campaign of the folder, else as `swissproof certify` has it. */
export interface LibraryCertifyOptions extends Partial<Omit<CampaignSettings, 'isForOne'>> {
  /** Path of the program, in place of the one that the profile names. */
  readonly program?: string;
  /** Edition, or kind of round robin, that the program is asked to follow. Default: as the profile says. */
  readonly rules?: string;
  /** Another program, which is asked where ours and the candidate differ: a profile, or the name of one. */
  readonly second?: CandidateProfile | string;
  /** The kinds of simulated tournaments, by name. Default: all presets. */
  readonly tournaments?: Readonly<Record<string, GeneratorConfig>>;
  /** Tournaments that are run at the same time. Default 1. */
  readonly jobs?: number;
  /** Shrinking ends after so many seconds without a smaller tournament. Default 600; 0: nothing is shrunk. */
  readonly shrinkSeconds?: number;
  /** The campaign is kept in this folder, and continued if it has one. Default: it is kept in memory. */
  readonly folder?: string;
  /** Ends the campaign: what was run is summed up, and a folder can be continued. */
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: CampaignProgress) => void;
}

/**
 * Runs a campaign of simulated tournaments against a pairing program, and returns its report: that of
 * `swissproof certify --format json`. Only for Node.
 * @param candidate the profile of the program, or the name of a profile that comes with swissproof.
 * @throws TypeError for an argument of another type, RangeError for a value that cannot be, CandidateError for a program that cannot be used, SmokeTestError for one
 * whose results would prove nothing, CampaignError for settings that do not fit together or a folder with another campaign, and
 * the error of Node for a folder that cannot be read or written.
 */
export async function certify(
  candidate: CandidateProfile | string,
  options: LibraryCertifyOptions = {},
): Promise<CampaignDocument> {
  requireShape('candidate', candidate, PROFILE);
  requireOptions('options', options, OPTIONS);
  const { folder: path, jobs = 1, shrinkSeconds = 600 } = options;
  requireProfile('candidate', candidate);
  requireProfile('second', options.second);
  const known = path === undefined ? null : manifestIn(path);
  const { onProgress = () => undefined } = options;
  const signal = options.signal instanceof AbortSignal ? options.signal : new AbortController().signal;
  const profiles = profilesOf(candidate, options, known);
  return withPrograms(profiles, signal, async (programs) => {
    const { manifest } = manifestOf(
      { coverage: false, toTheEnd: false, ...options, isForOne: false },
      {
        ...{ known, ...programs, positions: null, program: PROGRAM },
        generator: () => generator(options, known, programs.candidate),
        newSeed: () => crypto.randomUUID(),
        folder: path ?? 'memory',
        named: (setting) => setting,
      },
    );
    await smokeTestPrograms(manifest, programs, [], signal, () => undefined);
    const run = async (folder: CampaignFolder): Promise<CampaignDocument> => {
      const summary = await runCampaign(folder, {
        ...{ manifest, ...programs, positions: [], jobs, signal, onProgress },
        shrinkSeconds: shrinkSeconds === 0 ? null : shrinkSeconds,
        now: () => new Date(),
        certificatesText: certificatesJson,
      });
      return campaignDocument(summary);
    };
    return path === undefined ? run(new MemoryFolder()) : inFolder(path, run);
  });
}

function requireProfile(argument: string, profile: unknown): void {
  if (typeof profile !== 'object') return;
  const fault = schemaFault(profile, 'candidate-profile.schema.json', 'it');
  if (fault !== null) throw new RangeError(`${argument} is not a profile of a candidate: ${fault}`);
}

/** The manifest in a folder; null where there is none. */
function manifestIn(path: string): CampaignManifest | null {
  const content = lookInto(path).read('manifest.json');
  if (content === null) return null;
  const manifest = parsed(content, path);
  requireFormat(manifest, path);
  const fault = schemaFault(manifest, 'campaign-manifest.schema.json', 'it');
  if (fault !== null)
    throw new CampaignError(`${path}/manifest.json is not the manifest of a campaign: ${fault}`);
  return manifest as CampaignManifest;
}

function parsed(content: string, path: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new CampaignError(`${path}/manifest.json is not JSON; begin the campaign anew in another folder`);
  }
}

function profilesOf(
  candidate: CandidateProfile | string,
  { program, rules, second }: LibraryCertifyOptions,
  known: CampaignManifest | null,
): { readonly candidate: CandidateProfile; readonly second: CandidateProfile | null } {
  const profile = profileNamed('candidate', candidate);
  const begun = known === null ? null : profileOf(known.candidate);
  const first = {
    ...profile,
    program: placedProgram(program ?? profile.program, profile),
    edition: rules ?? begun?.edition ?? profile.edition,
  };
  if (second === undefined) {
    const other = known?.second ?? null;
    return { candidate: first, second: other === null ? null : profileOf(other) };
  }
  return { candidate: first, second: { ...profileNamed('second', second), edition: first.edition } };
}

function profileNamed(argument: string, profile: CandidateProfile | string): CandidateProfile {
  if (typeof profile !== 'string') return profile;
  requireShape(argument, profile, oneOf(shippedNames()));
  const shipped = shippedProfile(profile);
  if (shipped === null) throw new Error(`the profile ${profile} does not come with swissproof`);
  return shipped;
}

function generator(
  { tournaments }: LibraryCertifyOptions,
  known: CampaignManifest | null,
  candidate: AskedProgram,
): CampaignManifest['generator'] {
  if (tournaments === undefined && known !== null) return known.generator;
  const usual = followsTable(candidate)
    ? ROBIN_PRESETS
    : Object.fromEntries(SWISS_PRESETS.map((name) => [name, presets[name]]));
  return generatorOf(Object.entries(tournaments ?? usual), candidate);
}

const PROFILE = either(text, holding({}));

const OPTIONS: ShapeOf<LibraryCertifyOptions> = {
  program: TEXT,
  rules: TEXT,
  second: PROFILE,
  procedure: oneOf(Object.keys(THRESHOLDS)),
  first: NUMBER,
  count: NUMBER,
  seed: TEXT,
  directions: listOf(oneOf(GENERATED_DIRECTIONS), 1),
  steer: TEXT,
  tries: NUMBER,
  coverage: flag,
  toTheEnd: flag,
  tournaments: dictionaryOf(parts(configShape())),
  jobs: NUMBER,
  shrinkSeconds: that('a number of seconds', (value) => isNumeric(value) && value >= 0, isNumeric),
  folder: TEXT,
  signal: that('an AbortSignal', (value) => value instanceof AbortSignal),
  onProgress: that('a function', (value) => typeof value === 'function'),
};

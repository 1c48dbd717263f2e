import { existsSync, readFileSync } from 'node:fs';
import { canonicalJson } from '../../certification/campaign/store/manifest.js';
import type { CandidateIdentity, Json } from '../../certification/campaign/store/manifest.js';
import {
  CandidateError,
  editionOfProfile,
  openCandidate,
  openProgram,
  placedProgram,
  shippedNames,
  shippedProfile,
} from '../../certification/program/index.js';
import type { AskedProgram, CandidateProgram, CandidateProfile } from '../../certification/program/index.js';
import type { Edition } from '../../engine/index.js';
import { readDescribed } from './json.js';
import { UsageError } from '../errors.js';
import { sha256Of } from '../input/sha256.js';

/**
 * The profile that `--candidate` stands for: one of those shipped, or a file.
 * @param rules what is said in place of its own edition and choices.
 */
export function profileNamed(
  name: string,
  program?: string,
  { edition, choices = {} }: Partial<Pick<CandidateProfile, 'edition' | 'choices'>> = {},
): CandidateProfile {
  const profile = shippedProfile(name) ?? profileFile(name);
  return {
    ...profile,
    program: placedProgram(program ?? profile.program, profile),
    ...(edition === undefined ? {} : { edition }),
    ...(Object.keys(choices).length === 0 ? {} : { choices: { ...profile.choices, ...choices } }),
  };
}

/** Opens the program of a profile, whatever it follows. */
export async function openProfile(profile: CandidateProfile, signal?: AbortSignal): Promise<AskedProgram> {
  return opened(openProgram(profile, signal === undefined ? {} : { signal }));
}

/**
 * The same of one that follows an edition of Swiss rules.
 * @throws UsageError for one that follows the table of a round robin, too.
 */
export async function openSwissProfile(
  profile: CandidateProfile,
  signal?: AbortSignal,
): Promise<CandidateProgram> {
  return opened(openCandidate(profile, signal === undefined ? {} : { signal }));
}

async function opened<Program extends AskedProgram>(opening: Promise<Program>): Promise<Program> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof CandidateError) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * The edition that a candidate is asked to follow.
 * @throws UsageError for one that we do not know, or that leaves no such choice.
 */
export function editionFor(profile: CandidateProfile): Edition {
  try {
    return editionOfProfile(profile);
  } catch (error) {
    if (error instanceof CandidateError) throw new UsageError(error.message);
    throw error;
  }
}

/** Opens the candidate that `--candidate` and `--program` name. */
export function openNamed(name: string, program?: string): Promise<CandidateProgram> {
  return openSwissProfile(profileNamed(name, program));
}

/**
 * A candidate as manifests hold it. Where the program is does not count: it differs from machine to machine.
 * @throws UsageError when the file of the program cannot be read.
 */
export function identityOf({ profile, title, version, file }: AskedProgram): CandidateIdentity {
  const { program, launcher, ...portable } = profile;
  return {
    name: title,
    version,
    program: sha256Of(contentOf(file)),
    hash: sha256Of(canonicalJson(portable as unknown as Json)),
    profile: profile as unknown as Json,
  };
}

/**
 * A profile to start from, as JSON.
 * @throws UsageError when none of that name is shipped.
 */
export function shippedProfileText(name: string): string {
  const profile = shippedProfile(name);
  if (profile === null)
    throw new UsageError(`no profile ${name} is shipped: name one of ${shippedNames().join(', ')}`);
  return `${JSON.stringify(profile, null, 2)}\n`;
}

function contentOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read, so that nobody could tell whether it changes: ${reason}`);
  }
}

function profileFile(path: string): CandidateProfile {
  if (!existsSync(path))
    throw new UsageError(
      `there is no candidate ${path}: name one of ${shippedNames().join(', ')}, or a profile file`,
    );
  const profile = readDescribed(path, 'candidate-profile.schema.json', 'a profile of a candidate');
  return profile as CandidateProfile;
}

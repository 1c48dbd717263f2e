import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { canonicalJson } from '../checker/campaign/manifest.js';
import type { CandidateIdentity, Json } from '../checker/campaign/manifest.js';
import { CandidateError, openCandidate, shippedProfiles } from '../checker/candidate/index.js';
import type { Candidate, CandidateProfile } from '../checker/candidate/index.js';
import { readDescribed } from './certify-json.js';
import { UsageError } from './errors.js';

/** The profile that `--candidate` stands for: one of those shipped, or a file. */
export function profileNamed(name: string, program?: string, edition?: string | null): CandidateProfile {
  const profile = Object.hasOwn(shippedProfiles, name) ? shippedProfiles[name] : profileFile(name);
  return {
    ...profile,
    ...placed(program ?? profile.program, profile),
    ...(edition === undefined || edition === null ? {} : { edition }),
  };
}

/** Opens the candidate of a profile. */
export async function openProfile(profile: CandidateProfile): Promise<Candidate> {
  try {
    return await openCandidate(profile);
  } catch (error) {
    if (error instanceof CandidateError) throw new UsageError(error.message);
    throw error;
  }
}

/** Opens the candidate that `--candidate` and `--program` name. */
export function openNamed(name: string, program?: string): Promise<Candidate> {
  return openProfile(profileNamed(name, program));
}

/** A profile as manifests hold it. Where the program is does not count: it differs from machine to machine. */
export function identityOf(profile: CandidateProfile, title: string): CandidateIdentity {
  const { program, launcher, ...portable } = profile;
  const hash = createHash('sha256')
    .update(canonicalJson(portable as unknown as Json))
    .digest('hex');
  return { name: title, hash, profile: profile as unknown as Json };
}

/** A path counts from here, wherever the campaign goes on; a name is looked up in PATH. */
function placed(program: string, { launcher }: CandidateProfile): { readonly program: string } {
  return { program: launcher !== undefined || /[/\\]/.test(program) ? resolve(program) : program };
}

function profileFile(path: string): CandidateProfile {
  if (!existsSync(path)) {
    const names = Object.keys(shippedProfiles).join(', ');
    throw new UsageError(`there is no candidate ${path}: name one of ${names}, or a profile file`);
  }
  const profile = readDescribed(path, 'candidate-profile.schema.json', 'a profile of a candidate');
  return profile as CandidateProfile;
}

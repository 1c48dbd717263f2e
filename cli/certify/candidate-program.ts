import { existsSync } from 'node:fs';
import { SmokeTestError } from '../../certification/campaign/programs.js';
import { CampaignError } from '../../certification/campaign/store/manifest.js';
import {
  CandidateError,
  openCandidate,
  placedProgram,
  shippedNames,
  shippedProfile,
} from '../../certification/program/index.js';
import type { CandidateProgram, CandidateProfile, FileTrait } from '../../certification/program/index.js';
import { readDescribed } from './json.js';
import { InputError, UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { present } from '../../engine/present.js';

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
    ...present({ edition }),
    ...(Object.keys(choices).length === 0 ? {} : { choices: { ...profile.choices, ...choices } }),
  };
}

/** Opens the candidate that `--candidate` and `--program` name. */
export function openNamed(name: string, program?: string): Promise<CandidateProgram> {
  return inUserWords(openCandidate(profileNamed(name, program)));
}

/** Returns the result of a task. Errors about a campaign or a program become errors of the command line. */
export async function inUserWords<T>(task: Promise<T>): Promise<T> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof SmokeTestError) throw new InputError(`${error.message}${adviceOn(error)}`);
    if (error instanceof CampaignError || error instanceof CandidateError)
      throw new UsageError(error.message);
    throw error;
  }
}

/** Prints each program that has passed its smoke test. */
export function passedTo(io: Io): (title: string, shown: readonly string[]) => void {
  return (title, shown) => {
    io.stderr(`${title}: smoke test passed (${shown.join('; ')})\n`);
  };
}

function adviceOn({ trait, needed }: SmokeTestError): string {
  if (trait !== null && trait !== 'byes')
    return ` (${WITHOUT[trait]} leaves them out of simulated tournaments)`;
  return needed.length > 1 ? ' (--directions chooses those that do not need what fails)' : '';
}

const WITHOUT: Readonly<Record<Exclude<FileTrait, 'byes'>, string>> = {
  'initial-colour': '--initial-color white',
  'forbidden-pairs': '--forbidden-pairs 0',
  acceleration: '--acceleration none',
  'next-byes': '--half-point-byes 0',
  'late-entries': '--late-entries 0',
};

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

function profileFile(path: string): CandidateProfile {
  if (!existsSync(path))
    throw new UsageError(
      `there is no candidate ${path}: name one of ${shippedNames().join(', ')}, or a profile file`,
    );
  const profile = readDescribed(path, 'candidate-profile.schema.json', 'a profile of a candidate');
  return profile as CandidateProfile;
}

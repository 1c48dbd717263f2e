import { shippedNames as namesIn, shippedText } from '../../corpus/shipped/files.js';
import type { CandidateProfile } from '../program/profile.js';

/** The names, as `--candidate` takes them, of the profiles that come with the program: those of their files. */
export function shippedNames(): string[] {
  return namesIn(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
}

/** The profile of that name that comes with the program, if there is one. A test holds each against the schema. */
export function shippedProfile(name: string): CandidateProfile | null {
  if (!shippedNames().includes(name)) return null;
  return JSON.parse(shippedText(`${FOLDER}${name}.json`)) as CandidateProfile;
}

const FOLDER = 'profiles/';

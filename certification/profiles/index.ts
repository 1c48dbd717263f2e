import { readdirSync, readFileSync } from 'node:fs';
import type { CandidateProfile } from '../program/profile.js';

/** The compiled program stands in dist/, with the profiles beside it as in the sources. */
const FOLDER = new URL('../../corpus/profiles/', import.meta.url);

/**
 * The profiles that come with the program, by the name that `--candidate` takes: that of the file. A test holds each
 * against the schema of profiles.
 */
export const shippedProfiles: Readonly<Record<string, CandidateProfile>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
    .map((name) => [name, read(name)]),
);

function read(name: string): CandidateProfile {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as CandidateProfile;
}

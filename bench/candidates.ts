import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  CandidateError,
  openCandidate,
  placedProgram,
  shippedNames,
  shippedProfile,
} from '../certification/program/index.js';
import type { CandidateProfile, CandidateProgram } from '../certification/program/index.js';
import { shippedText } from '../corpus/shipped/files.js';
import { OptionError } from './options.js';

/**
 * The profiles that `--candidate` and `--program` name: of the profiles that come with swissproof, or of files, as
 * `certify` takes them. The first program is that of the first candidate, and so on.
 */
export function candidateProfiles(names: readonly string[], programs: readonly string[]): CandidateProfile[] {
  if (programs.length > names.length) throw new OptionError('every --program goes with a --candidate');
  return names.map((name, index) => {
    const profile = profileNamed(name);
    if (profile.literal === true) throw new OptionError(`${name} is no program of its own`);
    return { ...profile, program: placedProgram(programs[index] ?? profile.program, profile) };
  });
}

/**
 * Opens the candidates, each once for every edition that it can be asked for: its own, or all of which it is told with
 * every call.
 * @throws OptionError where that cannot be done, or where one follows none of the editions.
 */
export async function openCandidates(
  editions: readonly string[],
  profiles: readonly CandidateProfile[],
): Promise<CandidateProgram[]> {
  const opened: CandidateProgram[] = [];
  try {
    for (const profile of profiles) {
      const own = editions.filter((edition) => canFollow(profile, edition));
      if (own.length === 0) throw new OptionError(`${profile.name} pairs by ${profile.edition}: see --rules`);
      for (const edition of own) opened.push(await openCandidate({ ...profile, edition }));
    }
    const mute = opened.find(({ abilities }) => !abilities.has('pair'));
    if (mute !== undefined) throw new OptionError(`${mute.title} pairs no rounds`);
    return opened;
  } catch (error) {
    await closeAll(opened);
    throw error instanceof CandidateError ? new OptionError(error.message) : error;
  }
}

export async function closeAll(candidates: readonly CandidateProgram[]): Promise<void> {
  for (const candidate of candidates) await candidate.close();
}

function canFollow({ edition: own, commands }: CandidateProfile, edition: string): boolean {
  return own === edition || commands?.pair?.arguments.includes('{edition}') === true;
}

function profileNamed(name: string): CandidateProfile {
  const shipped = shippedProfile(name);
  if (shipped !== null) return shipped;
  if (!existsSync(name))
    throw new OptionError(`${name} is none of ${shippedNames().join(', ')}, and no file of a profile`);
  return profileIn(name);
}

function profileIn(path: string): CandidateProfile {
  const document = jsonIn(path);
  const schema = JSON.parse(shippedText('schema/candidate-profile.schema.json')) as object;
  const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);
  if (validate(document)) return document as CandidateProfile;
  const [fault] = validate.errors ?? [];
  throw new OptionError(
    `${path} is no profile of a candidate: ${fault?.instancePath || 'the file'} ${fault?.message ?? 'is wrong'}`,
  );
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new OptionError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { followsTable, openCandidate, openProgram, smokeTest, smokeTestByTable } from '../program/index.js';
import type {
  Ability,
  AskedProgram,
  CandidateProfile,
  CandidateProgram,
  FileTrait,
  Position,
} from '../program/index.js';
import { CampaignError, canonicalJson } from './store/manifest.js';
import type { CampaignManifest, CandidateIdentity, Json } from './store/manifest.js';
import { abilitiesFor } from './trials/plan.js';
import { scenariosOf } from './trials/scenarios.js';
import { hasLaterRounds, traitsOf } from './trials/traits-of.js';

/** The profiles of the programs that a campaign talks to. */
export interface CampaignProfiles {
  readonly candidate: CandidateProfile;
  readonly second: CandidateProfile | null;
}

/** The programs that a campaign talks to. */
export interface CampaignPrograms {
  readonly candidate: AskedProgram;
  readonly second: CandidateProgram | null;
}

/**
 * Opens the programs of a campaign for a task, and closes them after it.
 * @throws CandidateError for programs that cannot be opened, and what the task throws.
 */
export async function withPrograms<T>(
  { candidate, second }: CampaignProfiles,
  signal: AbortSignal,
  task: (programs: CampaignPrograms) => Promise<T>,
): Promise<T> {
  const opened: AskedProgram[] = [];
  const open = async <Program extends AskedProgram>(opening: Promise<Program>): Promise<Program> => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  try {
    return await task({
      candidate: await open(openProgram(candidate, { signal })),
      second: second === null ? null : await open(openCandidate(second, { signal })),
    });
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
}

/** Opens a program so many times more: a process for each job. */
export async function openMore(
  profile: CandidateProfile,
  count: number,
  signal: AbortSignal,
): Promise<AskedProgram[]> {
  const opened: AskedProgram[] = [];
  try {
    while (opened.length < count) opened.push(await openProgram(profile, { signal }));
    return opened;
  } catch (error) {
    await Promise.all(opened.map((candidate) => candidate.close()));
    throw error;
  }
}

/**
 * A candidate as manifests hold it. Where the program is does not count: it differs from machine to machine.
 * @throws CampaignError when the file of the program cannot be read.
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

function contentOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CampaignError(`${file} cannot be read, so changes to it could not be detected: ${reason}`);
  }
}

function sha256Of(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A program that failed the smoke test: its results would prove nothing, or it does not read what the files of the campaign hold. */
export class SmokeTestError extends Error {
  override readonly name = 'SmokeTestError';

  constructor(
    title: string,
    reason: string,
    /** What of its files the program does not read, where that is the reason. */
    readonly trait: FileTrait | null,
    /** What the campaign needs of it. */
    readonly needed: readonly Ability[],
  ) {
    super(`${title} cannot be tested: ${reason}`);
  }
}

/**
 * Tests the programs of a campaign before it begins.
 * @param onPassed is called for each with what was shown.
 * @throws SmokeTestError for the first that fails.
 */
export async function smokeTestPrograms(
  manifest: CampaignManifest,
  { candidate, second }: CampaignPrograms,
  positions: readonly Position[],
  signal: AbortSignal,
  onPassed: (title: string, shown: readonly string[]) => void,
): Promise<void> {
  const scenarios = scenariosOf(manifest);
  const traits = traitsOf(scenarios, positions);
  const pairedRounds = hasLaterRounds(scenarios, positions) ? [1, 2] : [1];
  const test = async (program: AskedProgram, needed: readonly Ability[]): Promise<void> => {
    const result = followsTable(program)
      ? await smokeTestByTable(program, needed, signal)
      : await smokeTest(program, needed, signal, { traits, pairedRounds });
    if (!result.ok) throw new SmokeTestError(program.title, result.reason, result.trait ?? null, needed);
    onPassed(program.title, result.shown);
  };
  await test(candidate, abilitiesFor(manifest.directions));
  if (second !== null) await test(second, ['pair']);
}

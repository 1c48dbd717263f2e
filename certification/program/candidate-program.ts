import { editionById } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { AdapterCandidate } from './call/adapter-candidate.js';
import type { CheckAnswer, GenerateAnswer, PairAnswer } from './answers/answers.js';
import { CommandLineCandidate } from './call/command-line-candidate.js';
import { CandidateError, commandOf } from './call/find-program.js';
import type { Wish } from './generator-wishes.js';
import { DEFAULT_LIMITS } from './profile.js';
import type { Ability, CandidateProfile } from './profile.js';

/** A program that is put to the test. Whatever it does is in the answers; only an aborted signal makes them throw. */
export interface CandidateProgram {
  readonly profile: CandidateProfile;
  readonly edition: Edition;
  readonly abilities: ReadonlySet<Ability>;
  /** As it tells it itself; null when it does not. */
  readonly version: string | null;
  /** Name and version for reports. */
  readonly title: string;
  /** Path of the file that makes the program what it is: the executable, or what the launcher is given. */
  readonly file: string;
  /** Pairs the next round of the file. */
  pairRound(trf: string, round: number, signal?: AbortSignal): Promise<PairAnswer>;
  /** Checks all rounds of a file that has this many. */
  check(trf: string, rounds: number, signal?: AbortSignal): Promise<CheckAnswer>;
  generate(wish: Wish, signal?: AbortSignal): Promise<GenerateAnswer>;
  /** Ends its processes and removes what they left. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Path of the program, in place of the one that the profile names. */
  readonly program?: string;
  readonly signal?: AbortSignal;
}

/**
 * Makes a candidate ready to be asked; an adapter is started.
 * @throws CandidateError when the program is missing, is no adapter, or claims rules that we do not know.
 */
export async function openCandidate(
  profile: CandidateProfile,
  options: OpenOptions = {},
): Promise<CandidateProgram> {
  const { program = profile.program, signal } = options;
  const used = { ...profile, program };
  const edition = editionById(profile.edition);
  if (edition === null)
    throw new CandidateError(`${profile.name}: this version does not know the edition ${profile.edition}`);
  const limits = { ...DEFAULT_LIMITS, ...profile.limits };
  const command = commandOf(used);
  // The file is the last word of the command, with a launcher and without.
  const setup = { profile: used, edition, command, file: command[command.length - 1], limits };
  const { commands, adapter } = profile;
  if ((commands === undefined) === (adapter === undefined))
    throw new CandidateError(`${profile.name}: the profile must have either commands or an adapter`);
  if (commands !== undefined) return CommandLineCandidate.open(setup, commands, signal);
  return AdapterCandidate.open(
    { ...setup, command: [...setup.command, ...(adapter?.arguments ?? [])] },
    signal,
  );
}

import { AdapterCandidate } from './call/adapter-candidate.js';
import { CommandLineCandidate } from './call/command-line-candidate.js';
import { CandidateError, commandOf } from './call/find-program.js';
import type { AskedProgram, CandidateProgram, ClaimedRules, ProgramBy } from './candidate-program.js';
import { editionOfProfile, rulesOfProfile } from './edition-of-profile.js';
import { DEFAULT_LIMITS } from './profile.js';
import type { CandidateProfile } from './profile.js';
import { fileURLToPath } from 'node:url';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import type { Edition } from '../../engine/index.js';
import { unreadable } from './answers/answers.js';
import type { PairAnswer } from './answers/answers.js';
import { stateOf } from './tournament-before.js';

export interface OpenOptions {
  /** Path of the program, in place of the one that the profile names. */
  readonly program?: string;
  readonly signal?: AbortSignal;
}

/**
 * Makes a candidate ready to be asked, whatever it follows; an adapter is started.
 * @throws CandidateError when the program is missing, is no adapter, or claims rules that we do not know.
 */
export async function openProgram(
  profile: CandidateProfile,
  options: OpenOptions = {},
): Promise<AskedProgram> {
  const rules = rulesOfProfile(profile);
  if (!('cycles' in rules)) return openCandidate(profile, options);
  if (profile.literal === true)
    throw new CandidateError(`${profile.name}: a ${rules.id} has a table, and no text to try out`);
  return openBy(profile, rules, options);
}

/**
 * The same of a candidate that follows an edition of Swiss rules.
 * @throws CandidateError for a round robin, too.
 */
export async function openCandidate(
  profile: CandidateProfile,
  options: OpenOptions = {},
): Promise<CandidateProgram> {
  const edition = editionOfProfile(profile);
  return profile.literal === true ? literalProgram(profile, edition) : openBy(profile, edition, options);
}

async function openBy<Rules extends ClaimedRules>(
  profile: CandidateProfile,
  edition: Rules,
  { program = profile.program, signal }: OpenOptions,
): Promise<ProgramBy<Rules>> {
  const used = { ...profile, program };
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

/**
 * The literal reading of this program as one that can be asked: it pairs a round by trying out the text in its own order,
 * and shares no rule with the fast one. Rounds with more players than it takes it does not answer.
 */
function literalProgram(profile: CandidateProfile, edition: Edition): CandidateProgram {
  return {
    profile,
    edition,
    abilities: new Set(['pair']),
    checksStandings: false,
    version: null,
    title: profile.name,
    file: fileURLToPath(import.meta.url),
    pairRound: (trf) => Promise.resolve(pairLiterally(trf, edition)),
    check: () => Promise.resolve(unreadable('the literal reading only pairs')),
    generate: () => Promise.resolve(unreadable('the literal reading only pairs')),
    close: () => Promise.resolve(),
  };
}

function pairLiterally(trf: string, edition: Edition): PairAnswer {
  const { tournament } = readForEdition(trf, edition);
  if (tournament === null) return unreadable('the file cannot be read');
  const state = stateOf(tournament);
  const [players, limit] = [state.players.length, edition.literalLimit];
  if (limit === 0) return unreadable('the rules in this form have no reading by the letter');
  if (players > limit)
    return unreadable(`${players} players are too many to try everything: at most ${limit}`);
  const outcome = edition.byLetter(state);
  return { ok: true, pairing: outcome.kind === 'paired' ? outcome : null };
}

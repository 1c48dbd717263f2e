import type { Tournament } from '../../../corpus/index.js';
import { withPairing } from '../ask-pairing.js';
import type { CandidateProgram } from '../candidate-program.js';
import { fileUpToNow } from '../dialect.js';
import { DEFAULT_DIALECT } from '../profile.js';
import type { Dialect } from '../profile.js';
import { firstRound, laterRound, rightPairing } from './dialect-events.js';
import type { Misread } from './dialect-test.js';
import { needs } from './dialect-test.js';
import { IN_PLAYED_ROUNDS, OF_FIRST_ROUND } from './file-traits.js';
import type { FileTrait } from './file-traits.js';

/**
 * Asks whether a checker reads what its files will hold: a small right file with each of them is given to it. It has taken
 * one without any. The byes of earlier rounds are a question of the dialect: a checker that flags them in both is left to the
 * campaign.
 */
export async function findMisreadByChecker(
  candidate: CandidateProgram,
  traits: ReadonlySet<FileTrait>,
  signal?: AbortSignal,
): Promise<Misread | null> {
  for (const trait of OF_FIRST_ROUND.filter((one) => traits.has(one))) {
    const { before } = firstRound(candidate, new Set([trait]));
    const fault = await faultOf(candidate, before, {}, signal);
    if (fault !== null) return { trait, reason: `${fault} with ${IN_PLAYED_ROUNDS[trait]}` };
  }
  const dialect = { ...DEFAULT_DIALECT, ...candidate.profile.dialect };
  const event = traits.has('byes') && dialect.format === 'trf16' ? laterRound(candidate, false) : null;
  if (event === null || (await faultOf(candidate, event.before, {}, signal)) === null) return null;
  const other = { byes: dialect.byes === 'letters' ? 'signs' : 'letters' } as const;
  if ((await faultOf(candidate, event.before, other, signal)) !== null) return null;
  return { trait: 'byes', reason: `reads byes only as other signs tell them: ${needs(other)}` };
}

/** What is wrong with the answer to a file whose next round is paired by the rules; null where nothing is, or none can be made. */
async function faultOf(
  candidate: CandidateProgram,
  before: Tournament,
  other: Partial<Dialect>,
  signal?: AbortSignal,
): Promise<string | null> {
  const { edition, profile } = candidate;
  const right = rightPairing(before, edition);
  if (right === null) return null;
  const played = withPairing(before, right, () => ['=', '=']);
  const file = fileUpToNow(played, { ...profile.dialect, ...other });
  const answer = await candidate.check(file, played.pairedRounds, signal);
  if (!answer.ok) return `does not check a file (${answer.note})`;
  const flagged = answer.rounds.find(({ agrees }) => !agrees);
  return flagged === undefined ? null : `flags round ${flagged.round} of a right file`;
}

import { askPairing, openCandidate } from '../certification/program/index.js';
import type { CandidateProfile, CandidateProgram } from '../certification/program/index.js';
import { asTournament, boardsOf } from '../checker/exhaustive/index.js';
import type { Moment } from '../checker/exhaustive/index.js';
import type { Edition } from '../engine/index.js';

/** What a program pairs in a moment of an event, in the words of {@link boardsOf}, or why it does not. */
export type Witness = (moment: Moment, totalRounds: number) => Promise<string>;

/** Each opened once in a worker, and gone with it. */
const opened = new Map<string, Promise<CandidateProgram>>();

/** @throws CandidateError where the program cannot be asked. */
export async function witnessOf(profile: CandidateProfile, edition: Edition): Promise<Witness> {
  const key = JSON.stringify(profile);
  const opening = opened.get(key) ?? openCandidate(profile);
  opened.set(key, opening);
  const program = await opening;
  return async ({ event, away }, totalRounds) => {
    const answer = await askPairing(program, asTournament(event, new Map(away), edition, totalRounds));
    if (!answer.ok) return answer.note;
    return answer.pairing === null ? 'impossible' : boardsOf(answer.pairing);
  };
}

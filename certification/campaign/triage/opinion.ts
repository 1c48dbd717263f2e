import type { Tournament } from '../../../corpus/index.js';
import { pairRound } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { askPairing } from '../../program/index.js';
import type { CandidateProgram, Pairing } from '../../program/index.js';
import { stateOf } from '../../program/tournament-before.js';
import { pairingText, triageClass } from './triage.js';
import type { TriageClass } from './triage.js';

/** What a second program says of a round that two pair differently. */
export interface Opinion {
  readonly class: TriageClass;
  /** Why there is no answer. */
  readonly note: string;
}

/**
 * Asks a second program for a round, and with whom it sides.
 * @param before as the tournament stood then.
 * @param theirs of the candidate; null: nobody can be paired legally.
 */
export async function opinionOf(
  second: CandidateProgram,
  before: Tournament,
  edition: Edition,
  theirs: Pairing | null,
  signal?: AbortSignal,
): Promise<Opinion> {
  const answer = await askPairing(second, before, signal);
  if (!answer.ok) return { class: 'no-answer', note: answer.note };
  const outcome = pairRound(stateOf(before), edition);
  const ours = outcome.kind === 'paired' ? outcome : null;
  return { class: triageClass(textOf(ours), textOf(theirs), textOf(answer.pairing)), note: '' };
}

function textOf(pairing: Pairing | null): string {
  return pairing === null ? 'impossible' : pairingText(pairing.pairs, pairing.bye);
}

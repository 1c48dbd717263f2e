import { entryText } from './chain.js';
import type { Hash, ProtocolDocument, ProtocolEntry, RoundEvent } from './chain.js';
import { nextRound } from './next-round.js';
import type { RoundRequest } from './next-round.js';

/** What judging an entry again has found. */
export interface VerifiedEntry {
  readonly number: number;
  readonly kind: ProtocolEntry['what']['kind'];
  /** Null for the registration. */
  readonly round: number | null;
  /**
   * `holds`; `broken`: the chain does not (the entry was changed, left out or moved); `differs`: the chain holds, but
   * pairing the file again does not give the answer or the differences that were stored.
   */
  readonly verdict: 'holds' | 'broken' | 'differs';
  readonly fault: ProtocolFault | null;
}

export type ProtocolFault =
  'number' | 'previous' | 'hash' | 'order' | 'not-paired' | 'round' | 'edition' | 'answer' | 'differences';

/**
 * Judges a protocol again from itself alone: every hash, and every round given out, which is paired again from the file
 * that was sent. What a program of another version paired may differ without anybody having changed anything: see
 * `program` of the entry. That the end was not cut off, only somebody can say who kept the last hash.
 */
export function verifyProtocol({ event, entries }: ProtocolDocument, hash: Hash): VerifiedEntry[] {
  let previous = hash(event);
  let before: string | null = null;
  let edition: string | null = null;
  const answers: Record<number, string> = {};
  return entries.map((entry, index): VerifiedEntry => {
    const { what } = entry;
    const shown = { number: entry.number, kind: what.kind, round: what.kind === 'round' ? what.round : null };
    const chain = faultOfChain(entry, index, previous, hash);
    previous = entry.hash;
    if (chain !== null) return { ...shown, verdict: 'broken', fault: chain };
    if (what.kind === 'registered') {
      before = what.file;
      edition = what.edition;
      return { ...shown, verdict: 'holds', fault: null };
    }
    const again: Again =
      before === null
        ? NOTHING
        : pairedAgain({ before, file: what.file, edition, answers: { ...answers } }, what, hash);
    before = again.answer ?? before;
    if (again.answer !== null) answers[what.round] = again.answer;
    return { ...shown, verdict: again.fault === null ? 'holds' : 'differs', fault: again.fault };
  });
}

interface Again {
  readonly answer: string | null;
  readonly fault: ProtocolFault | null;
}

const NOTHING: Again = { answer: null, fault: 'order' };

function faultOfChain(
  entry: ProtocolEntry,
  index: number,
  previous: string,
  hash: Hash,
): ProtocolFault | null {
  if (entry.number !== index + 1) return 'number';
  if (entry.previous !== previous) return 'previous';
  if (entry.hash !== hash(entryText(entry))) return 'hash';
  return (entry.what.kind === 'registered') === (index === 0) ? null : 'order';
}

function pairedAgain(request: RoundRequest, what: RoundEvent, hash: Hash): Again {
  const { round } = what;
  const again = nextRound(request);
  if (!again.ok) return { answer: null, fault: 'not-paired' };
  const { answer } = again;
  if (again.round !== round) return { answer, fault: 'round' };
  if (again.edition !== what.edition) return { answer, fault: 'edition' };
  if (hash(answer) !== what.answer) return { answer, fault: 'answer' };
  return { answer, fault: again.differences.length === what.differences ? null : 'differences' };
}

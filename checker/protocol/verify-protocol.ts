import { entryText } from './chain.js';
import type { Hash, ProtocolDocument, ProtocolEntry, RoundEvent } from './chain.js';
import { nextRound } from './next-round.js';
import type { RoundRequest } from './next-round.js';
import type { TournamentReport } from '../report.js';

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
  | 'number'
  | 'previous'
  | 'hash'
  | 'order'
  | 'not-paired'
  | 'round'
  | 'edition'
  | 'answer'
  | 'differences'
  | 'breaches';

/**
 * Judges a protocol again from itself alone: every hash, and every round given out, which is paired again from the file
 * that was sent. What a program of another version paired may differ without anybody having changed anything: see
 * `program` of the entry. That the end was not cut off, only somebody can say who kept the last hash.
 */
export function verifyProtocol({ event, entries }: ProtocolDocument, hash: Hash): VerifiedEntry[] {
  let last: Last = { number: 0, hashes: [hash(event)] };
  let before: string | null = null;
  let edition: string | null = null;
  const answers: Record<number, string> = {};
  return entries.map((entry, index): VerifiedEntry => {
    const { number, what } = entry;
    const round = what.kind === 'registered' ? null : what.round;
    const own = hash(entryText(entry));
    const chain = faultOfChain(entry, index === 0, last, own);
    // What was changed is told once: what follows is held against the entry as it is, and as it says that it is.
    last = { number, hashes: [entry.hash, own] };
    let fault = chain;
    if (what.kind === 'registered') {
      before = what.file;
      edition = what.edition;
    } else {
      const request = before === null ? null : { before, file: what.file, edition, answers: { ...answers } };
      const again = request === null ? NOTHING : pairedAgain(request, what, hash);
      before = again.answer ?? before;
      if (again.answer !== null) answers[what.round] = again.answer;
      fault ??= again.fault;
    }
    const verdict = chain !== null ? 'broken' : fault === null ? 'holds' : 'differs';
    return { number, kind: what.kind, round, verdict, fault };
  });
}

/** The entry before: its number, and the hashes by which the next one may know it. */
interface Last {
  readonly number: number;
  readonly hashes: readonly string[];
}

interface Again {
  readonly answer: string | null;
  readonly fault: ProtocolFault | null;
}

const NOTHING: Again = { answer: null, fault: 'order' };

function faultOfChain(
  { number, previous, hash, what }: ProtocolEntry,
  isFirst: boolean,
  last: Last,
  own: string,
): ProtocolFault | null {
  if (number !== last.number + 1) return 'number';
  if (!last.hashes.includes(previous)) return 'previous';
  if (hash !== own) return 'hash';
  return (what.kind === 'registered') === isFirst ? null : 'order';
}

function pairedAgain(request: RoundRequest, what: RoundEvent, hash: Hash): Again {
  const { round } = what;
  const again = nextRound(request);
  if (!again.ok) return { answer: null, fault: 'not-paired' };
  const { answer } = again;
  if (again.round !== round || again.isClosed !== (what.kind === 'closed')) return { answer, fault: 'round' };
  if (again.edition !== what.edition) return { answer, fault: 'edition' };
  if (hash(answer) !== what.answer) return { answer, fault: 'answer' };
  if (again.differences.length !== what.differences) return { answer, fault: 'differences' };
  return { answer, fault: breachesIn(again.check) === what.breaches ? null : 'breaches' };
}

function breachesIn(check: TournamentReport | null): number {
  return check?.rounds.reduce((sum, { deviations }) => sum + deviations.length, 0) ?? 0;
}

import { editionById } from '../../engine/index.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { entryText, hasFile, signedText } from './chain.js';
import type { Hash, JudgeSignature, ProtocolEntry, RoundEvent } from './chain.js';
import { factsOf, ofBreach, ofDifference } from './difference.js';
import { nextRound } from './next-round.js';
import { judgePersons } from './persons.js';
import type { GivenRound, RoundRequest } from './next-round.js';
import type { TournamentReport } from '../tournament-report.js';

/** What judging an entry again has found. */
export interface VerifiedEntry {
  readonly number: number;
  readonly kind: ProtocolEntry['what']['kind'];
  /** ISO 8601, UTC: the time that the entry gives. */
  readonly at: string;
  /** Null for the registration and for a restored server. */
  readonly round: number | null;
  /** Of a restored server: the time of the backup; null: unknown. */
  readonly backup?: string | null;
  /**
   * `holds`; `broken`: the chain does not (the entry was changed, left out or moved, or another one has written it);
   * `differs`: the chain holds, but
   * pairing the file again does not give the answer or the differences that were stored; `erased`: all of that holds, and
   * personal data were erased (with the fault `earlier-form`: with all that the entry says, so that only the chain is judged).
   */
  readonly verdict: 'holds' | 'broken' | 'differs' | 'erased';
  readonly fault: ProtocolFault | null;
  /** Whether a trusted key signed it; null: signatures were not checked. */
  readonly isSigned: boolean | null;
  /** Persons whose data were erased; absent: none, or nobody knows how many. */
  readonly erased?: number;
}

export type ProtocolFault =
  | 'number'
  | 'previous'
  | 'time'
  | 'file'
  | 'hash'
  | 'persons'
  | 'earlier-form'
  | 'not-erased'
  | 'unsigned'
  | 'signature'
  | 'signed-at'
  | 'order'
  | 'taken-back'
  | 'not-paired'
  | 'round'
  | 'edition'
  | 'answer'
  | 'differences'
  | 'breaches'
  | 'deviations';

/**
 * Judges a protocol again from itself alone: every hash, and every round given out, which is paired again from the file
 * that was sent. What a program of another version paired may differ without anybody having changed anything: see
 * `program` of the entry. That the end was not cut off, only somebody can say who kept the last hash.
 * @param protocol its entries are gone through once.
 * @param judge judges the signatures; null: signatures are not checked.
 */
export function verifyProtocol(
  { event, entries }: { readonly event: string; readonly entries: Iterable<ProtocolEntry> },
  hash: Hash,
  judge: JudgeSignature | null = null,
): VerifiedEntry[] {
  let last: Last = { number: 0, hashes: [hash(event)], at: null };
  let edition: string | null = null;
  /** Number of the last entry, without `restored` entries, which do not change the event. */
  let lastDone = 0;
  /** The files that stand, the one that came last at the end. */
  const files: StandingFile[] = [];
  const verified: VerifiedEntry[] = [];
  for (const entry of entries) {
    const { number, what } = entry;
    const round = what.kind === 'registered' || what.kind === 'restored' ? null : what.round;
    const isGone = entry.erased === true && hasFile(what) && what.persons === undefined;
    // What an erased entry was is gone with its file: it is judged by the hash that it had.
    const own = isGone ? entry.hash : hash(entryText(entry));
    const persons = judgePersons(entry, hash);
    const signature = faultOfSignature(entry, own, judge);
    const chain =
      faultOfChain(entry, verified.length === 0, last, own) ??
      signature ??
      (persons.areTrue ? null : 'persons') ??
      // The mark is not hashed, so anybody could add it. It is accepted only if the file was really erased.
      (entry.erased === true && !isGone ? 'not-erased' : null) ??
      (what.kind === 'registered' && !isGone && !isTournament(what.file, what.edition) ? 'file' : null);
    // What was changed is told once: what follows is held against the entry as it is, and as it says that it is.
    last = { number, hashes: [entry.hash, own], at: entry.at };
    let fault = chain;
    if (what.kind === 'registered') {
      files.push({ entry: number, given: null, answer: isGone ? null : what.file });
      edition = what.edition;
    } else if (isGone) files.push({ entry: number, given: null, answer: null });
    else if (what.kind === 'taken-back') {
      const isLast = files.length > 1 && files.at(-1)?.entry === what.entry && what.entry === lastDone;
      if (isLast) files.pop();
      else fault ??= 'taken-back';
    } else if (what.kind !== 'restored') {
      const before = files.at(-1)?.answer;
      // A file whose predecessor was erased cannot be compared with it any more.
      const request =
        typeof before === 'string' ? { before, file: what.file, edition, answers: answersIn(files) } : null;
      const again = request !== null ? pairedAgain(request, what, hash) : before === null ? UNKNOWN : NOTHING;
      const given = what.kind === 'round' && again.answer !== null ? what.round : null;
      files.push({ entry: number, given, answer: again.answer ?? (before === null ? null : what.file) });
      fault ??= again.fault;
    }
    if (what.kind !== 'restored') lastDone = number;
    const isErased = isGone || persons.erased > 0;
    fault ??= isGone ? 'earlier-form' : null;
    const backup = what.kind === 'restored' ? { backup: what.backup } : {};
    const isSigned = judge === null ? null : signature === null;
    const found = { number, kind: what.kind, at: entry.at, round, isSigned, ...backup };
    const erased = persons.erased > 0 ? { erased: persons.erased } : {};
    const isHeld = fault === null || fault === 'earlier-form';
    const unbroken = !isHeld ? 'differs' : isErased || fault !== null ? 'erased' : 'holds';
    verified.push({ ...found, verdict: chain !== null ? 'broken' : unbroken, fault, ...erased });
  }
  return verified;
}

/** A file that was accepted, as it was answered. */
interface StandingFile {
  readonly entry: number;
  /** The round that was given out with it; null: none. */
  readonly given: number | null;
  /** Null: it was erased. */
  readonly answer: string | null;
}

function answersIn(files: readonly StandingFile[]): Record<number, string> {
  return Object.fromEntries(
    files.flatMap(({ given, answer }) => (given === null || answer === null ? [] : [[given, answer]])),
  );
}

/** The entry before: its number, its time, and the hashes by which the next one may know it. */
interface Last {
  readonly number: number;
  /** Null before the first entry. */
  readonly at: string | null;
  readonly hashes: readonly string[];
}

interface Again {
  readonly answer: string | null;
  readonly fault: ProtocolFault | null;
}

const NOTHING: Again = { answer: null, fault: 'order' };
const UNKNOWN: Again = { answer: null, fault: 'earlier-form' };

function faultOfChain(
  { number, at, previous, hash, what }: ProtocolEntry,
  isFirst: boolean,
  last: Last,
  own: string,
): ProtocolFault | null {
  if (number !== last.number + 1) return 'number';
  if (!last.hashes.includes(previous)) return 'previous';
  if (hash !== own) return 'hash';
  // ISO 8601 in UTC: the order of the texts is that of the times.
  if (last.at !== null && at < last.at) return 'time';
  return (what.kind === 'registered') === isFirst ? null : 'order';
}

function faultOfSignature(
  { at, signature }: ProtocolEntry,
  own: string,
  judge: JudgeSignature | null,
): ProtocolFault | null {
  if (judge === null) return null;
  if (signature === undefined) return 'unsigned';
  return SIGNATURES[judge(signedText(own), signature, at)];
}

const SIGNATURES = { good: null, strange: 'signature', early: 'signed-at', late: 'signed-at' } as const;

/** A registration that was changed may be no tournament any more. */
function isTournament(file: string, edition: string | null): boolean {
  return readForEdition(file, edition === null ? null : editionById(edition)).tournament !== null;
}

function pairedAgain(request: RoundRequest, what: RoundEvent, hash: Hash): Again {
  const { round } = what;
  if (!isTournament(request.before, request.edition)) return { answer: null, fault: 'not-paired' };
  const asNow = nextRound(request);
  const isAsNow = !asNow.ok || hash(asNow.answer) === what.answer;
  const asBefore = isAsNow ? null : nextRound({ ...request, declares: false });
  // Earlier versions answered without the declarations. If the recorded answer is not one of those, the present answer is compared.
  const again = asBefore?.ok === true && hash(asBefore.answer) === what.answer ? asBefore : asNow;
  if (!again.ok) return { answer: null, fault: 'not-paired' };
  const { answer } = again;
  if (again.round !== round || again.isClosed !== (what.kind === 'closed')) return { answer, fault: 'round' };
  if (again.edition !== what.edition) return { answer, fault: 'edition' };
  if (hash(answer) !== what.answer) return { answer, fault: 'answer' };
  if (again.differences.length !== what.differences) return { answer, fault: 'differences' };
  if (breachesIn(again.check) !== what.breaches) return { answer, fault: 'breaches' };
  return { answer, fault: areRecorded(what, again) ? null : 'deviations' };
}

/** What was found again is what the entry tells, but for the words. */
function areRecorded({ deviations }: RoundEvent, { differences, check }: GivenRound): boolean {
  if (deviations === undefined) return true;
  const found = [
    ...differences.map(ofDifference),
    ...(check?.rounds ?? []).flatMap((report) =>
      report.deviations.map((deviation) => ofBreach({ ...deviation, round: report.round })),
    ),
  ];
  return JSON.stringify(found) === JSON.stringify(deviations.map(factsOf));
}

function breachesIn(check: TournamentReport | null): number {
  return check?.rounds.reduce((sum, { deviations }) => sum + deviations.length, 0) ?? 0;
}

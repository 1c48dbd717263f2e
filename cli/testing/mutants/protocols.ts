import { createHash, generateKeyPairSync } from 'node:crypto';
import { entryText, signedText } from '../../../checker/protocol/chain.js';
import { nextEntry } from '../../../checker/protocol/index.js';
import type {
  ErasablePerson,
  ProtocolDocument,
  ProtocolEntry,
  ProtocolEvent,
  Sign,
} from '../../../checker/protocol/index.js';
import { altered, freshEvent, played } from '../../../checker/protocol/testing/play.js';
import { signerWith } from '../../../server/access/signatures.js';
import { roundEvent } from '../../../server/routes/give-round.js';
import { work } from '../../../server/work/tasks.js';

/** A protocol as the server writes it. */
export interface WrittenProtocol {
  readonly document: ProtocolDocument;
  /** The public key of its signatures, PEM; null: it has none. */
  readonly publicKey: string | null;
  /** Whether every entry holds, personal data that were erased apart. */
  readonly holds: boolean;
}

/**
 * Protocols of whole events with a corrected result, a file that was taken back, a restored server, and the end: signed and unsigned, with
 * personal data beside them, with some of those erased, and in the form of earlier versions.
 */
export async function writtenProtocols(): Promise<WrittenProtocol[]> {
  const signer = signerWith(generateKeyPairSync('ed25519').privateKey);
  const { publicKey } = signer;
  const [apart, whole] = [await lifeOf('apart', 'key'), await lifeOf('whole', null)];
  const signed = chained(apart, signer.sign);
  const early = earlier(whole, signer.sign);
  const marked = early.entries.map((entry, index) => (index === 2 ? withoutFile(entry) : entry));
  return [
    { document: signed, publicKey, holds: true },
    { document: withoutPersons(signed), publicKey, holds: true },
    { document: chained(apart, null), publicKey: null, holds: true },
    { document: chained(whole, null), publicKey: null, holds: true },
    { document: early, publicKey, holds: true },
    { document: { ...early, entries: marked }, publicKey, holds: false },
  ];
}

interface Happened {
  readonly what: ProtocolEvent;
  readonly erasable?: readonly ErasablePerson[];
}

/** @param pseudonyms null: the entries hold the files whole, as in earlier versions. */
async function lifeOf(seed: string, pseudonyms: string | null): Promise<Happened[]> {
  let file = freshEvent(seed, 8, 3);
  let before = file;
  const registration = await work({ kind: 'register', file, edition: null, pseudonyms });
  if (typeof registration !== 'object' || !('entry' in registration))
    throw new Error('the event cannot be registered');
  const { entry } = registration;
  const happened: Happened[] = [
    entry === null
      ? { what: { kind: 'registered', file, edition: null } }
      : {
          what: { kind: 'registered', file: entry.template, persons: entry.persons, edition: null },
          erasable: entry.erasable,
        },
  ];
  const answers: Record<number, string> = {};
  const ask = async (): Promise<void> => {
    const paired = await work({ kind: 'round', before, file, edition: null, answers, pseudonyms });
    if (typeof paired !== 'object' || !('boards' in paired)) throw new Error('the round cannot be paired');
    happened.push(roundEvent(paired, file));
    if (!paired.isClosed) answers[paired.round] = paired.answer;
    before = paired.answer;
  };
  await ask();
  const afterRoundOne = before;
  file = played(before, () => '1');
  await ask();
  happened.push({ what: { kind: 'taken-back', round: 2, entry: 3 } });
  before = afterRoundOne;
  Reflect.deleteProperty(answers, 2);
  file = played(before);
  await ask();
  // Results of round 1 are corrected: they were not rated.
  file = altered(
    played(before),
    (_, played) => (played.result === '=' ? { ...played, result: 'D' } : played),
    1,
  );
  await ask();
  happened.push({ what: { kind: 'restored', backup: timeOf(happened.length - 1) } });
  file = played(before);
  await ask();
  return happened;
}

function chained(happened: readonly Happened[], sign: Sign | null): ProtocolDocument {
  const entries: ProtocolEntry[] = [];
  for (const one of happened) {
    const about = { at: timeOf(entries.length), by: 'key 0123456789ab', ...one };
    entries.push(nextEntry(EVENT, entries.at(-1) ?? null, about, sha256, sign));
  }
  return { schema: 'swissproof/protocol/1', event: EVENT, entries };
}

/** Of version 0.1: entries without `form`. */
function earlier(happened: readonly Happened[], sign: Sign): ProtocolDocument {
  const entries: ProtocolEntry[] = [];
  for (const { what } of happened) {
    const previous = entries.at(-1)?.hash ?? sha256(EVENT);
    const said = { number: entries.length + 1, at: timeOf(entries.length), by: 'key', what, previous };
    const hash = sha256(entryText(said));
    entries.push({ ...said, hash, signature: sign(signedText(hash)) });
  }
  return { schema: 'swissproof/protocol/1', event: EVENT, entries };
}

/** As the server erases persons: some of an entry, all of another one. */
function withoutPersons({ entries, ...document }: ProtocolDocument): ProtocolDocument {
  const erased = entries.map((entry, index) =>
    entry.erasable === undefined || index > 3
      ? entry
      : { ...entry, erasable: entry.erasable.slice(2 * index) },
  );
  return { ...document, entries: erased };
}

/** As the server erases an entry that holds persons itself. */
function withoutFile(entry: ProtocolEntry): ProtocolEntry {
  const what = { ...entry.what, file: '' } as ProtocolEvent;
  return { ...entry, what, erased: true };
}

function timeOf(entry: number): string {
  return `2026-11-2${entry}T12:00:00.000Z`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const EVENT = '0190a6f0-7e1c-7aaa-8bbb-000000000001';

import { headText, verifyProtocol } from '../../checker/protocol/index.js';
import type {
  JudgeSignature,
  ProtocolEntry,
  ProtocolHead,
  SignedHead,
} from '../../checker/protocol/index.js';
import { shippedText } from '../../corpus/shipped/files.js';
import { InputError } from '../errors.js';
import { readEvidenceFile } from './evidence-file.js';
import { sha256Of } from './sha256.js';
import { problemIn, protocolIn, protocolLines } from './verify-input.js';
import type { ReadProtocol } from './protocol-lines.js';

/**
 * Reads what somebody has kept of the protocol of an event: the heads of a day (`GET /v1/heads`), one head, an answer of the
 * server with its `head`, or another protocol of the event, of which every entry is one. Heads of other events are left out.
 * @param judge judges the signatures; null: nobody asks who signed them.
 * @throws InputError where the file holds no head of the event, or one that is not signed with a key that is believed: anybody
 *   could have written that.
 */
export function readHeads(path: string, event: string, judge: JudgeSignature | null): ProtocolHead[] {
  const heads = headsAbout(path, event, judge);
  if (heads.length > 0) return heads;
  throw new InputError(`${path} holds no head of the event ${event}`);
}

function headsAbout(path: string, event: string, judge: JudgeSignature | null): ProtocolHead[] {
  const lines = protocolLines(path);
  const document = lines === null ? readEvidenceFile(path) : null;
  const protocol = lines ?? protocolIn(document, path);
  if (protocol !== null) return protocol.event === event ? headsOfProtocol(protocol, path, judge) : [];
  const heads = headsIn(document, path).filter((head) => head.event === event);
  for (const head of heads) {
    const verdict = judge?.(headText(head), head.signature, head.at) ?? 'good';
    // A head may be asked for again later, and is signed then.
    if (verdict === 'strange' || verdict === 'late')
      throw new InputError(
        `${path}: the head of entry ${head.number} of ${event} ${verdict === 'late' ? 'is signed with a key that was not in use any more' : 'is not signed with a key that was given'}`,
      );
  }
  return heads;
}

function headsIn(document: unknown, path: string): readonly SignedHead[] {
  const schema = JSON.parse(shippedText(SCHEMA)) as { readonly $defs: { readonly head: object } };
  const read = (document ?? {}) as Readonly<Record<string, unknown>>;
  if (read['schema'] === 'swissproof/heads/1') {
    const problem = problemIn(document, schema);
    if (problem === null) return read['heads'] as readonly SignedHead[];
    throw new InputError(`${path} holds no heads: ${problem}`);
  }
  // An answer of the server says much else, which nobody has signed.
  const head = 'head' in read ? read['head'] : document;
  const problem = problemIn(head, schema.$defs.head);
  if (problem === null) return [head as SignedHead];
  throw new InputError(
    `${path} holds no head: ${problem}; expected the answer of GET /v1/heads, an answer of the server with its "head", or a protocol`,
  );
}

/** The entries of another protocol are heads as soon as its chain holds: the hash of each says the ones before it and the event. */
function headsOfProtocol(
  { event, entries }: ReadProtocol,
  path: string,
  judge: JudgeSignature | null,
): ProtocolHead[] {
  const heads: ProtocolHead[] = [];
  const noted = function* (): Generator<ProtocolEntry> {
    for (const entry of entries) {
      heads.push({ event, number: entry.number, hash: entry.hash, at: entry.at });
      yield entry;
    }
  };
  const broken = verifyProtocol({ event, entries: noted() }, sha256Of, judge).find(
    ({ verdict }) => verdict === 'broken',
  );
  if (broken === undefined) return heads;
  throw new InputError(
    `${path} cannot be held against another protocol: its entry ${broken.number} is broken; "swissproof verify ${path}" says why`,
  );
}

const SCHEMA = 'schema/heads.schema.json';

import { headText, verifyProtocol } from '../../checker/protocol/index.js';
import type {
  HeadsDocument,
  JudgeSignature,
  ProtocolEntry,
  ProtocolHead,
  SignedHead,
} from '../../checker/protocol/index.js';
import { InputError } from '../errors.js';
import { readEvidenceFile } from './evidence-file.js';
import { sha256Of } from './sha256.js';
import { problemIn, protocolIn, protocolLines } from './verify-input.js';
import type { ReadProtocol } from './protocol-lines.js';

/**
 * Reads the heads of an event from a file: the heads of a day (`GET /v1/heads`), one head, a response of the server with a
 * `head`, or another protocol of the event, in which every entry is a head. Skips the heads of other events.
 * @param judge judges the signatures; null: the signatures are not checked.
 * @throws InputError if the file has no head of the event, or a head without a valid signature, which anybody could write.
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
    // The server signs a head for each request: a new key can sign the head of an old entry.
    if (verdict === 'strange' || verdict === 'late')
      throw new InputError(
        `${path}: the head of entry ${head.number} of ${event} ${verdict === 'late' ? 'is signed with a key that was not in use any more' : 'is not signed with a key that was given'}`,
      );
  }
  return heads;
}

function headsIn(document: unknown, path: string): readonly SignedHead[] {
  const read = (document ?? {}) as Readonly<Record<string, unknown>>;
  if (read['schema'] === 'swissproof/heads/1') {
    const problem = problemIn(document, SCHEMA);
    if (problem === null) return (document as HeadsDocument).heads;
    throw new InputError(`${path} holds no heads: ${problem}`);
  }
  // A response of the server has other members, which are not signed.
  const head = 'head' in read ? read['head'] : document;
  const problem = problemIn(head, SCHEMA, 'head');
  if (problem === null) return [head as SignedHead];
  throw new InputError(
    `${path} holds no head: ${problem}; expected the response of GET /v1/heads, a response of the server with a "head", or a protocol`,
  );
}

/** Every entry of a protocol with an unbroken chain is a head: its hash depends on the event and on all earlier entries. */
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
    `${path} cannot be compared: its entry ${broken.number} is broken; "swissproof verify ${path}" says why`,
  );
}

const SCHEMA = 'schema/heads.schema.json';

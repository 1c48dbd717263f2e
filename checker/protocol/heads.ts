import { canonicalText } from './canonical.js';
import type { EntrySignature, Sign } from './chain.js';

/**
 * The last entry of a protocol at one moment. A signed head that somebody keeps elsewhere proves later that the server had this
 * history, like the signed tree heads of Certificate Transparency (RFC 6962, section 3.5).
 */
export interface ProtocolHead {
  /** Id of the event. */
  readonly event: string;
  /** Number and hash of the entry. */
  readonly number: number;
  readonly hash: string;
  /** Time of the entry: ISO 8601, UTC. */
  readonly at: string;
}

export interface SignedHead extends ProtocolHead {
  /** Of what {@link headText} gives. */
  readonly signature: EntrySignature;
}

/** The heads of many events on one day: the response of `GET /v1/heads`. */
export interface HeadsDocument {
  readonly schema: 'swissproof/heads/1';
  /** YYYY-MM-DD, UTC: each head is the last entry of that day. */
  readonly day: string;
  readonly heads: readonly SignedHead[];
}

/**
 * The text that a head signs: all of its members. The signature of the entry covers only the hash. With that signature, anybody
 * could put another event or number beside the hash and accuse an honest server.
 */
export function headText({ event, number, hash, at }: ProtocolHead): string {
  return `swissproof protocol head ${canonicalText({ event, number, hash, at })}`;
}

/** Signs a head. */
export function signedHead(head: ProtocolHead, sign: Sign): SignedHead {
  return { ...head, signature: sign(headText(head)) };
}

/** A head, compared with a protocol. */
export interface ComparedHead {
  readonly number: number;
  /** Time in the head. */
  readonly at: string;
  /**
   * `holds`; `differs`: the protocol has a different entry with this number, so there are two histories of the event;
   * `missing`: the protocol ends before it.
   */
  readonly verdict: 'holds' | 'differs' | 'missing';
}

/**
 * Compares heads of an event with its protocol.
 * @param hashes of the entries of the protocol, by their numbers.
 */
export function compareHeads(
  heads: readonly ProtocolHead[],
  hashes: ReadonlyMap<number, string>,
): ComparedHead[] {
  return heads.map(({ number, hash, at }) => {
    const own = hashes.get(number);
    return { number, at, verdict: own === undefined ? 'missing' : own === hash ? 'holds' : 'differs' };
  });
}

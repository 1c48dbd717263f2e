import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { JudgeSignature, Sign } from '../../checker/protocol/index.js';

/** What the entries of protocols are signed with (Ed25519), and the public half as it is told. */
export interface Signer {
  /** {@link signingKeyId} of the public half. */
  readonly id: string;
  /** PEM. */
  readonly publicKey: string;
  readonly sign: Sign;
}

/** @param key a private key of Ed25519. */
export function signerWith(key: KeyObject): Signer {
  const open = createPublicKey(key);
  const id = signingKeyId(open);
  const publicKey = open.export({ type: 'spki', format: 'pem' }).toString();
  return {
    id,
    publicKey,
    sign: (text) => ({ key: id, value: sign(null, Buffer.from(text), key).toString('base64url') }),
  };
}

/** The name of a key: the first 16 hexadecimal digits of the SHA-256 of its public half (SubjectPublicKeyInfo, DER). */
export function signingKeyId(open: KeyObject): string {
  const der = open.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** A trusted public key of Ed25519 and the time of its use; absent: unknown. */
export interface BelievedKey {
  readonly key: KeyObject;
  /** ISO 8601, UTC. */
  readonly since?: string;
  /** Null: it is still in use. */
  readonly until?: string | null;
}

/** Judges signatures by the trusted public keys. */
export function signedByOneOf(keys: readonly BelievedKey[]): JudgeSignature {
  const byId = new Map(keys.map((one) => [signingKeyId(one.key), one]));
  return (text, { key: id, value }, at) => {
    const one = byId.get(id);
    if (one === undefined || !verify(null, Buffer.from(text), one.key, Buffer.from(value, 'base64url')))
      return 'strange';
    // ISO 8601 in UTC: the order of the texts is that of the times.
    if (one.since !== undefined && at < one.since) return 'early';
    return typeof one.until === 'string' && at > one.until ? 'late' : 'good';
  };
}

import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { IsSigned, Sign } from '../../checker/protocol/index.js';

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

/** Judges signatures by public keys of Ed25519: one of another key is none. */
export function signedByOneOf(keys: readonly KeyObject[]): IsSigned {
  const byId = new Map(keys.map((key) => [signingKeyId(key), key]));
  return (text, { key: id, value }) => {
    const key = byId.get(id);
    return key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(value, 'base64url'));
  };
}

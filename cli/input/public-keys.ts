import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IsSigned } from '../../checker/protocol/index.js';
import { signedByOneOf } from '../../server/access/signatures.js';
import { InputError } from '../errors.js';
import { fileErrorWords } from './input-problems.js';

/**
 * Reads the public keys by which signatures are judged: the document of `GET /v1/keys/signing`, or PEM, one key after
 * another. Throws an InputError where there is none, or one that is not of Ed25519.
 */
export function readPublicKeys(path: string): IsSigned {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
  // In the document the same lines stand as texts of JSON.
  const blocks = text.replaceAll('\\n', '\n').match(PEM) ?? [];
  if (blocks.length === 0)
    throw new InputError(
      `${path} holds no public key: expected the answer of GET /v1/keys/signing, or PEM ("-----BEGIN PUBLIC KEY-----")`,
    );
  return signedByOneOf(blocks.map((block) => keyIn(block, path)));
}

const PEM = /-----BEGIN PUBLIC KEY-----[\w+/=\s]+-----END PUBLIC KEY-----/g;

function keyIn(block: string, path: string): KeyObject {
  const key = readKey(block);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new InputError(`${path} holds another key than one of Ed25519`);
}

function readKey(block: string): KeyObject | null {
  try {
    return createPublicKey(block);
  } catch {
    return null;
  }
}

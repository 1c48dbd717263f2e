import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { IsSigned } from '../../checker/protocol/index.js';
import { signedByOneOf, signingKeyId } from '../../server/access/signatures.js';
import { InputError } from '../errors.js';
import { evidenceIn, evidenceText } from './evidence-file.js';

/**
 * Reads the public keys by which signatures are judged: the document of `GET /v1/keys/signing`, or PEM, one key after
 * another. Throws an InputError where there is none, or one that is not of Ed25519.
 */
export function readPublicKeys(path: string): IsSigned {
  const text = evidenceText(path);
  const blocks = text.trimStart().startsWith('{') ? keysIn(evidenceIn(text, path), path) : pemIn(text);
  if (blocks.length > 0) return signedByOneOf(blocks.map((block) => keyIn(block, path)));
  throw new InputError(
    `${path} holds no public key: expected the answer of GET /v1/keys/signing, or PEM ("-----BEGIN PUBLIC KEY-----")`,
  );
}

/** The keys in the document of `GET /v1/keys/signing`, in PEM. */
function keysIn(document: unknown, path: string): string[] {
  const { keys } = document as { readonly keys?: unknown };
  if (!Array.isArray(keys)) return [];
  return keys.map((key: unknown): string => {
    const { id, publicKey } = (key ?? {}) as { readonly id?: unknown; readonly publicKey?: unknown };
    const [block, ...others] = typeof publicKey === 'string' ? pemIn(publicKey) : [];
    if (block === undefined || others.length > 0)
      throw new InputError(`${path}: expected one public key in PEM in each "publicKey"`);
    const own = signingKeyId(keyIn(block, path));
    if (id === own) return block;
    throw new InputError(`${path}: the key that it calls ${String(id)} is ${own}`);
  });
}

function pemIn(text: string): string[] {
  return text.match(PEM) ?? [];
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

import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { JudgeSignature } from '../../checker/protocol/index.js';
import { signedByOneOf, signingKeyId } from '../../server/access/signatures.js';
import type { BelievedKey } from '../../server/access/signatures.js';
import { InputError } from '../errors.js';
import { evidenceIn, evidenceText } from './evidence-file.js';

/**
 * Reads the public keys by which signatures are judged: the document of `GET /v1/keys/signing`, or PEM, one key after
 * another. Throws an InputError where there is none, or one that is not of Ed25519.
 */
export function readPublicKeys(path: string): JudgeSignature {
  const text = evidenceText(path);
  const keys = text.trimStart().startsWith('{')
    ? keysIn(evidenceIn(text, path), path)
    : pemIn(text).map((block) => ({ key: keyIn(block, path) }));
  if (keys.length > 0) return signedByOneOf(keys);
  throw new InputError(
    `${path} holds no public key: expected the answer of GET /v1/keys/signing, or PEM ("-----BEGIN PUBLIC KEY-----")`,
  );
}

/** The keys in the document of `GET /v1/keys/signing`, with their days. */
function keysIn(document: unknown, path: string): BelievedKey[] {
  const { keys } = document as { readonly keys?: unknown };
  if (!Array.isArray(keys)) return [];
  return keys.map((listed: unknown): BelievedKey => {
    const { id, publicKey, since, until } = (listed ?? {}) as Readonly<Record<string, unknown>>;
    const [block, ...others] = typeof publicKey === 'string' ? pemIn(publicKey) : [];
    if (block === undefined || others.length > 0)
      throw new InputError(`${path}: expected one public key in PEM in each "publicKey"`);
    const key = keyIn(block, path);
    const own = signingKeyId(key);
    if (id === own) return { key, ...daysOf({ id, since, until }, path) };
    throw new InputError(`${path}: the key that it calls ${String(id)} is ${own}`);
  });
}

/** When a key was in use. Documents of earlier versions do not say until when. */
function daysOf(
  { id, since, until }: { readonly id: string; readonly since: unknown; readonly until: unknown },
  path: string,
): Omit<BelievedKey, 'key'> {
  for (const [member, value] of Object.entries({ since, until }))
    if (value !== undefined && (value !== null || member === 'since') && !isTime(value))
      throw new InputError(`${path}: "${member}" of the key ${id}: expected a time like ${EXAMPLE}`);
  return {
    ...(typeof since === 'string' ? { since } : {}),
    ...(typeof until === 'string' ? { until } : {}),
  };
}

/** Exactly as the server writes times, so that the order of the texts is that of the times. */
function isTime(value: unknown): boolean {
  return (
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value === new Date(value).toISOString()
  );
}

const EXAMPLE = '2026-11-29T09:30:00.000Z';

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

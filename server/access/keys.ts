import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a key may do; `access.ts` says it. */
export const ROLES = ['organiser', 'federation', 'auditor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** A key as its owner gets it, once, and what is kept of it. */
export interface NewKey {
  readonly id: string;
  readonly key: string;
  readonly hash: string;
}

/** Makes a key: its id, by which it is found and named, and 256 bits of chance. */
export function makeKey(): NewKey {
  const id = randomBytes(6).toString('hex');
  const key = `sp_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, key, hash: sha256(key) };
}

/** A key that somebody has made before, in white space or not; null: the text is none. */
export function madeKey(text: string): NewKey | null {
  const key = text.trim();
  const read = readKey(key);
  return read?.kind === 'key' ? { id: read.id, key, hash: sha256(key) } : null;
}

/** An id for an event: nobody can guess one. */
export function makeEventId(): string {
  return randomBytes(12).toString('hex');
}

/**
 * The secret of an event, from the key that registered it: the same registration sent again gets the same answer, and
 * the server keeps neither.
 */
export function eventSecret(key: string, event: string): string {
  return `spe_${event}_${createHmac('sha256', key).update(`event ${event}`).digest('base64url')}`;
}

/** A secret of an event instead of the one that it was registered with. */
export function newEventSecret(event: string): string {
  return `spe_${event}_${randomBytes(32).toString('base64url')}`;
}

/** What a text that came as a key may be; null: neither. */
export function readKey(text: string): { readonly kind: 'key' | 'event'; readonly id: string } | null {
  const match = /^(?:sp_([0-9a-f]{12})|spe_([0-9a-f]{24}))_[\w-]{43}$/.exec(text);
  if (match === null) return null;
  return match[1] === undefined ? { kind: 'event', id: match[2] } : { kind: 'key', id: match[1] };
}

/** Whether a key is the one of which the hash was kept; takes the same time for every wrong one. */
export function isKeyOf(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(key)), Buffer.from(hash));
}

/** Hexadecimal, of the text in UTF-8. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { signerWith } from '../access/signatures.js';
import type { Signer } from '../access/signatures.js';
import type { Tables } from './schema.js';
import { makeFolder, writeWhole } from './sync.js';

/** Where the key is that the entries of protocols are signed with. */
export interface SigningKeyChoice {
  /** PEM (PKCS 8); it is made where there is none yet. */
  readonly file: string;
  /** Whether data whose entries are signed with another key may be gone on with. */
  readonly isNewAllowed: boolean;
}

/** The key that protocols are signed with is missing, is another one, or cannot be used. */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
}

/** A public half, as it is told. */
export interface SigningKeyDocument {
  readonly id: string;
  readonly algorithm: 'Ed25519';
  /** PEM. */
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Null: the key is still in use, or an earlier version did not store the time. */
  readonly until: string | null;
}

/** The current signing key with its first day. */
export interface OpenedSigner extends Signer {
  readonly since: Date;
}

/**
 * The key of a server with these data. The first start makes it. Data that know a key are gone on with by this key alone: a
 * new one made in silence would look like entries that somebody else has written.
 * @param choice null: a key of this run alone, which is in no file.
 * @throws SigningKeyError that says what to do.
 */
export async function openSigningKey(
  db: Kysely<Tables>,
  choice: SigningKeyChoice | null,
  now: Date,
): Promise<OpenedSigner> {
  const known = await listSigningKeys(db);
  const key = choice === null ? newKey() : keyOf(choice, known);
  const signer = signerWith(key);
  const same = known.find(({ id }) => id === signer.id);
  if (same !== undefined) {
    if (same.until === null) return { ...signer, since: new Date(same.since) };
    throw new SigningKeyError(
      `the key ${same.id} ended on ${same.until}: name the file of the key that took its place with --signing-key FILE`,
    );
  }
  if (choice !== null && known.length > 0 && !choice.isNewAllowed)
    throw new SigningKeyError(
      `the protocols are signed with the key ${idsOf(known)}, and the one in ${choice.file} is ${signer.id}: ${WHAT_TO_DO}`,
    );
  return begin(db, signer, now);
}

/**
 * Makes a new signing key and ends all others. No server may use these data meanwhile.
 * @returns the new key, which replaces the previous one in the file.
 * @throws SigningKeyError if the key cannot be written.
 */
export async function rotateSigningKey(db: Kysely<Tables>, file: string, now: Date): Promise<OpenedSigner> {
  const known = await listSigningKeys(db);
  const isKnown = (id: string): boolean => known.some((one) => one.id === id);
  const before = existsSync(file) ? signerWith(readKey(file)) : null;
  // A key that the database does not know was written by a rotation that did not finish.
  const signer = before === null || isKnown(before.id) ? signerWith(makeKey(file)) : before;
  return begin(db, signer, now);
}

/** Stores a new key and ends all others. No entry that they signed is later than the end. */
async function begin(db: Kysely<Tables>, signer: Signer, now: Date): Promise<OpenedSigner> {
  const { last } = await db
    .selectFrom('protocol')
    .select(({ fn }) => fn.max<string | null>('at').as('last'))
    .executeTakeFirstOrThrow();
  const since = last === null ? now : new Date(Math.max(now.getTime(), Date.parse(last)));
  await db
    .insertInto('signing_keys')
    .values({ id: signer.id, public_key: signer.publicKey, since })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db
    .updateTable('signing_keys')
    .set({ until: since })
    .where('id', '<>', signer.id)
    .where('until', 'is', null)
    .execute();
  return { ...signer, since };
}

/** All keys that entries of these data were ever signed with, the first one first. */
export async function listSigningKeys(db: Kysely<Tables>): Promise<SigningKeyDocument[]> {
  const rows = await db.selectFrom('signing_keys').selectAll().orderBy('since').orderBy('id').execute();
  return rows.map(({ id, public_key: publicKey, since, until }) => ({
    id,
    algorithm: 'Ed25519',
    publicKey,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

function keyOf({ file, isNewAllowed }: SigningKeyChoice, known: readonly SigningKeyDocument[]): KeyObject {
  if (existsSync(file)) return readKey(file);
  if (known.length > 0 && !isNewAllowed)
    throw new SigningKeyError(
      `the protocols are signed with the key ${idsOf(known)}, and its file ${file} is missing: ${WHAT_TO_DO}`,
    );
  return makeKey(file);
}

const WHAT_TO_DO =
  'put its file back, or name it with --signing-key FILE; if it is lost, --new-signing-key begins with another one, and GET /v1/keys/signing tells both';

function readKey(file: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SigningKeyError(`${file} holds no key to sign with (${why}): expected PEM (PKCS 8) of Ed25519`);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new SigningKeyError(`${file} holds another key than one of Ed25519`);
}

/** Whole or not there, and on the disk before anything is signed with it. */
function makeKey(file: string): KeyObject {
  const key = newKey();
  try {
    makeFolder(dirname(file));
    writeWhole(file, key.export({ type: 'pkcs8', format: 'pem' }).toString());
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SigningKeyError(`the key to sign with cannot be written to ${file} (${why})`);
  }
  return key;
}

function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

function idsOf(known: readonly SigningKeyDocument[]): string {
  return known.map(({ id }) => id).join(', ');
}

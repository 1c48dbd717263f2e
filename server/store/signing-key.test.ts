import { createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedByOneOf } from '../access/signatures.js';
import { openDatabase } from './database.js';
import type { Database } from './database.js';
import { listSigningKeys, openSigningKey, rotateSigningKey } from './signing-key.js';

describe('the key that protocols are signed with', () => {
  let database: Database;
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-signing-'));
  const file = join(folder, 'signing-key.pem');
  const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

  beforeAll(async () => {
    database = await openDatabase({ kind: 'memory' });
  }, 120_000);

  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is rotated: the one before ends on that day, is listed with it, and opens nothing any more', async () => {
    const { db } = database;
    const choice = { file, isNewAllowed: false };
    const first = await openSigningKey(db, choice, day(1));
    const old = readFileSync(file);
    const second = await rotateSigningKey(db, file, day(5));
    expect(second.id).not.toBe(first.id);
    expect((await openSigningKey(db, choice, day(6))).id).toBe(second.id);
    const keys = await listSigningKeys(db);
    expect(keys.map(({ id, since, until }) => [id, since, until])).toEqual([
      [first.id, day(1).toISOString(), day(5).toISOString()],
      [second.id, day(5).toISOString(), null],
    ]);
    // An attempt that was cut off before the database knew of the new key.
    const third = await rotateSigningKey(db, file, day(7));
    await db.deleteFrom('signing_keys').where('id', '=', third.id).execute();
    expect((await rotateSigningKey(db, file, day(8))).id).toBe(third.id);

    writeFileSync(file, old);
    for (const isNewAllowed of [false, true])
      await expect(openSigningKey(db, { file, isNewAllowed }, day(9))).rejects.toThrow(
        `the key ${first.id} ended on ${day(5).toISOString()}`,
      );

    const judge = signedByOneOf(
      keys.map(({ publicKey, since, until }) => ({ key: createPublicKey(publicKey), since, until })),
    );
    const verdicts = [1, 5, 6].map((number) =>
      [first, second, third].map(({ sign }) => judge('text', sign('text'), day(number).toISOString())),
    );
    expect(verdicts).toEqual([
      ['good', 'early', 'strange'],
      ['good', 'good', 'strange'],
      ['late', 'good', 'strange'],
    ]);
    expect(judge('another text', first.sign('text'), day(2).toISOString())).toBe('strange');
  });
});

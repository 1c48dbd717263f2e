import type { PostgresPool } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demandServerVersion, onPool } from './database.js';
import { guarded } from './guarded-pool.js';

describe('the version of a PostgreSQL server', () => {
  it.each([
    ['9.6.24', '90624'],
    ['12.22', '120022'],
  ])('%s is too old, and it is said what to do', async (version, number) => {
    await expect(demandServerVersion(serverOf(version, number))).rejects.toThrow(
      `has version ${version}: expected 13 or later. Upgrade it, or use another one with --database`,
    );
  });

  it.each([
    ['13.0', '130000'],
    ['18.1', '180001'],
  ])('%s is taken', async (version, number) => {
    await expect(demandServerVersion(serverOf(version, number))).resolves.toBeUndefined();
  });
});

function serverOf(version: string, number: string): ReturnType<typeof onPool>['db'] {
  const rows = [{ version, number }];
  const client = {
    query: () => Promise.resolve({ command: 'SELECT', rowCount: 1, rows }),
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve() };
  return onPool(guarded(pool as unknown as PostgresPool)).db;
}

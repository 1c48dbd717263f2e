import { describe, expect, it } from 'vitest';
import { answering } from '../testing/answering.js';
import { demandServerVersion } from './database.js';

describe('the version of a PostgreSQL server', () => {
  it.each([
    ['9.6.24', '90624'],
    ['12.22', '120022'],
  ])('%s is too old, and it is said what to do', async (version, number) => {
    await expect(demandServerVersion(answering([{ version, number }]))).rejects.toThrow(
      `has version ${version}: expected 13 or later. Upgrade it, or use another one with --database`,
    );
  });

  it.each([
    ['13.0', '130000'],
    ['18.1', '180001'],
  ])('%s is taken', async (version, number) => {
    await expect(demandServerVersion(answering([{ version, number }]))).resolves.toBeUndefined();
  });
});

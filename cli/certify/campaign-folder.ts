import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../errors.js';
import { unwritable } from '../output/output.js';
import { readManifest } from './settings.js';

/**
 * Throws a UsageError before any work is done for a folder in which no campaign can begin: one that holds a campaign or
 * other files, or cannot be written to.
 * @param advice what else there is for a folder with a campaign.
 */
export function requireFreeFolder(out: string, advice = 'name another folder'): void {
  if (readManifest(out) !== null) throw new UsageError(`${out} holds a campaign already; ${advice}`);
  try {
    accessSync(existing(out), constants.W_OK);
  } catch (error) {
    throw unwritable(out, error);
  }
  const state = statSync(out, { throwIfNoEntry: false });
  if (state === undefined) return;
  if (!state.isDirectory()) throw new UsageError(`${out} is no folder; name another one`);
  const foreign = readdirSync(out).filter((name) => !OWN.includes(name));
  if (foreign.length > 0)
    throw new UsageError(
      `${out} holds other files, like ${foreign.sort()[0]}, and no campaign; name a folder of its own`,
    );
}

/** What a campaign that was ended at its very beginning may leave. */
const OWN = ['files', 'lock'];

/** The path itself, or the nearest folder above it that is there. */
function existing(path: string): string {
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return path;
  const above = dirname(path);
  return above === path ? path : existing(above);
}

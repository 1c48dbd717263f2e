import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATION, parseProvenance } from '../../generator/index.js';
import type { Provenance } from '../../generator/index.js';
import { UsageError } from '../errors.js';
import { unwritable } from '../output/output.js';

/** What all tournaments of one campaign have in common. */
export type Campaign = Pick<Provenance, 'seed' | 'format' | 'config'>;

/**
 * Throws a UsageError for a folder with tournaments that were generated otherwise: two campaigns in one folder cannot be
 * told apart. With `force` these are removed; files that the generator did not make always stay.
 */
export function clearFolder(folder: string, campaign: Campaign, force: boolean): void {
  const wanted = JSON.stringify(commonOf(campaign));
  const others = readdirSync(folder)
    .filter((name) => /^\d{4,}\.trf$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => {
      return isFile(file) && isOfAnother(readFileSync(file, 'utf8'), wanted);
    });
  if (others.length === 0) return;
  if (!force)
    throw new UsageError(
      `${folder} holds ${others.length} ${others.length === 1 ? 'tournament' : 'tournaments'} of another seed or of other settings, like ${others[0]}; name another folder, or remove them with --force`,
    );
  for (const file of others) remove(file);
}

/** A file of the generator, by other settings or of an earlier version of it. */
function isOfAnother(text: string, wanted: string): boolean {
  if (!text.startsWith('### swissproof generate {')) return false;
  try {
    const found = parseProvenance(text);
    return found === null || found.generation !== GENERATION || JSON.stringify(commonOf(found)) !== wanted;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Throws a UsageError for a file that has another content, unless it may be replaced. */
export function requireFree(file: string, text: string, force: boolean): void {
  if (force || !isFile(file) || readFileSync(file).equals(Buffer.from(text))) return;
  throw new UsageError(
    `${file} exists and holds something else; it is not replaced (a file that --out names is, with --force)`,
  );
}

/** The roster of a model stands in the files themselves, as it is read from them. */
function commonOf({ seed, format, config }: Campaign): unknown {
  return { seed, format, config };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function remove(file: string): void {
  try {
    rmSync(file);
  } catch (error) {
    throw unwritable(file, error);
  }
}

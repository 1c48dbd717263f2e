import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeFolder } from './folder-lock.js';
import { makeFolder } from './sync.js';

/** Another program has the folder, or it is not what it should be. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Takes a data folder for this process: two programs in one embedded database would destroy it.
 * @returns what gives it back. Throws a DataFolderError where another program has it, or where it cannot be locked.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  let taken: Awaited<ReturnType<typeof takeFolder>>;
  try {
    makeFolder(folder);
    taken = await takeFolder(folder);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DataFolderError(
      `${folder} cannot be locked (${why}): expected a folder that may be written to, on a disk of this machine`,
    );
  }
  if (taken !== null) return taken;
  throw new DataFolderError(
    `${folder} is in use by another program, maybe in another container: stop that one first, or use one database with --database postgres://…`,
  );
}

/** Throws a DataFolderError where a folder holds no data of a server; nothing is made. */
export function demandData(folder: string): void {
  if (!existsSync(folder))
    throw new DataFolderError(
      `there is no folder ${folder}: expected the one that "serve" works with (--data)`,
    );
  if (!existsSync(join(folder, DATABASE, 'PG_VERSION')))
    throw new DataFolderError(
      `${folder} holds no data of a server: expected the folder that "serve" works with (--data)`,
    );
}

/** A database of which files are missing, or hold something else. @param where its folder or its address. */
export function damaged(where: string, cause: unknown): DataFolderError {
  return new DataFolderError(
    `the database in ${where} is damaged: files are missing, or do not hold what they should. Keep a copy of it as it is, and restore the last backup into a new one ("swissproof serve restore")`,
    { cause },
  );
}

/** The folder of the embedded PostgreSQL, in that of the data. */
export const DATABASE = 'database';

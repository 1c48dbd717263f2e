import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another program has the folder, or it is not what it should be. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Takes a data folder for this process: two programs in one embedded database would destroy it.
 * @returns what gives it back. Throws a DataFolderError where a living process has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => {
        rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) break;
    rmSync(file, { force: true });
  }
  throw new DataFolderError(
    `${folder} is in use by process ${readFileSync(file, 'utf8')}: stop that server first, or use one database with --database postgres://…`,
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

/** The folder of the embedded PostgreSQL, in that of the data. */
export const DATABASE = 'database';

function isAlive(id: number): boolean {
  // A lock with the number of this process is of a process that had the number before it.
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

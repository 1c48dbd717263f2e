import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another program has the folder. */
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

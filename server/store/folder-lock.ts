import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Takes a folder for as long as this process lives; null: another program has it.
 *
 * The lock is a socket in the folder on which its holder listens. The operating system ends that with the process, however
 * it ended, and whoever can reach the folder can ask the socket, whatever number the holder has among its own processes: two
 * containers with one folder, too. Who wants the lock listens first and asks all others then, so that of two that come at
 * once at least one sees the other. Names are never used again: what nobody listens on may be removed.
 * @returns what gives it back. Throws what the file system says where it has no sockets.
 */
export async function takeFolder(folder: string): Promise<(() => Promise<void>) | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Two that saw each other have both given way, and come again at other moments.
    if (attempt > 0) await sleep(10 + Math.random() * 100);
    const taken = process.platform === 'win32' ? await takePipe(folder) : await takeSocket(folder);
    if (taken !== null) return taken;
  }
  return null;
}

const ATTEMPTS = 4;

async function takeSocket(folder: string): Promise<(() => Promise<void>) | null> {
  const alias = shortAlias(folder);
  try {
    const name = `${randomBytes(8).toString('hex')}${LOCK}`;
    // Under its name only when it is listened on: a lock that does not answer is a dead one.
    const server = await listening(join(alias.path, `${name}.new`));
    renameSync(join(alias.path, `${name}.new`), join(alias.path, name));
    const release = async (): Promise<void> => {
      rmSync(join(folder, name), { force: true });
      await closed(server);
    };
    for (const other of readdirSync(folder).filter((one) => one.endsWith(LOCK) && one !== name)) {
      if (await answers(join(alias.path, other))) {
        await release();
        return null;
      }
      rmSync(join(folder, other), { force: true });
    }
    return release;
  } finally {
    alias.remove();
  }
}

const LOCK = '.lock';

/** Named pipes of Windows are gone with their process, and one name has one holder. */
async function takePipe(folder: string): Promise<(() => Promise<void>) | null> {
  const name = createHash('sha256').update(realpathSync(folder).toLowerCase()).digest('hex');
  try {
    const server = await listening(`\\\\.\\pipe\\swissproof-${name}`);
    return () => closed(server);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE' || codeOf(error) === 'EACCES') return null;
    throw error;
  }
}

/** Addresses of sockets have 103 bytes on some systems: a longer path is reached by a link. */
function shortAlias(folder: string): { readonly path: string; remove(): void } {
  if (Buffer.byteLength(folder) < 70) return { path: folder, remove: () => undefined };
  const made = mkdtempSync(join(tmpdir(), 'sp-'));
  const path = join(made, 'f');
  symlinkSync(realpathSync(folder), path);
  return {
    path,
    remove: () => {
      if (existsSync(made)) unlinkSync(path);
      rmSync(made, { recursive: true, force: true });
    },
  };
}

/** It keeps no process alive, and says nothing to who asks. */
async function listening(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return server.unref();
}

async function closed(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}

/** False only where surely nobody listens. */
async function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error)));
    });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { openFolder } from './folder.js';
import type { CampaignFolder } from './folder.js';
import { CampaignError } from './manifest.js';

/** Who works in a folder. */
export interface LockHolder {
  readonly host: string;
  readonly pid: number;
  /** When the process started, as far as the system tells: numbers of processes are used again. */
  readonly started: string;
}

/** The processes of this machine, so that tests can have others. */
export interface Processes {
  readonly self: LockHolder;
  isAlive(holder: LockHolder): boolean;
}

/**
 * Does a task in a folder, which no other process works in at the same time.
 * @throws CampaignError when another process works in it, and what the file system throws.
 */
export async function inFolder<T>(path: string, task: (folder: CampaignFolder) => Promise<T>): Promise<T> {
  const folder = openFolder(path);
  const unlock = lockFolder(folder, systemProcesses);
  try {
    return await task(folder);
  } finally {
    unlock();
  }
}

/**
 * Takes a folder for this process. A lock whose process has ended is taken over.
 * @returns gives the folder back.
 * @throws CampaignError when another process works in it.
 */
export function lockFolder(folder: CampaignFolder, processes: Processes): () => void {
  const own = `${JSON.stringify(processes.self)}\n`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (folder.create(LOCK, own))
      return () => {
        if (folder.read(LOCK) === own) folder.remove(LOCK);
      };
    const text = folder.read(LOCK);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder !== null && holder.host !== processes.self.host)
      throw new CampaignError(
        `process ${holder.pid} on ${holder.host} works in ${folder.path}; if it does not run any more, remove the file "${LOCK}"`,
      );
    if (holder !== null && processes.isAlive(holder))
      throw new CampaignError(`process ${holder.pid} works in ${folder.path}`);
    takeAway(folder, text, processes.self.pid);
  }
  throw new CampaignError(`other processes start to work in ${folder.path} at the same time`);
}

/** The processes of this machine as the system tells of them. */
export const systemProcesses: Processes = {
  get self() {
    return { host: hostname(), pid: process.pid, started: startOf(process.pid) };
  },
  isAlive: ({ pid, started }) => isRunning(pid) && (started === '' || startOf(pid) === started),
};

const LOCK = 'lock';
const ATTEMPTS = 5;

/** Of several processes that find the same stale lock only one moves it away. */
function takeAway(folder: CampaignFolder, stale: string, pid: number): void {
  const aside = `${LOCK}.${pid}.stale`;
  try {
    folder.rename(LOCK, aside);
  } catch {
    return;
  }
  // Another process was quicker, and this was its new lock.
  const moved = folder.read(aside);
  if (moved !== null && moved !== stale) folder.create(LOCK, moved);
  folder.remove(aside);
}

function parseHolder(text: string): LockHolder | null {
  try {
    const value = JSON.parse(text) as Partial<LockHolder> | null;
    if (typeof value?.pid !== 'number') return null;
    return { host: String(value.host), pid: value.pid, started: String(value.started) };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of the process's status on Linux; empty elsewhere. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** The variable that tells of a process which call of a program it comes from. */
export const MARK = 'SWISSPROOF_CALL';

/**
 * Ends all processes whose environment has a mark, also those in sessions of their own: what a process starts has its
 * environment. A control group would hold them together, too, but who may run a program mostly may not make one. Only
 * Linux tells the environment of a process; elsewhere nothing happens.
 */
export function endMarked(mark: string): void {
  if (process.platform !== 'linux') return;
  const line = `${MARK}=${mark}`;
  // Who is killed may just have started another one.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = processes().filter((id) => environmentOf(id).includes(line));
    if (found.length === 0) return;
    for (const id of found) end(id);
  }
}

const MOST_ROUNDS = 10;

function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Empty for those of other users, and of processes that have ended. */
function environmentOf(id: number): string[] {
  try {
    return readFileSync(`/proc/${id}/environ`, 'latin1').split('\0');
  } catch {
    return [];
  }
}

function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

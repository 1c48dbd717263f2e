import { readdirSync, readFileSync } from 'node:fs';

/** The variable that tells of a process which call of a program it comes from. */
export const MARK = 'SWISSPROOF_CALL';

/**
 * Ends all processes whose environment has a mark, also those in sessions of their own: what a process starts has its
 * environment. A control group would hold them together, too, but who may run a program mostly may not make one. Only
 * Linux tells the environment of a process; elsewhere nothing happens.
 * @param first the process that has the mark first: all others came after it.
 */
export function endMarked(mark: string, first: number): void {
  endWith(`${MARK}=${mark}`, first);
}

/** The same by any line of their environment. */
export function endWith(line: string, first: number): void {
  if (process.platform !== 'linux') return;
  // Who is killed may just have started another one.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = startedSince(first).filter((id) => environmentOf(id).includes(line));
    if (found.length === 0) return;
    for (const id of found) end(id);
  }
}

const MOST_ROUNDS = 10;

/**
 * A process and those that may have been started after it, by the number that was given last: after most calls there is
 * none, and looking at all processes of a machine can take longer than the call.
 */
function startedSince(first: number): number[] {
  const last = lastStarted();
  // Behind the highest number the lowest ones are given again; where the last one is not told, all are looked at.
  const isKnown = last >= first && last - first <= MOST_LOOKED_AT;
  return isKnown ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : processes();
}

/** Of /proc/loadavg the last word; no number where it is not told. */
function lastStarted(): number {
  try {
    return Number(readFileSync('/proc/loadavg', 'latin1').trim().split(' ').at(-1));
  } catch {
    return Number.NaN;
  }
}

const MOST_LOOKED_AT = 500;

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

import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processor time, in milliseconds, of all processes that this one started and theirs: those that have ended, and those
 * that still run. Linux counts it in hundredths of a second. Null where the system does not tell.
 */
export function startedProcessesTime(): number | null {
  if (process.platform !== 'linux') return null;
  try {
    return MS_A_TICK * (ofEnded(process.pid) + ofRunning());
  } catch {
    return null;
  }
}

const MS_A_TICK = 10;

/** Of the processes below this one, as they are now. */
function ofRunning(): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, number][] => {
        const figures = figuresOf(Number(name));
        return figures === null ? [] : [[Number(name), figures[PARENT]]];
      }),
  );
  const isBelow = (id: number): boolean => {
    for (let at = parents.get(id); at !== undefined; at = parents.get(at))
      if (at === process.pid) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow).reduce((sum, id) => sum + ofItself(id) + ofEnded(id), 0);
}

function ofItself(id: number): number {
  const figures = figuresOf(id);
  return figures === null ? 0 : figures[USER] + figures[SYSTEM];
}

function ofEnded(id: number): number {
  const figures = figuresOf(id);
  return figures === null ? 0 : figures[USER_OF_ENDED] + figures[SYSTEM_OF_ENDED];
}

/** Places among the figures of `/proc/ID/stat` that follow the name of the program; see proc(5). */
const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [1, 11, 12, 13, 14] as const;

/** Null for a process that has ended. */
function figuresOf(id: number): number[] | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
}

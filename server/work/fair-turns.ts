import { FairQueue } from './fair-queue.js';

/**
 * Turns with something of which there is one, shared among keys by the rules of {@link FairQueue}. Returns what waits for a
 * turn of a key, and resolves to what gives it back.
 * @param now the time in milliseconds.
 */
export function fairTurns(now = (): number => performance.now()): (key: string) => Promise<() => void> {
  const queue = new FairQueue({ threads: 1, waitingOfKey: Infinity, sizeOfKey: Infinity }, now);
  return (key) =>
    new Promise((resolve) => {
      const start = (): void => {
        let isOver = false;
        resolve(() => {
          if (!isOver) queue.end(key);
          isOver = true;
        });
      };
      queue.add({ key, isUrgent: false, size: 0, start });
    });
}

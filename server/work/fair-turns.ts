import { FairQueue } from './fair-queue.js';

/**
 * Shares one resource among keys by the rules of {@link FairQueue}. Returns a function that waits for a turn of a key and
 * resolves to a function that ends the turn.
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

/**
 * The median duration, in milliseconds, of several runs after one to warm up; of fewer where a run takes seconds.
 */
export function median(runs: number, work: () => void): number {
  const times: number[] = [];
  const started = performance.now();
  work();
  do {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  } while (times.length < runs && performance.now() - started < PATIENCE);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
}

/** In milliseconds. */
const PATIENCE = 20_000;

/** Milliseconds in a readable unit. */
export function duration(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 2 : 0)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

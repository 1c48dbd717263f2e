import { checkFile } from '../checker/index.js';
import { generate } from '../generator/index.js';
import { median } from './statistics.js';

/** Checks many small files; everything after it finds the program warm. Gives the milliseconds that a file takes then. */
export function warmUp(count: number, runs: number): number {
  const files = [...generate({ players: 50, rounds: 9 }, { seed: 'bench-files', count })];
  const pass = (): number => {
    const start = performance.now();
    for (const { text } of files) checkFile(text, 'bench');
    return performance.now() - start;
  };
  pass();
  return median(Array.from({ length: runs }, pass)) / count;
}

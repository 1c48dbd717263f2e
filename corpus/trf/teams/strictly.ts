import type { Codec } from '../forms/form.js';
import { ProblemLog, type Line } from '../problems.js';

/** Reads a record that decides who met whom: what is a warning where it has no effect is an error here. */
export function readStrictly<T>(codec: Codec<T>, line: Line, log: ProblemLog): T | null {
  const found = new ProblemLog();
  const data = codec.read(line, found);
  for (const { code, expected, message, ...place } of found.list()) log.error(code, place, expected, message);
  return data;
}

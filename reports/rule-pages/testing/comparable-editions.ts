import { editions } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';

/** Every two editions of a system, the older one first. */
export function comparableEditions(): [Edition, Edition][] {
  return editions.flatMap((older, index) =>
    editions
      .slice(index + 1)
      .filter(({ system }) => system === older.system)
      .map((newer): [Edition, Edition] => [older, newer]),
  );
}

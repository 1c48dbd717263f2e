import { declaredCase, readingDependence } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';

/** Before the number of a reading among the names of rules: "B4" is a rule of 1992, too. */
const PREFIX = 'reading ';

/** How many rounds of a tournament each other reading of an edition changes by itself, like "reading B23". */
export function decidedReadings(tournament: Tournament, edition: Edition): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const readings of readingDependence(declaredCase(tournament, edition)).values())
    for (const id of readings) counts[PREFIX + id] = (counts[PREFIX + id] ?? 0) + 1;
  return counts;
}

/** The number of the reading that a count is about; null where it is about a rule. */
export function readingCounted(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}

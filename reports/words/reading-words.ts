import { editions } from '../../engine/index.js';
import { wordsOf } from './words-of.js';

/** What another reading of the rules says, by its number in `corpus/readings.md`, or by the name of an edition. */
export function readingWords(id: string): string {
  const edition = editions.find(({ otherReadings }) => otherReadings.some((reading) => reading.id === id));
  if (edition === undefined) return `the rules of ${id}`;
  const words = wordsOf(edition.id).readings[id];
  return words === undefined ? `reading ${id}` : `reading ${id}: ${words}`;
}

/** The sentence on the readings that give a candidate's answer; null for none. */
export function readingsWords(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : `the answer is what these give: ${ids.map(readingWords).join('; ')}`;
}

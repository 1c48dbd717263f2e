import { editions } from '../../engine/index.js';
import { wordsOf } from './words-of.js';

/**
 * What another reading of the rules says, by its number in `corpus/readings.md`, or by the name of an edition; several
 * together are like "M1+M12".
 */
export function readingWords(id: string): string {
  if (id.includes('+')) return id.split('+').map(readingWords).join(' together with ');
  const words = editions
    .map((edition) => wordsOf(edition.id).readings[id])
    .find((said) => said !== undefined);
  return words === undefined ? `the rules of ${id}` : `reading ${id}: ${words}`;
}

/** The sentence on the readings that give a candidate's answer; null for none. */
export function readingsWords(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : `the answer is what these give: ${ids.map(readingWords).join('; ')}`;
}

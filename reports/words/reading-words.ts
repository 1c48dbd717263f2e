import type { ReadingSideDocument } from '../../corpus/schema/types/programs-ledger.js';
import { editions } from '../../engine/index.js';
import { listed } from './numbers.js';
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

/**
 * How programs read a doubtful place, like "bbpPairings 6.0.0 and JaVaFo 3.0p read it so"; null where no program is known.
 * @param sides those of the edition in question.
 */
export function sidesWords(id: string, sides: readonly ReadingSide[]): string | null {
  const having = (side: ReadingSide['side']): string[] =>
    sides
      .filter((one) => one.side === side && id.split('+').includes(one.reading))
      .map(({ program, version }) => `${program} ${version}`);
  const [so, asHere] = [having('otherwise'), having('as-here')];
  const parts = [
    ...(so.length === 0 ? [] : [`${listed(so)} ${so.length === 1 ? 'reads' : 'read'} it so`]),
    ...(asHere.length === 0
      ? []
      : [`${listed(asHere)} ${asHere.length === 1 ? 'reads' : 'read'} it as swissproof does`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

type ReadingSide = Pick<ReadingSideDocument, 'reading' | 'program' | 'version' | 'side'>;

/** The words of a reading with the programs that are known to take a side. */
export function readingWithSides(id: string, sides: readonly ReadingSide[]): string {
  const words = sidesWords(id, sides);
  return words === null ? readingWords(id) : `${readingWords(id)} (${words})`;
}

/** The sentence on the readings that give a candidate's answer; null for none. */
export function readingsWords(ids: readonly string[], sides: readonly ReadingSide[]): string | null {
  const words = ids.map((id) => readingWithSides(id, sides));
  return words.length === 0 ? null : `the answer is what these give: ${words.join('; ')}`;
}

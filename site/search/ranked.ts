import { keyOf } from './searched-page.js';
import type { FoundKind, Hit, SearchGroup } from './searched-page.js';
import { relationWords, standing } from './relation.js';

/** The results of one edition, or of the pages without one. */
export interface RankedGroup extends SearchGroup {
  readonly results: readonly RankedHit[];
}

export interface RankedHit {
  readonly hit: Hit;
  /** It has the name that was asked for. */
  readonly isNamed: boolean;
  /** What is said below its title. */
  readonly text: string;
}

/**
 * Sorts what was found by editions, and in each the rules that have the name asked for first.
 * @param found by their words, the best first.
 * @param all everything that can be found: rules that correspond to the rule asked for are among the results, too.
 */
export function ranked(
  query: string,
  found: readonly Hit[],
  all: readonly Hit[],
  groups: readonly SearchGroup[],
): RankedGroup[] {
  const key = keyOf(query);
  const placeOf = (hit: Hit): number => {
    const at = groups.findIndex(({ name }) => name === hit.edition);
    return at < 0 ? groups.length - 1 : at;
  };
  const named = all.filter(({ keys }) => keys.includes(key));
  const [lead = null] = named.filter(({ kind }) => kind === 'rule').sort((a, b) => placeOf(a) - placeOf(b));
  const corresponding = lead === null ? [] : all.filter((hit) => standing(hit, lead, key) === 'corresponds');
  // An exact name finds few pages besides those that have it: they only mention it.
  const others = lead === null ? found : found.slice(0, MOST_MENTIONS);
  const hits = [...new Map([...named, ...corresponding, ...others].map((hit) => [hit.id, hit])).values()];
  const order = new Map(hits.map((hit, index) => [hit, index]));
  const weight = (hit: Hit): number => {
    const isNamed = hit.keys.includes(key);
    if (isNamed) return KINDS.indexOf(hit.kind);
    return KINDS.length + (corresponding.includes(hit) ? 0 : 1);
  };
  return groups
    .map((group, index) => ({
      ...group,
      results: hits
        .filter((hit) => placeOf(hit) === index)
        .sort((a, b) => weight(a) - weight(b) || (order.get(a) ?? 0) - (order.get(b) ?? 0))
        .map((hit) => ({
          hit,
          isNamed: hit.keys.includes(key),
          text: lead === null ? hit.text : relationWords(hit, lead, key),
        })),
    }))
    .filter(({ results }) => results.length > 0);
}

/** The kinds in the order in which they are shown. */
export const KINDS: readonly FoundKind[] = ['rule', 'reading', 'cases', 'page'];

const MOST_MENTIONS = 12;

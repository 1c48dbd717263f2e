import type { DutchEdition, SearchedRules } from '../edition.js';

/**
 * True for an edition that has the rules for which the quick search is right. It takes the values of criteria at their best
 * for granted, so an edition with another rule, or without one, would be paired wrongly. How the edition sees the players
 * (floats, topscorers, who may have the bye) does not matter.
 */
export function hasQuickSearch(edition: DutchEdition): boolean {
  let answer = ANSWERS.get(edition);
  if (answer === undefined) {
    answer = edition.quickSearch !== undefined && hasRules(edition, edition.quickSearch);
    ANSWERS.set(edition, answer);
  }
  return answer;
}

/** Cached: every bracket needs it. */
const ANSWERS = new WeakMap<DutchEdition, boolean>();

function hasRules(edition: DutchEdition, known: SearchedRules): boolean {
  return (
    edition.completion === known.completion &&
    edition.byeScoreRule === known.byeScoreRule &&
    isSame(edition.absoluteRules, known.absoluteRules) &&
    isSame(edition.criteria, known.criteria) &&
    isSame(edition.colourRules, known.colourRules)
  );
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((rule, i) => rule === b[i]);
}

import { dutch2012 } from '../dutch-2012.js';
import { dutch2015Draft } from '../dutch-2015-draft.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import type { DutchEdition } from '../edition.js';

/**
 * True for an edition whose rules the quick search, and the trial of small brackets in the round, know by heart: they take the
 * value of criteria at its best for granted, so an edition with another rule, or without one, would be paired wrongly. How the edition sees the players
 * (floats, topscorers, who may have the bye) is none of their business: they ask the players.
 */
export function isKnownToQuickSearch(edition: DutchEdition): boolean {
  let isKnown = ANSWERS.get(edition);
  if (isKnown === undefined) {
    isKnown = KNOWN.some((known) => hasRulesOf(edition, known));
    ANSWERS.set(edition, isKnown);
  }
  return isKnown;
}

const KNOWN: readonly DutchEdition[] = [dutch2012, dutch2015Draft, dutch2017, dutch2026];
const ANSWERS = new WeakMap<DutchEdition, boolean>();

function hasRulesOf(edition: DutchEdition, known: DutchEdition): boolean {
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

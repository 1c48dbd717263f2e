import type { Edition, Rule } from '../../engine/index.js';
import { rulesWithoutExample, rulesWithPages } from '../../reports/rule-pages/index.js';

/** The page of an edition. */
export function editionPath({ id }: Pick<Edition, 'id'>): string {
  return `rules/${id}/index.html`;
}

/** Every rule that has a page: those that decide, the order of the boards, and those of C.04.1. */
export function allRulesOf(edition: Edition): Rule[] {
  return [...rulesWithPages(edition), ...rulesWithoutExample(edition)];
}

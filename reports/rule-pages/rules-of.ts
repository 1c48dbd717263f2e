import { basicRulesOf, widestForm } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';

/** All rules of an edition that decide who meets whom with which colour, in the order in which they are applied. */
export function rulesOf({ rules }: Edition): Rule[] {
  return rules.filter(({ level }) => level !== 'board-order');
}

/** Those that have pages: with what is added where a Maxi-tournament, or something else, is declared. */
export function rulesWithPages(edition: Edition): Rule[] {
  return rulesOf(widestForm(edition));
}

/** Those that have pages without an example, since no pairing by the rules can show them: of the boards and of C.04.1. */
export function rulesWithoutExample(edition: Edition): Rule[] {
  return [...edition.rules.filter((rule) => !hasExample(rule)), ...basicRulesOf(edition)];
}

/** Whether a file can show what becomes of a round without the rule. */
export function hasExample({ level, concept }: Rule): boolean {
  return level !== 'board-order' && concept !== 'single-bye';
}

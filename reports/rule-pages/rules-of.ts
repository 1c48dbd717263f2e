import { widestForm } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';

/** All rules of an edition that decide who meets whom with which colour, in the order in which they are applied. */
export function rulesOf({ rules }: Edition): Rule[] {
  return rules.filter(({ level }) => level !== 'board-order');
}

/** Those that have pages: with what is added where a Maxi-tournament, or something else, is declared. */
export function rulesWithPages(edition: Edition): Rule[] {
  return rulesOf(widestForm(edition));
}

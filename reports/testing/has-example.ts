import type { Edition, Rule } from '../../engine/index.js';

/** False for a rule so rare that no tournament was found in which it decides. */
export function hasExample({ id }: Pick<Edition, 'id'>, rule: Pick<Rule, 'id'>): boolean {
  return !NOT_FOUND.includes(`${id} ${rule.id}`);
}

const NOT_FOUND: readonly string[] = ['dutch-2015-draft B.9D'];

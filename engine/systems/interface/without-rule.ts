import type { Rule } from '../../rules/rule.js';

/**
 * Returns an edition that lacks one of its rules.
 * @param lists the parts of the edition in which the rule is looked for.
 * @param fixed rules that cannot be left out.
 * @throws RangeError when none of the lists has such a rule.
 */
export function withoutRule<E extends { readonly id: string }>(
  edition: E,
  rule: string,
  lists: { readonly [Part in keyof E]?: readonly Rule[] },
  fixed: readonly (Rule | undefined)[],
): E {
  const isLeftOut = (one: Rule): boolean => one.id === rule && !fixed.includes(one);
  const all = Object.entries(lists) as [string, readonly Rule[]][];
  if (!all.some(([, rules]) => rules.some(isLeftOut)))
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  const left = all.map(([part, rules]) => [part, rules.filter((one) => !isLeftOut(one))]);
  return { ...edition, ...(Object.fromEntries(left) as Partial<E>) };
}

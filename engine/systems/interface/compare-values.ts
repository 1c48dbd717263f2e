import type { RuleValue } from './system.js';

/** Compares two values of the same rule; negative when the first is better. */
export function compareRuleValues(a: RuleValue, b: RuleValue): number {
  for (let i = 0; i < a.parts.length; i++) {
    const order = compareNumbers(a.parts[i].weighed ?? WORST, b.parts[i].weighed ?? WORST);
    if (order !== 0) return order;
  }
  return 0;
}

/** Compares two lists number by number; a list that ends first is smaller. Negative when the first is better. */
export function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

const WORST = [Infinity];

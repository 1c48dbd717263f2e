import { checkFile } from '../../checker/index.js';
import { shippedBytes, shippedName } from '../../corpus/shipped/files.js';
import { editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import type { DifferenceExample } from './comparison-page.js';
import { differencePath } from './comparison.js';
import type { RuleChange } from './comparison.js';
import { examplePath } from './page.js';
import type { CheckedExample } from './page.js';

/** The example of a rule that comes with the program, checked. */
export function checkedExample(edition: Edition, rule: Rule, isPictured = false): CheckedExample {
  const path = ruleExamplePath(edition, rule);
  const [content, file] = [shippedBytes(path), shippedName(path)];
  return {
    file,
    report: content === null ? null : checkFile(content, file, { isPictured, triesDay: false }),
  };
}

/**
 * The smallest tournament known that shows a change, checked by the edition that pairs its last round differently; null:
 * none is known. The file names the edition by which it was paired.
 */
export function differenceExample(
  from: Edition,
  to: Edition,
  change: RuleChange,
  isPictured = false,
): DifferenceExample | null {
  const path = differenceExamplePath(from, to, change);
  const [content, file] = [shippedBytes(path), shippedName(path)];
  if (content === null) return null;
  const pairedBy = checkFile(content, file).edition?.id ?? '';
  const report = checkFile(content, file, { edition: pairedBy === from.id ? to : from, isPictured });
  return { file, pairedBy, report };
}

/** Where they lie, below `corpus/`. */
export function ruleExamplePath(edition: Edition, rule: Rule): string {
  return `rule-examples/${examplePath(edition, rule)}`;
}

export function differenceExamplePath(from: Edition, to: Edition, change: RuleChange): string {
  return `edition-examples/${differencePath([from, to], change)}`;
}

/** The other editions of the same system: only those are compared with it. */
export function comparableWith(edition: Edition): Edition[] {
  return editions.filter((one) => one !== edition && one.system === edition.system);
}

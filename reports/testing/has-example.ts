import { existsSync } from 'node:fs';
import type { Edition, Rule } from '../../engine/index.js';
import { examplePath } from '../rule-pages/index.js';

/** False for a rule so rare that none was found. */
export function hasExample(edition: Edition, rule: Rule): boolean {
  return existsSync(new URL(`../../corpus/rule-examples/${examplePath(edition, rule)}`, import.meta.url));
}

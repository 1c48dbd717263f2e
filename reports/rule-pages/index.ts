/** The rules of the editions, each with a page: what it means, and an example in which it decides. */
export { examplePath, findRule, rulePageJson, rulePageText } from './page.js';
export { paragraphOf } from '../words/rule-paragraph.js';
export type { CheckedExample } from './page.js';
export { compareEditions, differencePath, gistOf, mayPairDifferently, pairName } from './comparison.js';
export type { RuleChange } from './comparison.js';
export { comparisonJson, comparisonText } from './comparison-page.js';
export type { DifferenceExample, ShownChange } from './comparison-page.js';
export { hasExample, rulesOf, rulesWithoutExample, rulesWithPages } from './rules-of.js';
export {
  checkedExample,
  comparableWith,
  differenceExample,
  differenceExamplePath,
  ruleExamplePath,
} from './shipped-examples.js';

/** The rules of the editions, each with a page: what it means, and an example in which it decides. */
export { examplePath, findRule, paragraphOf, rulePageJson, rulePageText } from './page.js';
export type { CheckedExample } from './page.js';
export { rulesOf } from './rules-of.js';

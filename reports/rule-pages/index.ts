/** The rules of the editions, each with a page: what it means, and an example in which it decides. */
export { paragraphOf, pagesOf } from './pages.js';
export { examplePath, findRule, rulePageJson, rulePageText } from './page.js';
export type { CheckedExample } from './page.js';
export { rulesOf } from './rules-of.js';

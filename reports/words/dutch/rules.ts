import { pages } from './pages.js';
import { gists, subjects } from './subjects.js';
import type { RuleWords } from '../system-words.js';

/** What the Dutch System says of its rules. */
export const dutchRules: RuleWords = {
  pages,
  subjects,
  gists,
};

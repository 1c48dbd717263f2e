import { pages, subjects } from './pages.js';
import type { RuleWords } from '../system-words.js';

/** What the Double-Swiss System says of its rules. */
export const doubleSwissRules: RuleWords = {
  pages: { 'double-swiss-2026': pages },
  subjects: { 'double-swiss-2026': subjects },
  gists: {},
};

import { pages1998 } from './pages-1998.js';
import { pages } from './pages.js';
import { subjects1998 } from './subjects-1998.js';
import { subjects } from './subjects.js';
import type { RuleWords } from '../system-words.js';

/** What the Burstein System says of its rules. */
export const bursteinRules: RuleWords = {
  pages: { 'burstein-1998': pages1998, ...pages },
  subjects: { 'burstein-1998': subjects1998, ...subjects },
  gists: {},
};

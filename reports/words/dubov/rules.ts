import { pages1997 } from './pages-1997.js';
import { pages } from './pages.js';
import { subjects1997 } from './subjects-1997.js';
import { subjects } from './subjects.js';
import type { RuleWords } from '../system-words.js';

/** What the Dubov System says of its rules. */
export const dubovRules: RuleWords = {
  pages: { 'dubov-1997': pages1997, ...pages },
  subjects: { 'dubov-1997': subjects1997, ...subjects },
  gists: {
    'dubov-2018': { C2: 'the bye, or a win because the opponent did not appear' },
    'dubov-2026': { C2: 'the bye, or as many points as a win in one round without playing' },
  },
};

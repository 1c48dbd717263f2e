import { pages } from './pages.js';
import { subjects } from './subjects.js';
import type { RuleWords } from '../system-words.js';

/** What the Lim System says of its rules. */
export const limRules: RuleWords = {
  pages,
  subjects,
  gists: {
    'lim-1999': { '1.bar': 'the bye, or a win because the opponent did not appear' },
    'lim-2026': { '1.bar': 'the bye, or as many points as a win in one round without playing' },
  },
};

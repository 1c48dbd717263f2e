import { pages, subjects } from './pages.js';
import type { RuleWords } from '../system-words.js';

/** What the Swiss Team Pairing System says of its rules. */
export const teamSwissRules: RuleWords = {
  pages: { 'team-swiss-2026': pages },
  subjects: { 'team-swiss-2026': subjects },
  gists: {},
};

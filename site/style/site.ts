import { PAGE_STYLE } from '../../reports/html/style/page.js';
import { CHAPTER_STYLE } from './chapters.js';
import { HEAD_STYLE } from './head.js';
import { RULE_STYLE } from './rule.js';
import { SEARCH_STYLE } from './search.js';

/** The style of the site: that of the reports, and what only the site has. */
export const SITE_STYLE = [PAGE_STYLE, HEAD_STYLE, SEARCH_STYLE, CHAPTER_STYLE, RULE_STYLE]
  .join('')
  .replaceAll('\n', '');

import type { Options } from 'minisearch';

/** What the search knows of a page. */
export interface SearchedPage {
  /** Its path below the top of the site. */
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly words: string;
}

/** How the index is made, and read again: both have to be the same. */
export const SEARCH_OPTIONS: Options<SearchedPage> = {
  fields: ['title', 'words'],
  storeFields: ['title', 'chapter'],
  tokenize: (text) => text.split(/[^\p{L}\p{N}.-]+/u).flatMap(termsOf),
  searchOptions: { boost: { title: 4 }, prefix: true, combineWith: 'AND' },
};

/** "2.4.7" is one word; "some-edition" is one, and so are its parts. */
function termsOf(word: string): string[] {
  const whole = word.replace(/^[.-]+|[.-]+$/g, '');
  return whole.includes('-') ? [whole, ...whole.split('-')] : [whole];
}

import type { Options } from 'minisearch';

/** What the search shows of a page, and how it is sorted. */
export interface FoundAs {
  readonly kind: FoundKind;
  /** Absent: the title of the page. */
  readonly title?: string;
  /** The edition that it belongs to, by its name; absent: no edition. */
  readonly edition?: string;
  /** What stands before the title: the name of a rule, "S5", "5 cases". */
  readonly code: string;
  /** What stands below that: an article, "reading". */
  readonly label: string;
  /** A sentence or two below the title. */
  readonly text: string;
  /** Names by which it is meant exactly, each as {@link keyOf} has it. */
  readonly keys: readonly string[];
  /** What the rule has in common with rules of other systems; absent: nothing. */
  readonly concept?: string;
  /** The corresponding rules in the edition in force of its system; absent: it is a rule of that edition. */
  readonly twin?: Twin;
}

export type FoundKind = 'rule' | 'reading' | 'cases' | 'page';

/** Rules of another edition that correspond to a rule; none: it has no such rule. */
export interface Twin {
  readonly edition: string;
  readonly rules: readonly string[];
  /** They demand the same. */
  readonly isSame: boolean;
}

/** A page, or a part of one, as the index has it. */
export interface SearchedPage extends FoundAs {
  /** Its path below the top of the site, with an anchor for a part. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

/** A result before it is sorted. */
export type Hit = Omit<SearchedPage, 'words'>;

/** An edition whose pages are shown together; the last group has the pages that belong to no edition. */
export interface SearchGroup {
  readonly name: string;
  /** "since 1 February 2026". */
  readonly note: string;
}

/** The file that the search fetches. */
export interface SearchFile {
  readonly groups: readonly SearchGroup[];
  /** What minisearch made. */
  readonly index: unknown;
}

/** How the index is made, and read again: both have to be the same. */
export const SEARCH_OPTIONS: Options<SearchedPage> = {
  fields: ['title', 'names', 'words'],
  storeFields: ['title', 'kind', 'edition', 'code', 'label', 'text', 'keys', 'concept', 'twin'],
  extractField: (page, field) =>
    field === 'names' ? [page.code, page.label, ...page.keys].join(' ') : page[field as keyof SearchedPage],
  tokenize: (text) => text.split(/[^\p{L}\p{N}.-]+/u).flatMap(termsOf),
  searchOptions: { boost: { title: 4, names: 6 }, prefix: true, combineWith: 'AND' },
};

/** A name of a rule in one form, however it is written: "C.8", "c 8" and "C8" are the same. */
export function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+)[.\s-]*(\d+)$/, '$1$2');
}

/** "2.4.7" is one word; "some-edition" is one, and so are its parts. */
function termsOf(word: string): string[] {
  const whole = word.replace(/^[.-]+|[.-]+$/g, '');
  return whole.includes('-') ? [whole, ...whole.split('-')] : [whole];
}

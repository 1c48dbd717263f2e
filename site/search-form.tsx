import type { VNode } from 'preact';

/** The search, which needs JavaScript: it is shown by the script of the site. */
export function SearchForm({ isLarge = false }: { readonly isLarge?: boolean }): VNode {
  return (
    <form role="search" data-search class={isLarge ? 'find large' : 'find'} hidden>
      <input
        type="search"
        autocomplete="off"
        spellcheck={false}
        aria-label="Search the rules"
        aria-controls="found"
        placeholder="A rule, an article or a word"
      />
      <button type="submit" class={isLarge ? 'primary' : ''}>
        Search
      </button>
    </form>
  );
}

/**
 * Where the results are shown, in the place of the page.
 * @param props.hasHeading they have the heading of the page, which is not shown beside them.
 */
export function SearchResults({ hasHeading }: { readonly hasHeading: boolean }): VNode {
  return (
    <section id="found" aria-label="Search results" hidden>
      <div role="status">{hasHeading ? <h1 data-count /> : <p data-count />}</div>
      <p class="soft small">Clear the search, or press Escape, to return to the page.</p>
      <div class="filters" role="group" aria-label="Kinds of results" data-kinds />
      <div data-results />
    </section>
  );
}

/** Words to search for, offered below the search. */
export function SearchHints({ words }: { readonly words: readonly string[] }): VNode {
  return (
    <p class="hints small soft" data-hints hidden>
      For example{' '}
      {words.map((word) => (
        <button type="button" class="link" data-hint={word}>
          {word}
        </button>
      ))}
    </p>
  );
}

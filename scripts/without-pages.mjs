/**
 * Leaves out of a bundle what only the pages of rules and the comparison of editions show (`page`, `subject` and `gist` of
 * RuleWords in `reports/words/`). With them a bundle of the library with `check` would be a quarter larger.
 * @param {readonly ('page' | 'subject' | 'gist')[]} [names] what is left out; the page that checks files shows what `page` says.
 * @returns a plugin of rolldown and of Vite.
 */
export function withoutPages(names = ['page', 'subject', 'gist']) {
  const leftOut = new RegExp(
    `\\b(?:${names.join('|')}):\\s*(?:\`[^\`]*\`|'(?:[^'\\\\]|\\\\.)*'|\\[[^\\]]*\\]),?`,
    'g',
  );
  return {
    name: 'without-pages',
    enforce: 'pre',
    transform: (code, id) =>
      /[\\/]reports[\\/]words[\\/].*\.ts$/.test(id)
        ? { code: code.replaceAll(leftOut, ''), map: null }
        : null,
  };
}

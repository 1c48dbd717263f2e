/**
 * Leaves out of a bundle what only the pages of rules and the comparison of editions show (`page`, `subject` and `gist` of
 * RuleWords in `reports/words/`). With them a bundle of the library with `check` would be a quarter larger.
 * @returns a plugin of rolldown and of Vite.
 */
export function withoutPages() {
  return {
    name: 'without-pages',
    enforce: 'pre',
    transform: (code, id) =>
      /[\\/]reports[\\/]words[\\/].*\.ts$/.test(id)
        ? { code: code.replaceAll(LEFT_OUT, ''), map: null }
        : null,
  };
}

const LEFT_OUT = /\b(?:page|subject|gist):\s*(?:`[^`]*`|'(?:[^'\\]|\\.)*'|\[[^\]]*\]),?/g;

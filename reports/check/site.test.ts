import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFile, totalsOf } from '../../checker/index.js';
import { checkHtml } from '../html/check.js';
import { dutch2017 } from '../../engine/testing/editions.js';
import { HOME } from '../home.js';
import { rulePath, siteAddress } from '../site.js';
import { checkSarif } from './sarif.js';

const file = new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url);
const report = checkFile(readFileSync(file), 'wrong.trf', { edition: dutch2017, isPictured: true });
const style = { isOneOfSeveral: false, isQuiet: false, isColoured: false };
const RULE = 'rules/dutch-2017/C10.html';

it.each(['https://example.org/book/', 'https://example.org/book'])(
  'SARIF leads to the rules at %s',
  (site) => {
    expect(helpOf(site)).toContain(`https://example.org/book/${RULE}`);
  },
);

it('SARIF leads to what the repository says of the rules where the book is not served', () => {
  expect(helpOf()).toEqual([`${HOME}/blob/main/docs/rules.md#look-them-up`]);
  const chapter = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
  expect(chapter).toMatch(/^## Look them up$/m);
});

it('the page of a report leads to the rules where it is told to, and nowhere else', () => {
  expect(checkHtml.part(report, { ...style, site: '../book/' })).toContain(`href="../book/${RULE}"`);
  expect(checkHtml.part(report, style)).not.toMatch(/href="[^#]/);
});

it('a rule has an address without signs that mean something there', () => {
  expect(siteAddress('', rulePath('an-edition', 'a rule?'))).toBe('rules/an-edition/a%20rule%3F.html');
});

/** Where the rules of the report lead, each once. */
function helpOf(site?: string): string[] {
  const part = checkSarif.part(report, style);
  const text = checkSarif
    .whole([part], { totals: totalsOf([report]), failed: 0, entries: [] }, site)
    .join('');
  const { runs } = JSON.parse(text) as {
    runs: { tool: { driver: { rules: { helpUri: string }[] } } }[];
  };
  return [...new Set(runs[0].tool.driver.rules.map(({ helpUri }) => helpUri))];
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_STYLE } from './page.js';

test('red is nothing but a deviation', () => {
  const ofPage = readFileSync(new URL('../../../web/style.css', import.meta.url), 'utf8');
  const red = [...`${PAGE_STYLE}${ofPage}`.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , rules]) => rules.includes('var(--bad)'))
    .map(([, selector]) => selector.replace(/\/\*[^]*?\*\//g, '').trim());
  expect(red).toEqual([
    '.bad',
    '.chip.bad',
    '.card.x b',
    '.index .x td:first-child',
    '.strip .x',
    '.index .x',
    '.result.bad .mark',
    '.rounds .bad',
    '.bar.x',
    '.draw .p text',
    '.draw .l .x',
    '.req .ko',
    '.sample img',
    '.long tr.deviates td',
    '.cards .deviates',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_STYLE } from './page.js';

const OF_PAGE = new URL('../../../web/style/', import.meta.url);

test('red is nothing but a deviation', () => {
  const ofPage = readdirSync(OF_PAGE).map((file) => readFileSync(new URL(file, OF_PAGE), 'utf8'));
  const red = [...[PAGE_STYLE, ...ofPage].join('').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , rules]) => rules.includes('var(--bad)'))
    .map(([, selector]) => selector.replace(/\/\*[^]*?\*\//g, '').trim());
  expect(red).toEqual([
    '.bad',
    '.chip.bad',
    '.card.x b',
    '.index tr.x td:first-child',
    '.strip .x',
    '.index tr.x',
    '.result.bad .mark',
    '.rounds .bad',
    '.bar.x',
    '.draw .p text',
    '.draw .l .x',
    '.req .ko',
    '.boards .sign',
  ]);
});

test('the style of the page has no colours of its own', () => {
  for (const file of readdirSync(OF_PAGE)) {
    const rules = readFileSync(new URL(file, OF_PAGE), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    expect(rules.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(/g) ?? [], file).toEqual(DISCS[file] ?? []);
  }
});

/** White and Black are the same in every theme: the two discs beside the name. */
const DISCS: Readonly<Record<string, readonly string[]>> = { 'frame.css': ['#fff', '#fff', '#000'] };

import { expect, it } from 'vitest';
import { HOME } from '../reports/home.js';
import { renderedText } from './markdown.js';

const places = { source: 'docs/check.md', page: 'guide/check.html' };

it('takes the title out, and names headings as code hosts do', () => {
  const { title, html } = renderedText('# Check `it`\n\n## By which rules?\n\n## By which rules?\n', places);
  expect(title).toBe('Check it');
  expect(html).toContain('<h2 id="by-which-rules">');
  expect(html).toContain('<h2 id="by-which-rules-1">');
});

it.each([
  ['rules.md#look-them-up', '../guide/rules.html#look-them-up'],
  ['../corpus/readings.md', '../readings/index.html'],
  ['../README.md', '../index.html'],
  ['../corpus/rule-examples/dutch-2026/C12.trf', '../files/rule-examples/dutch-2026/C12.trf'],
  ['../tests/surviving-mutants.md', `${HOME}/blob/main/tests/surviving-mutants.md`],
  ['#here', '#here'],
  ['https://example.org/', 'https://example.org/'],
])('a link to %s leads to %s', (target, address) => {
  expect(renderedText(`[a](${target})`, places).html).toContain(`href="${address}"`);
});

it('a link to what is not there is an error', () => {
  expect(() => renderedText('[a](nowhere.md)', places)).toThrow('docs/nowhere.md, which is not there');
});

it('what is wide can be moved by the keyboard, and markup in a text stays text', () => {
  const { html, words } = renderedText('| | a |\n|-|-|\n| b | c |\n\n<b>d</b>\n\n```\ne\n```\n', places);
  expect(html).toContain('tabindex="0" role="region" aria-label="Table 1"');
  expect(html).toContain('<td></td>');
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('<pre tabindex="0">');
  expect(words).toContain('e');
});

it('columns of numbers have a class, for the policy of the pages allows no style at an element', () => {
  const { html } = renderedText('| a | b |\n|---|---:|\n| x | 1 |\n', places);
  expect(html).toContain('<th>a</th>\n<th class="number">b</th>');
  expect(html).toContain('<td>x</td>\n<td class="number">1</td>');
  expect(html).not.toContain('style=');
});

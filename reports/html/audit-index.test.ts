import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import { generate, presets } from '../../generator/index.js';
import { auditEntry } from '../audit/audit-entry.js';
import { auditText } from '../audit/text.js';
import { wholeAudit } from '../testing/whole-audit.js';
import { auditHtml } from './audit.js';
import { attribute, below, elementsOf, textOf } from './testing/parsed-page.js';
import type { Element } from './testing/parsed-page.js';

const [MADE] = [...generate(presets.norm, { seed: 'audit', count: 1 })];
const [NONE] = [...generate({ system: 'dutch-2026', players: 8, rounds: 5 }, { seed: 'a', count: 1 })];
/** Without titles, whether there are norms is not known. */
const UNKNOWN = MADE.text
  .split('\n')
  .map((line) => (line.startsWith('001 ') ? `${line.slice(0, 10)}   ${line.slice(13)}` : line))
  .join('\n');

/** In the order of their names; in the index the ones that need attention come first. */
const REPORTS = [
  auditFile(MADE.text, 'a made.trf'),
  auditFile('nonsense', 'b nonsense.trf'),
  auditFile(NONE.text, 'c none.trf'),
  auditFile(readFileSync(new URL('../../corpus/norms/touched.trf', import.meta.url)), 'd touched.trf'),
  auditFile(UNKNOWN, 'e unknown.trf'),
];

const elements = elementsOf(wholeAudit(auditHtml, REPORTS));
const withClass = (list: readonly Element[], name: string): Element[] =>
  list.filter((element) => (attribute(element, 'class') ?? '').split(' ').includes(name));
const said = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim();
const rows = below(withClass(elements, 'index')[0]).filter(
  ({ tagName, parentNode }) =>
    tagName === 'tr' && parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'tbody',
);

describe('the audit of several files', () => {
  it('knows each state', () => {
    expect(REPORTS.map((report) => auditEntry(report).state)).toEqual([
      ...['made', 'unaudited', 'none', 'touched', 'unknown'],
    ]);
  });

  it('begins with counts, then has a row for each tournament, the ones that need attention first', () => {
    expect(withClass(elements, 'card').map((card) => card.childNodes.map(textOf).join(' '))).toEqual([
      '1 norm is touched by a game that is not by the rules',
      '3 norms are made in 2 of 5 tournaments',
      expect.stringMatching(/^\d+ norms are unknown /),
      '1 could not be audited',
    ]);
    const cells = rows.map((row) => below(row).filter(({ tagName }) => tagName === 'td'));
    const files = cells.map(([first]) => /[a-e] \w+\.trf/.exec(said(first))?.[0]);
    expect(files).toEqual(['d touched.trf', 'b nonsense.trf', 'e unknown.trf', 'a made.trf', 'c none.trf']);
    const norms = cells.map(([, cell]) => said(cell));
    expect(norms.with(2, '')).toEqual(['1 IM', 'none', '', '1 WGM, 1 IM', 'none']);
    expect(norms[2]).toMatch(/\d (GM|IM|WGM|WIM)/);
    expect(said(cells[0][4])).toBe('touched IM norm of Player 018');
    expect(said(cells[1][4])).toBe('The file holds no player (no line starts with 001).');
    expect(said(cells[2][4])).toMatch(/^unknown /);
    expect(said(cells[3][4])).toBe('');
  });

  it('has a filter for each kind, with the number of rows that it shows', () => {
    const filters = elements.filter(({ tagName, attrs }) => tagName === 'input' && attrs.length > 0);
    expect(filters.map((filter) => attribute(filter, 'aria-label'))).toEqual([
      ...['Show: Norms touched 1', 'Show: Unknown or not audited 2', 'Show: With norms 3', 'Show: All 5'],
    ]);
    expect(withClass(rows, 'x')).toHaveLength(1);
    expect(withClass(rows, 'u')).toHaveLength(2);
    expect(withClass(rows, 'm')).toHaveLength(3);
  });

  it('opens what is touched, and folds the rest', () => {
    const parts = withClass(elements, 'file').filter((element) => attribute(element, 'id') !== null);
    expect(parts.map(({ tagName }) => tagName)).toEqual(['article', ...Array<string>(4).fill('details')]);
  });

  it('as text ends with the touched tournament and its name', () => {
    const text = wholeAudit(auditText, REPORTS);
    const places = ['c none.trf:', 'a made.trf:', 'e unknown.trf:', 'b nonsense.trf:', 'd touched.trf:'].map(
      (file) => text.indexOf(file),
    );
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(text.endsWith('Touched:\n  d touched.trf: IM norm of Player 018\n')).toBe(true);
  });
});

it('the audit of one file has no index', () => {
  const page = elementsOf(wholeAudit(auditHtml, REPORTS.slice(0, 1)));
  expect(withClass(page, 'index')).toEqual([]);
  expect(page.filter(({ tagName }) => tagName === 'h1').map(said)).toEqual(['Audit of the norms']);
});

import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import type { AuditDocument, NormDocument } from '../../corpus/schema/types/audit-report.js';
import { Counts } from '../../engine/testing/counts.js';
import { generate, presets } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { auditHtml } from '../html/audit.js';
import { requirementLine } from '../words/requirement-words.js';
import { auditCsv } from './csv.js';
import { wholeAudit } from '../testing/whole-audit.js';
import type { AuditFormat } from './format.js';
import { auditJson } from './json.js';
import { auditText } from './text.js';

/* The four formats show the same norms with the same requirements, of events with and without what norms ask for. */

const LACKS: readonly ((line: string) => string)[] = [
  (line) => line,
  // Without titles, federations, or sexes.
  (line) => `${line.slice(0, 10)}   ${line.slice(13)}`,
  (line) => `${line.slice(0, 53)}   ${line.slice(56)}`,
  (line) => `${line.slice(0, 9)} ${line.slice(10)}`,
];

const REPORTS = [...generate(presets.norm, { seed: 'same requirements', count: runs(8, 24) })].map(
  ({ text, index }) => {
    const lack = LACKS[index % LACKS.length];
    const lines = text.split('\n').map((line) => (line.startsWith('001 ') ? lack(line) : line));
    return auditFile(lines.join('\n'), `event ${index}`);
  },
);

test.each([
  ['of players who are near a norm', false],
  ['of everybody who tried one', true],
])('all formats show the same requirements, %s', (_, isAll) => {
  const counts = new Counts();
  for (const report of REPORTS) {
    const written = (format: AuditFormat): string => wholeAudit(format, [report], { isAll });
    const text = inText(written(auditText));
    // An event can have nobody near a norm; each of its players tried one.
    if (isAll) expect(text.length).toBeGreaterThan(0);
    const page = written(auditHtml);
    expect([report.file, inPage(page.replaceAll(SHEETS, ''))]).toEqual([report.file, text]);
    // The statements that the page prints.
    expect([report.file, inPage((page.match(SHEETS) ?? []).join(''))]).toEqual([report.file, text]);
    const [head, ...rows]: string[][] = parse(written(auditCsv));
    const cell = (row: string[], name: string): string => row[head.indexOf(name)];
    const open = rows.filter((row) => cell(row, 'held') === 'no' && isFirst(row, rows, head));
    expect(open.map((row) => cell(row, 'requirements')).sort()).toEqual([...text].sort());
    const { tournaments } = JSON.parse(written(auditJson)) as AuditDocument;
    const all = tournaments.flatMap(({ players }) => players.flatMap(({ norms }) => norms));
    const inJson = all.filter(({ held }) => !held).map(({ requirements }) => lineOf(requirements));
    const left = [...inJson];
    for (const one of text) {
      expect([report.file, left]).toEqual([report.file, expect.arrayContaining([one])]);
      left.splice(left.indexOf(one), 1);
    }
    if (isAll) expect(left).toEqual([]);
    for (const one of text) counts.add(...['✓', '✗', '?'].filter((mark) => one.includes(`${mark} `)));
  }
  counts.expectAll(['✓', '✗', '?']);
});

const SHEETS = /<template .*?<\/template>/gs;

/** The requirements of each norm, in one line. */
function inText(text: string): string[] {
  const norms: string[][] = [];
  for (const line of text.split('\n')) {
    if (/^ {2}\S.* norm (made|unknown|not made)/.test(line)) norms.push([]);
    const found = /^ {4}([✓✗?]) (.+?) {2,}(\S.*?) +\[(.+)\]$/.exec(line);
    if (found !== null) norms.at(-1)?.push(`${found[1]} ${found[2]} ${found[3]} [${found[4]}]`);
  }
  return norms.map((lines) => lines.join('; '));
}

function inPage(page: string): string[] {
  return [...page.matchAll(/<div class="req">(.*?)<\/div>/gs)].map(([, part]) => {
    const cells = [...part.matchAll(/<span class="[^"]*">(.*?)<\/span>|<span>(.*?)<\/span>/g)].map(
      ([, one, other]) => one ?? other,
    );
    const lines: string[] = [];
    for (let at = 0; at < cells.length; at += 4)
      lines.push(`${cells[at]} ${cells[at + 1]} ${cells[at + 2]} [${cells[at + 3]}]`);
    return lines.join('; ');
  });
}

/** A norm has a row for each round that touches it. */
function isFirst(row: string[], rows: readonly string[][], head: readonly string[]): boolean {
  const key = (one: string[]): string => `${one[head.indexOf('player')]} ${one[head.indexOf('norm')]}`;
  return rows.find((one) => key(one) === key(row)) === row;
}

function lineOf(requirements: NormDocument['requirements']): string {
  return requirements
    .map(({ value, threshold, ...rest }) => {
      const unit = rest.name === 'score' ? 2 : 1;
      return requirementLine({
        ...rest,
        value: value === null ? null : value * unit,
        threshold: threshold * unit,
      });
    })
    .join('; ');
}

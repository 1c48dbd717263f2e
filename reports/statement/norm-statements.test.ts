import { expect, it } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import { alter } from '../../checker/testing/alterations.js';
import { writeTrf } from '../../corpus/index.js';
import { requirementsOf } from '../../engine/norms/index.js';
import { generate, presets } from '../../generator/index.js';
import { opponentTable } from '../audit/opponent-table.js';
import { shownNorms } from '../audit/shown-norms.js';
import { wholeAudit } from '../testing/whole-audit.js';
import { auditStatement } from '../html/norm-statement.js';
import { wordsOfRequirement } from '../words/requirement-words.js';
import { normStatements } from './norm-statements.js';

const STYLE = { isQuiet: false, isColoured: false, isAll: true };
const MADE = { day: '2026-11-30', options: ['--host-federation', 'GER'] };

const [event] = [...generate(presets.norm, { seed: 'audit', count: 1 })];
const altered = writeTrf(alter(event.tournament, 1, 'swap opponents', 25)!, { format: 'trf26' });
const report = { ...auditFile(altered, 'norms/my open.trf'), digest: 'abc0' };

/** The text of a page as a person reads it, a space between its parts. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');
}

it('there is a statement for each norm that the other formats show, with its state in the title', () => {
  const statements = normStatements(report, STYLE, MADE);
  expect(statements.map(({ shown }) => shown)).toEqual(shownNorms(report, STYLE));
  const titles = statements.map(({ title }) => title);
  expect(titles[0]).toMatch(/^(GM|IM|WGM|WIM) norm of Player 0\d\d \(\d+\): made/);
  expect(titles.some((title) => /: made, touched by rounds [\d, and]+$/.test(title))).toBe(true);
  expect(titles.some((title) => title.endsWith(': not made'))).toBe(true);
});

it('a page names the player, every requirement, every opponent, each round that touches the norm, the file and the command', () => {
  const pages = auditStatement
    .part(report, { ...STYLE, made: MADE })
    .split('<section ')
    .slice(1)
    .map((page) => textOf(`<section ${page}`));
  const norms = shownNorms(report, STYLE);
  expect(pages).toHaveLength(norms.length);
  norms.forEach(({ player, norm }, index) => {
    const page = pages[index];
    const { person, name, fideId } = player;
    const rows = [
      `${norm.title} norm of ${name.trim()} (${person.id})`,
      `FIDE number ${fideId}`,
      String(person.rating),
      ...requirementsOf(norm.result).map((requirement) => {
        const { mark, label, value, article } = wordsOfRequirement(requirement);
        return `${mark} ${label} ${value} ${article}`;
      }),
      ...opponentTable(player, norm, report).map((row) => row.filter((cell) => cell !== '').join(' ')),
      ...norm.touches.slice(0, 3).map(({ round }) => `Round ${round}: `),
      'norms/my open.trf',
      'SHA-256 abc0',
      '30 November 2026',
      'swissproof audit --rules dutch-2026 --host-federation GER "norms/my open.trf"',
    ];
    for (const row of rows) expect(page).toContain(row);
  });
});

it('without a norm the page says so', () => {
  const none = auditFile('nonsense', 'nonsense.trf');
  expect(textOf(wholeAudit(auditStatement, [none]))).toContain(
    '1 tournament: no norm made, 0 unknown; 0 touched by deviations; 1 file not audited',
  );
});

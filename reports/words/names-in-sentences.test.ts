import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import {
  checkFile,
  decideCase,
  DEFAULT_STANDINGS,
  explainTournament,
  fitFile,
  standingsReport,
} from '../../checker/index.js';
import type { Question } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { loadAuditFormat } from '../audit/audit-verdict.js';
import { loadFormat } from '../check/formats.js';
import type { CheckFormatName } from '../check/formats.js';
import { explainHtml } from '../html/explain.js';
import { standingsHtml } from '../html/standings.js';
import { explainJson, explainText, standingsCsv, standingsJson, standingsText } from '../index.js';
import { wholeAudit } from '../testing/whole-audit.js';
import { wholeReport } from '../testing/whole-report.js';
import { peopleOf, person, withNames } from './person.js';

const FILES = ['examples', 'norms', 'wrong-rounds'].flatMap((folder) => {
  const url = new URL(`../../corpus/${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.trf'))
    .map((name) => [`${folder}/${name}`, readFileSync(new URL(name, url))] as const);
});

/** What the numbers in sentences are marked by on their way. */
const MARKS = /[\uFDD0\uFDD1]/;
/** A number without a name; "Player 007" is the name of a player in some files. */
const ALONE = /\b([Pp]layers?|[Tt]eams?) [1-9]\d*\b(?! \(the)/;

describe.each(FILES)('%s', (name, content) => {
  const report = checkFile(content, name, {
    standings: { tieBreaks: null, unrated: null },
    isPictured: true,
  });
  const fitted = fitFile(content, name, { standings: { tieBreaks: null, unrated: null } });
  const tournament = parseTrf(content).tournament!;
  const people = peopleOf(tournament.players);
  const named = tournament.players.map(({ id }) => withNames(person(id), people));

  /** Sentences for other programs have no names, but for the one on the order of the numbers, which always had them. */
  function requireNumbers(text: string): void {
    expect(text).not.toMatch(MARKS);
    const others = text.replace(/The numbers do not follow the ratings \(C\.04\.2 B\.2\): [^."]*/g, '');
    expect(named.filter((one) => others.includes(one))).toEqual([]);
  }

  it('has a name for everybody', () => {
    expect(tournament.players.every((player) => player.name.trim() !== '')).toBe(true);
  });

  it.each(['text', 'html'] as const)('check, for people: %s', async (format) => {
    for (const one of [report, fitted]) {
      const triesAll = one === fitted;
      const text = wholeReport(await loadFormat({ format, triesAll }), [one]);
      requireNames(format === 'html' ? sentencesOf(text) : text);
    }
  });

  it.each(['json', 'csv', 'junit', 'sarif', 'summary', 'github'] as const)(
    'check, for programs: %s',
    async (format: CheckFormatName) => {
      requireNumbers(wholeReport(await loadFormat({ format, triesAll: false }), [report]));
      if (format === 'json' || format === 'csv' || format === 'junit')
        requireNumbers(wholeReport(await loadFormat({ format, triesAll: true }), [fitted]));
    },
  );

  it.each(['text', 'html', 'json', 'csv'] as const)('audit: %s', async (format) => {
    const audit = auditFile(content, name);
    const whole = wholeAudit(await loadAuditFormat(format), [audit]);
    if (format === 'text' || format === 'html') requireNames(format === 'html' ? sentencesOf(whole) : whole);
    else requireNumbers(whole);
  });

  it('explain', () => {
    const decision = decideCase(tournament, null);
    if (!decision.ok) return;
    const [a, b, c] = tournament.players.map(({ id }) => id);
    const asked: Question[] = [
      { kind: 'pair', players: [a, b] },
      { kind: 'why-not', players: [b, c] },
      { kind: 'why-not', players: [a, 'bye'] },
    ];
    for (const round of [1, 2, 3])
      for (const questions of [[], asked]) {
        const answer = explainTournament(decision.swissCase, { round, questions, isPictured: true });
        if (!answer.ok) continue;
        requireNames(explainText(answer.report, name));
        requireNames(sentencesOf(explainHtml(answer.report, name)));
        requireNumbers(explainJson(answer.report, name));
      }
  });

  it('standings', () => {
    for (const explain of [null, ...tournament.players.slice(0, 3).map(({ id }) => id)]) {
      const answer = standingsReport(tournament, { ...DEFAULT_STANDINGS, explain });
      if (!answer.ok) continue;
      requireNames(standingsText(answer.report, name));
      requireNames(sentencesOf(standingsHtml(answer.report, name)));
      requireNumbers(standingsJson(answer.report, name));
      expect(standingsCsv(answer.report)).not.toMatch(MARKS);
    }
  });
});

function requireNames(text: string): void {
  expect(text).not.toMatch(MARKS);
  expect(text.split('\n').filter((line) => ALONE.test(line))).toEqual([]);
}

/** What a page says outside of its drawings and its style. */
function sentencesOf(page: string): string {
  return page.replace(/<(svg|style|script)\b[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n');
}

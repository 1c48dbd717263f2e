import { expect, it } from 'vitest';
import { isWrong } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { foreignReports, matchReports } from '../html/testing/deviating-reports.js';
import type { DeviatingReport } from '../html/testing/deviating-reports.js';
import { roundStatements } from './round-statements.js';
import type { Statement } from './round-statements.js';

/* The names, articles and boards in statements are compared with the lines of the file. */

const MADE = { day: '2026-11-30', options: [] };
const EVENTS = [...foreignReports([9, 24]), ...matchReports()].map(({ text, report }) => ({
  text,
  report: { ...report, digest: 'abc0' },
}));

/** The columns of the players, or the teams, of a file. */
function linesOf({ text, report }: DeviatingReport): Map<number, string> {
  const [record, id] = report.isOfTeams === true ? ['310', [4, 7]] : ['001', [4, 8]];
  const lines = text.split('\n').filter((line) => line.startsWith(record));
  return new Map(lines.map((line) => [Number(line.slice(id[0], id[1])), line]));
}

/** Everything that a statement says in sentences. */
function sentencesOf({ title, findings, notes }: Statement): string[] {
  return [title, ...findings.flatMap(({ where, sentences }) => [where, sentences]), ...notes];
}

it('every number of a player comes with the name that the file has', () => {
  let named = 0;
  for (const event of EVENTS) {
    const lines = linesOf(event);
    const start = event.report.isOfTeams === true ? 8 : 14;
    for (const statement of roundStatements(event.report, MADE))
      for (const sentence of sentencesOf(statement))
        for (const { index, 1: id } of sentence.matchAll(/ \((\d+)\)/g)) {
          const name =
            lines
              .get(Number(id))
              ?.slice(start, start + 32)
              .trim() ?? 'nobody';
          expect(sentence.slice(0, index)).toMatch(new RegExp(`(^|\\W)${name}$`));
          named += 1;
        }
  }
  expect(named).toBeGreaterThan(500);
});

it('every rule has the article that its edition gives it', () => {
  const editions = new Set<string>();
  for (const { report } of EVENTS) {
    const wrong = report.rounds.filter(isWrong);
    roundStatements(report, MADE).forEach(({ findings }, index) => {
      const [other] = wrong[index].deviations.flatMap(({ edition }) => edition ?? []);
      // The Burstein System pairs some rounds by the Dutch one.
      const id = other ?? report.edition?.id ?? '';
      const rules = editionById(id)?.rules ?? [];
      const articles = new Map(rules.map((rule) => [rule.id, rule.article]));
      for (const { rule, sentences } of findings) {
        const [, name, article] = /^(?:(\S+) · )?article (\S.*)$/.exec(rule) ?? [];
        if (name !== undefined && articles.has(name))
          expect([id, rule]).toEqual([id, `${name} · article ${articles.get(name)}`]);
        else expect([id, rules.map((one) => one.article)]).toEqual([id, expect.arrayContaining([article])]);
        for (const [, cited, of] of sentences.matchAll(/\[([A-Z]\d+), ([^\]]+)\]/g))
          expect([id, cited, articles.get(cited)]).toEqual([id, cited, of]);
        editions.add(report.edition?.id ?? '');
      }
    });
  }
  expect(editions.size).toBe(14);
});

it('every published board is that of the file, and what differs is tinted on both sides', () => {
  let boards = 0;
  for (const event of EVENTS) {
    const lines = linesOf(event);
    if (event.report.isOfTeams === true || event.report.edition?.id.startsWith('double') === true) continue;
    const wrong = event.report.rounds.filter(isWrong);
    roundStatements(event.report, MADE).forEach(({ round, findings }, index) => {
      expect(round).toBe(wrong[index].round);
      for (const found of findings) {
        if (found.boards === null) continue;
        const { published, reference } = found.boards;
        for (const { white, black, instead } of published) {
          if (white === null || instead !== null) continue;
          const cell = lines
            .get(white)
            ?.slice(91 + 10 * (round - 1), 99 + 10 * (round - 1))
            .trim();
          expect(cell).toMatch(new RegExp(`^0*${black} w`));
          boards += 1;
        }
        const keys = (side: typeof published): string[] =>
          side.map(({ white, black, instead }) => `${white} ${black} ${instead}`);
        for (const side of [published, reference ?? []]) {
          for (const { board, instead } of side) if (instead !== null) expect(board).toBeNull();
          const order = side.map(({ board }) => board ?? Infinity);
          expect(order).toEqual([...order].sort((a, b) => (a === b ? 0 : a - b)));
        }
        const [ours, theirs] = [keys(published), keys(reference ?? [])];
        if (found.boards.leftOut > 0) continue;
        expect(published.map(({ differs }) => differs)).toEqual(ours.map((key) => !theirs.includes(key)));
      }
    });
  }
  expect(boards).toBeGreaterThan(300);
});

it('a statement names the event, the file, its hash, the day, and the command', () => {
  for (const { report } of EVENTS)
    for (const { title, facts, command, round } of roundStatements(report, MADE)) {
      expect(title).toMatch(new RegExp(`: round ${round} (deviates|has no legal pairing)$`));
      expect(title.startsWith(report.name.trim())).toBe(true);
      const values = new Map(facts);
      expect([values.get('File'), values.get('SHA-256')]).toEqual([report.file, 'abc0']);
      expect(values.get('Checked')).toMatch(/^30 November 2026, swissproof /);
      expect(command).toContain(`--rules ${report.edition?.id ?? ''} --rounds ${round} `);
    }
});

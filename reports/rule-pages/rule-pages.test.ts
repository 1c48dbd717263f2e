import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { checkFile, publishedRound } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { editions, EventHistory, firstFault, widestForm } from '../../engine/index.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import type { Edition, Rule } from '../../engine/index.js';
import { explain } from '../words/deviation/wording.js';
import { examplePath, findRule, rulePageText, rulesOf, rulesWithPages } from './index.js';

const FOLDER = new URL('../../corpus/rule-examples/', import.meta.url);

describe.each(editions.map((edition) => [edition.id, edition] as const))(
  'rule pages of %s',
  (id, edition) => {
    const rules = rulesOf(edition);
    const withPages = rulesWithPages(edition);
    const isUsual = ({ id: name }: Rule): boolean => rules.some((one) => one.id === name);

    it('names every rule of the edition once', () => {
      const ids = rules.map((rule) => rule.id);
      expect(new Set(ids).size).toBe(ids.length);
      // The order of the boards decides nothing about who meets whom.
      expect(edition.rules.filter((rule) => !rules.includes(rule)).map(({ level }) => level)).toEqual([
        'board-order',
      ]);
    });

    it('has an example for every rule, and none for a rule that does not exist', () => {
      const files = readdirSync(new URL(`${id}/`, FOLDER)).map((file) => `${id}/${file}`);
      expect(files.sort()).toEqual(withPages.map((rule) => examplePath(edition, rule)).sort());
    });

    it.each(withPages.map((rule) => [rule.id, rule] as const))(
      '%s: the example is named by this rule',
      (_rule, rule) => {
        const content = readFileSync(new URL(examplePath(edition, rule), FOLDER));
        expect(content.toString('latin1')).toMatch(/^### Published wrongly on purpose: round \d+, against /);
        expect(parseTrf(content).problems).toEqual([]);
        for (const asked of [null, edition]) {
          const report = checkFile(content, rule.id, { edition: asked, triesDay: false });
          expect(report.edition?.id).toBe(id);
          const last = report.rounds.at(-1)!;
          expect(report.rounds.filter(({ verdict }) => verdict !== 'agrees')).toEqual([last]);
          expect(last.verdict).toBe('deviates');
          expect(content.toString('latin1')).toContain(`round ${last.round}, against ${rule.id}`);
          const own = last.deviations.filter(({ consequenceOf }) => consequenceOf === null);
          expect(own[0]).toMatchObject({ rule: rule.id, kind: rule.kind });
          // Some rules are told by the articles of a part of theirs.
          if (own[0].article !== rule.article)
            for (const article of own[0].article.split(', ')) expect(rule.also).toContain(article);
          expect(last.deviations.map(({ kind }) => kind)).not.toContain('reference');
          // Who leaves a rest that cannot be paired has to break an absolute rule further down.
          if (rule.kind !== 'completion') expect(own).toHaveLength(1);
          else expect(own.slice(1).map(({ kind }) => kind)).toEqual(['absolute']);
          expect(own[0].published).not.toEqual(own[0].reference);
          if (own[0].kind !== 'colour')
            expect([rule.id, 'no brackets']).toContain(
              faultByTheLetter(content, isUsual(rule) ? edition : widestForm(edition)),
            );
          const words = explain(own[0], { edition: id, deviations: last.deviations });
          expect(words).toContain(own[0].article);
          // A rule without words of its own is explained with its title.
          expect(words).not.toContain(`: ${rule.title}`);
        }
      },
    );
  },
);

/** The rule by which the last round differs by the letter; texts of procedures compare no brackets. */
function faultByTheLetter(content: Uint8Array, edition: Edition): string | null {
  const { tournament } = parseTrf(content);
  const { participants, pairs, bye, round } = publishedRound(tournament!, tournament!.pairedRounds);
  const history = new EventHistory(tournament!);
  while (history.round < round) history.advance();
  const letter = edition.byLetter(history.stateFor((id) => participants.has(id), tournament!.initialColour!));
  if (letter.kind !== 'paired') throw new Error(letter.kind);
  if (letter.brackets === null) return 'no brackets';
  return firstFault(letter, { pairs: pairs.map(({ white, black }) => [white, black] as const), bye });
}

test('a rule is found by its name or its article, in any case', () => {
  const edition = dutch2026;
  expect(findRule(edition, 'c12')?.article).toBe('2.4.7');
  expect(findRule(edition, '2.4.7')?.id).toBe('C12');
  expect(findRule(edition, 'Transposition')?.article).toBe('4.2');
  expect(findRule(edition, 'C99')).toBeNull();
  // In 2017 the names C1 to C19 and the articles C.1 to C.19 are the same rules.
  expect(findRule(dutch2017, 'C.10')?.id).toBe('C10');
});

test('without its example the page says so', () => {
  const edition = dutch2017;
  const text = rulePageText(edition, rulesOf(edition)[0], { file: 'gone.trf', report: null });
  expect(text).toContain('dutch-2017, C1 (C.1): two players shall not meet more than once');
  expect(text).toContain('The example is not there: gone.trf');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(88);
});

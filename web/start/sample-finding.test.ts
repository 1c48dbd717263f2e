import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { bracketBoards } from '../../reports/check/finding-boards.js';
import { byTheRules, findingHeading } from '../../reports/words/by-the-rules.js';
import { findingSentences } from '../../reports/words/deviation/wording.js';
import { bracketHeading, chipWords } from '../../reports/words/names.js';
import { nameOf, peopleIn } from '../../reports/words/person.js';
import { SAMPLE } from './sample-finding.js';

it('the finding on the start page is the only one of the example', () => {
  const text = readFileSync(new URL('../harbour.trf', import.meta.url), 'utf8');
  const report = checkFile(text, 'harbour.trf', { isPictured: true });
  const [round, ...others] = report.rounds.filter(({ verdict }) => verdict !== 'agrees');
  expect(others).toEqual([]);
  expect(round.deviations).toHaveLength(1);
  const [deviation] = round.deviations;
  const edition = report.edition?.id ?? '';
  const people = peopleIn(report);
  const drawn = round.picture?.brackets.find((bracket) => bracket.deviation === 0);
  const boards = bracketBoards(drawn!, round.published, 'down', new Set());
  const differing = <Line extends { readonly differs: boolean }>(lines: readonly Line[] | null): Line[] =>
    (lines ?? []).filter(({ differs }) => differs);
  expect(SAMPLE.heading).toBe(findingHeading(round.round, bracketHeading(deviation, edition)));
  expect(SAMPLE.rule).toBe(chipWords(deviation, edition));
  const sentences = findingSentences(deviation, { edition, deviations: round.deviations, people });
  expect(SAMPLE.sentences).toBe(`${sentences} ${byTheRules(boards, people)}`);
  expect(differing(boards.published)).toMatchObject(SAMPLE.boards.published);
  expect(differing(boards.reference)).toMatchObject(SAMPLE.boards.reference);
  for (const id of [3, 4, 5, 8]) expect(nameOf(id, SAMPLE.people)).toBe(nameOf(id, people));
});

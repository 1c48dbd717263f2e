import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { candidateList } from '../../checker/index.js';
import { editionById, editions } from '../../engine/index.js';
import { peopleOf } from '../words/person.js';
import { candidateRows, candidateSentences, valueHeading } from './candidate-words.js';
import { momentIn } from './moment-in.js';
import { rulesWithPages } from './rules-of.js';
import { ruleExamplePath } from './shipped-examples.js';
import { editionWithout } from './without-rule.js';

describe('the candidates of an example', () => {
  it('are said with names, with what is counted and what rejects them', () => {
    const { rows, heading, sentences } = shown('dutch-2026', 'C12');
    expect(heading).toBe('Players without their colour preference');
    expect(sentences).toEqual(['The candidates in the order of the rules.']);
    expect(rows).toEqual([
      ['Ann – Cy, Ben – Dot', '', 'not allowed: Ann (1) – Cy (3), Ben (2) – Dot (4) have met before', 'C1'],
      ['Ann – Dot, Ben – Cy', '2', 'rejected', 'C12'],
      ['Ann – Ben, Cy – Dot', '0', 'accepted', undefined],
    ]);
  });

  it.each([
    ['dutch-2026', 'C13', 'Without C13 candidate 1 would be the pairing.'],
    ['burstein-2026', '3.1.4', 'Without 3.1.4 the published candidate would be the pairing.'],
    ['dutch-2026', 'C3', '5 more candidates come before the accepted one. The rules reject them, too.'],
  ])('of %s %s: %s', (edition, rule, expected) => {
    expect(shown(edition, rule).sentences).toContain(expected);
  });

  it('who is left over floats or has the bye', () => {
    expect(shown('dutch-2026', 'C6').rows.map(([pairs]) => pairs)).toEqual([
      'Ann – Ben',
      'Ann and Ben float down',
    ]);
    expect(shown('dutch-2026', 'C2').rows.map(([pairs]) => pairs)).toContain(
      '5 – Ann, Ben – Cy; Dot has the bye',
    );
  });
});

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  it('every example has one accepted candidate, and its rule rejects the published one', () => {
    const wrong = rulesWithPages(edition)
      .filter(({ kind }) => kind !== 'colour')
      .filter((rule) => {
        const list = listOf(id, rule.id);
        const accepted = list?.candidates.filter(({ rejection }) => rejection === null) ?? [];
        const published = list?.candidates.filter(({ isPublished }) => isPublished) ?? [];
        return accepted.length !== 1 || published.map(({ rejection }) => rejection?.rule).join() !== rule.id;
      });
    expect(wrong.map((rule) => rule.id)).toEqual([]);
  });
});

type Row = readonly [pairs: string, value: string, outcome: string, rule: string | undefined];

function shown(
  edition: string,
  rule: string,
): { readonly rows: Row[]; readonly heading: string; readonly sentences: readonly string[] } {
  const people = peopleOf(['Ann', 'Ben', 'Cy', 'Dot'].map((name, index) => ({ id: index + 1, name })));
  const [known, list] = [editionById(edition)!, listOf(edition, rule)!];
  const named = rulesWithPages(known).find(({ id }) => id === rule)!;
  return {
    heading: valueHeading(known, named),
    sentences: candidateSentences(list, named),
    rows: candidateRows(list, known, people).map((row) => [
      row.pairs,
      row.value,
      row.outcome,
      row.rejectedBy?.rule,
    ]),
  };
}

function listOf(id: string, rule: string): ReturnType<typeof candidateList> {
  const edition = editionById(id)!;
  const named = rulesWithPages(edition).find((one) => one.id === rule)!;
  const path = new URL(`../../corpus/${ruleExamplePath(edition, named)}`, import.meta.url);
  const moment = momentIn(readFileSync(path), null, null);
  return candidateList(moment, named, editionWithout(moment.edition, rule), 8);
}

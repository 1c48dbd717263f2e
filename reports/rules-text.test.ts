import { expect, test } from 'vitest';
import { editions } from '../engine/index.js';
import { editionsJson, editionsText, editionText } from './rules-text.js';

test('the list of editions says when they are in force', () => {
  const text = editionsText(editions);
  expect(text).toContain(
    'dutch-2017         FIDE (Dutch) System, 2017 rules (from 2017-07-01 to 2026-01-31)',
  );
  expect(text).toContain(
    'dutch-2012         FIDE (Dutch) System, 2012 rules (from about 2013-01-01 to 2017-06-30)',
  );
  expect(text).toContain('(since 2026-02-01)');
});

test('what the rules of a competition may choose, and the rules that come with it', () => {
  const text = editionText(editions.find(({ id }) => id === 'team-swiss-2026')!);
  expect(text).toContain('--colours    A, B, none (usual: A): type of the colour preferences');
  expect(text).toContain('Rules that come with other choices: C9 (2.3.6), 4.3.4');
  expect(editionText(editions[0])).not.toContain('choose');
});

test.each(editions.map((edition) => [edition.id, edition] as const))(
  '%s: every rule is listed',
  (_id, edition) => {
    const text = editionText(edition);
    for (const { id, article, title } of edition.rules) {
      expect(text).toContain(title);
      expect(text).toContain(article);
      if (/^C\d/.test(id)) expect(text).toMatch(new RegExp(`^ +${id} `, 'm'));
    }
  },
);

test('JSON', () => {
  const { editions: list } = JSON.parse(editionsJson(editions)) as {
    editions: { id: string; rules: unknown[] }[];
  };
  expect(list).toHaveLength(editions.length);
  expect(list.find(({ id }) => id === 'dutch-2026')?.rules).toContainEqual({
    level: 'quality',
    id: 'C12',
    article: '2.4.7',
    title: 'players who do not get their colour preference',
  });
});

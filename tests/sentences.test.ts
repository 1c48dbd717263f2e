import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sentencesOf, wordsIn } from './sentences.js';

/* Texts for people: one idea a sentence. */
const MOST_WORDS = 35;

const ROOT = new URL('../', import.meta.url);
const TEXTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'corpus/conformance/README.md',
  'corpus/edition-examples/README.md',
  'corpus/programs/README.md',
  ...readdirSync(new URL('docs/', ROOT))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it.each(TEXTS)(`%s: no sentence has more than ${MOST_WORDS} words`, (path) => {
  const sentences = sentencesOf(readFileSync(new URL(path, ROOT), 'utf8'));
  expect(sentences.length).toBeGreaterThan(2);
  const long = sentences.filter((sentence) => wordsIn(sentence) > MOST_WORDS);
  expect(long.map((sentence) => `${wordsIn(sentence)}: ${sentence}`)).toEqual([]);
});

it('sentences are found between code, tables, headings and lists', () => {
  const text = [
    '# A heading. Of two sentences',
    'One sentence, [with a link](https://example.org/a.b). Another one says `code. Code`!',
    '| a. | b. |',
    '- A point 2.4.7 of a list.',
    '- Another one.',
    '```sh',
    'no. sentence.',
    '```',
  ].join('\n');
  expect(sentencesOf(text)).toEqual([
    'One sentence, with a link.',
    'Another one says Code!',
    'A point 2.4.7 of a list.',
    'Another one.',
  ]);
  expect(wordsIn('Another one - says code!')).toBe(4);
});

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LISTS = [
  ...globSync(['scripts/**/*.mjs', 'vitest*.ts', 'tests/longest-first.ts'], { cwd: ROOT }),
  'eslint.config.js',
];

/** A file or a pattern of files of the rooms: 'cli/input/threads.ts', 'engine/**\/*.ts'. */
const PATH =
  /'((?:engine|corpus|checker|certification|generator|reports|server|cli|library|web|site|bench|tests)\/[^'\s\\${}()|]*\.(?:ts|tsx|mjs|json))'/g;

const listed = LISTS.flatMap((list) =>
  Array.from(readFileSync(ROOT + list, 'utf8').matchAll(PATH), ([, path]) => [path, list] as const),
);

it.each(listed)('%s, which %s names, exists', (path) => {
  expect(globSync(path, { cwd: ROOT })).not.toEqual([]);
});

/** A file or folder in the text of a page: `engine/order/`, `corpus/readings.md`. */
const NAMED =
  /`((?:engine|corpus|checker|certification|generator|reports|server|cli|library|web|site|bench|tests|scripts)\/[^`\s<*]*)`/g;

/** Written by commands. */
const MADE = /^reports\/(?:mutation|bench)\//;

const named = ['CONTRIBUTING.md', 'corpus/readings.md'].flatMap((page) =>
  Array.from(
    new Set(Array.from(readFileSync(ROOT + page, 'utf8').matchAll(NAMED), ([, path]) => path)),
    (path) => [path, page] as const,
  ),
);

it.each(named.filter(([path]) => !MADE.test(path)))('%s, which %s names, exists', (path) => {
  expect(existsSync(ROOT + path)).toBe(true);
});

it('paths are found in every kind of list', () => {
  const lists = new Set(listed.map(([, list]) => list));
  for (const list of [
    'scripts/executables.mjs',
    'vitest.suite.ts',
    'vitest.nodes.config.ts',
    'tests/longest-first.ts',
  ])
    expect(lists).toContain(list);
});

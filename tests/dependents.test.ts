import { expect, it } from 'vitest';
import { dependentTests } from '../scripts/dependents.mjs';
import { ROOT } from './sources.js';

/** What `npm run test:changed` would run after a change of these files. */
const testsOf = (...changed: string[]): string[] => dependentTests(ROOT, changed).map(({ file }) => file);

it('the tests of a source and of all that imports it, the nearest first', () => {
  const found = dependentTests(ROOT, ['engine/rules/colours.ts']);
  const files = found.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'engine/rules/colours.test.ts',
      'engine/systems/readings.test.ts',
      'checker/golden.test.ts',
      'tests/architecture.test.ts',
    ]),
  );
  expect(found[0].steps).toBe(1);
  expect(found.map(({ steps }) => steps)).toEqual(found.map(({ steps }) => steps).sort((a, b) => a - b));
  expect(files).not.toContain('tests/workflows.test.ts');
});

it('not those of what only its types come from', () => {
  expect(testsOf('checker/report.ts')).not.toContain('checker/judge/readings.test.ts');
  expect(testsOf('checker/judge/judge-round.ts')).toContain('checker/judge/readings.test.ts');
});

it('a test itself, and nothing else, where it was changed', () => {
  expect(testsOf('engine/norms/events.test.ts').slice(0, 1)).toEqual(['engine/norms/events.test.ts']);
  expect(testsOf('engine/norms/events.test.ts')).not.toContain('engine/norms/articles.test.ts');
});

it('tests that read data by its path or by its folder', () => {
  expect(testsOf('README.md')).toContain('tests/readme.test.ts');
  expect(testsOf('corpus/positions/new.trf')).toContain('checker/worked-examples.test.ts');
  expect(testsOf('.github/workflows/test.yml')).toContain('tests/workflows.test.ts');
});

it('tests that start the built program, which then has to be built', () => {
  const built = dependentTests(ROOT, ['cli/start/compile-cache.ts', 'engine/index.ts']);
  expect(built.find(({ file }) => file === 'cli/start/start.test.ts')).toMatchObject({ needsBuild: true });
  const pure = dependentTests(ROOT, ['engine/norms/events.test.ts']);
  expect(pure.find(({ file }) => file === 'engine/norms/events.test.ts')).toMatchObject({
    needsBuild: false,
  });
});

it('all tests where the settings of the tests change', () => {
  expect(testsOf('vitest.suite.ts').length).toBeGreaterThan(300);
});

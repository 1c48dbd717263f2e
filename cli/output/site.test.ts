import { expect, it } from 'vitest';
import { runCli } from '../testing/run-cli.js';

const FILE = 'corpus/examples/mastering-the-dutch.trf';

it.each([
  [['--site', 'somewhere'], 'Expected an address like https://example.org/rules/'],
  [['--site', 'javascript:alert(1)', '--format', 'html'], 'Expected an address'],
  [['--site', '../rules/'], '--site is for --format html and sarif, not for text'],
  [['--site', '../rules/', '--format', 'sarif'], 'SARIF takes whole addresses'],
])('check %j is refused', async (words, said) => {
  const { code, stderr } = await runCli(['check', ...words, FILE]);
  expect(code).toBe(2);
  expect(stderr).toContain(said);
});

it('audit leads to no rules but in pages', async () => {
  const { code, stderr } = await runCli(['audit', '--site', '../rules/', '--format', 'json', FILE]);
  expect(code).toBe(2);
  expect(stderr).toContain('--site is for --format html, not for json');
});

it('a page leads to the rules', async () => {
  const words = ['--rules', 'dutch-2017', '--rounds', '5', '--format', 'html', '--site', '../book'];
  const { stdout } = await runCli(['check', ...words, FILE]);
  expect(stdout).toContain('href="../book/rules/dutch-2017/C10.html"');
});

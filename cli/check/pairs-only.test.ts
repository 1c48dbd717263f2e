import { describe, expect, test } from 'vitest';
import { drawnEvent } from '../../checker/testing/drawn-event.js';
import { FOUR } from '../../tests/testing/option-files.js';
import { runCli } from '../testing/run-cli.js';

describe('check --pairs-only', () => {
  test('the text has the boards of each round by the rules, as pair prints them', async () => {
    const { code, stdout } = await runCli(['check', '--pairs-only', '-'], FOUR);
    expect(code).toBe(1);
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      '# -: rules dutch-2026 (start date 2026-05-01)',
      '# round 1: agrees',
      '2',
      '1 3',
      '4 2',
      '# round 2: deviates',
      '2',
      '2 1',
      '3 4',
    ]);
    for (const round of ['1', '2']) {
      const paired = await runCli(['pair', '--round', round, '-'], FOUR);
      expect(stdout).toContain(`\n${paired.stdout}`);
    }
  });

  test('without the comments the text is numbers alone', async () => {
    const event = drawnEvent({ players: 10, rounds: 4, code: 'FIDE_DUTCH_2026' });
    const { stdout } = await runCli(['check', '--pairs-only', '-'], event);
    const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toHaveLength(4 * 6);
    for (const line of lines) expect(line).toMatch(/^\d+( \d+)?$/);
  });

  test('the quiet text has the rounds that differ', async () => {
    const { stdout } = await runCli(['check', '--pairs-only', '--quiet', '-'], FOUR);
    expect(stdout).toContain('# round 2: deviates\n2\n2 1\n3 4\n');
    expect(stdout).not.toContain('# round 1');
  });

  test('a file that cannot be read is named, and the exit code says so', async () => {
    const { code, stdout } = await runCli(['check', '--pairs-only', '-'], FOUR.replace('2 w 0\n', '2 x 0\n'));
    expect(code).toBe(3);
    expect(stdout).toContain('# -: not paired\n# -:');
  });

  test.each([
    [['--rules', 'any'], '--rules any'],
    [['--proof', 'proof.json'], '--proof'],
    [['--literal'], '--literal'],
    [['--all-readings'], '--all-readings'],
    [['--format', 'csv'], '--format csv: use text or json'],
  ])('it does not go with %j', async (words, named) => {
    const { code, stderr } = await runCli(['check', '--pairs-only', ...words, '-'], FOUR);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `--pairs-only has the pairings of one edition and no reasons: it does not go with ${named}`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { drawnEvent } from '../../checker/testing/drawn-event.js';
import { check } from '../../library/index.js';
import type { CheckDocument } from '../../reports/index.js';
import { runCli } from '../testing/run-cli.js';

/** Its second round is one group of all players, of which half are due each colour. */
const DRAWN = drawnEvent({ players: 160, rounds: 2, code: 'FIDE_LIM_2026' });

describe('check --explain-limit', () => {
  it('stops the search for other readings, and says so', async () => {
    const { code, stdout, stderr } = await runCli(
      ['check', '--rounds', '2', '--no-day-knowledge', '--explain-limit', '1', '-'],
      DRAWN,
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('round  2  not checked: the pairing by lim-2026 is different; ');
    expect(stdout).toContain('the limit of 1 million steps was reached');
    expect(stdout).toContain('1 more is not decided (--explain-limit)');
    expect(code).toBe(1);
  });

  it('none: searches to the end, like the default here', async () => {
    const documentOf = async (...more: readonly string[]): Promise<CheckDocument> => {
      const { code, stdout } = await runCli(['check', '--format', 'json', ...more, '-'], DRAWN);
      expect(code).toBe(1);
      return JSON.parse(stdout) as CheckDocument;
    };
    const whole = await documentOf('--explain-limit', 'none');
    const usual = await documentOf();
    expect(usual).toEqual(whole);
    expect(whole.tournaments[0].rounds[1]).toMatchObject({ verdict: 'deviates' });
    expect(whole.tournaments[0].rounds[1]).not.toHaveProperty('stopped');
  });

  it('is an option of the library', () => {
    const [, round] = check(DRAWN, { explainLimit: 1, dayKnowledge: false }).tournaments[0].rounds;
    expect(round).toMatchObject({
      verdict: 'not-checked',
      stopped: { explainLimit: 1, searches: ['readings'] },
    });
    expect(() => check(DRAWN, { explainLimit: 0 })).toThrow(RangeError);
    expect(check(DRAWN, { explainLimit: 'none' }).tournaments[0].rounds[1].verdict).toBe('deviates');
  });

  it.each(['0', '1.5', 'all', '9999999'])('refuses %s', async (value) => {
    const { code, stderr } = await runCli(['check', '--explain-limit', value, '-'], DRAWN);
    expect(code).toBe(2);
    expect(stderr).toContain('Expected a whole number from 1 to 1000000 or "none"');
  });

  it('is in the help', async () => {
    const { stdout } = await runCli(['check', '--help']);
    expect(stdout).toMatch(/--explain-limit <n>[^-]*\(default: 500\)/s);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import type { CampaignDocument } from '../../corpus/schema/types/campaign-report.js';
import { elementsOf, textOf } from '../../reports/html/testing/parsed-page.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/* Campaigns of round robins. */

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const SMALL = ['--seed', 'robins', '--jobs', '1', '--to-the-end'];

function profile(folder: string, mode: string, rules = 'round-robin'): string {
  const file = join(folder, `${mode}.json`);
  writeFileSync(file, JSON.stringify(fake.adapter(mode, rules)));
  return file;
}

function reportIn(out: string): CampaignDocument {
  return JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as CampaignDocument;
}

describe.each(['round-robin', 'double-round-robin'])('a program that follows the table, %s', (rules) => {
  it('is within the threshold in three directions, and goes on where it ended', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const candidate = ['--candidate', profile(folder, 'right', rules)];
    const begun = await runCli(['certify', ...candidate, ...SMALL, '--count', '3', '--out', out]);
    expect(begun.code, begun.stderr).toBe(0);
    expect(begun.stderr).toContain('smoke test passed (a game with turned colours is noticed');
    const { code, stdout, stderr } = await runCli(['certify', '--resume', '--out', out, '--count', '6']);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain(`Campaign against fake right, rules ${rules}`);
    for (const direction of ['live', 'their-files', 'their-checker'])
      expect(stdout).toMatch(
        new RegExp(
          `\n${direction}: .*\n  6 of 6 tournaments: 6 agree\n|\n${direction}: .*\n  6 tournaments: 6 agree\n`,
        ),
      );
    expect(stdout).not.toContain('Smallest tournaments');
    expect(reportIn(out).byScenario.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['calm', 'forfeits']),
    );
  });
});

describe('a program that turns the colours from round 3 on', () => {
  it('misses the threshold in every report, by the rule of the table', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const args = ['--candidate', profile(folder, 'turns-colours'), ...SMALL, '--count', '3', '--out', out];
    const { code, stdout, stderr } = await runCli(['certify', ...args, '--directions', 'live,their-files']);
    expect(code, stderr).toBe(1);
    expect(stdout).toContain('BT2.round (C.05 Annex 1)');
    expect(stdout).toContain('none is looked for in round robins');
    const report = reportIn(out);
    expect(report).toMatchObject({ verdict: 'missed', shrunk: [], discrepancies: [], explainedBy: null });
    const schema = new URL('../../corpus/schema/campaign-report.schema.json', import.meta.url);
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
    const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
    validate(report);
    expect(validate.errors).toBeNull();
    const [live] = report.cases.filter(({ direction }) => direction === 'live');
    expect(live.deviations[0]).toMatchObject({ round: 3, rule: 'BT2.round' });
    const junit = readFileSync(join(out, 'report.junit.xml'), 'utf8');
    expect(junit).toContain(
      'round 3: The games are right, but the colours of all of them are turned [BT2.round',
    );
    const page = readFileSync(join(out, 'report.html'), 'utf8');
    expect(elementsOf(page).map(textOf).join(' ')).toContain('none is looked for in round robins');
    const csv = readFileSync(join(out, 'report.csv'), 'utf8');
    expect(csv).toContain('BT2.round');
    // The file that is kept shows the same.
    const checked = await runCli(['check', join(out, live.file ?? ''), '--rules', 'round-robin']);
    expect(checked.code).toBe(1);
    const again = await runCli(['certify', '--resume', '--out', out, '--only', '1', '--directions', 'live']);
    expect(again.code).toBe(1);
    expect(again.stdout).toContain('BT2.round');
  });
});

it('a checker that misses errors is refused by the test before the campaign', async () => {
  const folder = temporaryFolder();
  const candidate = ['--candidate', profile(folder, 'blind'), '--directions', 'their-checker'];
  const { code, stderr } = await runCli([
    'certify',
    ...candidate,
    ...['--count', '3', '--out', join(folder, 'campaign')],
  ]);
  expect(code).toBe(3);
  expect(stderr).toContain('accepts a file in which all meet the same opponents in rounds 1 and 2');
});

describe('what makes no sense of a round robin is refused', () => {
  it.each([
    [
      ['--directions', 'replay'],
      /the direction replay does not test a round-robin: its rounds do not depend on results; possible: live/,
    ],
    [['--steer', 'C5'], /--steer: a round-robin has a table/],
    [['--coverage'], /--coverage: a round-robin has a table/],
    [['--positions', 'known'], /a round-robin has a table; a second program, given positions and shrinking/],
    [['--second', 'literal'], /a round-robin has a table; a second program/],
    [['--rounds', '3'], /rounds: .* players play .* rounds in a round-robin/],
    [['--draw', 'varma'], /tournaments "\w+": table\.draw: varma has sets for 9 to 24 players/],
    [['--boards', '4'], /teams: not in a round-robin: players meet in it/],
    [['--half-point-byes', '10%'], /rates\.halfPointBye: not in a round-robin/],
  ])('%s', async (args, reason) => {
    const folder = temporaryFolder();
    const given = ['--candidate', profile(folder, 'right'), '--out', join(folder, 'campaign')];
    const { code, stderr } = await runCli(['certify', ...given, ...args]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(reason)]);
  });

  it('choices of the profile', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'choosing.json');
    writeFileSync(
      file,
      JSON.stringify({ ...fake.adapter('right', 'round-robin'), choices: { colours: 'B' } }),
    );
    const { code, stderr } = await runCli(['certify', '--candidate', file, '--out', join(folder, 'x')]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('a table, which leaves no choice colours')]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.js';

const file = join(
  fileURLToPath(new URL('../../corpus/standings/', import.meta.url)),
  'golden-absences-002.trf',
);

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/standings-report.schema.json', import.meta.url), 'utf8'),
);

const SENTENCE =
  'Player Test0004 (4) is 5th, ahead of Player Test0006 (6), 7th: both have 1.5 points; DE does not separate them; BH/C1 decides, 8 against 7 [C.07 8.1, 14.1].';

test.each([['4,6'], ['6,4'], [' 6 , 4 ']])(
  '--why %s: the tie-break that decides, with both values',
  async (two) => {
    const { code, stdout } = await runCli(['standings', '--why', two, file]);
    expect(stdout).toContain(`\n${SENTENCE}\n`);
    expect(stdout).not.toContain('Rank');
    expect(code).toBe(0);
  },
);

test('all formats with a comparison have the same sentence', async () => {
  const json = await runCli(['standings', '--why', '4,6', '--format', 'json', file]);
  const document = JSON.parse(json.stdout) as { readonly comparison: object };
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(document.comparison).toEqual({
    ahead: { id: 4, rank: 5 },
    behind: { id: 6, rank: 7 },
    equal: [
      { tieBreak: 'PTS', article: '', values: [1.5, 1.5] },
      { tieBreak: 'DE', article: '6', values: [0, 0.5] },
    ],
    decides: { tieBreak: 'BH/C1', article: '8.1, 14.1', values: [8, 7] },
    explanation: SENTENCE,
  });
  const { stdout } = await runCli(['standings', '--why', '4,6', '--format', 'html', file]);
  expect(stdout).toContain(`<p>${SENTENCE}</p>`);
});

test.each([
  [
    ['--why', '1,5'],
    'Player Test0001 (1) is 2nd, ahead of Player Test0005 (5), 3rd: 3.5 points against 2.5.',
  ],
  [
    ['--why', '7,4', '--tie-breaks', 'PTS'],
    'Player Test0004 (4) and Player Test0007 (7) share rank 5: both have 1.5 points; no tie-break of the list separates them [C.07 4.2].',
  ],
  [
    ['--why', '7,4', '--tie-breaks', 'PTS,TPN'],
    'Player Test0004 (4) is 5th, ahead of Player Test0007 (7), 7th: both have 1.5 points; TPN decides, 4 against 7 (the lower value is better) [C.07 7.8].',
  ],
])('%j', async (options, sentence) => {
  const { stdout } = await runCli(['standings', ...options, file]);
  expect(stdout).toContain(`\n${sentence}\n`);
});

test('with --explain the sentence comes before the values', async () => {
  const { stdout } = await runCli(['standings', '--why', '4,6', '--explain', '4', file]);
  expect(stdout.indexOf(SENTENCE)).toBeGreaterThan(0);
  expect(stdout.indexOf('rank 5')).toBeGreaterThan(stdout.indexOf(SENTENCE));
});

test('--why takes numbers of several digits', async () => {
  const open = fileURLToPath(new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url));
  const why = async (two: string): Promise<string> =>
    (await runCli(['standings', '--why', two, '--tie-breaks', 'PTS,BH', open])).stdout;
  expect(await why('10,6')).toMatch(/ \(10\) is [^]* \(6\)| \(6\) is [^]* \(10\)/);
  expect(await why('6,10')).toBe(await why('10,6'));
  expect(await why('10,11')).toMatch(/ \(1[01]\) [^]* \(1[01]\)/);
});

test.each(['4', '4,', ',6', '4;6', '4,6,7', 'x,6', '4,6x', '12345,6'])('--why %s is refused', async (two) => {
  const { code, stdout, stderr } = await runCli(['standings', '--why', two, file]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--why');
});

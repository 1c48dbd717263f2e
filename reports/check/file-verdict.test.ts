import { describe, expect, test } from 'vitest';
import { NO_SUCH_ROUNDS, sumOf } from '../../checker/index.js';
import type { FileProblem, RecognisedFile } from '../../checker/index.js';
import { invalid, report, round } from '../testing/deviations.js';
import { spokenProblem } from '../words/found-problem-words.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';
import { errorLines, isSkippedFile, skippedVerdict, summaryOf, verdictOf } from './file-verdict.js';
import type { FileVerdict, ReportSettings } from './file-verdict.js';
import { checkText } from './text.js';

const SETTINGS: ReportSettings = {
  ...{ format: 'text', triesAll: false, isOneOfSeveral: false },
  ...{ isQuiet: false, isColoured: false, isReportUnseen: false },
};
const RECOGNISED: RecognisedFile = { file: 'a.tunx', format: 'tunx', what: 'a tournament', way: '' };

describe('a file that is no tournament', () => {
  test.each<[string, RecognisedFile | null, readonly RecognisedFile[]]>([
    ['of no known kind', null, []],
    ['of a known kind', RECOGNISED, [RECOGNISED]],
  ])('is in no count but that of the skipped files: %s', (_, recognised, listed) => {
    expect(skippedVerdict('a.tunx', recognised)).toEqual({
      ...{ part: '', asides: [], outcome: 'done', entry: null, certificates: [] },
      totals: { ...sumOf([]), skipped: ['a.tunx'], recognised: listed },
    });
  });

  test('is not taken for a tournament, valid or not', () => {
    expect(isSkippedFile(skippedVerdict('a.tunx', null))).toBe(true);
    for (const checked of [report([round([])]), invalid()])
      expect(isSkippedFile(verdictOf(checked, [], SETTINGS, checkText))).toBe(false);
  });
});

const [error, warning] = invalid().problems;
const crash: FileProblem = { ...spokenProblem(error), code: INTERNAL_ERROR };
const noRounds: FileProblem = { ...spokenProblem(warning), code: NO_SUCH_ROUNDS };

describe('what is said beside a report', () => {
  test.each<[string, FileProblem, isSeen: number, isUnseen: number]>([
    ['an error', error, 0, 1],
    ['a warning', warning, 0, 0],
    ['rounds that are not there', noRounds, 0, 1],
    ['an internal error', crash, 1, 1],
  ])('%s, once, if the report does not show it', (_, problem, seen, unseen) => {
    const checked = invalid({ problems: [problem] });
    expect(errorLines(checked, false)).toHaveLength(seen);
    expect(errorLines(checked, true)).toHaveLength(unseen);
    for (const line of errorLines(checked, true)) expect(line).toMatch(/^open\.trf/);
  });
});

test.each<[string, readonly FileProblem[], number]>([
  ['a tournament', [], 0],
  ['an invalid file', [error], 0],
  ['a file whose check failed', [crash], 1],
])('the summary counts the files whose check failed: %s', (_, problems, failed) => {
  const checked = problems.length === 0 ? report([round([])]) : invalid({ problems });
  const verdict: FileVerdict = verdictOf(checked, [], SETTINGS, checkText);
  const skipped = skippedVerdict('a.tunx', RECOGNISED);
  const { entries, totals, ...summary } = summaryOf([verdict, skipped, verdict]);
  expect(summary.failed).toBe(2 * failed);
  expect(entries).toEqual([verdict.entry, null, verdict.entry]);
  expect(totals).toMatchObject({ tournaments: 2, skipped: ['a.tunx'], recognised: [RECOGNISED] });
});

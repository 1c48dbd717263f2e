import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { RoundReport } from '../../checker/index.js';
import { checkHtml } from '../html/check.js';
import { deviation, report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { checkCsv } from './csv.js';
import { findingsOf } from './findings.js';
import { checkGithub } from './github.js';
import { checkDocument } from './json.js';
import { checkJunit } from './junit.js';
import { outcomeOf } from './outcome.js';
import { checkSarif } from './sarif.js';
import { checkText } from './text.js';

/** The readings were not tried to the end: no verdict. */
const UNDECIDED = report(
  [round([deviation()], { verdict: 'not-checked', ...stopped('readings') }), round([], { round: 4 })],
  { verdict: 'agrees' },
);
/** The round deviates, and not all is said of it. */
const UNEXPLAINED = report([round([], { verdict: 'deviates', ...stopped('reasons', 'changes') })], {
  verdict: 'deviates',
});

function stopped(
  ...searches: NonNullable<RoundReport['stopped']>['searches'][number][]
): Pick<RoundReport, 'stopped'> {
  return { stopped: { explainLimit: 25, searches } };
}

const LIMIT = 'the limit of 25 million steps was reached (swissproof check --explain-limit changes it)';
const NO_VERDICT = `the pairing by dutch-2026 is different; whether another reading of the rules gives the published pairing is unknown: ${LIMIT}`;
const NO_REASONS = `The reasons are unknown: ${LIMIT}.`;
const NO_CHANGES = `Whether a result, a colour or a number was different when the round was paired is unknown: ${LIMIT}.`;

test.each([
  ['text', checkText],
  ['CSV', checkCsv],
  ['JUnit', checkJunit],
  ['SARIF', checkSarif],
  ['GitHub', checkGithub],
  ['HTML', checkHtml],
])('%s says what was not looked for, and by which option it would be', (_, format) => {
  expect(wholeReport(format, [UNDECIDED])).toContain(NO_VERDICT);
  const text = wholeReport(format, [UNEXPLAINED]);
  expect(text).toContain(NO_REASONS);
  expect(text).toContain(NO_CHANGES);
  expect(text).not.toContain('please report it with the file');
});

test('JSON has it as data, too, and the schema knows it', () => {
  const schema = new URL('../../corpus/schema/check-report.schema.json', import.meta.url);
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
    JSON.parse(readFileSync(schema, 'utf8')) as object,
  );
  const document = checkDocument([UNDECIDED, UNEXPLAINED]);
  validate(document);
  expect(validate.errors).toBeNull();
  const [[undecided], [unexplained]] = document.tournaments.map(({ rounds }) => rounds);
  expect(undecided).toMatchObject({
    verdict: 'not-checked',
    reason: NO_VERDICT,
    stopped: { explainLimit: 25, searches: ['readings'] },
  });
  expect(unexplained).toMatchObject({
    verdict: 'deviates',
    note: `${NO_REASONS} ${NO_CHANGES}`,
    stopped: { explainLimit: 25, searches: ['reasons', 'changes'] },
  });
  expect(document.totals).toMatchObject({ rounds: 2, agree: 1, deviate: 1, undecided: 1, byRule: {} });
});

test('an undecided round is a note that does not pass for agreement, and one without reasons is no defect of the program', () => {
  expect(outcomeOf(UNDECIDED)).toBe('deviates');
  expect(findingsOf(UNDECIDED).map(({ level }) => level)).toEqual(['note', 'note']);
  expect(outcomeOf(UNEXPLAINED)).toBe('deviates');
  expect(outcomeOf(report([round([], { verdict: 'deviates' })]))).toBe('internal-error');
});

test('brackets that were looked at keep their reasons', () => {
  const partly = report([round([deviation()], stopped('reasons'))]);
  const text = wholeReport(checkText, [partly]);
  expect(text).toContain('Bracket 2.5: ');
  expect(text).toContain(`The reasons in the brackets below are unknown: ${LIMIT}.`);
});

test('one line of many files counts the undecided rounds', () => {
  expect(wholeReport(checkText, [UNDECIDED, UNDECIDED])).toContain('; 1 round not decided (--explain-limit)');
  expect(wholeReport(checkText, [UNDECIDED])).toContain('1 more is not decided (--explain-limit)');
});

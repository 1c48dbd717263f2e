import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { checkHtml } from '../html/check.js';
import { wholeReport } from '../testing/whole-report.js';
import { checkCsv } from './csv.js';
import { findingsOf } from './findings.js';
import { checkDocument } from './json.js';
import { checkJunit } from './junit.js';
import { outcomeOf } from './outcome.js';
import { checkSummary } from './summary.js';
import { checkText } from './text.js';

function found(name: string, change: (text: string) => string = (text) => text): TournamentReport {
  const text = readFileSync(new URL(`../../corpus/found/${name}.trf`, import.meta.url), 'latin1');
  return checkFile(change(text), `${name}.trf`);
}

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
  schema as object,
);

describe('a table that is right by another reading (T6)', () => {
  const report = found('won-forfeit-round-robin');
  const reason =
    'right by another reading: reading T6: a forfeit win of a round robin counts as a game won over the board';

  it('is no deviation: exit code 0', () => {
    expect(outcomeOf(report)).toBe('done');
  });

  it('agrees otherwise in the text, with the reading; among several files in a line', () => {
    const text = wholeReport(checkText, [report]);
    expect(text).toContain(`  standings agree otherwise: ${reason}`);
    expect(text).not.toMatch(/DEVIATE|are wrong/);
    expect(wholeReport(checkText, [report, report])).toContain('; standings agree otherwise (T6))');
    expect(wholeReport(checkText, [report], { isColoured: true })).toContain('\u001b[33magree otherwise');
    const quiet = wholeReport(checkText, [report], { isQuiet: true });
    expect(quiet).toContain('standings agree otherwise');
    expect(quiet).not.toContain('not checked');
  });

  it('in the document', () => {
    const document = checkDocument([report]);
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(document.tournaments[0].standings).toMatchObject({
      verdict: 'agrees-otherwise',
      points: 'agree',
      ranks: 'agree-otherwise',
      readings: ['T6'],
    });
    expect(document.tournaments[0].standings?.reason).toContain(reason);
    expect(document.totals.standings).toEqual({
      ...{ agree: 0, agreeOtherwise: 1, deviate: 0, notChecked: 0, byTieBreak: {} },
    });
  });

  it('in CSV, JUnit, the page and the findings', () => {
    expect(wholeReport(checkCsv, [report])).toContain(',standings-agrees-otherwise,WON,7.2,');
    expect(wholeReport(checkSummary, [report])).toContain(',agrees-otherwise,0,');
    const junit = wholeReport(checkJunit, [report]);
    expect(junit).toContain(reason);
    expect(junit).toMatch(/failures="0"/);
    const page = wholeReport(checkHtml, [report]);
    expect(page).toContain('agree otherwise');
    expect(page).toContain(reason);
    const levels = findingsOf(report).flatMap(({ source, level }) => (source === 'standings' ? [level] : []));
    expect(levels).toEqual(['note', 'note']);
  });
});

it('wrong points deviate, also where all ranks are right by another reading', () => {
  const report = found('won-forfeit-round-robin', (text) =>
    text.replace('1001             3.0', '1001             3.5'),
  );
  const text = wholeReport(checkText, [report]);
  expect(text).toContain('  standings DEVIATE: after round 5');
  expect(text).toContain('    All ranks are right by another reading: reading T6: ');
  expect(text).toContain('The printed standings are wrong.\n');
  expect(outcomeOf(report)).toBe('deviates');
  const document = checkDocument([report]);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document.tournaments[0].standings).toMatchObject({
    ...{ verdict: 'deviates', points: 'deviate', ranks: 'agree-otherwise', readings: ['T6'] },
  });
});

describe('a table whose ranks are not compared', () => {
  const report = found('team-empty-board');
  const note = 'The ranks are not compared: they are the starting numbers, and no list is announced.';

  it('never agrees: the points do', () => {
    const text = wholeReport(checkText, [report]);
    expect(text).toContain('  standings: points agree, ranks not compared: after round 1');
    expect(text).toContain(note);
    const two = wholeReport(checkText, [report, report]);
    expect(two).toContain('; points agree, ranks not compared');
    expect(two).toContain('Standings: the ranks of 2 not compared.\n');
    const coloured = wholeReport(checkText, [report], { isColoured: true });
    expect(coloured).toContain('\u001b[33mpoints agree, ranks not compared');
  });

  it('in the document, JUnit and the page', () => {
    const document = checkDocument([report]);
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(document.tournaments[0].standings).toMatchObject({
      verdict: 'not-checked',
      points: 'agree',
      ranks: 'not-compared',
      notes: [note],
    });
    expect(document.totals.standings).toEqual({
      ...{ agree: 0, deviate: 0, notChecked: 1, pointsOnly: 1, byTieBreak: {} },
    });
    expect(wholeReport(checkJunit, [report])).toContain(
      `skipped message="points agree, ranks not compared: ${note}"`,
    );
    expect(wholeReport(checkHtml, [report])).toContain('points agree, ranks not compared');
  });

  it('is not compared at all without points', () => {
    const silent = found('fb-before-the-last-round', (text) =>
      text.replace('202 FB\n', '').replace(/^(001.{76}).{10}/gm, '$1          '),
    );
    expect(wholeReport(checkText, [silent])).toContain(
      'standings not compared: the file prints neither points nor ranks',
    );
    expect(wholeReport(checkText, [silent, silent])).toContain('Standings: 2 not compared.\n');
    expect(checkDocument([silent]).tournaments[0].standings).toMatchObject({
      ...{ verdict: 'not-checked', points: 'not-compared', ranks: 'not-compared' },
    });
  });
});

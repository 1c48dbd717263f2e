import { expect, test } from 'vitest';
import { checkCsv } from './csv.js';
import { deviation, invalid, report, round, side } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';

test('a row a deviation', () => {
  const consequence = deviation({ bracket: 20, consequenceOf: 0 });
  const text = wholeReport(checkCsv, [
    report([round([deviation(), consequence])]),
    report([round([])]),
    invalid(),
  ]);
  const [header, first, second, ...rest] = text.trimEnd().split('\n');
  expect(header).toBe(
    'file,name,edition,round,kind,rule,article,bracket,players,consequence_of,published,reference,explanation,summary,violations,declared',
  );
  expect(first).toMatch(
    /^open\.trf,Open,dutch-2026,3,quality,C12,2\.4\.7,2\.5,5 12 8 19,,5-12 8-19,5-19 8-12,"Bracket 2\.5: /,
  );
  expect(first).toMatch(
    /,"C12 \(2\.4\.7\): 2 players without their colour preference, 0 is possible \(bracket 2\.5\)",,$/,
  );
  expect(second).toContain(',2,5 12 8 19,2.5,');
  expect(second).toMatch(/,C12 \(2\.4\.7\): follows from bracket 2\.5 \(bracket 2\),,$/);
  expect(rest).toEqual([]);
});

test('quotes and commas survive, formulas do not run', () => {
  const found = deviation({ kind: 'completion', published: side({ pairs: [[5, 12]], downfloaters: [7] }) });
  const text = wholeReport(checkCsv, [report([round([found])], { name: '=1+1 "Open", A' })]);
  expect(text).toContain(`"'=1+1 ""Open"", A"`);
  expect(text).toContain(',5-12 float 7,');
});

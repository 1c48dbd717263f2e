import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Declaration, DeclarationFault, RoundReport } from '../../checker/index.js';
import { checkCsv } from '../check/csv.js';
import { checkDocument } from '../check/json.js';
import { outcomeOf } from '../check/outcome.js';
import { checkText } from '../check/text.js';
import { deviation, report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { declarationWords } from './declaration-words.js';

const alteration = {
  kind: 'mpa',
  round: 3,
  text: ' MPA @ Round 3: 5-19 => 5-12',
  engine: [{ pair: [5, 19] }],
  altered: [{ pair: [5, 12] }],
} as const;
const rightly: Declaration = { alteration, verdict: 'rightly' };
const wrongly = (fault: DeclarationFault): Declaration => ({ alteration, verdict: 'wrongly', fault });

test.each<[Declaration, string]>([
  [rightly, 'Declared by the file: "MPA @ Round 3: 5-19 => 5-12".'],
  [{ alteration, verdict: 'noted' }, 'The file says: "MPA @ Round 3: 5-19 => 5-12".'],
  [wrongly({ kind: 'no-deviation' }), ': the round is paired by the rules.'],
  [
    wrongly({ kind: 'not-by-the-rules', boards: [{ pair: [5, 19] }, { bye: 7 }] }),
    ': the rules do not pair 5-19, the bye of 7 before the alteration.',
  ],
  [wrongly({ kind: 'not-published', boards: [{ pair: [5, 12] }] }), ': 5-12 is not in the published round.'],
  [
    wrongly({ kind: 'other-players', players: [19, 12] }),
    ': players 19, 12 on one side of the alteration only.',
  ],
  [wrongly({ kind: 'no-full-point-bye', players: [4] }), ': no full-point bye of player 4 in this round.'],
])('%j', (declaration, words) => {
  expect(declarationWords(declaration)).toContain(words);
});

const declared: RoundReport = round([deviation({ declared: true })], { declarations: [rightly] });
const agreeing: RoundReport = round([], { round: 4, declarations: [wrongly({ kind: 'no-deviation' })] });
const reports = [report([declared, round([], { round: 2 }), agreeing])];

test('text', () => {
  const text = wholeReport(checkText, reports);
  expect(text).toMatch(/Bracket 2\.5: .* \(declared by the file\)\n/);
  expect(text).toContain('    Declared by the file: "MPA @ Round 3: 5-19 => 5-12".\n');
  expect(text).toContain('1 deviation declared by the file itself, 1 wrong declaration\n');
  expect(text).not.toContain('deviations by rule');
  const quiet = wholeReport(checkText, reports, { isQuiet: true });
  expect(quiet).toContain('round  4');
  expect(quiet).not.toContain('round  2');
});

test('CSV', () => {
  const [header, first, second, ...rest] = wholeReport(checkCsv, reports).trimEnd().split('\n');
  expect(header).toMatch(/,declared$/);
  expect(first).toMatch(/^open\.trf,.*,quality,C12,.*,rightly$/);
  expect(second).toMatch(
    /^open\.trf,Open,dutch-2026,4,declaration,.*Wrongly declared by the file.*,wrongly$/,
  );
  expect(rest).toEqual([]);
});

test('JSON', () => {
  const document = checkDocument(reports);
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(document.totals).toMatchObject({
    agree: 2,
    deviate: 1,
    declared: 1,
    wronglyDeclared: 1,
    byRule: {},
  });
  const [first, , third] = document.tournaments[0].rounds;
  expect(first).toMatchObject({
    verdict: 'deviates',
    deviations: [{ declared: true }],
    declarations: [{ kind: 'mpa', text: 'MPA @ Round 3: 5-19 => 5-12', verdict: 'rightly' }],
  });
  expect(third.declarations).toMatchObject([
    { verdict: 'wrongly', reason: 'the round is paired by the rules' },
  ]);
});

test('a declared deviation is a deviation still; a wrong declaration of a round that agrees is none', () => {
  expect(outcomeOf(report([declared]))).toBe('deviates');
  expect(outcomeOf(report([agreeing]))).toBe('done');
});

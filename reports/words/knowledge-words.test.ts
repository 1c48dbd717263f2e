import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { DeclaredKnowledge, SeriesKnowledge } from '../../checker/index.js';
import { checkCsv } from '../check/csv.js';
import { findingsOf } from '../check/findings.js';
import { checkDocument } from '../check/json.js';
import { checkText } from '../check/text.js';
import { report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { knowledgeWords } from './declaration-words.js';

const result = {
  ...({ kind: 'result', round: 2, players: [5, 1], earlier: ['=', '='], until: 3 } as const),
  text: ' Result known later @ Round 2: 5-1 = until Round 3',
};
const colours = { kind: 'colours', round: 1, players: [6, 2], until: 3, text: ' c' } as const;
const numbers = { kind: 'numbers', order: [1, 3, 2], until: 3, text: ' n' } as const;
const knowledge = (
  verdict: DeclaredKnowledge['verdict'],
  ...known: DeclaredKnowledge['known'][number][]
): DeclaredKnowledge => ({ declared: true, known, verdict });
/** Thirty players; player 20 came before player 15. */
const long = [...Array.from({ length: 14 }, (_, i) => i + 1), 20, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25];

test.each<[DeclaredKnowledge | SeriesKnowledge, string]>([
  [
    knowledge('rightly', result),
    'Declared by the file: when this round was paired, the game 5-1 of round 2 counted as ½-½ (C.04.2).',
  ],
  [
    knowledge('rightly', colours, numbers),
    'Declared by the file: when this round was paired, 6 had White against 2 in round 1 (C.04.2), and the order of the numbers was 1 3 2 (C.04.2).',
  ],
  [
    knowledge('rightly', { ...numbers, order: long }),
    'the order of the numbers was … 20 15 16 17 18 19 … (C.04.2).',
  ],
  [
    { declared: false, from: 'earlier-files', known: [result], verdict: 'rightly' } as const,
    'By the earlier files of the event: when this round was paired, the game 5-1 of round 2 counted as ½-½ (C.04.2).',
  ],
  [knowledge('noted', result), 'counted as ½-½ (C.04.2); the round deviates with and without that.'],
  [
    knowledge('wrongly', result),
    'Wrongly declared by the file: when this round was paired, the game 5-1 of round 2 counted as ½-½ (C.04.2). The round deviates with that, and agrees with what the file has now.',
  ],
])('%j', (one, words) => {
  expect(knowledgeWords(one)).toContain(words);
});

const reports = [
  report([
    round([], { round: 2 }),
    round([], { round: 3, declaredKnowledge: knowledge('rightly', result) }),
    round([], { round: 4, declaredKnowledge: knowledge('wrongly', result, colours, numbers) }),
  ]),
];

test('text: a quiet report has what is declared wrongly', () => {
  expect(wholeReport(checkText, reports)).toContain(
    '  round  3  agrees\n    Declared by the file: when this round',
  );
  const quiet = wholeReport(checkText, reports, { isQuiet: true });
  expect(quiet).toContain('    Wrongly declared by the file: when this round');
  expect(quiet).not.toContain('round  3');
});

test('CSV and findings have what is declared wrongly', () => {
  const rows = wholeReport(checkCsv, reports).trimEnd().split('\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^open\.trf,Open,dutch-2026,4,declaration,.*,wrongly$/);
  expect(findingsOf(reports[0]).map(({ rule, round: about, level }) => [rule, about, level])).toContainEqual([
    'declaration',
    4,
    'warning',
  ]);
});

test('JSON', () => {
  const document = checkDocument(reports);
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(document.totals).toMatchObject({ agree: 3, deviate: 0, wronglyDeclared: 1 });
  const [first, second, third] = document.tournaments[0].rounds;
  expect(first.declaredKnowledge).toBeUndefined();
  expect(second.declaredKnowledge).toMatchObject({
    declared: true,
    verdict: 'rightly',
    known: [
      {
        ...{ kind: 'result', round: 2, until: 3, players: [5, 1], earlier: ['=', '='] },
        text: 'Result known later @ Round 2: 5-1 = until Round 3',
      },
    ],
  });
  expect(third.declaredKnowledge?.known.map(({ kind, players }) => [kind, players])).toEqual([
    ['result', [5, 1]],
    ['colours', [6, 2]],
    ['numbers', [1, 3, 2]],
  ]);
});

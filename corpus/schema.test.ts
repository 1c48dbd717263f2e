import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

const schema: unknown = JSON.parse(
  readFileSync(new URL('./schema/check-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);

/** The example of the contract. */
function report(): Record<string, never> {
  const document: unknown = JSON.parse(`{
    "schema": "swissproof/check-report/1",
    "program": { "name": "swissproof", "version": "0.1.0" },
    "tournaments": [
      {
        "file": "event.trf",
        "name": "Open",
        "edition": { "id": "dutch-2026", "chosenBy": "option" },
        "players": 50,
        "verdict": "deviates",
        "errors": [
          { "line": 12, "column": 85, "text": "x", "expected": "y", "message": "z" }
        ],
        "rounds": [
          {
            "round": 3,
            "verdict": "deviates",
            "published": [{ "white": 5, "black": 12 }, { "bye": 7 }],
            "reference": [{ "white": 5, "black": 14 }, { "bye": 7 }],
            "deviations": [
              {
                "kind": "quality",
                "rule": "C12",
                "article": "2.4.7",
                "bracket": 2.5,
                "players": [5, 12, 14],
                "consequenceOf": null,
                "published": { "value": [4], "pairs": [[5, 12]], "downfloaters": [] },
                "reference": { "value": [2], "pairs": [[5, 14]], "downfloaters": [] },
                "explanation": "Bracket 2.5: …"
              }
            ]
          }
        ]
      }
    ],
    "totals": {
      "tournaments": 1, "rounds": 9, "agree": 8, "deviate": 1, "invalid": 0, "byRule": { "C12": 1 }
    }
  }`);
  return document as Record<string, never>;
}

/** The report with one value replaced; the path is written with dots. */
function changed(path: string, value: unknown): unknown {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const document = report();
  let target: Record<string, unknown> = document;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  target[last] = value;
  return document;
}

const ROUND = 'tournaments.0.rounds.0';

test('the example of the contract is valid', () => {
  expect(validate(report()), JSON.stringify(validate.errors)).toBe(true);
});

test.each([
  ['tournaments', []],
  ['tournaments.0.edition.reason', 'record 192 says so'],
  ['tournaments.0.warnings', [{ line: 1, column: 1, text: '', expected: '', message: 'm', adjustment: 'a' }]],
  [`${ROUND}.reason`, 'no legal pairing'],
  [`${ROUND}.note`, 'colours follow the record'],
  [`${ROUND}.deviations.0.reference`, {}],
  [`${ROUND}.deviations.0.bracket`, null],
])('%s may be %j', (path, value) => {
  expect(validate(changed(path, value)), JSON.stringify(validate.errors)).toBe(true);
});

test.each([
  ['schema', 'swissproof/check-report/2'],
  ['extra', 1],
  ['tournaments.0.edition', null],
  ['tournaments.0.edition.chosenBy', 'guess'],
  ['tournaments.0.verdict', 'fine'],
  ['tournaments.0.errors.0.line', 0],
  ['tournaments.0.warnings', [{ line: 1, column: 1, text: '', expected: '', message: 'm' }]],
  [`${ROUND}.round`, 0],
  [`${ROUND}.extra`, 1],
  [`${ROUND}.published`, [{ white: 5 }]],
  [`${ROUND}.published`, [{ white: 5, black: 12, bye: 7 }]],
  [`${ROUND}.deviations.0.kind`, 'bad'],
  [`${ROUND}.deviations.0.published.pairs`, [[1, 2, 3]]],
  ['totals.byRule', { C12: -1 }],
])('%s may not be %j', (path, value) => {
  expect(validate(changed(path, value))).toBe(false);
});

test('an invalid file may have no edition', () => {
  const document = changed('tournaments.0.verdict', 'invalid') as { tournaments: { edition: null }[] };
  document.tournaments[0].edition = null;
  expect(validate(document)).toBe(true);
});

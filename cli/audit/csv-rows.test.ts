import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/run-cli.js';
import { readCsv } from './csv-rows.js';

function rowsOf(text: string): unknown[] {
  const file = join(temporaryFolder(), 'list.csv');
  writeFileSync(file, text);
  return readCsv(file).map(({ line, cells }) => [
    line,
    ...cells.map(({ text: of, line: at, column }) => `${of}@${at}:${column}`),
  ]);
}

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('rows know where they stand, with lines that end with %s', (_, end) => {
  test.each([
    [
      'one after another',
      ['a,b', '1,2'],
      [
        [1, 'a@1:1', 'b@1:3'],
        [2, '1@2:1', '2@2:3'],
      ],
    ],
    [
      'empty lines between',
      ['a,b', '', '', '1,2', '', ''],
      [
        [1, 'a@1:1', 'b@1:3'],
        [4, '1@4:1', '2@4:3'],
      ],
    ],
    ['empty lines before', ['', '', 'a,b'], [[3, 'a@3:1', 'b@3:3']]],
    ['a delimiter in quotes', ['"x, y",b'], [[1, 'x, y@1:1', 'b@1:8']]],
    [
      'a line end in quotes',
      ['"x', 'y",b', '1,2'],
      [
        [1, `x${end}y@1:1`, `b@1:${6 + end.length}`],
        [3, '1@3:1', '2@3:3'],
      ],
    ],
    [
      'another delimiter',
      ['a;b', '1;2'],
      [
        [1, 'a@1:1', 'b@1:3'],
        [2, '1@2:1', '2@2:3'],
      ],
    ],
  ])('%s', (_name, lines, rows) => {
    expect(rowsOf(lines.join(end))).toEqual(rows);
    expect(rowsOf(lines.join(end) + end)).toEqual(rows);
  });
});

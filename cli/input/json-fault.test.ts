import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from './json-fault.js';

const VALUE = 'a value (text in double quotes, a number, true, false, null, { or [)';

test.each([
  ['{', 1, 2, '', 'a name in double quotes'],
  ['{"a": 1,}', 1, 9, '}', 'a name in double quotes'],
  ['{\n  "a" 1\n}', 2, 7, '1', '":"'],
  ['{"a": 01}', 1, 7, '01}', VALUE],
  ['[1 2]', 1, 4, '2]', '"," or "]"'],
  ['{} x', 1, 4, 'x', 'the end of the file'],
  ['[[1, 2\r\n', 2, 1, '', '"," or "]"'],
  ['{"a": [1], b: 2}', 1, 12, 'b:', 'a name in double quotes'],
  ['[1] // one', 1, 5, '//', 'the end of the file'],
  ['{ /* one */ }', 1, 3, '/*', 'a name in double quotes'],
  ['[1,]', 1, 4, ']', VALUE],
  ['["a\nb"]', 1, 2, '"a', VALUE],
  ['[1,\u00a02]', 1, 4, '\uFFFD2]', VALUE],
])('%j', (text, line, column, found, expected) => {
  expect(findJsonFault(text)).toEqual({ line, column, found, expected });
});

test('correct JSON has no fault', () => {
  fc.assert(fc.property(fc.json(), (text) => findJsonFault(text) === null));
});

test('whatever JSON.parse refuses has one', () => {
  const characters = fc.constantFrom(...'{}[]:,"a1-.e \n\\tu0'.split(''));
  fc.assert(
    fc.property(
      fc.array(characters).map((list) => list.join('')),
      (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === null).toBe(isJson);
      },
    ),
    { numRuns: 2000 },
  );
});

test('as many levels as people write, and no more', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  expect(findJsonFault(nested(100))).toBeNull();
  for (const levels of [101, 1_000_000])
    expect(findJsonFault(nested(levels))).toMatchObject({ column: 101, expected: 'at most 100 levels' });
});

test('the last of several members of one name counts, as for JSON.parse', () => {
  expect(findJsonFault('{"a": 1, "a": 2}')).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from './json-fault.js';

test.each([
  ['{', 1, 2, '', 'a name in double quotes'],
  ['{"a": 1,}', 1, 9, '}', 'a name in double quotes'],
  ['{\n  "a" 1\n}', 2, 7, '1', '":"'],
  ['{"a": 01}', 1, 7, '01}', 'a value (text in double quotes, a number, true, false, null, { or [)'],
  ['[1 2]', 1, 4, '2]', '"," or "]"'],
  ['{} x', 1, 4, 'x', 'the end of the file'],
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

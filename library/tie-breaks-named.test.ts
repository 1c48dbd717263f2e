import { expect, test } from 'vitest';
import { tieBreakEditions } from '../engine/index.js';
import { tieBreakEditionNamed, tieBreaksNamed } from './tie-breaks-named.js';

test('an edition of C.07 by its name; none named, or "auto", leaves the choice to the date', () => {
  expect(tieBreakEditionNamed(undefined)).toBeNull();
  expect(tieBreakEditionNamed('auto')).toBeNull();
  for (const edition of tieBreakEditions) expect(tieBreakEditionNamed(edition.id)).toBe(edition);
  expect(() => tieBreakEditionNamed('1999')).toThrow(
    /there is no edition "1999" of C\.07; possible: .*, auto$/,
  );
});

test('a list of tie-breaks by its text', () => {
  expect(tieBreaksNamed(undefined)).toBeNull();
  expect(tieBreaksNamed('BH,SB')).toHaveLength(2);
  expect(() => tieBreaksNamed('BH,nonsense')).toThrow(RangeError);
});

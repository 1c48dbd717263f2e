import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../header.js';

describe('addDays', () => {
  it.each([
    ['2026-02-27', 1, '2026-02-28'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2017-07-01', 3136, '2026-01-31'],
  ])('%s and %i days make %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2300-01-01'), noInvalidDate: true }),
        fc.nat(4000),
        (date, days) => {
          const later = new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
          expect(addDays(date.toISOString().slice(0, 10), days)).toBe(later);
        },
      ),
    );
  });
});

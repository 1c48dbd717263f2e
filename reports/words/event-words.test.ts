import { describe, expect, it } from 'vitest';
import { datesOf, dayText, editionTitle, placeOf } from './event-words.js';

describe('the days of an event', () => {
  it.each([
    ['2026-05-04', '2026-05-08', '4 to 8 May 2026'],
    ['2026-05-30', '2026-06-02', '30 May to 2 June 2026'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
    ['2026-05-04', '2026-05-04', '4 May 2026'],
    ['2026-05-04', '', '4 May 2026'],
    ['', '2026-05-08', '8 May 2026'],
    ['05/04/2026', '2026-05-08', '05/04/2026 to 8 May 2026'],
    ['', '', ''],
  ])('%s to %s', (from, until, words) => {
    expect(datesOf({ from, until })).toBe(words);
  });

  it.each([
    ['2026-05-04', '4 May 2026'],
    ['2026-01-31', '31 January 2026'],
    ['2026-12-09', '9 December 2026'],
    ['spring 2026', 'spring 2026'],
    ['2026-05-04 10:00', '2026-05-04 10:00'],
    ['from 2026-05-04', 'from 2026-05-04'],
    ['2026-5-4', '2026-5-4'],
    ['2026-00-04', '2026-00-04'],
    ['2026-10-04', '4 October 2026'],
    ['2026-13-04', '2026-13-04'],
    ['2026-05-00', '2026-05-00'],
    ['2026-05-10', '10 May 2026'],
    ['2026-05-30', '30 May 2026'],
    ['2026-05-32', '2026-05-32'],
    ['', ''],
  ])('the day %s; a text that is no day stays as it is', (day, words) => {
    expect(dayText(day)).toBe(words);
  });
});

it.each([
  ['Port-Lune', 'FRA', 'Port-Lune, FRA'],
  ['Port-Lune (FRA)', 'FRA', 'Port-Lune (FRA)'],
  ['', 'FRA', 'FRA'],
  ['Port-Lune', '', 'Port-Lune'],
  ['', '', ''],
])('the place %s and the federation %s', (place, federation, words) => {
  expect(placeOf({ place, federation })).toBe(words);
});

it.each([
  ['dutch-2026', 'Dutch 2026'],
  ['dutch-2015-draft', 'Dutch 2015 draft'],
  ['team-swiss-2026', 'Team Swiss 2026'],
  ['round-robin', 'Round robin'],
  ['double-round-robin', 'Double round robin'],
])('the edition %s', (id, title) => {
  expect(editionTitle(id)).toBe(title);
});

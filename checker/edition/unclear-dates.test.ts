import { describe, expect, test } from 'vitest';
import { duel, four } from '../../corpus/trf/testing/lines.js';
import { editionsByLikelihood, oldestByDate } from '../../engine/index.js';
import { betterEditionWords, choiceReason } from '../../reports/words/edition-words.js';
import { checkFile, fitFile } from '../index.js';
import type { TournamentReport } from '../index.js';
import { conclusion } from '../../reports/words/fit-words.js';
import { readFileSync } from 'node:fs';
import { spokenProblem } from '../../reports/words/found-problem-words.js';

/** Eight rounds that agree with the rules of 2026 alone. */
const example = readFileSync(
  new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url),
  'latin1',
);
const dated = (...records: string[]): string =>
  [...records, example.replace(/^(?:042|052|132|092|192).*[\r\n]+/gm, '')].join('\n');
const checked = (...records: string[]): TournamentReport => checkFile(dated(...records), 'a.trf');
const reasonOf = ({ edition }: TournamentReport): string => (edition === null ? '' : choiceReason(edition));

describe('a date that does not tell the edition: the rounds do', () => {
  test.each([
    ['042 31.31.2026', 'the date of start "31.31.2026" cannot be read; all 8 rounds agree with dutch-2026'],
    ['042 spring', 'the date of start "spring" cannot be read; all 8 rounds agree with dutch-2026'],
    [
      '042 05/01/2026',
      'the date of start "05/01/2026" can be read as 2026-01-05 (dutch-2017) and as 2026-05-01 (dutch-2026); all 8 rounds agree with dutch-2026',
    ],
    [
      '042 26/04/01',
      'the date of start "26/04/01" can be read as 2026-04-01 (dutch-2026) and as 2001-04-26 (no edition that is here); all 8 rounds agree with dutch-2026',
    ],
    ['052 spring', 'the date "spring" cannot be read; all 8 rounds agree with dutch-2026'],
    [
      '042 2010/09/24',
      'the event starts on 2010-09-24, before the oldest rules that are taken by date (dutch-2012, since about 2013-01-01); all 8 rounds agree with dutch-2026',
    ],
  ])('%s', (record, reason) => {
    const report = checked(record);
    expect(report).toMatchObject({ verdict: 'agrees', edition: { id: 'dutch-2026', chosenBy: 'fit' } });
    expect(reasonOf(report)).toBe(reason);
  });

  test('only of those that the date allows', () => {
    const report = checked('042 05/01/2016');
    expect(report).toMatchObject({ verdict: 'deviates', edition: { id: 'dutch-2012', chosenBy: 'date' } });
    expect(reasonOf(report)).toMatch(/^start date 05\/01\/2016 \(2016-01-05 or 2016-05-01\)/);
    const other = checked('042 06/07/2017');
    expect(other).toMatchObject({ verdict: 'deviates', edition: { chosenBy: 'fit' } });
    expect(reasonOf(other)).toContain('none pairs every round as published: ');
    expect(other.alternatives[0]).not.toHaveProperty('id', 'dutch-1992');
    expect(betterEditionWords(other)).toContain('all 8 rounds agree with dutch-2026 (--rules dutch-2026)');
  });

  test('whatever rounds are asked for', () => {
    const report = checkFile(dated('042 05/01/2026'), 'a.trf', { rounds: (round) => round === 1 });
    expect(reasonOf(report)).toContain('all 8 rounds agree with dutch-2026');
    expect(report.rounds).toHaveLength(1);
  });

  test('where nothing fits rules that are not here, nobody is accused', () => {
    const swapped = swapColours(dated('042 2010/09/24'));
    const report = checkFile(swapped, 'a.trf');
    expect(report).toMatchObject({ verdict: 'invalid', edition: null });
    const [error] = report.problems.filter(({ severity }) => severity === 'error');
    expect(error).toMatchObject({ code: 'edition', line: 1, column: 5, text: '2010/09/24' });
    expect(spokenProblem(error).message).toContain('none pairs every round as published: ');
  });
});

describe('other dates of a file', () => {
  test.each([
    [['132'.padEnd(91) + '19/05/01  19/05/02'], 'first date of a round 2019-05-01'],
    [['052 2019/05/09'], 'last day 2019-05-09'],
  ])('%j stand for that of the start', (records, reason) => {
    const report = checked(...records);
    expect(report.edition).toMatchObject({ id: 'dutch-2017', chosenBy: 'date' });
    expect(reasonOf(report)).toBe(reason);
  });
});

test('an unclear date of a file whose code names the edition', () => {
  const report = checkFile(`042 spring\n192 FIDE_DUTCH_2017\n${four()}`, 'a.trf');
  expect(report.edition).toMatchObject({ id: 'dutch-2017', chosenBy: 'file' });
});

test('all editions tried: what is the matter with the date is said', () => {
  const { fit } = fitFile(dated('042 spring'), 'a.trf');
  expect(conclusion(fit!)).toBe('paired by dutch-2026, the date of start "spring" cannot be read');
});

test('of several that fit the likeliest is taken', () => {
  const idOf = (date: string): string | undefined => fitFile(duel(`042 ${date}`), 'a.trf').edition?.id;
  expect(idOf('05/01/2026')).toBe('dutch-2017');
  expect(idOf('spring')).toBe('dutch-2026');
  expect(checkFile(duel('042 spring'), 'a.trf').edition?.id).toBe('dutch-2026');
});

test('the likeliest editions of a day come first', () => {
  const idsOn = (day: string | null): string[] => editionsByLikelihood(day, 'dutch').map(({ id }) => id);
  expect(oldestByDate('dutch').id).toBe('dutch-2012');
  expect(idsOn('2024-05-01').at(-1)).toBe('dutch-1992');
  expect(idsOn('2024-05-01').slice(0, 2)).toEqual(['dutch-2017', 'dutch-2026']);
  expect(idsOn('1994-05-01')[0]).toBe('dutch-1992');
  expect(idsOn(null).slice(0, 3)).toEqual(['dutch-2026', 'dutch-2017', 'dutch-2012']);
});

/** The file with the colours of its last round exchanged. */
function swapColours(text: string): string {
  return text.replace(
    /^(001.*) ([wb]) (.)(\s*)$/gm,
    (_, head: string, colour: string, ...rest: string[]) =>
      `${head} ${colour === 'w' ? 'b' : 'w'} ${rest[0]}${rest[1]}`,
  );
}

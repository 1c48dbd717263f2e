import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { parseTrf, convertTrf, readDocument } from '../../index.js';
import { duel } from '../testing/lines.js';

function problemsOf(names: string, encoding: string): string[] {
  const bytes = iconv.encode(duel(`012 ${names}`, `102 ${names}`), encoding);
  return parseTrf(bytes).problems.map(({ code, text }) => `${code} ${text}`);
}

describe('bytes that are hardly Windows Latin', () => {
  test.each([
    ['Иванов, Пётр', 'windows-1251'],
    ['Иванов, Пётр', 'koi8-r'],
    ['Иванов, Пётр', 'ibm866'],
    ['Димитриадис Γεώργιος', 'windows-1253'],
    ['Müller, Jörg', 'cp850'],
    ['Dvořák, Jiří', 'cp852'],
    ['Michałowski', 'windows-1250'],
    ['Ljubojević Šimunić', 'cp852'],
    ['王小明', 'gbk'],
  ])('%s in %s', (names, encoding) => {
    const problems = problemsOf(names, encoding);
    expect(problems.filter((problem) => problem.startsWith('encoding '))).toHaveLength(1);
  });

  test.each([
    ['Müller, Jörg; Straße; Bäärenklau', 'windows-1252'],
    ['Þórhallsson, Þröstur; Ágústsson', 'windows-1252'],
    ['Núñez Peña; São João; Güímar; Crème brûlée', 'windows-1252'],
    ['L’Ami; O´Kelly; Col·legi; 1º Open – 3ª fase; “Café” „Eck“', 'windows-1252'],
    ['½ · ¿Qué? ¡Ah! 5 € § 3 © 2020', 'windows-1252'],
    ['Иванов; Müller', 'utf-8'],
    ['Hello', 'ascii'],
  ])('nothing is said of %s in %s', (names, encoding) => {
    expect(problemsOf(names, encoding)).toEqual([]);
  });
});

test('a file in UTF-16 with a byte-order mark has its columns in characters', () => {
  const found = parseTrf(readFileSync(new URL('../../found/utf16-bom.trf', import.meta.url)));
  expect(found.problems).toEqual([]);
  expect(found.tournament?.players.length).toBeGreaterThan(3);
  const names = duel().replace('Player 1   ', 'Иванов, Пётр'.slice(0, 11));
  expect(parseTrf(Buffer.from(`\uFEFF${names}`, 'utf16le'))).toMatchObject({
    tournament: { players: [{ name: 'Иванов, Пёт' }, { name: 'Player 2' }] },
    problems: [],
  });
});

test('a file in UTF-16 without a mark is refused, with the encoding that reads it', () => {
  const bytes = Buffer.from(duel(), 'utf16le');
  expect(parseTrf(bytes).problems).toMatchObject([{ code: 'not-text' }]);
  expect(parseTrf(bytes).problems[0].message).toContain('--encoding utf-16le');
  expect(parseTrf(bytes, { encoding: 'utf-16le' }).tournament?.players).toHaveLength(2);
});

test('an encoding that is named', () => {
  const signs = iconv.encode(duel('012 L’Ami €'), 'windows-1252');
  for (const encoding of [null, 'windows-1252', 'latin1'])
    expect(parseTrf(signs, { encoding }).tournament?.name).toBe('L’Ami €');
  const bytes = iconv.encode(duel('012 Иванов'), 'windows-1251');
  expect(parseTrf(bytes, { encoding: 'windows-1251' })).toMatchObject({
    tournament: { name: 'Иванов' },
    problems: [],
  });
  expect(convertTrf(bytes, '26', { encoding: 'cp1251' }).name).toBe('Иванов');
  expect(readDocument(bytes, { encoding: 'cp1251' }).document?.records[2]).toMatchObject({
    text: '012 Иванов',
  });
  expect(() => parseTrf(bytes, { encoding: 'klingon' })).toThrow(RangeError);
});

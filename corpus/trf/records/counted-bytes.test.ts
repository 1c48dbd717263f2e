import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTrf } from '../../index.js';
import { player, problemsOf } from '../testing/lines.js';

const FOUND = readFileSync(new URL('../../found/columns-in-bytes.trf', import.meta.url));

/** A record whose name was padded to 33 bytes. */
function inBytes(id: number, name: string, points: string, round: string): string {
  const room = 33 - new TextEncoder().encode(name).length;
  return player(id, points, round).replace(`Player ${id}`.padEnd(33), name + ' '.repeat(room));
}

function eventOf(...names: readonly string[]): string {
  const rounds = ['   3 w 1', '   4 b 1', '   1 b 0', '   2 w 0'];
  return names
    .map((name, index) => inBytes(index + 1, name, index < 2 ? '1.0' : '0.0', rounds[index]))
    .join('\n');
}

describe('columns that the writing program counted in bytes', () => {
  test('are called that, with the name, the number of its letters and what to do', () => {
    const { tournament, problems } = parseTrf(FOUND);
    expect(tournament).toBeNull();
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      {
        code: 'columns-in-bytes',
        line: 5,
        column: 15,
        text: 'Müller',
        message:
          'The program that wrote the file counted bytes, not characters: the name has 1 character of two bytes, and what follows it stands 1 column too far to the left.',
        expected:
          'columns counted in characters: put 1 blank after the name, or have the program write the file in another encoding',
      },
    ]);
  });

  test('in many records, with letters of two and three bytes, and with all letters of another alphabet', () => {
    const [mixed, ...none] = problemsOf(eventOf('Đoàn Nguyễn', 'Bo', 'Иванов, Пётр', 'Di'), 'error');
    expect(none).toEqual([]);
    expect(mixed.message).toContain('2 characters of two bytes and 1 of three bytes');
    expect(mixed.message).toContain('4 columns too far to the left; so does 1 more player record.');
    expect(mixed.text).toBe('Đoàn Nguyễn');
    const [cyrillic] = problemsOf(eventOf('Иванов, Пётр', 'Петров, Иван', 'Сидоров', 'Ли'), 'error');
    expect(cyrillic.message).toContain('10 characters of two bytes');
    expect(cyrillic.message).toContain('so do 3 more player records');
  });

  test('but not in a code page in which each letter is one byte', () => {
    const latin = Buffer.from(FOUND.toString('utf8'), 'latin1');
    expect(problemsOf(latin, 'error').map(({ code }) => code)).toEqual(['shifted-columns']);
  });

  test('but not where a shift has another size', () => {
    const text = FOUND.toString('utf8').replace('Müller ', 'Müller');
    expect(problemsOf(text, 'error').map(({ code }) => code)).toEqual(['shifted-columns']);
  });

  test('a file with such names in columns of characters is read', () => {
    const text = eventOf('A', 'B', 'C', 'D').replace('A                     ', 'Ünal, Çağrı           ');
    expect(problemsOf(text, 'error')).toEqual([]);
  });
});

import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeText, parseTrf, withoutBirthDays, withoutPersons, withPersons } from '../../index.js';
import type { Tournament } from '../../index.js';

const pseudonym = (value: string): string => createHmac('sha256', 'key').update(value).digest('hex');
const EXAMPLES = process.env['TRYALL'] ?? fileURLToPath(new URL('../../', import.meta.url));

/** The tournament files of the corpus. */
const FILES = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.trfx?$/i.test(name))
  .map((name) => [name, decodeText(readFileSync(join(EXAMPLES, name)))] as const)
  // Only what the server accepts; of the many alike some.
  .filter(([, text], index) => index % 25 === 0 && readAs(text) !== null);

function codesOf(text: string): string[] {
  return parseTrf(text, { teamEvents: 'pair' }).problems.map(({ code, line }) => `${line} ${code}`);
}

function readAs(text: string): Tournament | null {
  return parseTrf(text, { teamEvents: 'pair' }).tournament;
}

describe('a file without its persons', () => {
  it.each(FILES)('%s comes back byte for byte, and is read like before', (_, text) => {
    const { template, persons } = withoutPersons(text, pseudonym);
    expect(withPersons(template, persons)).toBe(text);
    expect(codesOf(template)).toEqual(codesOf(text));
    const [was, is] = [readAs(text), readAs(template)];
    expect(is?.players.map(({ rounds, rating }) => [rounds, rating])).toEqual(
      was?.players.map(({ rounds, rating }) => [rounds, rating]),
    );
    // Names of teams are no persons.
    for (const { name, fideId } of was?.teams?.members ?? was?.players ?? []) {
      if (name.length > 4) expect(template).not.toContain(name);
      if (fideId.length > 4) expect(template).not.toContain(fideId);
    }
  });

  it('gives the same value the same placeholder, another value another one', () => {
    const line = (id: number, name: string): string => playerLine(id, name, '12345678', '1999/05/12');
    const { template } = withoutPersons(
      [line(1, 'One'), line(2, 'One'), line(3, 'Two')].join('\n'),
      pseudonym,
    );
    const names = template.split('\n').map((one) => one.slice(14, 47));
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
  });

  it('takes out arbiters, comments, unknown lines and names of national records', () => {
    const text = [
      '012 Open',
      '102 Ann Arbiter (123)',
      '112 Dan Deputy',
      '### written by Willy Writer',
      '### MPA @ Round 1: 1-2 => 2-1',
      'Remark of Rita Reader',
      playerLine(1, 'Meier, Maria', '12345678', '1999/05/12'),
      `GER${playerLine(1, 'Meier, Maria', '10203040', '1999/05/12').slice(3, 79)}`,
    ].join('\r\n');
    const { template, persons } = withoutPersons(text, pseudonym);
    expect(template).not.toMatch(/Arbiter|Deputy|Writer|Reader|Meier|12345678|10203040|1999/);
    expect(template).toContain('### MPA @ Round 1: 1-2 => 2-1\r\n');
    expect(persons.map(({ player }) => player)).toEqual(['line 2', 'line 3', 'line 4', 'line 6', '1']);
    expect(withPersons(template, persons)).toBe(text);
    expect(withPersons(template, persons.slice(4))).toMatch(/Meier, Maria/);
  });

  it('takes out the person of a line with tabs', () => {
    const text = `012 Open\n${['001', '1', 'w', '', 'Meier, Maria', '2000', 'GER', '12345678', '1999/05/12', '0.0', '1'].join('\t')}\n`;
    const { template, persons } = withoutPersons(text, pseudonym);
    expect(template).not.toMatch(/Meier|12345678|1999/);
    expect(readAs(template)?.players[0]).toMatchObject({ id: 1, rating: 2000, sex: 'w' });
    expect(withPersons(template, persons)).toBe(text);
  });

  it('says where fields have no place', () => {
    expect(withPersons('012 Open', [field(3, 1)])).toBeNull();
    expect(withPersons('012 Open', [field(1, 8)])).toBeNull();
    expect(withPersons('012 Open', [field(1, 7)])).toBe('012 Opxx');
  });
});

function field(line: number, column: number) {
  return { player: '1', fields: [{ line, column, width: 2, text: 'xx' }] };
}

function playerLine(id: number, name: string, fideId: string, born: string): string {
  return `001 ${String(id).padStart(4)} w    ${name.padEnd(33)} 2000 GER ${fideId.padStart(11)} ${born.padEnd(10)}  0.0    1`;
}

describe('dates of birth', () => {
  it.each([
    ['1999/05/12', '1999/00/00'],
    ['1999-05-12', '1999-00-00'],
    ['1999', '1999      '],
    ['1999/00/00', '1999/00/00'],
    ['12.05.1999', '1999/00/00'],
    ['99/05/12', '1999/00/00'],
    ['unknown', '          '],
  ])('%s is cut to %s', (date, cut) => {
    const line = playerLine(7, 'Meier, Maria', '12345678', date);
    expect(withoutBirthDays(`${line}\r\n012 1999/05/12\n`)).toBe(
      `${playerLine(7, 'Meier, Maria', '12345678', cut)}\r\n012 1999/05/12\n`,
    );
  });

  it('are cut in national records, between tabs, and in lines that end early', () => {
    const national = `GER${playerLine(1, 'Meier', '1', '1999/05/12').slice(3, 79)}`;
    expect(withoutBirthDays(national)).toBe(national.replace('1999/05/12', '1999/00/00'));
    expect(withoutBirthDays('001\t1\tw\tMeier\t1999/05/12\t0.0')).toBe('001\t1\tw\tMeier\t1999/00/00\t0.0');
    expect(withoutBirthDays('001\t1\tw\tMeier\t12.05.1999\t0.0')).toBe('001\t1\tw\tMeier\t1999/00/00\t0.0');
    const short = playerLine(1, 'Meier', '1', '99/05/12').slice(0, 77);
    expect(withoutBirthDays(short).slice(69)).toBe('1999    ');
  });

  it.each(FILES)('cut in %s give no new problem', (_, text) => {
    const cut = withoutBirthDays(text);
    expect(cut.length).toBe(text.length);
    const kept = new Set(codesOf(text));
    expect(codesOf(cut).filter((code) => !kept.has(code))).toEqual([]);
    expect(withoutBirthDays(cut)).toBe(cut);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foreignFormat, parseTrf } from '../../index.js';
import { FOREIGN_FILES } from '../testing/foreign-files.js';
import { four, read } from '../testing/lines.js';

describe('files of other programs', () => {
  test.each(FOREIGN_FILES.map((one) => [one.name, one] as const))('%s', (name, { content, id, what }) => {
    expect(foreignFormat(content, name)?.id).toBe(id);
    const { tournament, problems } = parseTrf(content, { file: name });
    expect(tournament).toBeNull();
    expect(problems).toMatchObject([{ severity: 'error', code: 'foreign-file', line: 1, column: 1 }]);
    expect(`${problems[0].message} ${problems[0].expected}`).toMatch(what);
    expect(problems[0].expected).toMatch(/TRF/);
  });

  test.each(
    FOREIGN_FILES.filter(({ id }) => !['swiss-sys', 'swiss-chess', 'swiss-perfect', 'papi'].includes(id))
      .filter(({ name }) => name !== 'old.TUN')
      .map((one) => [one.name, one] as const),
  )('%s by its content alone', (_, { content, id }) => {
    expect(foreignFormat(content, '')?.id).toBe(id);
  });

  test('a file of Vega is named, and not taken for one with shifted columns', () => {
    const content = readFileSync(new URL('../../found/vega.tdf', import.meta.url));
    expect(parseTrf(content, { file: 'vega.tdf' }).problems).toMatchObject([
      { code: 'foreign-file', message: 'This is a Vega tournament, not a tournament report file.' },
    ]);
  });

  describe('a dBase table', () => {
    const table = FOREIGN_FILES.find(({ name }) => name === 'players.dbf')?.content ?? new Uint8Array();
    const withByte = (at: number, value: number): Uint8Array =>
      table.map((byte, index) => (index === at ? value : byte));

    test.each([3, 0x30, 0x83, 0xf5])('of version %i', (version) => {
      expect(foreignFormat(withByte(0, version), '')?.id).toBe('dbase');
    });

    test.each([
      ['no version of dBase', 0, 1],
      ['month 0', 2, 0],
      ['month 13', 2, 13],
      ['day 0', 3, 0],
      ['day 32', 3, 32],
      ['a header without a field', 8, 32],
      ['records of one byte', 10, 1],
    ])('is not what has %s', (_, at, value) => {
      expect(foreignFormat(withByte(at, value), '')?.id).not.toBe('dbase');
    });
  });

  test('text in UTF-16, and behind a byte-order mark', () => {
    const page = '\uFEFF<html><body>x</body></html>';
    expect(foreignFormat(Buffer.from(page, 'utf16le'), '')?.id).toBe('html');
    expect(foreignFormat(Buffer.from(page), '')?.id).toBe('html');
    expect(foreignFormat(page, '')?.id).toBe('html');
  });
});

test.each(['\n', '\r\n', '% ', '%\n', '% % \n', '[', '{', '<!--', ' \n', '\t', 'No;', '001 ', '<?xml '])(
  'a long file of %j is no reason to wait',
  (part) => {
    const text = part.repeat(200_000);
    expect(['json', 'list', undefined]).toContain(foreignFormat(text, '')?.id);
    expect(parseTrf(`${text}x`.slice(0, 100_000)).tournament).toBeNull();
  },
);

describe('what is no file of another program', () => {
  test.each([
    ['a tournament', four()],
    ['one with the name of another program', four(), 'open.TUNX'],
    ['one that names a web site', four('### from chess-results.com')],
    [
      'one with a bar in the name of a player',
      four().replace('Player 1', '|       ').replace('Player 2', 'A|B     '),
    ],
    ['one that begins with such a name', `012 Vega 5 Open, chess-results.com\n${four()}`],
    ['one with brackets', `012 [Event "x"]\n${four()}`],
    ['one with a heading', `No. Name FED\n${four()}`],
  ])('%s', (_, text, name = 'open.trf') => {
    expect(foreignFormat(text, name)).toBeNull();
    expect(foreignFormat(new TextEncoder().encode(text), name)).toBeNull();
    expect(read(text).players).toHaveLength(4);
  });

  test.each([
    ['no player, but a web site', '012 Open\n### https://chess-results.com/\n'],
    ['words', 'Notes of the arbiter.\n\nSee https://chess-results.com. No names.\n'],
    ['nothing', '', 'open.TUNX'],
  ])('%s', (_, text, name = 'open.trf') => {
    expect(foreignFormat(text, name)).toBeNull();
    expect(parseTrf(text, { file: name }).problems.map(({ code }) => code)).not.toContain('foreign-file');
  });
});

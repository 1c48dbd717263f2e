import { existsSync, readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTrf, readDocument, writeDocument, writeTrf, type TrfRecord } from '../../index.js';
import { damage, damaged } from '../testing/damage.js';
import { duel } from '../testing/lines.js';
import { records } from '../testing/records.js';
import { tournaments } from '../testing/tournaments.js';
import { isLongSuite, isWholeSuite } from '../../../tests/suite.js';

const ROOT = '../shared/golden';
const present = existsSync(ROOT);
const lineEnds = fc.constantFrom('\r' as const, '\n' as const, '\r\n' as const);

function canonical(input: string | Uint8Array): string {
  const { document } = readDocument(input);
  return document === null ? '' : writeDocument(document);
}

/** Records without the numbers of their lines, which are those of one file. */
function contents(found: readonly TrfRecord[] | undefined): unknown[] | undefined {
  return found?.map((record) => {
    if (record.kind === '001') return { ...record, line: 0, data: { ...record.data, line: null } };
    return { ...record, line: 0 };
  });
}

/** What golden files have and the canonical form has not: trailing blanks and empty lines. */
function withoutBlanks(text: string): string {
  return text.replace(/ +(?=[\r\n]|$)/g, '').replace(/(\r\n|\r|\n)\1+/g, '$1');
}

describe.skipIf(!present)(`golden files${present ? '' : ` (skipped: no folder ${ROOT})`}`, () => {
  test('come out as they went in, but for trailing blanks and empty lines', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
      // The files of found/ are faulty on purpose, or written by other programs.
      (name) => name.endsWith('.trf') && !name.startsWith('found/'),
    );
    let equal = 0;
    const looked = isLongSuite ? files : files.filter((_, index) => index % (isWholeSuite ? 2 : 4) === 0);
    for (const name of looked) {
      const text = readFileSync(`${ROOT}/${name}`, 'utf8');
      const { document, problems } = readDocument(text, { file: name });
      const written = document === null ? '' : writeDocument(document);
      expect(problems, name).toEqual([]);
      expect(document?.records.filter(({ kind }) => kind === '001').length, name).toBeGreaterThan(1);
      if (written === text) equal += 1;
      else {
        expect(written, name).toBe(withoutBlanks(text));
        expect(canonical(written), name).toBe(written);
      }
    }
    expect(equal).toBeGreaterThan(looked.length / 5);
  }, 60_000);
});

describe('generated files', () => {
  test.each(['trf16', 'trf26'] as const)('%s comes out as it went in', (format) => {
    fc.assert(
      fc.property(tournaments, lineEnds, (tournament, eol) => {
        const text = writeTrf(tournament, { format, eol });
        expect(canonical(text)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test('every kind of record is written as it was read, in the order and with the line ends of the file', () => {
    fc.assert(
      fc.property(fc.array(records, { minLength: 1, maxLength: 12 }), lineEnds, (found, lineEnd) => {
        const text = writeDocument({ lineEnd, records: found });
        const { document, problems } = readDocument(text);
        expect(problems).toEqual([]);
        expect(contents(document?.records)).toEqual(contents(found));
        expect(document?.lineEnd).toBe(lineEnd);
        expect(document && writeDocument(document)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what the canonical form makes equal', () => {
  test.each([
    ['a byte-order mark, empty lines and the end of the last line', '\uFEFF012 A\n\n022 B', '012 A\n022 B\n'],
    ['several kinds of line ends', '012 A\r022 B\n', '012 A\r022 B\r'],
    ['leading zeros and the place of a number', '240 H 3  026 47\n', '240 H 003   26   47\n'],
    ['points', '162 W 3 D .5\n', '162  W 3.0    D 0.5\n'],
    ['points a column off, as in the official example', '299 +  2.0  2.5\n', '299 +   2.0   2.5  000\n'],
    ['blanks between words', 'XXC   rank  white1\n', 'XXC rank white1\n'],
    ['a line of other white space is text', '\u00a0\n', '\u00a0\n'],
    ['a header without a blank', '012Name\n', '012 Name\n'],
  ])('%s', (_, text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  test('codes of byes, the case of letters and the place of a title', () => {
    const rounds = (text: string): string =>
      canonical(duel().replace('   1 b =', text)).split('\r\n')[1].slice(91);
    expect(rounds('1    B =')).toBe('   1 b =');
    expect(rounds('   0 - h')).toBe('0000 - H');
    expect(rounds('0000 -  ')).toBe('0000 - Z');
    expect(rounds('0000 - +            0000 - =')).toBe('0000 - +            0000 - =');
    expect(canonical(duel().replace('001    1      ', '001    1 mGM  '))).toMatch(/^001 {4}1 m GM Player/);
  });
});

describe('records as TRF26 prints them', () => {
  test.each([
    '310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44',
    '330 +- 004 023 047',
    '330 -+ 008 027 005',
    '802   3 GEO     19.0   32.5  FPB    4.0    16 w  2.5    11 b  2.5',
    '250 00.0 02.0 001 003 0001 0090',
    '260 001 002  125  180  184  216',
    '222 40/6000+30:900+30',
    '222 W300-B240',
    '202 EDE/C1,BH:MP/C1/P,KS/L+1,OTHER_X',
    '172 NOR FIDON',
    '352 WBWBWB',
    '362 TW 3.0   TD 1.0   TL 0.0',
    '320  2.0  2.5 000 012',
    '300 003 012 004    7 0000   12',
    '013 Norway                             1    5   15',
    `132${' '.repeat(88)}25/01/01  25/01/02`,
    'GER    1 m  K Müller, Anna                      2105 BAY    10203040 1990/01/31',
  ])('%s', (line) => {
    const { document, problems } = readDocument(line);
    expect(problems).toEqual([]);
    expect(document?.records[0].kind).not.toBe('text');
    expect(document && writeDocument(document)).toBe(`${line}\r\n`);
  });

  test('what they hold', () => {
    const lines = [
      '310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44',
      '299 +   2.0   2.5',
      '330 -+ 008 027 005',
      '320  2.0  2.5     012',
    ];
    expect(
      readDocument(lines.join('\n')).document?.records.map((record) => record.kind === 'text' || record.data),
    ).toEqual([
      {
        team: 1,
        name: 'India',
        nickname: 'IND',
        strength: '2486',
        matchPoints: 150,
        gamePoints: 280,
        rank: 11,
        members: [1, 5, 15, 28, 44],
      },
      { result: '+', matchPoints: 20, value: 25, round: null, ids: [] },
      { result: '-+', round: 8, white: 27, black: 5 },
      { matchPoints: 20, gamePoints: 25, teams: [0, 12] },
    ]);
  });
});

describe('records that are not in their form', () => {
  test.each([
    ['310 abc Team', 5, 'a whole number'],
    [
      '310   1 Team'.padEnd(73) + '   1x   2',
      78,
      'starting numbers of four digits, with a blank between them',
    ],
    ['330 ++ 001 002 003', 5, '+-, -+ or --'],
    ['320 none', 5, 'points like 11.5'],
    ['300 001 002', 13, 'a whole number'],
    ['352 WGWB', 5, 'W and B, like WBWB'],
    ['362 TW two', 5, 'TW, TD or TL with points, like TW 2.0'],
    ['172 NOR BEST', 9, 'FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER'],
    ['202 DE;BH', 5, 'codes of tie-breaks with commas between them, like DE,BH/C1,SB'],
    ['222 90 min', 5, 'a time control like 40/6000+30:900+30'],
    ['052 soon', 5, 'a date as YYYY/MM/DD'],
    ['062 many', 5, 'a whole number'],
    [
      '132'.padEnd(91) + '25/13/01',
      92,
      'dates of the rounds as YY/MM/DD, from column 92 in steps of ten columns',
    ],
    ['GER    1 mm   Name', 11, ''],
  ])('%s', (line, column, expected) => {
    const { document, problems } = readDocument(`012 Name\n${line}`);
    if (expected === '') {
      expect(problems).toEqual([]);
      return;
    }
    expect(problems).toMatchObject([{ severity: 'warning', code: 'record-form', line: 2, column, expected }]);
    expect(document && writeDocument(document)).toBe(`012 Name\n${line}\n`);
    expect(parseTrf(duel(line)).problems).toContainEqual(
      expect.objectContaining({ code: 'record-form', column, severity: 'warning' }),
    );
  });

  test('a player whose rating cannot be read is kept as it stands', () => {
    const text = `${duel().replace(' '.repeat(3) + ' 0.5', 'x   0.5')}\r\n`;
    expect(canonical(text)).toBe(text);
  });
});

test('damaged files come to a form that does not change any more', () => {
  const examples = new URL('../../examples/', import.meta.url);
  const seeds = readdirSync(examples).map((name) => readFileSync(new URL(name, examples)));
  const teams = [
    '310   1 A                                A       2400    1.0    2.0   1     1    2',
    '320  2.0  2.5 000 012',
    '330 +- 004 023 047',
    '300 003 012 004 0007 0000   12',
    '162  W10.0    D 0.5',
    '### MPA @ Round 1: 1-2 => 2-1',
  ].join('\n');
  fc.assert(
    fc.property(fc.constantFrom(...seeds, Buffer.from(duel(teams))), damage, (bytes, mutations) => {
      const once = canonical(damaged(bytes, mutations));
      expect(canonical(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

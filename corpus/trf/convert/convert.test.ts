import { existsSync, readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertTrf,
  parseTrf,
  readDocument,
  writeDocument,
  writeTrf,
  type Tournament,
  type TrfVersion,
} from '../../index.js';
import { readDate } from '../dates/date.js';
import { damage, damaged } from '../testing/damage.js';
import { duel, four, player } from '../testing/lines.js';
import { tournaments } from '../testing/tournaments.js';
import { runs } from '../../../tests/suite.js';

/** The records besides 001, with the remarks in short: `lost 172 no-record`. */
function converted(text: string, to: TrfVersion): { records: string[]; remarks: string[] } {
  const result = convertTrf(text, to);
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return {
    records: (result.text ?? '').split(/[\r\n]+/).filter((line) => line !== '' && !line.startsWith('001')),
    remarks: result.remarks.map(({ effect, record, reason }) => `${effect} ${record} ${reason.kind}`),
  };
}

const DATES = ['adjusted 042 date', 'adjusted 052 date'];
const ROUNDS = (...dates: string[]): string =>
  '132'.padEnd(91) + dates.map((date) => date.padEnd(10)).join('');

describe('TRF16 to TRF26', () => {
  test('dates of birth', () => {
    const born = (date: string): string =>
      four().replace(/^(.{69}).{10}/, (_, before: string) => before + date);
    const { text, remarks } = convertTrf(born('28.07.2005'), '26');
    expect(text?.slice(69, 79)).toBe('2005/07/28');
    expect(remarks).toEqual([
      { effect: 'adjusted', record: '001', line: 1, count: 1, reason: { kind: 'date' } },
    ]);
    expect(convertTrf(born('1999/00/00'), '26')).toMatchObject({ remarks: [] });
  });

  test.each<[string, string[], string[]]>([
    ['XXR 9', ['142 9'], ['adjusted XXR into']],
    ['142 9\nXXR 9', ['142 9'], ['adjusted XXR into']],
    ['XXC white1', ['152 W'], ['adjusted XXC into']],
    ['XXC rank black1', ['152 B', 'XXC rank'], ['adjusted XXC into', 'kept XXC extension']],
    ['XXP 1 4', ['260 001 999    1    4'], ['adjusted XXP into']],
    [
      'XXA    1  1.0  1.0\nXXR 4',
      ['250      01.0 001 002 0001 0001', '142 4'],
      ['adjusted XXA into', 'adjusted XXR into'],
    ],
    ['XXS W=1.0 D=0.5', [], ['adjusted XXS default']],
    ['BBZ  0.0\nBBF  0.0', [], ['adjusted BBZ default', 'adjusted BBF default']],
    ['XXS PAB=.5', ['162  P 0.5'], ['adjusted XXS into']],
    [
      'XXS FPB=.5',
      ['XXS WW=1.0 BW=1.0 WD=0.5 BD=0.5 WL=0.0 BL=0.0 ZPB=0.0 HPB=0.5 FPB=0.5 PAB=1.0 FW=1.0 FL=0.0'],
      ['kept XXS extension'],
    ],
    ['XXZ 1 4', ['240 Z 002    1    4'], ['adjusted XXZ into']],
    ['042 24/09/2010', ['042 2010/09/24'], ['adjusted 042 date']],
    ['042 05/02/2026\n052 13/02/2026', ['042 2026/02/05', '052 2026/02/13'], DATES],
    ['042 05/02/2026', ['042 05/02/2026'], ['kept 042 unclear-date']],
    ['042 2010/09/24\n052 spring', ['042 2010/09/24', '052 spring'], ['kept 052 unclear-date']],
    ['042 spring\n052 2. 10. 2010', ['042 spring', '052 2010/10/02'], ['kept 042 unclear-date', DATES[1]]],
    [ROUNDS('2010-09-24', '2010-09-25'), [ROUNDS('10/09/24', '10/09/25').trimEnd()], ['adjusted 132 date']],
    ['013 Team', ['013 Team'], []],
    ['142 9\n202 DE\n### any\n777 x', ['142 9', '202 DE', '### any', '777 x'], []],
  ])('%s', (record, records, remarks) => {
    expect(converted(four(record), '26')).toEqual({ records, remarks });
  });

  test('byes of the next round are announced in record 240 as well', () => {
    const text = four('142 3').replace('1 b 0', '1 b 0  0000 - H');
    expect(converted(text, '26')).toEqual({
      records: ['142 3', '240 H 002    3'],
      remarks: ['adjusted 001 into'],
    });
    expect(converted(`${text}\n240 H 002    3`, '26').remarks).toEqual([]);
  });
});

describe('TRF26 to TRF16', () => {
  test.each<[string, string[], string[]]>([
    ['142 9', ['XXR 9'], ['adjusted 142 into']],
    ['152 B', ['XXC black1'], ['adjusted 152 into']],
    ['162  P 0.5', ['BBU  0.5'], ['adjusted 162 into']],
    ['092 Swiss\n192 FIDE_DUTCH', ['092 Swiss', '192 FIDE_DUTCH'], ['kept 192 extension']],
    ['299          0.0  001    1', ['299           0.0  001    1'], ['kept 299 extension']],
    ['222 5400+30', ['122 5400+30'], ['adjusted 222 into']],
    ['122 90 min\n222 5400+30', ['122 90 min', '222 5400+30'], ['kept 222 extension']],
    ['172 NOR FIDE', [], ['lost 172 no-record']],
    ...['182 me', '202 DE', '212 PTS'].map((record): [string, string[], string[]] => [
      record,
      [record],
      [`kept ${record.slice(0, 3)} extension`],
    ]),
    ['NOR    1      Name', [], ['lost NOR no-record']],
    ['240 Z 003    1', ['240 Z 003    1'], ['kept 240 extension']],
    [
      '142 9\n250      01.0 001 002 0001 0001',
      ['XXR 9', 'XXA    1  1.0  1.0'],
      ['adjusted 142 into', 'adjusted 250 into'],
    ],
    ['142 4\n260 001 004    1    4', ['XXR 4', 'XXP 1 4'], ['adjusted 142 into', 'adjusted 260 into']],
    [
      '142 4\n260 001 003    1    4',
      ['XXR 4', '260 001 003    1    4'],
      ['adjusted 142 into', 'kept 260 extension'],
    ],
    ['XXR 4\nXXZ 1\nXXP 1 4\n### any', ['XXR 4', 'XXZ 1', 'XXP 1 4', '### any'], []],
  ])('%s', (record, records, remarks) => {
    expect(converted(four(record), '16')).toEqual({ records, remarks });
  });

  test('byes of record 240 stand in the columns', () => {
    const { text, remarks } = convertTrf(four('142 3', '240 H 002    3'), '16');
    expect(text).toMatch(/^001 {4}3.*1 b 0 {2}0000 - H$/m);
    expect(remarks[1]).toMatchObject({
      effect: 'adjusted',
      record: '240',
      line: 6,
      reason: { records: ['001'] },
    });
    const { text: old } = convertTrf(four('142 3', '240 H 002    3'), '06');
    expect(old).toMatch(/^001 {4}3.*1 b 0 {2}0000 - =$/m);
  });
});

describe('codes of rounds', () => {
  const file = (...codes: string[]): string =>
    [
      player(1, '2.0', '   2 w W', codes[0]),
      player(2, '0.5', '   1 b L', codes[1]),
      player(3, '0.0', codes[2], '0000 - Z'),
    ].join('\n');
  const rounds = (text: string | null): string[] =>
    (text ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(91));

  test('of several byes with the sign of TRF06 none becomes a pairing-allocated bye', () => {
    const open = four(player(5, '1.0', '0000 - +'), player(6, '1.0', '0000 - +'));
    const beside = four(player(5, '1.0', '0000 - +'), player(6, '1.0', '0000 - U'));
    for (const to of ['16', '26'] as const) {
      expect(rounds(convertTrf(open, to).text).slice(4, 6)).toEqual(['0000 - +', '0000 - +']);
      expect(rounds(convertTrf(beside, to).text).slice(4, 6)).toEqual(['0000 - F', '0000 - U']);
    }
  });

  test('TRF06 has no letters, TRF16 no signs for byes', () => {
    const modern = file('0000 - U', '0000 - H', '0000 - Z');
    const old = convertTrf(modern, '06');
    expect(rounds(old.text)).toEqual(['   2 w 1  0000 - +', '   1 b 0  0000 - =', '0000 - -  0000 - -']);
    expect(old.remarks.map(({ effect, count, reason }) => [effect, count, reason])).toEqual([
      ['lost', 1, { kind: 'unrated', from: 'W', to: '1' }],
      ['adjusted', 1, { kind: 'code', from: '0000 - U', to: '0000 - +' }],
      ['lost', 1, { kind: 'unrated', from: 'L', to: '0' }],
      ['adjusted', 1, { kind: 'code', from: '0000 - H', to: '0000 - =' }],
      ['adjusted', 2, { kind: 'code', from: '0000 - Z', to: '0000 - -' }],
    ]);
    for (const to of ['16', '26'] as const)
      expect(rounds(convertTrf(old.text ?? '', to).text)).toEqual([
        '   2 w 1  0000 - U',
        '   1 b 0  0000 - H',
        '0000 - Z  0000 - Z',
      ]);
  });

  test('TRF06 has one sign for a full-point bye and the allocated one: of several in a round, F keeps its letter', () => {
    const text = [
      player(1, '1.0', '   2 w 1'),
      player(2, '0.0', '   1 b 0'),
      player(3, '1.0', '0000 - U'),
      player(4, '1.0', '0000 - F'),
    ].join('\n');
    const { text: old, remarks } = convertTrf(text, '06');
    expect(rounds(old)).toEqual(['   2 w 1', '   1 b 0', '0000 - +', '0000 - F']);
    expect(remarks).toContainEqual(
      expect.objectContaining({ effect: 'kept', line: 4, reason: { kind: 'full-point-bye' } }),
    );
    const read = parseTrf(old ?? '').tournament;
    expect(read?.players.map((own) => own.rounds[0].result)).toEqual(['1', '0', 'U', 'F']);
  });

  test('what TRF06 cannot say', () => {
    const bye = file('0000 - F', '0000 - H', '0000 - Z');
    expect(convertTrf(bye, '06').remarks).toContainEqual(
      expect.objectContaining({ effect: 'kept', reason: { kind: 'full-point-bye' } }),
    );
    const adjourned = duel().replaceAll(' =', ' ?');
    for (const to of ['06', '16', '26'] as const) {
      const { text, remarks } = convertTrf(adjourned, to);
      expect(text).toContain('2 w ?');
      expect(remarks).toMatchObject([{ effect: 'kept', count: 2, reason: { kind: 'unknown-result' } }]);
    }
  });

  test('a field that cannot be read is said to be lost', () => {
    const text = duel().replace(`${' '.repeat(3)} 0.5`, 'x   0.5');
    expect(convertTrf(text, '16').remarks).toMatchObject([
      { effect: 'lost', reason: { kind: 'unreadable-field' } },
    ]);
  });
});

describe('team events', () => {
  const team = four(
    '192 FIDE_TEAM',
    '310   1 A                                A       2400    1.0    2.0   1     1    2',
    '310   2 B                                B       2300    1.0    0.0   2     3    4',
    '320  2.0  2.5 000',
    '330 +- 001 001 002',
    '250  2.0  0.0 001 002 0001 0001',
    '240 H 002    2',
    '299 +   2.0   2.5  000',
    '352 WB',
  );

  test('they are read, refused where somebody would pair them, and come out as they went in', () => {
    expect(parseTrf(team).tournament).toBeNull();
    expect(parseTrf(team, { teamEvents: 'read' }).tournament).toMatchObject({
      kind: 'team',
      pairedRounds: 1,
    });
    const { text, remarks, problems } = convertTrf(team, '26');
    expect(remarks).toEqual([]);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'team-tournament' }]);
    expect(text).toBe(`${team.replace('250  2.0  0.0', '250 02.0 00.0')}\n`);
  });

  test('TRF16 has the names and the members; what else the matches are made of is kept', () => {
    const { records, remarks } = converted(team, '16');
    const own = team.split('\n').filter((line) => !line.startsWith('001') && !line.startsWith('250'));
    expect(records).toEqual(expect.arrayContaining(own));
    expect(records.filter((record) => record.startsWith('013'))).toEqual([
      '013 A                                  1    2',
      '013 B                                  3    4',
    ]);
    expect(remarks).toEqual([
      'kept 192 extension',
      'adjusted 310 into',
      ...['310', '320', '330', '250', '240', '299', '352'].map((tag) => `kept ${tag} extension`),
    ]);
    // Once the names are there, they are not written again.
    const again = convertTrf(convertTrf(team, '16').text ?? '', '16').text ?? '';
    expect(again.match(/^013/gm)).toHaveLength(2);
  });

  test('informative crosstables are lost in TRF16', () => {
    expect(converted(`${team}\n802   1 A         1.0    2.0`, '16').remarks).toContain('lost 802 no-record');
  });
});

test('a file that is no tournament is not converted', () => {
  expect(convertTrf('012 Name', '26')).toMatchObject({ text: null, problems: [{ code: 'no-players' }] });
  const unfit = convertTrf(four('142 3', '250     100.0 001 002 0001 0001'), '16');
  expect(unfit).toMatchObject({ text: null, problems: [{ severity: 'error', code: 'does-not-fit' }] });
});

/** Dates are the same, but may be written otherwise. */
function withoutWords({ header, startDate, ...rest }: Tournament): unknown {
  const others = header.filter(({ tag }) => !['042', '052', '132'].includes(tag));
  const { iso = null, readings = [] } = startDate ?? {};
  return { ...rest, header: others, iso, readings, players: [] };
}

function dated({ line: _, birthDate, ...rest }: Tournament['players'][number]): unknown {
  const days = readDate(birthDate).map(({ iso }) => iso);
  return { ...rest, birthDate: days.length === 0 ? birthDate : days };
}

describe('any tournament', () => {
  test('keeps its rounds, its points and its restrictions from version to version', () => {
    fc.assert(
      fc.property(tournaments, fc.constantFrom('trf16' as const, 'trf26' as const), (tournament, format) => {
        const text = writeTrf(tournament, { format });
        const modern = convertTrf(text, '26').text ?? '';
        const one = parseTrf(text).tournament;
        const other = parseTrf(modern).tournament;
        expect(other && withoutWords(other)).toEqual(one && withoutWords(one));
        expect(other?.players.map(dated)).toEqual(one?.players.map(dated));
        const back = parseTrf(convertTrf(modern, '16').text ?? '').tournament;
        expect(back?.players.map(({ rounds }) => rounds)).toEqual(one?.players.map(({ rounds }) => rounds));
        expect(back?.points).toEqual(one?.points);
        expect(back?.virtualPoints).toEqual(one?.virtualPoints);
      }),
      { numRuns: runs(80, 120) },
    );
  });

  test('what is of a version already comes out in its canonical form, without a remark', () => {
    fc.assert(
      fc.property(tournaments, (tournament) => {
        const text = convertTrf(writeTrf(tournament, { format: 'trf26' }), '26').text ?? '';
        const { document } = readDocument(text);
        expect(document && writeDocument(document)).toBe(text);
        const again = convertTrf(text, '26');
        expect(again.text).toBe(text);
        expect(again.remarks.filter(({ effect }) => effect !== 'kept')).toEqual([]);
      }),
      { numRuns: runs(50, 80) },
    );
  });

  test('damaged ones are converted or refused', () => {
    const folder = new URL('../../examples/', import.meta.url);
    const seeds = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));
    fc.assert(
      fc.property(
        fc.constantFrom(...seeds),
        damage,
        fc.constantFrom<TrfVersion>('06', '16', '26'),
        (bytes, mutations, to) => {
          const { text, problems } = convertTrf(damaged(bytes, mutations), to);
          expect(text === null).toBe(problems.some(({ severity }) => severity === 'error'));
        },
      ),
      { numRuns: runs(150, 250) },
    );
  });
});

const SEED = '../shared/golden/dutch-2012/tiny/0000.trf';
test.skipIf(!existsSync(SEED))('a golden file of TRF06', () => {
  const { text, remarks } = convertTrf(readFileSync(SEED), '26');
  expect(text).toContain('0000 - U');
  expect(remarks.map(({ effect, reason }) => `${effect} ${reason.kind}`)).toEqual(['adjusted code']);
});

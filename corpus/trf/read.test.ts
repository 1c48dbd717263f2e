import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STANDARD_POINTS } from '../../engine/index.js';
import { parseTrf } from '../index.js';
import { duel, four, player, problemsOf, read } from './testing/lines.js';

const BYE_H = { opponent: null, colour: null, result: 'H' };
const BYE_Z = { opponent: null, colour: null, result: 'Z' };

describe('text', () => {
  const text = duel('012 Café');
  test.each([
    ['CR', text.replaceAll('\r\n', '\r')],
    ['LF', text.replaceAll('\r\n', '\n')],
    ['CRLF', text],
    ['mixed, with blank lines', text.replace('\r\n', '\r\r\n\n')],
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte-order mark', new TextEncoder().encode('\uFEFF' + text)],
    ['a string with a byte-order mark', '\uFEFF' + text],
    ['Latin-1', Uint8Array.from(text, (char) => char.charCodeAt(0))],
    ['UTF-16, little end first, with a byte-order mark', Buffer.from('\uFEFF' + text, 'utf16le')],
    ['UTF-16, big end first, with a byte-order mark', Buffer.from('\uFEFF' + text, 'utf16le').swap16()],
  ])('reads %s', (_, input) => {
    expect(read(input)).toMatchObject({ name: 'Café', players: [{ id: 1 }, { id: 2 }] });
    expect(parseTrf(input).problems).toEqual([]);
  });

  test.each([
    ['\r\n\u001A', 'character Ctrl-Z', 4],
    ['\u001A\r\n', 'character Ctrl-Z', 3],
    ['\0', 'character NUL', 3],
    ['\r\n\0\0\0', 'characters like NUL', 4],
  ])('reads a file that ends with %j, and says so', (end, name, line) => {
    for (const input of [text + end, new TextEncoder().encode(text + end)]) {
      expect(read(input)).toMatchObject({ name: 'Café', players: [{ id: 1 }, { id: 2 }] });
      const { problems } = parseTrf(input);
      expect(problems).toMatchObject([{ severity: 'warning', code: 'end-mark', line }]);
      expect(problems[0].message).toContain(name);
    }
  });

  test('replaces control characters in names', () => {
    const input = duel('012 a\u001Bb');
    expect(read(input).name).toBe('a\uFFFDb');
    expect(problemsOf(input, 'warning')).toMatchObject([{ code: 'control-character', line: 3, column: 6 }]);
  });

  test.each([
    ['empty-file', ''],
    ['empty-file', ' \r\n\r\n'],
    ['not-text', 'abc\0def'],
    ['not-text', 'abc\0def\0'],
    ['not-text', 'abc\0\r\n'],
    ['not-text', Buffer.from(four(), 'utf16le')],
    ['no-players', new Uint8Array([255, 254, 48, 0, 48, 0])],
    ['not-text', '\u0001\u0002\u0003abc'],
    ['file-too-large', new Uint8Array(16 * 1024 * 1024 + 1)],
    ['too-many-lines', 'a\n'.repeat(200_001)],
    ['no-players', '012 Name'],
    ['line-too-long', duel('012 ' + 'a'.repeat(20_000))],
    ['too-many-rounds', player(1, '0.0', ...Array.from({ length: 501 }, () => '0000 - Z'))],
    ['too-many-players', Array.from({ length: 10_001 }, () => player(1, '0.0')).join('\n')],
  ])('%s is one error', (code, input) => {
    const { tournament, problems } = parseTrf(input, { file: 'event.trf' });
    expect(tournament).toBeNull();
    expect(problems.filter((problem) => problem.severity === 'error')).toMatchObject([
      { code, file: 'event.trf' },
    ]);
  });
});

describe('header', () => {
  test('keeps descriptive records, comments, national and unknown records', () => {
    const tournament = read(
      duel(
        '### seed 7',
        '012 Open',
        '112 A',
        '112 B',
        '092 Swiss',
        'GER    1 m    Eins',
        '777 what',
        '192 X',
      ),
    );
    expect(tournament).toMatchObject({
      name: 'Open',
      typeText: 'Swiss',
      systemCode: 'X',
      comments: [' seed 7'],
      nationalRecords: ['GER    1 m    Eins'],
      unknownRecords: ['777 what'],
    });
    expect(tournament.header).toEqual([
      { tag: '012', text: 'Open' },
      { tag: '112', text: 'A' },
      { tag: '112', text: 'B' },
      { tag: '092', text: 'Swiss' },
    ]);
  });

  test.each([
    ['2025/02/01', '2025-02-01'],
    ['2025-2-1', '2025-02-01'],
    ['2024.02.29', '2024-02-29'],
    ['01.02.2025', '2025-02-01'],
    ['24/09/2010', '2010-09-24'],
    ['May 29, 2020', '2020-05-29'],
    ['20260401', '2026-04-01'],
    ['2025/02/29', null],
    ['2025/13/01', null],
    ['spring', null],
  ])('date of start %s', (raw, iso) => {
    const input = duel(`042 ${raw}`);
    expect(read(input).startDate).toEqual({ raw, iso });
    expect(problemsOf(input, 'warning').length).toBe(iso === null ? 1 : 0);
  });

  test.each([
    ['05/02/2026', ['2026-02-05', '2026-05-02']],
    ['26/04/01', ['2026-04-01', '2001-04-26']],
  ])('date of start %s, which can be read in several ways', (raw, readings) => {
    const input = duel(`042  ${raw}`);
    expect(read(input).startDate).toEqual({ raw, iso: null, readings });
    expect(problemsOf(input, 'warning')).toMatchObject([
      { code: 'start-date', line: 3, column: 6, text: raw, adjustment: 'any of these days may be meant' },
    ]);
    expect(problemsOf(input, 'warning')[0].message).toContain(readings.join(' and as '));
  });

  const rounds = (...dates: string[]): string =>
    '132'.padEnd(91) + dates.map((date) => date.padEnd(10)).join('');

  test.each([
    [['042 05/02/2026', '052 13/02/2026'], '2026-02-05'],
    [['042 05/02/2026', '052 05/13/2026'], '2026-05-02'],
    [['042 05/02/2026', rounds('26/02/05', '26/02/06')], '2026-02-05'],
    [['042 05/02/2026', '052 2026/02/13'], '2026-02-05'],
    [['042 05/02/26', rounds('05/02/26', '13/02/26')], '2026-02-05'],
    [['042 26/04/01', rounds('26/04/01', '26/04/02')], '2026-04-01'],
  ])('the other dates show how that of the start is meant: %j', (records, iso) => {
    expect(read(duel(...records)).startDate?.iso).toBe(iso);
    expect(problemsOf(duel(...records), 'warning')).toEqual([]);
  });

  test.each([
    ['042 05/02/2026', '052 08/02/2026'],
    ['042 05/02/2026', '052 whenever'],
    ['042 05/02/2026', '052 2019/01/01'],
  ])('or they do not: %s, %s', (...records) => {
    expect(read(duel(...records)).startDate?.readings).toEqual(['2026-02-05', '2026-05-02']);
  });

  test.each([
    [[rounds('20/05/29', '20/05/30')], { raw: '20/05/29', iso: '2020-05-29', record: '132' }, 0],
    [[rounds('2020/05/29', '2020/05/30')], { raw: '2020/05/29', iso: '2020-05-29', record: '132' }, 0],
    [['052 31.05.2020'], { raw: '31.05.2020', iso: '2020-05-31', record: '052' }, 0],
    [['042 ', '052 31.05.2020'], { raw: '31.05.2020', iso: '2020-05-31', record: '052' }, 0],
    [['042 spring', '052 31.05.2020'], { raw: '31.05.2020', iso: '2020-05-31', record: '052' }, 1],
    [['042 spring', '052 summer'], { raw: 'spring', iso: null }, 2],
  ])('where record 042 tells none: %j', (records, expected, warnings) => {
    expect(read(duel(...records)).startDate).toEqual(expected);
    expect(problemsOf(duel(...records), 'warning')).toHaveLength(warnings);
  });

  test.each(['28.07.2005', '1999/00/00', '1999', '28 Jul 05'])('date of birth %s', (date) => {
    const text = duel().replace(/^(.{69}).{10}/, (_, before: string) => before + date.padEnd(10));
    expect(read(text).players[0].birthDate).toBe(date);
    expect(problemsOf(text, 'warning')).toEqual([]);
  });

  test.each([
    ['142   9', { announcedRounds: 9, totalRounds: 9, roundsFrom: 'record' }],
    ['XXR 9', { announcedRounds: 9, totalRounds: 9, roundsFrom: 'record' }],
    ['132'.padEnd(91) + '25/01/01  25/01/02', { totalRounds: 2, roundsFrom: 'dates' }],
    ['132', { announcedRounds: null, totalRounds: 1, roundsFrom: 'played' }],
    ['152 W', { initialColour: 'white' }],
    ['152 B', { initialColour: 'black' }],
    ['XXC black1', { initialColour: 'black', pairedByFileOrder: false }],
    ['XXC rank white1', { initialColour: 'white', pairedByFileOrder: true }],
    ['082 0', { initialColour: null }],
  ])('%s', (record, expected) => {
    expect(read(duel(record))).toMatchObject(expected);
  });

  test('orders players by number, or as in the file with XXC rank', () => {
    const lines = [player(2, '0.5', '   1 b ='), player(1, '0.5', '   2 w =')];
    const idsOf = (text: string): number[] => read(text).players.map(({ id }) => id);
    expect(idsOf(lines.join('\r'))).toEqual([1, 2]);
    expect(idsOf([...lines, 'XXC rank'].join('\r'))).toEqual([2, 1]);
    expect(read(lines.join('\r')).fileOrder).toEqual([2, 1]);
  });

  test.each([
    ['round-count', '142 many'],
    ['round-count', 'XXR 0'],
    ['round-count', 'XXR 501'],
    ['contradiction', '142 9\r\nXXR 7'],
    ['contradiction', '152 W\r\nXXC black1'],
    ['contradiction', '192 A\r\n192 B'],
    ['initial-colour', '152 X'],
    ['more-rounds-than-announced', player(3, '0.0', '', '0000 - H') + '\r\n142 1'],
    ['misaligned', ' 012 Name'],
    ...['320', '330 +-', '300', '801', '802', '352 WB', '362 TW'].map((record) => [
      'team-tournament',
      record,
    ]),
  ])('%s: %s', (code, record) => {
    expect(problemsOf(duel(record), 'error')).toMatchObject([{ code }]);
  });

  test.each([
    ['unknown-word', 'XXC green1'],
    ['unknown-record', 'XXQ 1'],
    ['player-count', '062 3'],
    ['absent-after-last-round', '142 1\r\nXXZ 1'],
    ...['013 T', '310   1', '082 4'].map((record) => ['team-records', record]),
  ])('%s is a warning: %s', (code, record) => {
    const warnings = problemsOf(duel(record), 'warning');
    expect(warnings).toMatchObject([{ code }]);
    expect(warnings[0].adjustment).toBeTruthy();
  });
});

describe('records of teams', () => {
  const team = (name: string, ...ids: number[]): string =>
    `013 ${name.padEnd(32)}${ids.map((id) => `${String(id).padStart(4)} `).join('')}`.trimEnd();
  const team310 = (number: number, ...ids: number[]): string =>
    `310 ${String(number).padStart(3)} Team`.padEnd(73) +
    ids.map((id) => `${String(id).padStart(4)} `).join('');
  const codesOf = (text: string): string[] =>
    parseTrf(text).problems.map(({ severity, code }) => `${severity} ${code}`);
  const [ok, refused] = [['warning team-records'], ['error team-tournament']];

  // In the round of the four players 1 meets 3 and 2 meets 4.
  test.each([
    ['who met is in one team', ok, [team('A', 1, 3), team('B', 2, 4)]],
    ['a team meets two others', ok, [team('A', 1, 2), team('B', 3), team('C', 4)]],
    ['of each team one plays', ok, [team('A', 1), team('B', 2), team('C', 3), team('D', 4)]],
    ['a team meets players without a team', ok, [team('A', 1, 2)]],
    ['two teams meet', refused, [team('A', 1, 2), team('B', 3, 4)]],
    ['two teams meet, record 310', refused, [team310(1, 1, 2), team310(2, 3, 4)]],
    ['two teams meet, called individual', ok, ['092 Individual: Swiss', team('A', 1, 2), team('B', 3, 4)]],
    ['two teams meet, individual code', ok, ['192 FIDE_DUTCH', team('A', 1, 2), team('B', 3, 4)]],
    ['called a team event', refused, ['092 Team: Swiss-System', team('A', 1, 3), team('B', 2, 4)]],
    ['code of a team event', refused, ['192 FIDE_TEAM_BAKU', team('A', 1, 3), team('B', 2, 4)]],
    ['a match record, called individual', ok, ['092 Einzelturnier', '362 TW2.0']],
    ['the first word counts', ok, ['092 Individual Swiss, team prizes', '802   1']],
  ])('%s', (_, expected, records) => {
    expect(codesOf(four(...records))).toEqual(expected);
  });

  test('a reserve who is in no list does not hide matches', () => {
    const file = [
      ...[1, 2, 3].map((id) => player(id, '1.0', `${String(id + 3).padStart(4)} w 1`)),
      ...[4, 5, 6].map((id) => player(id, '0.0', `${String(id - 3).padStart(4)} b 0`)),
    ];
    const lists = [team('A', 1, 2, 3), team('B', 4, 5)];
    expect(codesOf([...file, ...lists].join('\n'))).toEqual(refused);
  });

  test('they are kept, and one warning names them', () => {
    const text = four('082 2', team('A', 1, 3), team('B', 2, 4));
    expect(read(text).teamRecords).toEqual([team('A', 1, 3), team('B', 2, 4)]);
    expect(problemsOf(text, 'warning')).toMatchObject([
      { message: 'Records 082, 013 belong to teams.', line: 5 },
    ]);
  });
});

describe('points', () => {
  const three = { whiteWin: 30, blackWin: 30, forfeitWin: 30, fullPointBye: 30 };
  const one = { whiteDraw: 10, blackDraw: 10, halfPointBye: 10, unknown: 10 };
  test.each([
    ['XXS W=3', { ...three, pairingAllocatedBye: 10 }],
    ['XXS W=3 WW=2', { ...three, whiteWin: 20 }],
    ['XXS WW=2 W=3', three],
    ['XXS PAB=.5\r\nXXS pab=1.5', { pairingAllocatedBye: 15 }],
    [
      'XXS FL=1 ZPB=.1 FPB=2 HPB=.2 FW=3',
      {
        forfeitLoss: 10,
        zeroPointBye: 1,
        fullPointBye: 20,
        halfPointBye: 2,
        forfeitWin: 30,
      },
    ],
    ['XXS L=1', { whiteLoss: 10, blackLoss: 10 }],
    ['BBW  3.0', { ...three, pairingAllocatedBye: 30 }],
    ['BBW  3.0\r\nBBU  1.0', { ...three, pairingAllocatedBye: 10 }],
    ['BBL  1.0\r\nBBZ  0.2\r\nBBF  0.3', { whiteLoss: 10, blackLoss: 10, zeroPointBye: 2, forfeitLoss: 3 }],
    ['162  W 3.0', { ...three, pairingAllocatedBye: 30 }],
    ['162  P 2.0    X 0.1', { pairingAllocatedBye: 20, unknown: 1 }],
    ['162  L 0.1    A 0.2', { whiteLoss: 1, blackLoss: 1, zeroPointBye: 2, forfeitLoss: 2 }],
    ['162 W 3 Z 1', { ...three, zeroPointBye: 10, forfeitLoss: 10 }],
    ['162  W 3.0\r\nBBW 3.0\r\nXXS W=3', three],
  ])('%s', (record, expected) => {
    expect(read(duel(record)).points).toEqual({
      ...STANDARD_POINTS,
      ...{ pairingAllocatedBye: expect.anything() as unknown },
      ...expected,
    });
  });

  test.each(['XXS D=1', 'BBD 1.0', '162  D 1.0'])('a draw of one point: %s', (record) => {
    const text = duel(record).replaceAll(' 0.5', ' 1.0');
    expect(read(text).points).toEqual({ ...STANDARD_POINTS, ...one });
  });

  test.each([
    ['XXS W=0.25', 'The value 0.25 is not a multiple of 0.1 point.'],
    ['XXS Q=1', '"Q=1" is not a statement of record XXS.'],
    ['XXS W', '"W" is not a statement of record XXS.'],
    ['XXS W=', '"" is not an amount of points.'],
    ['XXS W=-1', '"-1" is not an amount of points.'],
    ['BBW', 'The record must hold exactly one value.'],
    ['BBW three', '"three" is not an amount of points.'],
    ['162  W', '"W" does not start a pair of symbol and value.'],
    ['162  Q 1.0', '"Q" does not start a pair of symbol and value.'],
    [
      'XXS W=2\r\n162  W 3.0',
      'This record and record XXS of line 3 give different points to the same result.',
    ],
    [
      '162  W 2.0\r\nBBW  3.0',
      'This record and record BBW of line 4 give different points to the same result.',
    ],
  ])('%s', (record, message) => {
    expect(problemsOf(duel(record), 'error')).toMatchObject([{ message }]);
  });
});

describe('byes of the rounds to come', () => {
  test.each([
    ['240 H 002    1', [{ round: 2, type: 'H', ids: [1] }]],
    ['240 H 002    1\n240 H 002    1', [{ round: 2, type: 'H', ids: [1] }]],
    ['XXZ 1\nXXZ 3 4', [{ round: 2, type: 'Z', ids: [1, 3, 4] }]],
    ['240 F 002    1\nXXZ 1', [{ round: 2, type: 'F', ids: [1] }]],
    [
      '240 Z 002    4\n240 H 002    1',
      [
        { round: 2, type: 'H', ids: [1] },
        { round: 2, type: 'Z', ids: [4] },
      ],
    ],
    ['240 H 004    1', [{ round: 4, type: 'H', ids: [1] }]],
  ])('%s', (record, requested) => {
    const tournament = read(four(record));
    expect(tournament.requestedByes).toEqual(requested);
    expect(tournament.players.map(({ rounds }) => rounds.length)).toEqual(
      tournament.players.map(({ id }) =>
        requested.some((b) => b.round === 2 && b.ids.includes(id)) ? 2 : 1,
      ),
    );
  });

  test('columns of the next round are requests too; blanks mean present', () => {
    const text = four().replace('4 b 1', '4 b 1  0000 - H').replace('2 w 0', '2 w 0            0000 - Z');
    const tournament = read(text);
    expect(tournament.pairedRounds).toBe(1);
    expect(tournament.requestedByes).toEqual([
      { round: 2, type: 'H', ids: [2] },
      { round: 3, type: 'Z', ids: [4] },
    ]);
    expect(tournament.players.map(({ rounds }) => rounds.at(1))).toEqual([
      undefined,
      BYE_H,
      undefined,
      undefined,
    ]);
  });

  test('the points may include the byes to come', () => {
    const counted = four('240 H 002    3').replace(/0\.0(.*1 b 0)/, '0.5$1');
    expect(counted).toContain(player(3, '0.5', '   1 b 0'));
    const columns = four().replace('1 b 0', '1 b 0  0000 - H');
    for (const text of [counted, columns, four('240 H 002    3')]) {
      expect(read(text).players[2].rounds[1]).toEqual(BYE_H);
    }
  });

  test.each([
    ['240 H 001    1', 'contradiction'],
    ['240 H 002    1\n240 Z 002    1', 'contradiction'],
    ['240 X 002    1', 'bye-record'],
    ['240 H 000    1', 'bye-record'],
    ['240', 'bye-record'],
    ['142 5\n240 H 006    1', 'bye-record'],
    ['240 H 002    9', 'unknown-player'],
    ['XXZ 9', 'unknown-player'],
  ])('%s', (record, code) => {
    expect(problemsOf(four(record), 'error')).toMatchObject([{ code }]);
  });

  test('a zero-point bye agrees with blank columns of a played round, other byes do not', () => {
    const text = `${four()}\n${player(5, '0.0')}`;
    expect(read(`${text}\n240 Z 001    5`).players[4].rounds).toEqual([BYE_Z]);
    expect(problemsOf(`${text}\n240 H 001    5`, 'error')).toMatchObject([{ code: 'contradiction' }]);
  });
});

describe('acceleration', () => {
  test.each([
    ['XXA    1  1.0  0.5', [[1, [10, 5]]]],
    ['XXA    1  1.0       0.5  0.0', [[1, [10, 0, 5]]]],
    ['XXA    1  0.0', [[1, []]]],
    [
      '142 9\n250       1.0 002 003 0003 9999',
      [
        [3, [0, 10, 10]],
        [4, [0, 10, 10]],
      ],
    ],
    ['142 9\n250 00.0 01.0 001 002 0001 0001\n250       0.5 002 003 0001 0001', [[1, [10, 5, 5]]]],
    ['250       1.0 001 900 0001 0001\nXXA    1  2.0', [[1, [20]]]],
    ['142 3\n250       1.0 001 900 0001 0001', [[1, [10, 10, 10]]]],
  ])('%s', (record, expected) => {
    expect([...read(four(record)).virtualPoints]).toEqual(expected);
  });

  test.each([
    ['XXA    9  1.0', 'unknown-player'],
    ['XXA    1  one', 'acceleration'],
    ['XXA    1 00001.0', 'acceleration'],
    ['250       1.0 002 001 0001 0002', 'acceleration'],
    ['250       1.0 000 001 0001 0002', 'acceleration'],
    ['250       1.0 001 002 0001', 'acceleration'],
    ['250      0.25 001 002 0001 0002', 'acceleration'],
    ['250  2.0  1.0 001 002 0001 0002', 'team-tournament'],
  ])('%s', (record, code) => {
    expect(problemsOf(four(record), 'error')).toMatchObject([{ code }]);
  });
});

describe('forbidden pairs and abnormal points', () => {
  test.each([
    ['XXP 1 4', [{ first: 1, last: 9999, ids: [1, 4] }]],
    ['260 001 002    1    3    4', [{ first: 1, last: 2, ids: [1, 3, 4] }]],
    ['260 002 999    1    3', [{ first: 2, last: 9999, ids: [1, 3] }]],
  ])('%s', (record, expected) => {
    expect(read(four(record)).forbidden).toEqual(expected);
  });

  test.each([
    ['299 Z        0.5', { result: 'Z', value: 5, round: null, ids: [] }],
    ['299 h  0.0   0.2  002    1    4', { result: 'H', value: 2, round: 2, ids: [1, 4] }],
    ['299          1.0  002    3', { result: null, value: 10, round: 2, ids: [3] }],
  ])('%s', (record, expected) => {
    expect(read(four(record)).adjustments).toEqual([expected]);
  });

  test('abnormal points count in the check of the points', () => {
    const bonus = '299         -0.5  001    1';
    expect(problemsOf(four(bonus), 'warning')).toMatchObject([{ code: 'points', expected: '0.5' }]);
    expect(read(four(bonus).replace('1.0', '0.5')).adjustments).toMatchObject([{ value: -5 }]);
  });

  test.each([
    ['XXP 1 9', 'unknown-player'],
    ['260 001 002 1 9', 'unknown-player'],
    ['260 one 002 1 4', 'forbidden-pairs'],
    ['260 003 002 1 4', 'forbidden-pairs'],
    ['299 Q        1.0', 'adjustment'],
    ['299 W       0.25', 'adjustment'],
    ['299 W 1.0', 'team-tournament'],
    ['299 W  2.0   1.0', 'team-tournament'],
    ['299 W        1.0  001    9', 'unknown-player'],
  ])('%s', (record, code) => {
    expect(problemsOf(four(record), 'error')).toMatchObject([{ code }]);
  });
});

test('too many records 299', () => {
  const records = Array.from({ length: 201 }, () => '299 Z        0.0');
  expect(problemsOf(four(...records), 'error')).toMatchObject([{ code: 'too-many-adjustments' }]);
});

describe('files', () => {
  const folder = new URL('../examples/', import.meta.url);
  test.each(readdirSync(folder))('example %s is read without a problem', (name) => {
    const { tournament, problems } = parseTrf(readFileSync(new URL(name, folder)), { file: name });
    // The TEC example prints starting numbers in place of ranks.
    expect(problems).toEqual([]);
    expect(tournament?.pairedRounds).toBeGreaterThan(3);
  });

  test('Mastering the Dutch', () => {
    expect(read(readFileSync(new URL('mastering-the-dutch.trf', folder)))).toMatchObject({
      name: 'Mastering the Dutch (TEC 2026)',
      systemCode: 'FIDE_DUTCH',
      initialColour: 'white',
      totalRounds: 9,
      pairedRounds: 8,
      players: { length: 15, 0: { name: 'Alice', rating: 2509, points: 65, rank: 1 } },
    });
  });
});

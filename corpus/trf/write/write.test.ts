import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_POINTS } from '../../../engine/index.js';
import { parseTrf, tournamentOf, writeTrf, type Tournament } from '../../index.js';
import { duel, four, read } from '../testing/lines.js';
import { tournaments } from '../testing/tournaments.js';

/** Line numbers are those of one file. */
function withoutLines(tournament: Tournament): Tournament {
  return { ...tournament, players: tournament.players.map((player) => ({ ...player, line: 0 })) };
}

describe('writing and reading again gives the same tournament', () => {
  test.each(['trf16', 'trf26'] as const)('%s', (format) => {
    fc.assert(
      fc.property(
        tournaments,
        fc.constantFrom('\r' as const, '\n' as const, '\r\n' as const),
        (tournament, eol) => {
          const { tournament: again, problems } = parseTrf(writeTrf(tournament, { format, eol }));
          expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
          expect(again && withoutLines(again)).toEqual(tournament);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('layout', () => {
  const points = { ...STANDARD_POINTS, whiteWin: 30 };
  const three = {
    ...points,
    blackWin: 30,
    forfeitWin: 30,
    fullPointBye: 30,
    whiteDraw: 10,
    blackDraw: 10,
    halfPointBye: 10,
    unknown: 10,
  };
  const xxs = 'XXS WW=3.0 BW=1.0 WD=0.5 BD=0.5 WL=0.0 BL=0.0 ZPB=0.0 HPB=0.5 FPB=1.0 PAB=1.0 FW=1.0 FL=0.0';
  const cases: [string, Partial<Tournament>, string[], string[]][] = [
    ['rounds', { announcedRounds: 9 }, ['XXR 9'], ['142 9']],
    ['initial-colour', { initialColour: 'black' }, ['XXC black1'], ['152 B']],
    [
      'file order',
      { initialColour: 'white', pairedByFileOrder: true },
      ['XXC rank white1'],
      ['152 W', 'XXC rank'],
    ],
    ['system', { systemCode: 'FIDE_DUTCH' }, ['192 FIDE_DUTCH'], ['192 FIDE_DUTCH']],
    [
      '3-1-0',
      { points: { ...three, pairingAllocatedBye: 30 } },
      ['BBW  3.0', 'BBD  1.0'],
      ['162  W 3.0    D 1.0'],
    ],
    [
      '3-1-0 with another bye',
      { points: three },
      ['BBW  3.0', 'BBD  1.0', 'BBU  1.0'],
      ['162  W 3.0    D 1.0    P 1.0'],
    ],
    ['points by colour', { points }, [xxs], [xxs]],
    ['unknown results', { points: { ...STANDARD_POINTS, unknown: 0 } }, ['162  X 0.0'], ['162  X 0.0']],
    [
      'different absences',
      { points: { ...STANDARD_POINTS, forfeitLoss: 1 } },
      ['BBF  0.1'],
      [xxs.replace('WW=3.0', 'WW=1.0').replace('FL=0.0', 'FL=0.1')],
    ],
    [
      'acceleration',
      {
        virtualPoints: new Map([
          [1, [10, 10, 5]],
          [2, [10, 10]],
        ]),
      },
      ['XXA    1  1.0  1.0  0.5', 'XXA    2  1.0  1.0'],
      ['250      01.0 001 002 0001 0002', '250      00.5 003 003 0001 0001'],
    ],
    [
      'pairs that never meet',
      { forbidden: [{ first: 1, last: 9999, ids: [1, 2] }] },
      ['XXP 1 2'],
      ['260 001 999    1    2'],
    ],
    [
      'pairs that do not meet for a time',
      { forbidden: [{ first: 1, last: 3, ids: [1, 2] }] },
      ['260 001 003    1    2'],
      ['260 001 003    1    2'],
    ],
    [
      'abnormal points',
      { adjustments: [{ result: 'H', value: 2, round: 3, ids: [1, 2] }] },
      ['299 H         0.2  003    1    2'],
      ['299 H         0.2  003    1    2'],
    ],
    [
      'byes of later rounds',
      { requestedByes: [{ round: 3, type: 'H', ids: [1] }] },
      ['240 H 003    1'],
      ['240 H 003    1'],
    ],
    ['comments', { comments: [' seed'] }, ['### seed'], ['### seed']],
  ];
  const plain = writeTrf(read(duel()), { format: 'trf16', eol: '\n' });

  test.each(cases)('%s', (_, parts, trf16, trf26) => {
    const tournament = { ...read(duel()), ...parts };
    const extra = (format: 'trf16' | 'trf26'): string[] =>
      writeTrf(tournament, { format, eol: '\n' })
        .split('\n')
        .filter((line) => line !== '' && !plain.includes(line));
    expect(extra('trf16')).toEqual(trf16);
    expect(extra('trf26')).toEqual(trf26);
  });

  test('a bye of the next round stands in the columns, in TRF26 also in record 240', () => {
    const tournament = read(four('240 H 002    3'));
    expect(writeTrf(tournament, { format: 'trf16' })).toMatch(
      /^001 {4}3.*1 b 0 {2}0000 - H\r\n001 {4}4.*0\r\n$/m,
    );
    expect(writeTrf(tournament, { format: 'trf16' })).not.toContain('240');
    expect(writeTrf(tournament, { format: 'trf26' })).toMatch(/0000 - H\r\n[^]*240 H 002 {4}3\r\n$/);
  });

  test('byes of rounds that were played, of the next one and of later ones go apart', () => {
    const tournament = {
      ...read(four()),
      totalRounds: 5,
      requestedByes: [
        { round: 1, type: 'H', ids: [1] },
        { round: 2, type: 'Z', ids: [2] },
        { round: 3, type: 'F', ids: [3] },
        { round: 4, type: 'U', ids: [4] },
      ],
    } as const;
    const columns = (format: 'trf16' | 'trf26'): (string | undefined)[] =>
      writeTrf(tournament, { format, eol: '\n' })
        .split('\n')
        .filter((line) => line.startsWith('001'))
        .map((line) => line.slice(101).trim());
    expect(columns('trf16')).toEqual(['', '0000 - Z', '', '0000 - U']);
    expect(columns('trf26')).toEqual(columns('trf16'));
    expect(
      writeTrf(tournament, { format: 'trf26' })
        .match(/^240 .*/gm)
        ?.map((line) => line.trim()),
    ).toEqual(['240 Z 002    2', '240 F 003    3']);
  });

  test('every line ends with CRLF unless something else is wanted', () => {
    const tournament = read(duel('012 A'));
    expect(writeTrf(tournament, { format: 'trf26' }).split('\r\n')).toHaveLength(4);
    expect(writeTrf(tournament, { format: 'trf26', eol: '\r' })).toMatch(/^012 A\r001 [^\n]*=\r$/);
  });

  test('a tournament made in memory gets points, ranks and neutral values', () => {
    const tournament = tournamentOf({
      totalRounds: 3,
      header: [{ tag: '012', text: 'Made' }],
      players: [
        { id: 1, name: 'A', rounds: [{ opponent: 2, colour: 'white', result: '0' }] },
        { id: 2, name: 'B\nC', rounds: [{ opponent: 1, colour: 'black', result: '1' }] },
      ],
    });
    expect(tournament).toMatchObject({
      name: 'Made',
      announcedRounds: 3,
      pairedRounds: 1,
      fileOrder: [1, 2],
    });
    expect(writeTrf(tournament, { format: 'trf26', eol: '\n' })).toBe(
      [
        '012 Made',
        '142 3',
        '001    1      A'.padEnd(80) + ' 0.0    2     2 w 0',
        '001    2      B C'.padEnd(80) + ' 1.0    1     1 b 1',
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['a starting number', { players: [{ id: 12345, rounds: [] }] }],
    ['a rating', { players: [{ id: 1, rating: 12345, rounds: [] }] }],
    ['points', { players: [{ id: 1, points: 123456, rounds: [] }] }],
    [
      'an adjustment',
      { players: [], adjustments: [{ result: 'U', value: 5, round: null, ids: [] }] } as const,
    ],
    ['fictitious points', { players: [{ id: 1, rounds: [] }], virtualPoints: new Map([[1, [12345]]]) }],
  ])('%s that does not fit is a RangeError', (_, parts) => {
    const tournament = tournamentOf({ totalRounds: 1, ...parts });
    expect(() => writeTrf(tournament, { format: 'trf16' })).toThrow(RangeError);
  });
});

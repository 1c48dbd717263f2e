import { describe, expect, test } from 'vitest';
import { duel, four, player, problemsOf, read } from '../testing/lines.js';

const RULER =
  '001    1 mGM  Müller, Anna                      2405 GER    24663832 1990/01/31  0.5    1     2 w =';

describe('fields', () => {
  test('every field of record 001', () => {
    const tournament = read([RULER, player(2, '0.5', '   1 b =')].join('\r'));
    expect(tournament.players[0]).toEqual({
      id: 1,
      sex: 'm',
      title: 'GM',
      name: 'Müller, Anna',
      rating: 2405,
      federation: 'GER',
      fideId: '24663832',
      birthDate: '1990/01/31',
      points: 5,
      rank: 1,
      line: 1,
      rounds: [{ opponent: 2, colour: 'white', result: '=' }],
    });
  });

  test.each([
    ['rating', '2405', '24o5', { rating: null }],
    ['sex', ' mGM', ' xGM', { sex: '' }],
    ['FIDE number', '24663832', '2466383a', { fideId: '' }],
    ['birth date', '1990/01/31', 'long ago  ', { birthDate: '' }],
    ['rank', '0.5    1', '0.5    x', { rank: null }],
  ])('an unreadable %s is dropped with a warning', (label, right, wrong, expected) => {
    const text = [RULER.replace(right, wrong), player(2, '0.5', '   1 b =')].join('\r');
    expect(read(text).players[0]).toMatchObject(expected);
    expect(problemsOf(text, 'warning')).toMatchObject([
      { code: 'field-ignored', line: 1, adjustment: `the ${label} is left out` },
    ]);
  });

  test.each([
    ['starting-number', 5, RULER.replace('   1 m', '   x m')],
    ['starting-number', 5, RULER.replace('   1 m', '   0 m')],
    ['line-too-short', 1, '001'],
    ['misaligned', 4, RULER.replace('001 ', '001x')],
    ['misaligned', 14, RULER.replace('GM  ', 'GMM ').replace('mGMM ', 'mGMMM')],
    ['misaligned', 48, RULER.replace(' 2405', 'x2405')],
    ['misaligned', 13, RULER.replace('GM ', 'GM\t')],
    ['points-field', 81, RULER.replace('0.5', '½½ ')],
    ['points-field', 81, RULER.replace(' 0.5', '0.25')],
    ['round-columns', 95, RULER.replace('  2 w', '  x w')],
    ['round-columns', 95, RULER.replace('  2 w', '1 2 w')],
    ['round-columns', 96, RULER.replace('  2 w', '  22w')],
    ['round-columns', 97, RULER.replace('  2 w', '  2 x')],
    ['round-columns', 99, RULER.replace('w =', 'w x')],
    ['round-columns', 100, RULER + '='],
    ['round-columns', 102, RULER + '  rubbish'],
    ['line-too-short', 57, RULER.slice(0, 59)],
  ])('%s in column %i', (code, column, line) => {
    const text = [line, player(2, '0.5', '   1 b =')].join('\r');
    expect(problemsOf(text, 'error')).toMatchObject([{ code, column, line: 1 }]);
  });

  test('opponents may stand at the left, byes may be a single zero, letters may have any case', () => {
    const text = [
      player(1, '1.0', '2    W 1', '   0 - h').replace('1.0', '1.5'),
      player(2, '1.0', '1    B l', '0    - u'),
    ];
    expect(read(text.join('\n')).players.map(({ rounds }) => rounds.map(({ result }) => result))).toEqual([
      ['1', 'H'],
      ['L', 'U'],
    ]);
  });

  test('points of a hundred and more', () => {
    const text = duel('XXS WD=100 BD=100').replaceAll(' 0.5', '100.0').replaceAll('  100.0', ' 100.0');
    expect(read(text).players[0].points).toBe(1000);
  });
});

describe('starting numbers', () => {
  test('duplicates are an error', () => {
    expect(problemsOf(four(player(2, '0.0')), 'error')).toMatchObject([
      { code: 'duplicate-number', line: 5 },
    ]);
  });

  test('gaps are one warning', () => {
    expect(problemsOf(four(player(7, '0.0'), player(9, '0.0')), 'warning')).toMatchObject([
      { code: 'number-gap', line: 5 },
    ]);
  });
});

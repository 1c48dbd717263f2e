import { describe, expect, it } from 'vitest';
import { pairingOf, readPairing, seatingFault } from './read-pairing.js';
import { readCheckReport, readRoundBlocks } from './read-check.js';

describe('a pairing', () => {
  const expected = {
    ok: true,
    pairing: {
      pairs: [
        { white: 3, black: 1 },
        { white: 2, black: 4 },
      ],
      bye: 5,
    },
  };

  it.each([
    ['LF', '3\n3 1\n2 4\n5 0\n'],
    ['CR', '3\r3 1\r2 4\r5 0\r'],
    ['CRLF', '3\r\n3 1\r\n2 4\r\n5 0\r\n'],
    ['no end of the last line', '3\n3 1\n2 4\n5 0'],
    ['blanks', ' 3  \n  3  1 \n2\t4\n  5 0\t\n  \n\n'],
    ['the bye not at the end', '3\n3 1\n5 0\n2 4\n'],
  ])('is read: %s', (_what, text) => {
    expect(readPairing(text)).toEqual(expected);
  });

  it('may be nothing', () => {
    expect(readPairing('0\n')).toEqual({ ok: true, pairing: { pairs: [], bye: null } });
  });

  it.each([
    ['nothing', '', 'the pairing is empty'],
    ['blank lines', '\n \n', 'the pairing is empty'],
    ['no count', '3 1\n2 4\n', 'must start with the number of pairs, but its first line is "3 1"'],
    ['a banner', 'Pairings\n1\n1 2\n', 'its first line is "Pairings"'],
    ['a blank line in front', '\n1\n1 2\n', 'its first line is ""'],
    ['too few pairs', '3\n3 1\n2 4\n', 'announces 3 pairs, but 2 lines follow'],
    ['too many pairs', '1\n3 1\n2 4\n', 'announces 1 pairs, but 2 lines follow'],
    ['a blank line between', '2\n3 1\n\n2 4\n', 'announces 2 pairs, but 3 lines follow'],
    ['words', '1\nAnna Bert\n', 'line 2 of the pairing is "Anna Bert"'],
    ['three numbers', '1\n1 2 3\n', 'line 2 of the pairing is "1 2 3"'],
    ['a negative number', '1\n1 -2\n', 'line 2 of the pairing is "1 -2"'],
    ['a player twice', '2\n3 1\n2 3\n', 'names player 3 twice'],
    ['a player against himself', '1\n3 3\n', 'names player 3 twice'],
    ['the bye on the wrong side', '1\n0 3\n', 'holds the pair "0 3"'],
    ['two byes', '2\n1 0\n2 0\n', 'has 2 byes (players 1, 2)'],
  ])('cannot be read: %s', (_what, text, note) => {
    const answer = readPairing(text);
    expect(answer).toMatchObject({ ok: false, outcome: 'unreadable-answer' });
    expect(answer.ok ? '' : answer.note).toContain(note);
  });

  it.each([
    [[1, 2, 3, 4, 5], null],
    [[1, 2, 3, 4], 'names player 5,'],
    [[1, 2, 3, 4, 5, 6], 'leaves out player 6'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'leaves out players 6, 7, 8, 9, 10 and 2 more'],
  ])('must seat those who are there: %j', (present, fault) => {
    const answer = pairingOf([
      [3, 1],
      [2, 4],
      [5, 0],
    ]);
    if (!answer.ok || answer.pairing === null) throw new Error('no pairing');
    const found = seatingFault(answer.pairing, new Set(present));
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});

describe('the blocks of a checker', () => {
  const TABLE = `b: Round #1
b: Round #2
b: Round #3
  Checker pairings        Tournament pairings
     11 -   2                  7 -   2
      7 -  14                 11 -  14

b: Round #4
`;

  it.each(['\n', '\r', '\r\n'])('are read with line ends %j', (eol) => {
    const answer = readRoundBlocks(TABLE.replaceAll('\n', eol), 4);
    expect(answer).toEqual({
      ok: true,
      standingsAgree: null,
      rounds: [
        { round: 1, agrees: true, instead: null },
        { round: 2, agrees: true, instead: null },
        {
          round: 3,
          agrees: false,
          instead: {
            added: [
              [11, 2],
              [7, 14],
            ],
            removed: [
              [7, 2],
              [11, 14],
            ],
          },
        },
        { round: 4, agrees: true, instead: null },
      ],
    });
  });

  it.each([
    ['PAB:   10      PAB:    9', 'another player has the bye', [[10, 0]], [[9, 0]]],
    ['   9 -   0         10 -   0', 'the bye as a board', [[9, 0]], [[10, 0]]],
    ['PAB:    3                 3 -   8', 'a bye in place of a game', [[3, 0]], [[3, 8]]],
  ])('tell byes: %s', (row, _what, added, removed) => {
    const text = `a: Round #1\n  Checker pairings        Tournament pairings\n  ${row}\n   8 -   2    2 -  11\n`;
    const answer = readRoundBlocks(text, 1);
    const instead = { added: [...added, [8, 2]], removed: [...removed, [2, 11]] };
    expect(answer).toMatchObject({ ok: true, rounds: [{ round: 1, agrees: false, instead }] });
  });

  it('may follow a banner, and hold texts', () => {
    const text = 'Checker 1.0\n\nZürich: Round #1\nNo valid pairing exists\nZürich: Round #2\n';
    expect(readRoundBlocks(text, 2)).toEqual({
      ok: true,
      standingsAgree: null,
      rounds: [
        { round: 1, agrees: false, instead: null },
        { round: 2, agrees: true, instead: null },
      ],
    });
  });

  it.each([
    ['silence', '', 'reports on no round, although the file has 2'],
    ['an error', 'Error in processing (x)\n', 'it says "Error in processing (x)"'],
    ['a round missing at the end', 'a: Round #1\n', 'does not report on round 2 (of 2)'],
    ['a round missing in front', 'a: Round #2\n', 'does not report on round 1 (of 2)'],
    ['a round twice', 'a: Round #1\na: Round #1\na: Round #2\n', 'on round 1 more than once'],
    ['a round too many', 'a: Round #1\na: Round #2\na: Round #3\n', 'on 3 rounds, the file has 2'],
  ])('are no evidence: %s', (_what, text, note) => {
    const answer = readRoundBlocks(text, 2);
    expect(answer).toMatchObject({ ok: false, outcome: 'unreadable-answer' });
    expect(answer.ok ? '' : answer.note).toContain(note);
  });
});

describe('a check report', () => {
  const report = (tournament: object): string => JSON.stringify({ tournaments: [tournament] });

  it.each([
    ['agrees', true],
    ['deviates', false],
    ['not-checked', null],
  ])('whose standings are said to be %s', (verdict, standingsAgree) => {
    const rounds = [{ round: 1, verdict: 'agrees', reference: [] }];
    expect(readCheckReport(report({ rounds, standings: { verdict } }), 1)).toMatchObject({ standingsAgree });
  });

  it('is read', () => {
    const text = report({
      verdict: 'deviates',
      rounds: [
        { round: 1, verdict: 'agrees', reference: [{ white: 1, black: 2 }, { bye: 3 }] },
        { round: 2, verdict: 'impossible', reference: [] },
      ],
    });
    expect(readCheckReport(text, 2)).toEqual({
      ok: true,
      standingsAgree: null,
      rounds: [
        {
          round: 1,
          agrees: true,
          instead: {
            added: [
              [1, 2],
              [3, 0],
            ],
            removed: null,
          },
        },
        { round: 2, agrees: false, instead: null },
      ],
    });
  });

  it.each([
    ['text', 'all is well', 'is no JSON: "all is well"'],
    ['another document', '{}', 'does not speak of a tournament'],
    ['an invalid file', report({ verdict: 'invalid', rounds: [], errors: ['x'] }), 'does not take the file'],
    [
      'a round not checked',
      report({ verdict: 'agrees', rounds: [{ round: 1, verdict: 'not-checked' }] }),
      'reports on no round',
    ],
  ])('cannot be used: %s', (_what, text, note) => {
    const answer = readCheckReport(text, 1);
    expect(answer.ok ? '' : answer.note).toContain(note);
  });
});

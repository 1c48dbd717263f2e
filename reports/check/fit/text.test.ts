import { describe, expect, test } from 'vitest';
import type { EditionTrial, TournamentReport } from '../../../checker/index.js';
import { deviation, report, round } from '../../testing/deviations.js';
import { wholeReport } from '../../testing/whole-report.js';
import { agreement, fitText } from './text.js';

/** An edition by which the first rounds agree and the others deviate. */
function trial(id: string, agree: number, deviate: number): EditionTrial {
  const rounds = Array.from({ length: agree + deviate }, (_, index) =>
    round(index < agree ? [] : [deviation()], { round: index + 1 }),
  );
  return { id, missing: [], rounds };
}

/** A tournament of two rounds that these editions fit. */
function tried(...fitting: readonly string[]): TournamentReport {
  const trials = ['dutch-2017', 'dutch-2026'].map((id) =>
    fitting.includes(id) ? trial(id, 2, 0) : trial(id, 1, 1),
  );
  return report(trials[0].rounds, {
    verdict: fitting.length > 0 ? 'agrees' : 'deviates',
    fit: {
      ...{ trials, fitting },
      calledFor: {
        choice: {
          ...{ id: 'dutch-2026', chosenBy: 'default' },
          source: { kind: 'default', isSystemNamed: false },
        },
      },
    },
  });
}

const GREEN = '\u001b[32m';
const RED = '\u001b[31m';
const DIFFERS = 'round 2: C12 (2.4.7): ';

describe('the table of a tournament that was tried by all editions', () => {
  test.each<[string, readonly string[], string, colour: string]>([
    ['no edition', [], 'paired by none of them', RED],
    ['one edition', ['dutch-2017'], 'paired by dutch-2017', GREEN],
    [
      'both editions',
      ['dutch-2017', 'dutch-2026'],
      'cannot be told apart: dutch-2017 and dutch-2026 pair every round as published',
      GREEN,
    ],
  ])(
    'has a row for each edition and a conclusion, which is green if an edition fits: %s',
    (_, fitting, words, colour) => {
      const text = wholeReport(fitText, [tried(...fitting)]);
      const [head, size, columns, ...lines] = text.split('\n');
      expect([head, size]).toEqual(['open.trf:  Open', '  20 players, 2 rounds']);
      expect(columns).toBe('  edition     rounds that agree  first deviation');
      const rows = ['dutch-2017', 'dutch-2026'].map((id) =>
        fitting.includes(id) ? `  ${id}  all 2 of 2` : `  ${id}  1 of 2             ${DIFFERS}`,
      );
      rows.forEach((row, index) => {
        if (row.endsWith(DIFFERS)) expect(lines[index].startsWith(row), lines[index]).toBe(true);
        else expect(lines[index]).toBe(row);
      });
      expect(lines[2].startsWith(`  ${words}`), lines[2]).toBe(true);
      const coloured = wholeReport(fitText, [tried(...fitting)], { isColoured: true });
      expect(coloured).toContain(`${colour}${words}`);
      expect(coloured).not.toContain(colour === RED ? GREEN : RED);
    },
  );

  test.each([
    ['', 'open.trf:'],
    ['  ', 'open.trf:'],
    [' Open ', 'open.trf:  Open'],
  ])('begins with the file and the name of the event, if it has one: "%s"', (name, head) => {
    expect(wholeReport(fitText, [{ ...tried(), name }]).split('\n')[0]).toBe(head);
  });

  test('is left out of a quiet report if an edition fits', () => {
    expect(wholeReport(fitText, [tried('dutch-2017')], { isQuiet: true })).not.toContain('open.trf');
    expect(wholeReport(fitText, [tried()], { isQuiet: true })).toContain('open.trf:  Open');
  });
});

test.each<[number, number, string]>([
  [0, 0, 'not tried'],
  [0, 1, '0 of 1'],
  [1, 0, 'all 1 of 1'],
  [1, 1, '1 of 2'],
  [2, 0, 'all 2 of 2'],
])('rounds that agree: %i, that deviate: %i', (agree, deviate, words) => {
  expect(agreement(trial('dutch-2026', agree, deviate))).toBe(words);
});

test.each<[string, readonly TournamentReport[], readonly string[]]>([
  ['one file', [tried('dutch-2017')], ['1 tournament tried by all editions', '  1 paired by dutch-2017']],
  [
    'several files, the most frequent answer first',
    [tried(), tried('dutch-2017', 'dutch-2026'), tried('dutch-2017'), tried('dutch-2017')],
    [
      '4 tournaments tried by all editions',
      '  2 paired by dutch-2017',
      '  1 paired by none of them',
      '  1 cannot be told apart: dutch-2017 and dutch-2026',
    ],
  ],
])('ends with the number of files that fit each edition: %s', (_, reports, lines) => {
  const text = wholeReport(fitText, reports).trimEnd().split('\n');
  expect(text.slice(-lines.length)).toEqual(lines);
});

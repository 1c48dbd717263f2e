import { describe, expect, test } from 'vitest';
import type { RankDeviation, StandingsCheck } from '../../checker/index.js';
import { totalLines } from '../audit/text.js';
import { caseLines } from './case-words.js';
import { declaredTotals } from './declaration-words.js';
import { dependenceLines, dependenceMark, dependenceTotals } from './dependence-words.js';
import { archiveEncrypted, archiveTooLarge, skippedLines } from './input-problems.js';
import { tooLargeWords } from './round-words.js';
import {
  explainStandings,
  standingsBriefly,
  standingsNotes,
  standingsVerdictWords,
} from './standings-words.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `f${index + 1}`);

describe('files that are no tournaments', () => {
  test.each([
    [0, []],
    [1, ['skipped: 1 file that is no tournament (no record 001): f1']],
    [2, ['skipped: 2 files that are no tournaments (no record 001): f1, f2']],
    [10, [`skipped: 10 files that are no tournaments (no record 001): ${names(10).join(', ')}`]],
    [11, [`skipped: 11 files that are no tournaments (no record 001): ${names(10).join(', ')} and 1 more`]],
    [25, [`skipped: 25 files that are no tournaments (no record 001): ${names(10).join(', ')} and 15 more`]],
  ])('%d of them', (count, lines) => {
    expect(skippedLines({ skipped: names(count), recognised: [] })).toEqual(lines);
  });

  test('those that are recognised have a line for each kind', () => {
    const recognised = [
      { file: 'b', format: 'x', what: 'an X file', way: 'export it' },
      { file: 'c', format: 'y', what: 'a pipe', way: '' },
      { file: 'd', format: 'x', what: 'an X file', way: 'export it' },
    ];
    expect(skippedLines({ skipped: ['a', 'b', 'c', 'd'], recognised })).toEqual([
      'skipped: 4 files that are no tournaments: a, b, c, d',
      'skipped as an X file: b, d (export it)',
      'skipped as a pipe: c',
    ]);
  });

  test.each([
    [1, '1 file of this archive is encrypted and cannot be read.'],
    [2, '2 files of this archive are encrypted and cannot be read.'],
  ])('%d encrypted', (count, message) => {
    expect(archiveEncrypted('a.zip', count).message).toBe(message);
  });

  test('an archive that is too large', () => {
    expect(archiveTooLarge('a.zip').expected).toMatch(/^at most \d+ files of together \d+ MiB$/);
  });
});

describe('readings', () => {
  const rounds = (...depending: (readonly string[] | undefined)[]) =>
    depending.map((dependsOn, index) => ({
      round: index + 1,
      ...(dependsOn === undefined ? {} : { dependsOn }),
    }));

  test.each([
    [undefined, null],
    [[], 'the same by every reading'],
    [['B1'], 'depends on reading B1'],
    [['B1', 'B5'], 'depends on readings B1, B5'],
  ])('%j of a round', (dependsOn, words) => {
    expect(dependenceMark(dependsOn === undefined ? {} : { dependsOn })).toBe(words);
  });

  test.each([
    [rounds(undefined, undefined), []],
    [rounds([], []), ['Every round is the same by each of the 2 other readings of the edition.']],
    [
      rounds([], ['B1'], undefined),
      [
        'Of 2 rounds, 1 round is the same by each of the 2 other readings of the edition.',
        expect.stringMatching(/^Round 2 depends on .*B1/),
      ],
    ],
    [
      rounds([], ['B1'], ['B1', 'B5'], ['B1'], []),
      [
        'Of 5 rounds, 2 rounds are the same by each of the 2 other readings of the edition.',
        expect.stringMatching(/^Rounds 2 to 4 depend on .*B1/),
        expect.stringMatching(/^Round 3 depends on .*B5/),
      ],
    ],
    [
      rounds(['B1']),
      [
        'Of 1 round, no round is the same by each of the 2 other readings of the edition.',
        expect.stringMatching(/^Round 1 depends on/),
      ],
    ],
  ])('of an event %#', (list, lines) => {
    expect(dependenceLines({ readingsTried: ['B1', 'B5'], rounds: list })).toEqual(lines);
  });

  test.each([
    [{ sameByAllReadings: null, byReading: {} }, null],
    [{ sameByAllReadings: 1, byReading: {} }, '1 round the same by every reading'],
    [
      { sameByAllReadings: 7, byReading: { B5: 1, B1: 1, C2: 3 } },
      '7 rounds the same by every reading; rounds that depend on a reading: C2 3, B1 1, B5 1',
    ],
  ])('of all files: %j', (totals, words) => {
    expect(dependenceTotals(totals)).toBe(words);
  });
});

test.each([
  [{ declared: 0, wronglyDeclared: 0 }, null],
  [{ declared: 1, wronglyDeclared: 0 }, '1 deviation declared by the file itself'],
  [{ declared: 0, wronglyDeclared: 1 }, '1 wrong declaration'],
  [{ declared: 2, wronglyDeclared: 3 }, '2 deviations declared by the file itself, 3 wrong declarations'],
])('declarations: %j', (totals, words) => {
  expect(declaredTotals(totals)).toBe(words);
});

test.each([
  [
    { tournaments: 1, invalid: 0, made: 1, unknown: 0, touched: 0 },
    '1 tournament: 1 norm made, 0 unknown; 0 touched by deviations',
  ],
  [
    { tournaments: 3, invalid: 1, made: 0, unknown: 2, touched: 1 },
    '3 tournaments: no norm made, 2 unknown; 1 touched by deviations; 1 file not audited',
  ],
  [
    { tournaments: 3, invalid: 2, made: 5, unknown: 2, touched: 4 },
    '3 tournaments: 5 norms made, 2 unknown; 4 touched by deviations; 2 files not audited',
  ],
])('an audit of %j', (counts, line) => {
  expect(totalLines({ ...counts, skipped: [], recognised: [] })).toEqual([line]);
});

test('rounds too large for the reading by the letter: the largest counts', () => {
  const rounds = [
    { players: 20, limit: 14 },
    { players: 31, limit: 14 },
  ];
  expect(tooLargeWords(rounds, 'dutch-2026')).toBe('too large to try everything (31 players, at most 14)');
  expect(tooLargeWords([{ players: 9, limit: 0 }], 'dutch-2026')).toBe(
    'the rules in this form have no reading by the letter',
  );
});

test.each([
  [[3], 'without it round 3 deviates.'],
  [[3, 4], 'without it rounds 3 and 4 deviate.'],
  [[3, 4, 5], 'without it rounds 3 to 5 deviate.'],
])('acceleration that is found, without which %j deviate', (without, end) => {
  const acceleration = { baku: '2026', from: 'rounds', without, brokenPremises: [] } as const;
  expect(caseLines({ acceleration })[0]).toContain(end);
  const length = { rounds: 9, from: 'fit', without } as const;
  expect(caseLines({ length })[0]).toContain(
    `9 is used, since every round agrees with it; with the rounds that were played, ${end.slice(11)}`,
  );
});

describe('wrong places in the standings', () => {
  const none = { reference: null };
  const rank: RankDeviation = {
    ...{ field: 'rank', player: 5, published: 4, reference: 3, last: 3, aheadByLot: 0, decided: null },
  };

  test.each([
    [{ reference: 1, last: 1 }, 'by the rules 1: nobody is ahead.'],
    [{ reference: 2, last: 2 }, 'by the rules 2: 1 other is ahead.'],
    [{ reference: 3, last: 3 }, 'by the rules 3: 2 others are ahead.'],
    [{ reference: 3, last: 5 }, 'by the rules 3 (to 5 by lot): 2 others are ahead.'],
    [{ reference: 3, last: 3, aheadByLot: 1 }, 'by the rules 3: 2 others are ahead, 1 of them by lot.'],
    [{ reference: 3, last: 3, aheadByLot: 2 }, 'by the rules 3: 2 others are ahead, by lot.'],
  ])('%j', (parts, end) => {
    expect(explainStandings({ ...rank, ...parts }, none)).toBe(`Player 5 has rank 4; ${end}`);
  });

  test('points are written in points', () => {
    const points = { field: 'points', player: 5, published: 45, reference: 40 } as const;
    expect(explainStandings(points, none)).toBe('Player 5 has 4.5 points in the file; the results give 4.');
  });

  test.each([
    [1, '1 wrong place in the standings'],
    [2, '2 wrong places in the standings'],
  ])('%d in few words', (count, words) => {
    const deviations = Array.from({ length: count }, () => rank);
    expect(standingsBriefly({ verdict: 'deviates', deviations } as unknown as StandingsCheck)).toBe(words);
  });
});

describe('notes on the standings', () => {
  const agreeing: StandingsCheck = {
    ...{
      verdict: 'agrees',
      points: 'agree',
      ranks: 'agree',
      readings: [],
      notChecked: null,
      reference: null,
    },
    ...{ ranksNotChecked: null, undecided: null, deviations: [], parted: [], explanations: [] },
  };

  test.each<[Partial<StandingsCheck>, readonly string[]]>([
    [{}, []],
    [{ points: 'not-compared' }, ['The file prints no points: only the ranks are compared.']],
    [{ points: 'not-compared', ranks: 'not-compared' }, []],
    [{ ranks: 'not-compared', ranksNotChecked: 'no-ranks' }, ['The file prints no ranks.']],
    [
      {
        parted: [
          [3, 4],
          [7, 8, 9],
        ],
      },
      [
        'Players 3 and 4 remain tied and have different ranks: by lot or play-off (C.07 3, 4.2).',
        'Players 7, 8 and 9 remain tied and have different ranks: by lot or play-off (C.07 3, 4.2).',
      ],
    ],
    [
      { verdict: 'deviates', points: 'deviate', ranks: 'agree-otherwise', readings: [['ks-step-draw']] },
      [expect.stringMatching(/^All ranks are right by another reading: reading T7: /)],
    ],
    [{ verdict: 'agrees-otherwise', ranks: 'agree-otherwise', readings: [['ks-step-draw']] }, []],
  ])('%j', (parts, notes) => {
    expect(standingsNotes({ ...agreeing, ...parts })).toEqual(notes);
  });

  /** In a few words, and among several files. */
  const VERDICTS: Readonly<Record<StandingsCheck['verdict'], readonly [words: string, briefly: string]>> = {
    agrees: ['agree', 'standings agree'],
    'agrees-otherwise': ['agree otherwise', 'standings agree otherwise (T5+T6, T7)'],
    deviates: ['deviate', 'no wrong place in the standings'],
    'not-checked': ['points agree, ranks not compared', 'points agree, ranks not compared'],
  };

  test.each(Object.entries(VERDICTS))('%s', (verdict, [words, briefly]) => {
    const readings = [['std-double-forfeit-half', 'rr-forfeit-win-is-game'], ['ks-step-draw']] as const;
    const found = { ...agreeing, readings, verdict: verdict as StandingsCheck['verdict'] };
    expect([standingsVerdictWords(found), standingsBriefly(found)]).toEqual([words, briefly]);
    if (verdict !== 'not-checked') return;
    const none = { ...found, points: 'not-compared' } as const;
    expect([standingsVerdictWords(none), standingsBriefly(none)]).toEqual([
      'not compared',
      'standings not compared',
    ]);
  });
});

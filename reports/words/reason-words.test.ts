import { describe, expect, it, test } from 'vitest';
import type { Impossibility } from '../../engine/index.js';
import { dependenceLines, dependenceMark, dependenceTotals } from './dependence-words.js';
import { differenceWords } from './colour-words.js';
import { withNames } from './person.js';
import { impossibleWords, noLegalPairing } from './round-words.js';
import { participantsOf } from './words-of.js';

const WHO = participantsOf('dutch-2026');

test.each<[Impossibility, string]>([
  [{ kind: 'all-met' }, 'everybody has met everybody'],
  [{ kind: 'no-opponent', players: [3], haveMet: true }, 'player 3 has met everybody who is present'],
  [
    { kind: 'no-opponent', players: [3, 5], haveMet: false },
    'players 3 and 5 may not meet anybody who is present',
  ],
  [{ kind: 'not-together' }, 'whichever players are paired, some of the others may not meet'],
])('why no pairing is legal: %j', (why, words) => {
  expect(impossibleWords(why, WHO)).toBe(words);
  expect(noLegalPairing('dutch-2026', why)).toBe(`no pairing of these players is legal: ${words}`);
});

it('two absolute preferences: both colour differences, for each pair', () => {
  const differences = [
    { player: 1, difference: 2 },
    { player: 2, difference: 0 },
    { player: 5, difference: -2 },
    { player: 4, difference: -1 },
  ];
  expect(differenceWords(differences, WHO).map((words) => withNames(words, null))).toEqual([
    'both preferences are absolute, and player 1 has the wider colour difference (+2 against 0 of player 2)',
    'both preferences are absolute, and player 5 has the wider colour difference (-2 against -1 of player 4)',
  ]);
});

describe('rounds by all readings', () => {
  const rounds = [
    { round: 1, dependsOn: [] },
    { round: 2, dependsOn: ['B4'] },
    { round: 3, dependsOn: ['B4', 'B23'] },
    { round: 4 },
  ];

  it('have a mark each where that was asked for', () => {
    expect(rounds.map(dependenceMark)).toEqual([
      'the same by every reading',
      'depends on reading B4',
      'depends on readings B4, B23',
      null,
    ]);
  });

  it('are summed up for the event, and over all files', () => {
    const lines = dependenceLines({ readingsTried: ['B4', 'B22', 'B23'], rounds });
    expect(lines[0]).toBe('Of 3 rounds, 1 round is the same by each of the 3 other readings of the edition.');
    expect(lines.slice(1).map((line) => line.slice(0, 30))).toEqual([
      'Rounds 2 and 3 depend on readi',
      'Round 3 depends on reading B23',
    ]);
    expect(dependenceLines({ rounds })).toEqual([]);
    expect(dependenceTotals({ sameByAllReadings: null, byReading: {} })).toBeNull();
    expect(dependenceTotals({ sameByAllReadings: 1, byReading: { 'x B4': 2, 'x B23': 1 } })).toBe(
      '1 round the same by every reading; rounds that depend on a reading: x B4 2, x B23 1',
    );
  });
});

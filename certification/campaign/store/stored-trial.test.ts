import { describe, expect, it } from 'vitest';
import { fakeResult } from '../testing/fake-trials.js';
import {
  compareTrials,
  DIRECTIONS,
  OUTCOMES,
  parseTrialLine,
  storedTrial,
  trialLine,
} from './stored-trial.js';

const TRIAL = storedTrial(fakeResult({ index: 7, direction: 'live' }));
const [DEVIATION] = TRIAL.deviations;

describe('a line of results', () => {
  it.each(OUTCOMES)('is read with the outcome %s', (outcome) => {
    expect(parseTrialLine(JSON.stringify({ ...TRIAL, outcome }))).toEqual({ ...TRIAL, outcome });
  });

  it.each(DIRECTIONS)('is read with the direction %s', (direction) => {
    const trial = { ...TRIAL, direction, planted: null, mistakes: [] };
    expect(parseTrialLine(JSON.stringify(trial))).toEqual(trial);
  });

  it.each([
    ['no path', { path: null }],
    ['no deviation', { deviations: [] }],
    ['a deviation by a statement', { deviations: [{ rule: 'BT1.round', statement: 'no-pairing' }] }],
    ['standings', { standings: { verdict: 'agrees', wrongPlaces: [] } }],
  ])('is read with %s', (_, parts) => {
    expect(parseTrialLine(JSON.stringify({ ...TRIAL, ...parts }))).toEqual({ ...TRIAL, ...parts });
  });

  it.each([
    { index: 1.5 },
    { index: '7' },
    { direction: 'dead' },
    { direction: null },
    { outcome: 'unknown' },
    { outcome: null },
    { scenario: 1 },
    { edition: null },
    { note: 1 },
    { players: '5' },
    { rounds: null },
    { deviations: null },
    { deviations: {} },
    { deviations: [null] },
    { deviations: [DEVIATION, { rule: 'C12' }] },
    { deviations: [{ ...DEVIATION, rule: 12 }] },
    { decided: null },
    { decided: 1 },
    { infeasible: '0' },
    { path: 1 },
    { roundPaths: null },
    { roundPaths: 'files' },
    { standings: null },
    { standings: { verdict: 1, wrongPlaces: [] } },
    { standings: { verdict: 'agrees' } },
    // A checker that has answered: what was planted, and what it has wrong.
    { direction: 'their-checker', mistakes: [] },
    { direction: 'their-checker', planted: null },
    { direction: 'their-checker', planted: null, mistakes: 1 },
    { direction: 'their-checker', outcome: 'agrees' },
  ])('is not one of ours with %j', (parts) => {
    expect(parseTrialLine(JSON.stringify({ ...TRIAL, ...parts }))).toBeNull();
  });

  it.each([
    [{ outcome: 'agrees', planted: null }, true],
    [{ outcome: 'candidate-crash' }, true],
    [{ outcome: 'deviates', planted: null, mistakes: [] }, true],
  ])('of a checker is read with %j', (parts, isRead) => {
    const line = JSON.stringify({ ...TRIAL, direction: 'their-checker', ...parts });
    expect(parseTrialLine(line) !== null).toBe(isRead);
  });

  it.each(['', '{', '7', '"7"', 'null', '[]', trialLine(TRIAL).slice(0, -1)])('is none: %s', (line) => {
    expect(parseTrialLine(line)).toBeNull();
  });
});

it('trials stand by their numbers, then by their directions', () => {
  const keys = [2, 10, 1].flatMap((index) =>
    (['positions', 'live', 'their-checker', 'replay', 'their-files'] as const).map((direction) => ({
      index,
      direction,
    })),
  );
  const sorted = keys.sort(compareTrials).map(({ index, direction }) => `${index} ${direction}`);
  expect(sorted).toEqual(
    [1, 2, 10].flatMap((index) =>
      ['replay', 'live', 'their-files', 'their-checker', 'positions'].map((name) => `${index} ${name}`),
    ),
  );
});

import { describe, expect, test } from 'vitest';
import { configProblems } from './generator-config.js';

describe('a configuration with one fault has one complaint, at its place', () => {
  test.each([
    [{ players: 'many' }, /^players: found "many", expected .*number/],
    [{ players: { min: 'x', max: 40 } }, /^players\.min: found "x", expected a whole number/],
    [{ players: { min: 4 } }, /^players.*: .*max/],
    [{ rates: { forfeit: 2 } }, /^rates\.forfeit: found 2, expected /],
    [{ ratings: { highest: 'x' } }, /^ratings\.highest: found "x"/],
    [{ teams: { boards: { min: 0, max: 4 } } }, /^teams\.boards\.min: found 0/],
    [{ unknown: 1 }, /unknown/],
    [{ tieBreaks: ['BH', 'XX'] }, /^tieBreaks: found "BH,XX", position 4: "XX" is not a tie-break/],
  ])('%j', (config, complaint) => {
    const problems = configProblems(config);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(complaint);
  });

  test.each([
    {},
    { players: 40 },
    { players: { min: 4, max: 40 } },
    { teams: { boards: { min: 2, max: 4 }, reserves: 1 } },
  ])('%j has none', (config) => {
    expect(configProblems(config)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asDeclared, editionById } from '../engine/index.js';
import { checkFile } from './check-file.js';
import type { TournamentReport } from './report.js';

/** Positions in which an earlier version was wrong, or in which programs differ: what is right stands here. */
function check(name: string, edition?: string): TournamentReport {
  const content = readFileSync(new URL(`../corpus/found/${name}.trf`, import.meta.url));
  return checkFile(content, name, edition === undefined ? {} : { edition: editionById(edition) });
}

function verdictOf({ rounds }: TournamentReport, round: number): string {
  return rounds[round - 1].verdict;
}

describe('topscorers who get a colour difference beyond 2', () => {
  it.each([
    ['c8-2017', 8],
    ['c10-2026', 8],
  ])('are counted by players: %s', (name, round) => {
    expect(verdictOf(check(name), round)).toBe('agrees');
  });

  it('and only where the game makes it larger', () => {
    expect(verdictOf(check('c8-worse-2017', 'dutch-2017'), 7)).toBe('agrees');
  });
});

describe('1992, C12', () => {
  it('another player is moved down who lets the next bracket have its p pairings', () => {
    expect(verdictOf(check('c12-1992'), 4)).toBe('agrees');
    expect(check('c12-1992-wrong').rounds[3].deviations[0]).toMatchObject({ rule: 'C12' });
  });

  it('of a bracket that is treated as homogeneous p pairings are asked, not an opponent for everybody', () => {
    const { reference } = check('c12-1992-homogeneous').rounds[5];
    const pairs = reference.map((board) =>
      'bye' in board ? '' : [board.white, board.black].sort((a, b) => a - b).join('-'),
    );
    expect(pairs).toEqual(expect.arrayContaining(['1-4', '3-10', '5-6', '7-8']));
  });
});

it('Lim 3.8: who is due nothing is not due the alternate colour', () => {
  expect(verdictOf(check('lim-3.8'), 3)).toBe('agrees');
});

it('an initial-colour that only a later round shows', () => {
  const report = check('initial-colour-black');
  expect(report.verdict).toBe('agrees');
  expect(report.initialColour).toMatchObject({ colour: 'black', game: { round: 2 } });
});

it('teams: two open readings by the letter, and together where they are read otherwise', () => {
  expect(verdictOf(check('two-readings'), 7)).toBe('agrees');
  const edition = asDeclared(editionById('team-swiss-2026')!, { isMaxi: false, reading: 'M1+M12' });
  const content = readFileSync(new URL('../corpus/found/two-readings.trf', import.meta.url));
  expect(checkFile(content, 'x', { edition }).rounds[6].verdict).toBe('deviates');
});

it.each(['tbr-forfeit', 'tbr-forfeit2'])(
  'teams: a match won by forfeit counts at the boards at which somebody waited: %s',
  (name) => {
    const { standings } = check(name);
    expect(standings?.verdict).toBe('agrees');
    expect(standings?.parted).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { player, read } from '../../corpus/trf/testing/lines.js';
import type { Tournament } from '../../corpus/index.js';
import { dubov2026, dutch2026 } from '../../engine/testing/editions.js';
import { missingFor } from './missing-data.js';

/** Two who play and one who never comes. */
function event(names: readonly string[], ratings: readonly (number | null)[]): Tournament {
  const lines = [player(1, '0.5', '   2 w ='), player(2, '0.5', '   1 b ='), player(3, '0.0', '0000 - Z')];
  const found = read(lines.join('\n'));
  const players = found.players.map((one, index) => ({ ...one, name: names[index], rating: ratings[index] }));
  return { ...found, players };
}

const NAMES = ['A', 'B', 'C'];

describe('ratings', () => {
  test.each([
    ['everybody has one', [2400, 2300, 2200], []],
    ['who never came has none', [2400, 2300, null], []],
    ['one of two has none', [2400, null, 2200], [{ unrated: [2], isAll: false }]],
    ['nobody who came has one', [null, null, 2200], [{ unrated: [1, 2], isAll: true }]],
    ['nobody has one', [null, null, null], [{ unrated: [1, 2], isAll: true }]],
  ])('%s', (_, ratings, missing) => {
    expect(missingFor(dubov2026, event(NAMES, ratings))).toEqual(missing);
    expect(missingFor(dutch2026, event(NAMES, ratings))).toEqual([]);
  });
});

describe('names', () => {
  const byNames = { ...dutch2026, needs: ['names' as const] };
  test.each([
    ['all', NAMES, []],
    ['one', ['', 'B', ''], []],
    ['none', ['', ' ', ''], ['names']],
  ])('%s', (_, names, missing) => {
    expect(missingFor(byNames, event(names, [null, null, null]))).toEqual(missing);
  });
});

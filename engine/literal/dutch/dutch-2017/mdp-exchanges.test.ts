import { expect, it } from 'vitest';
import { compareLists, subsets } from '../../enumerate.js';
import { AS_PRINTED } from '../../reading.js';
import type { Pair } from '../bracket.js';
import { dutchPlayer } from '../testing/players.js';
import { mdpExchange } from './reading.js';
import { pairingScoreDifference } from './score-differences.js';

it.each([
  [4, '1-2-3-4 1-2-3-5 1-2-4-5 1-3-4-5 2-3-4-5'],
  [3, '1-2-3 1-2-4 1-2-5 1-3-4 2-3-4 1-3-5 1-4-5 2-3-5 2-4-5 3-4-5'],
  [2, '1-2 1-3 1-4 2-3 2-4 1-5 2-5 3-4 3-5 4-5'],
  [1, '1 2 3 4 5'],
])('of five moved-down players, with scores of the printed example, %i are paired: %s', (size, expected) => {
  const mdps = [70, 70, 65, 65, 60].map((score, index) => dutchPlayer(index + 1, score));
  const residents = [6, 7, 8, 9, 10].map((id) => dutchPlayer(id, 55));
  const bracket = { mdps, residents, below: [] };
  const sets = [...subsets(mdps, size)].map((set) => {
    const pairs = set.map((mdp, place): Pair => [mdp, residents[place]]);
    const candidate = { pairs, downfloaters: mdps.filter((mdp) => !set.includes(mdp)) };
    const psd = pairingScoreDifference(candidate, bracket, AS_PRINTED);
    return { name: set.map(({ id }) => id).join('-'), psd, order: mdpExchange(candidate, bracket) };
  });
  const sorted = sets.toSorted((a, b) => compareLists(a.psd, b.psd) || compareLists(a.order, b.order));
  expect(sorted.map(({ name }) => name).join(' ')).toBe(expected);
  // D.3.a comes automatically in complying with C.6, as the text says.
  expect(sets.toSorted((a, b) => compareLists(a.order, b.order))).toEqual(sorted);
});

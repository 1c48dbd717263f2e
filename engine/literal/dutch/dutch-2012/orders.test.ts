import { expect, it } from 'vitest';
import { compareLists, pairings, subsets } from '../../enumerate.js';
import type { Pair } from '../bracket.js';
import { orderOfExchange } from '../orders.js';
import { dutchPlayer } from '../testing/players.js';
import { sequence2012, setOfD3 } from './orders.js';
import type { ScoreBracket } from './score-bracket.js';

const HOMOGENEOUS: Pick<ScoreBracket, 'mdps' | 'below' | 'isJoined'> = {
  mdps: [],
  below: [],
  isJoined: false,
};

/** The exchanges of so many players of S1, 1 to 5, with players of S2, 6 to 11, in their order: like "5,4 6,7". */
function exchangesOf(size: number): string[] {
  return [...subsets([1, 2, 3, 4, 5], size)]
    .flatMap((toS2) =>
      [...subsets([6, 7, 8, 9, 10, 11], size)].map((toS1) => ({
        name: `${toS2.toReversed().join()} ${toS1.join()}`,
        order: orderOfExchange(toS1, toS2),
      })),
    )
    .sort((one, other) => compareLists(one.order, other.order))
    .map(({ name }) => name);
}

it.each([
  [1, '5 6', 1],
  [1, '4 8', 8],
  [1, '2 6', 10],
  [1, '1 11', 30],
  [2, '5,3 6,7', 3],
  [2, '5,4 7,8', 5],
  [2, '4,3 6,7', 8],
  [2, '5,1 6,11', 71],
  [2, '3,2 8,9', 101],
  [2, '2,1 10,11', 150],
  [3, '5,4,2 6,7,8', 3],
  [3, '5,4,3 6,8,9', 5],
])('D.2: of the exchanges of %i players, %s has the printed place %i', (size, name, place) => {
  expect(exchangesOf(size).indexOf(name) + 1).toBe(place);
});

it('D.3: the sets of three of five moved-down players come in the printed order', () => {
  const mdps = [1, 2, 3, 4, 5].map((id) => dutchPlayer(id, 10));
  const resident = (index: number) => dutchPlayer(index + 6, 0);
  const sets = [...subsets(mdps, 3)].reverse().map((s1) => ({
    name: s1.map(({ id }) => id).join('-'),
    order: setOfD3(mdps).valueOf(
      { pairs: s1.map((mdp, index): Pair => [mdp, resident(index)]), downfloaters: [] },
      { ...HOMOGENEOUS, residents: [] },
    ),
  }));
  const names = sets.toSorted((one, other) => compareLists(one.order, other.order)).map(({ name }) => name);
  expect(names.join(' ')).toBe('1-2-3 1-2-4 1-2-5 1-3-4 1-3-5 1-4-5 2-3-4 2-3-5 2-4-5 3-4-5');
});

it('C.6 to C.8: all transpositions come before the first exchange', () => {
  const residents = [1, 2, 3, 4, 5, 6].map((id) => dutchPlayer(id, 10));
  const bracket: ScoreBracket = { ...HOMOGENEOUS, residents };
  const candidates = [...pairings(residents, () => true)].map((pairs) => ({
    name: pairs.map(([higher, lower]) => `${higher.id}-${lower.id}`).join(' '),
    order: sequence2012(bracket, []).map(({ valueOf }) => valueOf({ pairs, downfloaters: [] }, bracket)),
  }));
  const sorted = candidates.toSorted((one, other) => {
    const differing = one.order.findIndex((value, index) => compareLists(value, other.order[index]) !== 0);
    return compareLists(one.order[differing], other.order[differing]);
  });
  expect(sorted.map(({ name }) => name).slice(0, 8)).toEqual([
    ...['1-4 2-5 3-6', '1-4 2-6 3-5', '1-5 2-4 3-6', '1-5 2-6 3-4', '1-6 2-4 3-5', '1-6 2-5 3-4'],
    ...['1-3 2-5 4-6', '1-3 2-6 4-5'],
  ]);
});

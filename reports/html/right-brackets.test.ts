import { expect, test } from 'vitest';
import type { PicturedBracket, PicturedSide } from '../../checker/index.js';
import { runsOf } from './right-brackets.js';

const SIDE: PicturedSide = { pairs: [{ higher: 1, lower: 2, white: 1 }], floaters: [3] };
const OTHER: PicturedSide = { pairs: [{ higher: 1, lower: 3, white: 1 }], floaters: [2] };

function bracket(parts: Partial<PicturedBracket>): PicturedBracket {
  const players = { movedDown: [], residents: [1, 2, 3], broughtUp: [] };
  return {
    kind: 'scoregroup',
    score: 10,
    givesBye: false,
    ...players,
    published: SIDE,
    reference: SIDE,
    deviation: null,
    ...parts,
  };
}

const KINDS: Readonly<Record<string, PicturedBracket>> = {
  agrees: bracket({}),
  deviates: bracket({ reference: OTHER, deviation: 0 }),
  /** The colours deviate, the pairs are the same. */
  colours: bracket({ deviation: 1 }),
  left: bracket({ reference: null }),
  unpublished: bracket({ published: null }),
  other: bracket({ reference: OTHER }),
};

test.each([
  ['agrees agrees agrees', [3]],
  ['agrees deviates agrees agrees', [1, 1, 2]],
  ['agrees colours agrees', [1, 1, 1]],
  ['left left', [1, 1]],
  ['agrees left agrees', [1, 1, 1]],
  ['unpublished agrees', [1, 1]],
  ['other other', [1, 1]],
  ['deviates deviates', [1, 1]],
  ['', []],
])('%s: only neighbours that agree are one run', (kinds, lengths) => {
  const brackets = kinds.split(' ').flatMap((kind) => KINDS[kind] ?? []);
  const runs = runsOf(brackets);
  expect(runs.map(({ others }) => 1 + others.length)).toEqual(lengths);
  for (const { bracket: first, index } of runs) expect(brackets[index]).toBe(first);
  expect(runs.flatMap(({ bracket: first, others }) => [first, ...others])).toEqual(brackets);
});

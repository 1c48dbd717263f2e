import { expect, it } from 'vitest';
import { fromJson, shownJson } from './shown-json.js';

it('what cannot be seen in names is written out, and all else stays', () => {
  const answer = { players: [{ name: 'Te\u202Est, "Zoë"', rank: 1, bye: null }], isOver: false };
  expect(JSON.parse(shownJson(answer))).toEqual({
    players: [{ name: 'Te\\u{202E}st, "Zoë"', rank: 1, bye: null }],
    isOver: false,
  });
});

it('a map arrives as a map', () => {
  const answer = { people: new Map([[7, { name: 'Example, Ivan' }]]), empty: new Map() };
  expect(fromJson(shownJson(answer))).toEqual(answer);
});

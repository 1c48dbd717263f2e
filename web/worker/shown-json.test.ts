import { expect, it } from 'vitest';
import { shownJson } from './shown-json.js';

it('what cannot be seen in names is written out, and all else stays', () => {
  const answer = { players: [{ name: 'Te\u202Est, "Zoë"', rank: 1, bye: null }], isOver: false };
  expect(JSON.parse(shownJson(answer))).toEqual({
    players: [{ name: 'Te\\u{202E}st, "Zoë"', rank: 1, bye: null }],
    isOver: false,
  });
});

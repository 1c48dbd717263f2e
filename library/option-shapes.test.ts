import { expect, test } from 'vitest';
import { TWO_PLAYERS } from './option-shapes.js';

test('two different players: whole numbers from 1 on', () => {
  expect(TWO_PLAYERS.faultIn([18, 6], 'players')).toBeNull();
  const wrong = [
    [18, 18],
    [18, '6'],
    ['18', 6],
    [18, null],
    [0, 6],
    [18, 1.5],
    [18],
    [18, 6, 7],
    '18,6',
    null,
  ];
  for (const value of wrong)
    expect(TWO_PLAYERS.faultIn(value, 'players'), JSON.stringify(value)).not.toBeNull();
});

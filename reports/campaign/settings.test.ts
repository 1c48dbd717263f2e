import { expect, test } from 'vitest';
import { settingLines } from './settings.js';

const lines = (scenarios: object): string[] => settingLines({ generation: 3, scenarios } as never);

test('settings in which kinds differ have a line for the kinds that share a value, the others stand below', () => {
  const found = lines({
    calm: { players: { min: 10, max: 60 }, acceleration: 'none', rounds: 5 },
    open: { players: { min: 10, max: 60 }, acceleration: ['none', 'none', 'baku', 'none'], rounds: 5 },
    tiny: { players: { min: 4, max: 4 }, acceleration: 'none' },
  });
  expect(found).toEqual([
    'generation 3 of the generator; kinds of tournaments: calm, open, tiny',
    '',
    'acceleration:',
    '  calm, tiny  none',
    '  open        3 x none, baku',
    '',
    'players:',
    '  calm, open  10 to 60',
    '  tiny        4',
    '',
    'rounds:',
    '  calm, open  5',
    '  tiny        -',
  ]);
});

test('of one kind, or of kinds that are the same, there is one table', () => {
  const found = lines({ calm: { rounds: 5, rates: { forfeit: 0.1, byRound: [0, 0, 1] }, teams: [] } });
  expect(found).toEqual([
    'generation 3 of the generator; kinds of tournaments: calm',
    '',
    'rates.byRound  0, 0, 1',
    'rates.forfeit  0.1',
    'rounds         5',
    'teams          none',
  ]);
});

import { describe, expect, it } from 'vitest';
import { robinKind } from '../../engine/round-robin/index.js';
import type { GeneratorConfig } from '../config/config.js';
import { asRobinModel, robinKindOf } from './robin-model.js';
import { NO_RATES } from './table-config.js';

const KIND = robinKind('round-robin')!;

it.each([
  ['FIDE_ROUNDROBIN', 'round-robin'],
  ['FIDE_ROUND_ROBIN', 'round-robin'],
  [' fide_roundrobin ', 'round-robin'],
  ['BERGER_ROUNDROBIN', 'round-robin'],
  ['BERGER_ROUNDROBIN_G1', 'round-robin'],
  ['BERGER_ROUNDROBIN_G01', 'round-robin'],
  ['FIDE_DOUBLEROUNDROBIN', 'double-round-robin'],
  ['FIDE_DOUBLE_ROUND_ROBIN', 'double-round-robin'],
  ['BERGER_ROUNDROBIN_G2', 'double-round-robin'],
  ['BERGER_ROUNDROBIN_G02', 'double-round-robin'],
  ['BERGER_ROUNDROBIN_G9', 'double-round-robin'],
  ['BERGER_ROUNDROBIN_G12', 'double-round-robin'],
  // Of another federation, or of another system.
  ['MY_FIDE_ROUNDROBIN', null],
  ['NOT_BERGER_ROUNDROBIN', null],
  ['ROUNDROBIN', null],
  ['FIDEROUNDROBIN', null],
  ['FIDE_DUTCH_2026', null],
  ['BERGER_SWISS', null],
  ['', null],
  [null, null],
])('the code %s names %s', (systemCode, id) => {
  expect(robinKindOf({ systemCode })?.id ?? null).toBe(id);
});

describe('a model of a round robin', () => {
  const none = Object.fromEntries(NO_RATES.map((rate) => [rate, 0]));
  const roster = [
    { name: 'A', rating: 2000 },
    { name: 'B', rating: null },
  ];

  it.each<[string, GeneratorConfig, GeneratorConfig]>([
    ['nothing', {}, { rates: none, tieBreaks: 'usual' }],
    ['the players', { roster }, { roster, rates: none, tieBreaks: 'usual' }],
    ['the points', { points: '3-1-0' }, { points: '3-1-0', rates: none, tieBreaks: 'usual' }],
    ['that less will do', { atMost: true }, { atMost: true, rates: none, tieBreaks: 'usual' }],
    ['that less will not do', { atMost: false }, { atMost: false, rates: none, tieBreaks: 'usual' }],
    [
      'results, without byes',
      { rates: { forfeit: 0.1, halfPointBye: 0.2, lateEntry: { count: 2 }, withdrawal: 0.01 } },
      { rates: { forfeit: 0.1, withdrawal: 0.01, ...none }, tieBreaks: 'usual' },
    ],
    ['tie-breaks', { tieBreaks: ['SB', 'KS'] }, { rates: none, tieBreaks: ['SB', 'KS'] }],
    ['no tie-breaks of a Swiss', { tieBreaks: ['SB', 'BH'] }, { rates: none, tieBreaks: 'usual' }],
    ['no tie-breaks of teams', { tieBreaks: ['MPvGP'] }, { rates: none, tieBreaks: 'usual' }],
    [
      'nothing else',
      { system: 'dutch-2026', rounds: 7, acceleration: 'baku', forbiddenPairs: 3, initialColour: 'white' },
      { rates: none, tieBreaks: 'usual' },
    ],
  ])('keeps %s', (_, model, expected) => {
    expect(asRobinModel(model, KIND)).toStrictEqual({ system: 'round-robin', ...expected });
  });
});

import { expect, test } from 'vitest';
import type { NormGame } from './games.js';
import { meetsForeignerRequirement } from './mix.js';

/** Games against opponents of these federations; null: it is not known. */
function against(...federations: readonly (string | null)[]): NormGame[] {
  return federations.map((federation, index) => ({
    round: index + 1,
    opponent: { id: index + 2, title: '', rating: 2300, federation, sex: 'm' },
    halfPoints: 1,
  }));
}

// Of nine games (1.4.3, 1.4.4): two foreign federations, at most five opponents of the own and six of one federation.
test.each<[string, (string | null)[], string | null, boolean]>([
  ['two foreign federations', [...Array<string>(5).fill('GER'), 'FRA', 'FRA', 'ITA', 'ITA'], 'GER', true],
  [
    'one foreign federation',
    [...Array<string>(4).fill('GER'), ...Array<string>(5).fill('FRA')],
    'GER',
    false,
  ],
  ['too many of the own', [...Array<string>(6).fill('GER'), 'FRA', 'FRA', 'ITA'], 'GER', false],
  ['too many of another one', [...Array<string>(7).fill('FRA'), 'ITA', 'GER'], 'GER', false],
  ['six of another one', [...Array<string>(6).fill('FRA'), 'ITA', 'GER', 'GER'], 'GER', true],
  [
    'three foreign ones, no own',
    [...Array<string>(3).fill('FRA'), 'ITA', 'ITA', 'ITA', 'ESP', 'ESP', 'ESP'],
    'GER',
    true,
  ],
  ['an opponent of no known federation', ['FRA', 'ITA', 'ESP', null], 'GER', false],
  ['a player of no known federation', ['FRA', 'ITA', 'ESP', 'POR'], null, false],
])('%s', (_, federations, own, expected) => {
  expect(meetsForeignerRequirement(against(...federations), own)).toBe(expected);
});

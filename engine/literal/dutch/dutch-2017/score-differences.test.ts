import { expect, test } from 'vitest';
import { AS_PRINTED } from '../../reading.js';
import { dutchPlayer } from '../testing/players.js';
import { pairingScoreDifference } from './score-differences.js';

test('the first example of the draft, D.4: two moved-down players and one resident', () => {
  const [one, two, three] = [dutchPlayer(1, 75), dutchPlayer(2, 60), dutchPlayer(3, 55)];
  const bracket = { mdps: [one, two], residents: [three], below: [] };
  const psd = (paired: typeof one, left: typeof one): number[] =>
    pairingScoreDifference({ pairs: [[paired, three]], downfloaters: [left] }, bracket, AS_PRINTED);
  expect(psd(one, two)).toEqual([20, 15]);
  expect(psd(two, one)).toEqual([30, 5]);
});

test('the second example of the draft, D.4: a last bracket of different scores (D4)', () => {
  const [one, four, five] = [dutchPlayer(1, 30), dutchPlayer(2, 20), dutchPlayer(3, 20)];
  const [six, seven] = [dutchPlayer(4, 15), dutchPlayer(5, 10)];
  const bracket = { mdps: [one], residents: [four, five, six, seven], below: [] };
  const psd = (pairs: readonly (readonly [typeof one, typeof one])[], bye: typeof one): number[] =>
    pairingScoreDifference({ pairs, downfloaters: [bye] }, bracket, AS_PRINTED);
  expect(psd([[one, four], [six, seven]], five)).toEqual([20, 10, 5]); // prettier-ignore
  expect(psd([[one, six], [four, five]], seven)).toEqual([15, 10, 0]); // prettier-ignore
  expect(psd([[four, five], [six, seven]], one)).toEqual([30, 5, 0]); // prettier-ignore
});

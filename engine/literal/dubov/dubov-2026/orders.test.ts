import { expect, it } from 'vitest';
import type { DubovPlayer } from './definitions.js';
import {
  compareSets,
  fromTheMiddle,
  possibleShifters,
  possibleUpfloaters,
  sets,
  transpositions,
} from './orders.js';

function player(tpn: number, parts: Partial<DubovPlayer> = {}): DubovPlayer {
  const preference = { colour: 'black', strength: 'mild' } as const;
  return { id: tpn, tpn, score: 0, aro: 0, preference, ...parts } as DubovPlayer;
}

const idsOf = (players: Iterable<DubovPlayer>): number[] => [...players].map(({ id }) => id);

it('4.1.3: sets of two of four', () => {
  const pool = [1, 2, 3, 4].map((tpn) => player(tpn));
  const all = [...sets(pool, 2)].map(idsOf);
  expect(all).toEqual([
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
  ]);
  expect(compareSets(pool, [pool[3], pool[0]], [pool[1], pool[2]])).toBeLessThan(0);
});

it('4.2.2: upfloaters by score, then TPN', () => {
  const lower = [player(1, { score: 15 }), player(2, { score: 30 }), player(3, { score: 30 })];
  expect(idsOf(possibleUpfloaters(lower))).toEqual([2, 3, 1]);
});

it('4.3.2: White seekers by ARO, Black seekers by TPN, both from the middle', () => {
  const white = { colour: 'white', strength: 'mild' } as const;
  const seekers = [player(1, { aro: 2300 }), player(2, { aro: 2100 }), player(3, { aro: 2100 })];
  expect(idsOf(possibleShifters(seekers))).toEqual([2, 1, 3]);
  expect(idsOf(possibleShifters(seekers.map((one) => ({ ...one, preference: white }))))).toEqual([3, 2, 1]);
});

it('4.3.3: the example, and a list of six', () => {
  expect(fromTheMiddle(Array.from('ABCDEFG')).join('')).toBe('DCEBFAG');
  expect(fromTheMiddle(Array.from('ABCDEF')).join('')).toBe('CDBEAF');
});

it('4.4.2: the transpositions of three players', () => {
  const g2 = [3, 1, 2].map((tpn) => player(tpn));
  const all = [...transpositions(g2, () => true)].map((t2) => idsOf(t2).join(''));
  expect(all).toEqual(['123', '132', '213', '231', '312', '321']);
  const without2First = [...transpositions(g2, ({ id }, place) => id !== 2 || place > 0)];
  expect(without2First.map((t2) => idsOf(t2).join(''))).toEqual(['123', '132', '312', '321']);
});

import { describe, expect, it, test } from 'vitest';
import type { Colour } from '../../model/event.js';
import { eventOfCells, stateAfter } from '../../testing/event-of-cells.js';
import { formOf, pairedRound } from '../testing/boards.js';
import { AS_PRINTED, firstFault } from '../reading.js';
import type { LiteralPairing } from '../reading.js';
import { literalReadings } from '../index.js';
import { identifierOf } from './pairing.js';
import { preferenceOf } from './preferences.js';
import { compareSets } from './upfloaters.js';
import type { Participant } from './definitions.js';

describe('orders of generation', () => {
  it('3.5.4: the example', () => {
    const teams = [2, 6, 8, 1, 3, 5].map(
      (tpn, index) => ({ tpn, score: index < 3 ? 30 : 25 }) as Participant,
    );
    const setOf = (...tpns: number[]): Participant[] => teams.filter(({ tpn }) => tpns.includes(tpn));
    const sets = [setOf(6, 8, 1), setOf(2, 8, 3), setOf(2, 6, 5), setOf(2, 6, 1)].sort(compareSets);
    expect(sets.map((set) => set.map(({ tpn }) => tpn).join())).toEqual(['2,6,1', '2,6,5', '2,8,3', '6,8,1']);
  });

  it('3.6.2: the example', () => {
    const pairs = [
      [11, 24],
      [16, 6],
      [10, 9],
      [8, 4],
    ].map(([one, other]) => [{ tpn: one }, { tpn: other }] as const);
    expect(identifierOf(pairs)).toEqual([4, 6, 9, 11, 8, 16, 10, 24]);
  });
});

test.each([
  ['', 'none', 'none'],
  ['W', 'none', 'mild black'],
  ['WB', 'none', 'mild white'],
  ['WBB', 'simple white', 'strong white'],
  ['WWBB', 'simple white', 'strong white'],
  ['BBB', 'simple white', 'strong white'],
  ['WWWBB', 'none', 'mild black'],
  ['WWB', 'none', 'mild black'],
  ['WBWBW', 'none', 'mild black'],
  ['BBWW', 'simple black', 'strong black'],
])('1.7: after "%s" type A is %s, type B %s', (history, typeA, typeB) => {
  const colours = Array.from(history).map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const state = stateAfter(eventOfCells(['']), 0);
  const preferences = ['A', 'B'].map((type) => {
    const preference = preferenceOf(state, formOf({ choices: { colours: type } }), { colours });
    return preference === null ? 'none' : `${preference.strength} ${preference.colour}`;
  });
  expect(preferences).toEqual([typeA, typeB]);
});

describe('the published probe', () => {
  it('case 1 (3.6.1): members of a pair by TPN', () => {
    const rows = ['5w1', '6w1', '7w=', '8w1', '1b0', '2b0', '3b=', '4b0'];
    const round = pair(rows, 1);
    expect(opponents(round).slice(0, 2)).toEqual(['1-3', '2-4']);
    const fault = firstFault(round, { pairs: [[1, 4], [2, 3], [5, 7], [6, 8]], bye: null }); // prettier-ignore
    expect(fault).toBe('3.6.3');
  });

  it('case 2 ([C6]): as many upfloaters as the number of teams allows, or by degrees (M1)', () => {
    const rows = [
      '7w1 8w1 9w1',
      '10w= 9b= 8w=',
      '4w= 5b= 6w=',
      '3b= 6w= 5b=',
      '6w= 3w= 4w=',
      '5b= 4b= 3b=',
      '1b0 10w= Z',
      '9w= 1b0 2b=',
      '8b= 2w= 1b0',
      '2b= 7b= Z',
    ];
    const otherwise = ['M1'];
    expect(opponents(pair(rows, 3, AS_PRINTED, 5))).toContain('1-3');
    expect(opponents(pair(rows, 3, formOf({ otherwise }), 5))).toContain('1-2');
  });

  it('case 4a ([C1]): a match that neither played is no meeting', () => {
    const rows = ['2w-', '1b-', '4w=', '3b=', '6w=', '5b='];
    expect(opponents(pair(rows, 1))).toEqual(['1-2', '3-5', '4-6']);
  });

  it('case 4b (3.4.3): a forfeit is no match played, or is one (M10)', () => {
    const rows = ['2w1', '1b0', '4w+', '3b-', 'U'];
    expect(pair(rows, 1).bye).toBe(2);
    expect(pair(rows, 1, formOf({ otherwise: ['M10'] })).bye).toBe(4);
  });

  it('case 5 (1.7.2): no preference in the last round, or a strong one for two equal colours (M12)', () => {
    const colours: Colour[] = ['black', 'black', 'white', 'white'];
    const state = stateAfter(eventOfCells(['2b1 3b1 4w1 5w1'], { totalRounds: 5 }), 4);
    const choices = { colours: 'B' };
    expect(preferenceOf(state, formOf({ choices }), { colours })).toBeNull();
    const otherwise = ['M12'];
    expect(preferenceOf(state, formOf({ choices, otherwise }), { colours })?.strength).toBe('strong');
  });
});

function pair(rows: readonly string[], played: number, form = AS_PRINTED, totalRounds = 9): LiteralPairing {
  const state = stateAfter(eventOfCells(rows, { totalRounds }), played);
  return pairedRound(literalReadings['team-swiss-2026'], state, form);
}

function opponents({ pairs }: LiteralPairing): string[] {
  return pairs.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`).sort();
}

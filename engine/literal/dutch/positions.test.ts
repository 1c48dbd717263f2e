import { describe, expect, it, test } from 'vitest';
import type { EventData } from '../../model/event.js';
import { EventHistory } from '../../model/history.js';
import type { RoundState } from '../../model/player.js';
import { eventOfCells } from '../../testing/event-of-cells.js';
import { AS_PRINTED, firstFault } from '../reading.js';
import type { LiteralPairing, LiteralRound } from '../reading.js';
import { dutchReadings } from './index.js';

/** White first, and the bye; or what became of the round. */
function boardsOf(round: LiteralRound): string {
  if (round.kind !== 'paired') return round.kind;
  const pairs = round.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...pairs, ...(round.bye === null ? [] : [`${round.bye}-0`])].join(' ');
}

function stateOf(rows: readonly string[], parts: Partial<EventData>, absent: readonly number[]): RoundState {
  const history = new EventHistory(eventOfCells(rows, parts));
  while (history.round <= rows[0].split(' ').length) history.advance();
  return history.stateFor((id) => !absent.includes(id), 'white');
}

describe('positions of the worked examples, paired by programs of both editions', () => {
  it.each([
    {
      name: 'P1: the lowest score for the bye',
      rows: ['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0', '2w0 6b1', '3b0 5w0'],
      parts: { totalRounds: 3 },
      absent: [4],
      expected: { 2026: '1-5 3-2 6-0', 2017: '1-3 6-2 5-0' },
    },
    {
      name: 'P2: unplayed games of who has the bye',
      rows: ['3w1', '4b1', '1b0', '2w0', 'Z'],
      parts: { totalRounds: 3 },
      absent: [],
      expected: { 2026: '2-1 3-5 4-0', 2017: '2-1 3-5 4-0' },
    },
    {
      name: 'P3: the lowest score for the bye at the price of a pair',
      rows: ['3w0', '4b=', '1b1', '2w=', 'U'],
      parts: {},
      absent: [],
      expected: { 2026: '3-4 2-5 1-0', 2017: '3-5 2-1 4-0' },
    },
    {
      name: 'P4: who takes the bye',
      rows: ['3w= H 4b=', '4b0 U 5w0', '1b= H U', '2w1 5b= 1w=', 'H 4w= 2b1'],
      parts: {},
      absent: [],
      expected: { 2026: '3-5 1-2 4-0', 2017: '3-4 1-2 5-0' },
    },
    {
      name: 'P5: a forbidden pair',
      rows: ['4w= 6b0 2w0', '5b0 3w= 1b1', '6w= 2b= 5w=', '1b= 5w1 6b=', '2w1 4b0 3b=', '3b= 1w1 4w='],
      parts: { totalRounds: 4, forbidden: [{ first: 1, last: 4, ids: [3, 4] }] },
      absent: [],
      expected: { 2026: '4-2 5-6 1-3', 2017: '4-2 5-6 1-3' },
    },
    {
      name: 'P8: no second bye',
      rows: [
        '6w0 10b= U H 7w0 H',
        '7b= 5w0 10w0 Z 3b= U',
        '8w0 U 5b0 Z 2w= 6b0',
        '9b1 Z 7w1 H 5b= 8w0',
        '10w= 2b1 3w1 8b1 4w= 9b=',
        '1b1 8w0 Z 10b1 Z 3w1',
        '2w= H 4b0 9w0 1b1 10b1',
        '3b1 6b1 H 5w0 H 4b1',
        '4w0 H H 7b1 10w1 5w=',
        '5b= 1w= 2b1 6w0 9b0 7w0',
      ],
      parts: {},
      absent: [4, 6, 10],
      expected: { 2026: '5-1 8-2 3-9 7-0', 2017: '8-9 7-3 2-1 5-0' },
    },
  ])('$name', ({ rows, parts, absent, expected }) => {
    const state = stateOf(rows, parts, absent);
    for (const year of [2026, 2017] as const) {
      const found = boardsOf(dutchReadings[`dutch-${year}`].pair(state, AS_PRINTED));
      expect(found.split(' ').sort()).toEqual(expected[year].split(' ').sort());
    }
  });
});

describe.each(Object.entries(dutchReadings))('%s', (name, reading) => {
  const rows = ['2w1', '1b0', '4w1', '3b0'];
  const pairing = (state: RoundState): LiteralPairing => {
    const round = reading.pair(state, AS_PRINTED);
    if (round.kind !== 'paired') throw new Error(round.kind);
    return round;
  };

  it('leaves a round without a legal pairing', () => {
    const met = stateOf(['2w1 2b1', '1b0 1w0'], {}, []);
    expect(reading.pair(met, AS_PRINTED)).toEqual({ kind: 'impossible' });
  });

  it('names the rule that a published round breaks first', () => {
    const paired = pairing(stateOf(['2w=', '1b=', '4w=', '3b='], {}, []));
    const faultOf = (...pairs: (readonly [number, number])[]): string | null =>
      firstFault(paired, { pairs, bye: null });
    expect(boardsOf(paired)).toBe('4-1 2-3');
    expect(faultOf([1, 4], [2, 3])).toBeNull();
    // A procedure compares no candidates.
    expect(paired.brackets === null).toBe(name === 'dutch-1992');
    if (paired.brackets === null) return;
    expect(['C1', 'B.1', 'B.1.a']).toContain(faultOf([1, 2], [3, 4]));
    expect(['C12', 'C10', 'B.7', 'X']).toContain(faultOf([1, 3], [2, 4]));
  });

  it('refuses what it cannot take', () => {
    const state = stateOf(rows, {}, []);
    const forms = [
      { ...AS_PRINTED, isMaxi: true },
      { ...AS_PRINTED, choices: { colours: 'A' } },
      { ...AS_PRINTED, without: new Set(['no such rule']) },
      { ...AS_PRINTED, otherwise: new Set(['no such number']) },
    ];
    for (const form of forms) expect(() => reading.pair(state, form)).toThrow(RangeError);
    const crowd = stateOf(Array<string>(15).fill('Z'), {}, []);
    expect(() => reading.pair(crowd, AS_PRINTED)).toThrow(RangeError);
  });
});

test('without a rule the next one decides', () => {
  const state = stateOf(['3w0', '4b=', '1b1', '2w=', 'U'], {}, []);
  const without = new Set(['C5']);
  const round = dutchReadings['dutch-2026'].pair(state, { ...AS_PRINTED, without });
  expect(boardsOf(round)).toContain('3-5');
});
